"""The cards and scenarios of StarCraft fit the rulebooks, the units and each other."""

import re
from collections import Counter

import pytest

from orrery.resources import resource
from orrery.rulebook import catalogue
from orrery.starcraft.board.galaxy import Galaxy, make_galaxy
from orrery.starcraft.facts.terms import SIDES
from tests.starcraft.tables import RACES, SETS, by_id, copies, facts, in_play, of, records

REMOVED = {"terran": {4, 5, 15, 17, 18}, "protoss": {1, 2, 9}, "zerg": {6, 10, 11, 12, 14}}


def keys_of_the_rules() -> str:
    """Section 0.1 of the catalogue: which card a rule speaks about."""
    page = resource("rules", "starcraft.md").read_text("utf-8")
    return page.partition("#### 0.1")[2].partition("| ruling in")[0]


# ---- Combat cards --------------------------------------------------------------------------------


@pytest.mark.parametrize("race", RACES)
def test_combat_decks_have_18_cards_and_20_with_brood_war(race: str) -> None:
    base = of("combat_cards", race=race, set="base")
    assert [card["id"] for card in base] == [f"{race}_{number:02}" for number in range(1, 19)]
    assert [card["number"] for card in base] == list(range(1, 19))
    assert copies(base) == 18
    assert copies(in_play("combat_cards", "brood_war", race=race)) == 20


@pytest.mark.parametrize("race", RACES)
def test_brood_war_puts_the_listed_combat_cards_away(race: str) -> None:
    gone = of("combat_cards", race=race, removed_in_brood_war=True)
    assert {card["number"] for card in gone} == REMOVED[race]
    revised = [card.get("replaces") for card in of("combat_cards", race=race, set="brood_war")]
    assert sorted(filter(None, revised)) == [card["id"] for card in gone]


@pytest.mark.parametrize("race", RACES)
def test_standard_combat_cards_have_values_and_minor_ones_add_up_to_7(race: str) -> None:
    own = {unit["id"] for unit in of("units", race=race)}
    for card in of("combat_cards", race=race):
        assert ("all_units" in card) != ("units" in card), card["id"]
        assert set(card.get("units", [])) <= own, card["id"]
        assert {"standard": True, "reinforcement": False}[card["kind"]] == ("major" in card)
        assert sum(card.get("minor", {"none": 7}).values()) == 7, card["id"]


@pytest.mark.parametrize("used", SETS)
def test_every_fighting_unit_has_at_least_three_standard_cards(used: str) -> None:
    cards = in_play("combat_cards", used, kind="standard")
    shown = Counter(unit for card in cards for unit in card["units"])
    few = [unit["id"] for unit in in_play("units", used, assist=False) if shown[unit["id"]] < 3]
    assert few == []


def test_the_rules_name_every_combat_card_with_text_and_no_other() -> None:
    named = {
        f"{race}_{int(number):02}"
        for race, numbers in re.findall(
            r"\| (terran|protoss|zerg) ([\d, ]+) (?=\|)", keys_of_the_rules()
        )
        for number in numbers.split(",")
    }
    assert named == {card["id"] for card in of("combat_cards", set="base", text=True)}


# ---- Technology cards ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("race", "base", "added"), [("terran", 21, 10), ("protoss", 20, 12), ("zerg", 22, 10)]
)
def test_technology_decks(race: str, base: int, added: int) -> None:
    new = of("technologies", race=race, set="brood_war", faction=None)
    assert copies(of("technologies", race=race, set="base")) == base
    assert copies(new) == added
    assert copies(new) + copies(of("combat_cards", race=race, set="brood_war")) == 17


def test_technologies_that_brood_war_puts_away() -> None:
    gone = {card["id"]: card["copies"] for card in of("technologies", removed_in_brood_war=True)}
    assert gone == {
        "siege_mode": 2,
        "lockdown": 2,
        "increased_reaver_capacity": 3,
        "summon_archon": 1,
        "metabolic_boost": 1,
        "improved_flyer_attack": 2,
        "dark_swarm": 2,
        "guardian_aspect": 1,
    }


def test_two_technologies_are_the_queen_of_blades_own_and_cannot_be_bought() -> None:
    own = [card for card in records("technologies") if "faction" in card]
    assert {card["faction"] for card in own} == {"queen_of_blades"}
    assert copies(own) == 2
    assert [card for card in records("technologies") if "cost" not in card] == own
    assert {card["hero"] for card in own} == {"sarah_kerrigan"}


def test_technologies_have_the_fields_of_their_kind() -> None:
    for card in records("technologies"):
        has_icons = ("all_units" in card) + ("units" in card)
        assert has_icons == (card["kind"] != "play_area"), card["id"]
        assert ("majors" in card) == ("minor" in card) == (card["kind"] == "standard"), card["id"]
        assert len(card.get("majors", range(card["copies"]))) == card["copies"], card["id"]
        units = {unit["id"] for unit in of("units", race=card["race"])}
        assert set(card.get("support_units", [])) <= set(card.get("units", [])) <= units


def test_the_rules_name_every_technology_and_event_of_the_base_game() -> None:
    rows = r"\| SC-{}-\S+ \| `(\w+)` (?=\|)"
    technologies = re.findall(rows.format("CARD"), keys_of_the_rules())
    events = re.findall(rows.format("EVENT"), keys_of_the_rules())
    assert sorted(technologies) == sorted(card["id"] for card in of("technologies", set="base"))
    assert sorted(events) == sorted(card["id"] for card in of("events", set="base"))


def keys_of_brood_war(area: str) -> dict[str, str]:
    """Section 0.5 of the catalogue of Brood War: the rule of each card, by its id."""
    page = resource("rules", "broodwar.md").read_text("utf-8")
    text = page.partition("### 0.5")[2].partition("\n---")[0]
    rows = re.findall(rf"\| (BW-{area}-\d+) \| ((?:`\w+`(?:, )?)+) (?=\|)", text)
    return {slug: rule for rule, slugs in rows for slug in re.findall(r"\w+", slugs)}


def test_every_card_of_brood_war_has_a_rule() -> None:
    """42 Leadership cards, 23 technologies, 5 titles of Events and 19 Combat cards."""
    files = ("technologies", "events", "combat_cards")
    cards = [card["id"] for name in files for card in of(name, set="brood_war")]
    found = keys_of_brood_war("CARD")
    assert sorted(found) == sorted(cards)
    assert len(cards) == 23 + 5 + 19
    assert sorted(set(found.values())) == [f"BW-CARD-{number:02}" for number in range(1, 45)]
    leaders = keys_of_brood_war("LEADCARD")
    assert sorted(leaders) == sorted(by_id("leadership"))
    assert sorted(leaders.values()) == [f"BW-LEADCARD-{number:02}" for number in range(1, 43)]


def test_the_rule_of_a_card_of_brood_war_has_its_name() -> None:
    named = [*of("technologies", set="brood_war"), *of("events", set="brood_war")]
    named += records("leadership")
    keys = keys_of_brood_war("CARD") | keys_of_brood_war("LEADCARD")
    for card in named:
        title = catalogue()[keys[card["id"]]].title
        first = re.split(r" \(| / | of the", title)[0]
        assert first in card["name"], (title, card["name"])


def test_the_rules_name_every_ability_faction_and_module_of_the_base_game() -> None:
    text = keys_of_the_rules().partition("Race abilities")[2].partition("\n")[0]
    abilities = [ability for race in facts("factions")["race"] for ability in race["abilities"]]
    factions = [faction["id"] for faction in facts("factions")["faction"]]
    modules = [module["id"] for module in of("modules", set="base")]
    assert sorted(re.findall(r"`(\w+)`", text)) == sorted(abilities + factions + modules)


# ---- Event cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("used", "counts"), [("base", (25, 25, 20)), ("brood_war", (3, 3, 1))])
def test_events_by_stage(used: str, counts: tuple[int, ...]) -> None:
    assert tuple(copies(of("events", set=used, stage=stage)) for stage in (1, 2, 3)) == counts


def test_only_kept_events_have_a_moment_to_be_given_up_and_only_one_is_forced() -> None:
    for event in records("events"):
        assert ("discard_when" in event) == (event["use"] == "keep"), event["id"]
    assert [event["id"] for event in of("events", forced=True)] == ["the_end_draws_near"]


@pytest.mark.parametrize(("used", "size"), [("base", 25), ("brood_war", 28)])
def test_events_are_put_away_by_the_number_of_players(used: str, size: int) -> None:
    rows = [row for row in facts("figures")["events_removed"] if row["set"] == used]
    assert [row["players"] for row in rows] == [2, 3, 4, 5, 6]
    steps = {"base": [20, 15, 10, 5, 0], "brood_war": [19, 15, 11, 7, 3]}[used]
    assert [row["removed"] for row in rows] == steps
    assert all(row.get("left", size - row["removed"]) == size - row["removed"] for row in rows)


# ---- Leadership cards and starting forces --------------------------------------------------------


def test_each_faction_has_seven_leadership_cards_one_with_its_special_victory() -> None:
    for faction in facts("factions")["faction"]:
        own = of("leadership", faction=faction["id"])
        assert Counter(card["stage"] for card in own) == {1: 3, 2: 2, 3: 2}
        (victory,) = [card for card in own if "special_victory" in card["traits"]]
        assert victory["stage"] == 1
        assert victory["starting_forces"] == faction["starting_forces"]
        assert all(("starting_forces" in card) == (card["stage"] == 1) for card in own)
    assert len({card["name"] for card in records("leadership")}) == 42


def test_heroes_are_units_of_their_race_on_cards_of_stage_2() -> None:
    races = {faction["id"]: faction["race"] for faction in facts("factions")["faction"]}
    for card in records("leadership"):
        assert ("hero" in card) == ("hero" in card["traits"]), card["id"]
        if "hero" in card:
            assert (card["stage"], card["hero"]["id"]) == (2, card["id"])
            assert by_id("units")[card["hero"]["unit"]]["race"] == races[card["faction"]]


def test_starting_forces_are_units_of_the_race_and_within_the_supply() -> None:
    races = {faction["id"]: faction["race"] for faction in facts("factions")["faction"]}
    starts = [(faction["id"], faction) for faction in facts("factions")["faction"]]
    starts += [(card["faction"], card) for card in of("leadership", stage=1)]
    for faction, record in starts:
        forces = record["starting_forces"]
        for slug, number in forces["units"].items():
            unit = by_id("units")[slug]
            assert unit["race"] == races[faction], record["id"]
            assert 0 < number <= unit["figures"], record["id"]
        assert (forces["workers"] <= 15, 1 <= forces["bases"] <= 2) == (True, True)
        assert forces["transports"] <= 2


# ---- scenarios -----------------------------------------------------------------------------------

SCENARIOS = sorted(by_id("scenarios"))


def laid(name: str) -> tuple[list[str], Galaxy]:
    """The map of a scenario: the planets in the order of their numbers, and the galaxy of its
    tiles, the ends of each z-axis route in the first free slots."""
    scenario, planets = by_id("scenarios")[name], records("planets")
    slugs = [planet["id"] for planet in planets]
    sides = tuple(sum(1 << SIDES.index(side) for side in one["sides"]) for one in planets)
    tiles = tuple(
        (slugs.index(one["planet"]), one["column"], one["row"], one["turns"])
        for one in scenario["tile"]
    )
    ends: tuple[tuple[int, int], ...] = ()
    for route in scenario["z_axis"]:
        free = make_galaxy(sides, tiles, ends).free_slots
        major, minor = (
            next(slot for slot in free if slugs[slot // 4] == route[end]) for end in ("a", "b")
        )
        ends = (*ends, (major, minor))
    return slugs, make_galaxy(sides, tiles, ends)


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_tiles_of_a_map_lie_side_by_side_and_every_planet_is_reached(name: str) -> None:
    scenario = by_id("scenarios")[name]
    slugs, galaxy = laid(name)
    assert sorted(slugs[planet] for planet in galaxy.planets) == scenario["planets"]
    assert len({(x, y) for _, x, y, _ in galaxy.tiles}) == len(scenario["planets"])
    reached, left = set(galaxy.planets[:1]), list(galaxy.planets[:1])
    while left:
        new = set(galaxy.adjacent[left.pop()]) - reached
        reached |= new
        left += new
    assert reached == set(galaxy.planets)
    assert galaxy.normal_routes() <= 20
    assert len(galaxy.ends) <= 6


ROUTES = {
    "desperate_alliance": 3,
    "trump_card": 7,
    "quest_for_uraj_and_khalis": 9,
    "eye_of_the_storm": 15,
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_map_has_its_routes_and_those_that_the_text_names(name: str) -> None:
    slugs, galaxy = laid(name)
    joined = {frozenset((slugs[a], slugs[b])) for a, b in galaxy.routes}
    assert galaxy.normal_routes() == ROUTES[name]
    for route in by_id("scenarios")[name].get("named_routes", []):
        assert {route["a"], route["b"]} in joined


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_names_factions_planets_units_and_heroes_that_exist(name: str) -> None:
    scenario = by_id("scenarios")[name]
    sides = set(scenario["play_order"]) | set(scenario.get("run_by", {}))
    assert sides <= {faction["id"] for faction in facts("factions")["faction"]}
    assert {row["faction"] for row in scenario["force"]} == sides
    items = {row["id"] for row in facts("components")["item"]}
    assert sorted(row["faction"] for row in scenario["supply"]) == sorted(sides)
    assert sides.issuperset(faction for team in scenario.get("teams", []) for faction in team)
    for row in scenario["force"]:
        assert row["planet"] in scenario["planets"]
        assert set(row.get("units", {})) <= set(by_id("units"))
        assert row.get("hero", "zeratul") in by_id("leadership")
        assert set(row.get("installations", [])) <= set(by_id("components"))
        assert {row.get("item", "psi_emitter"), row.get("carries", "psi_emitter")} <= items
    for row in scenario["supply"]:
        assert set(row.get("extra_hand", {})) <= set(by_id("technologies"))
        assert set(row.get("leadership", [])) <= set(by_id("leadership"))
        assert set(row.get("modules", [])) <= set(by_id("modules"))
        assert all(of("buildings", **building) for building in row.get("buildings", []))


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_removes_and_offers_events_that_exist(name: str) -> None:
    scenario = by_id("scenarios")[name]
    events = by_id("events")
    for removal in scenario.get("event_removal", []):
        assert removal["copies"] <= events[removal["event"]]["copies"], removal
    for choice in scenario.get("event_choice", []):
        assert set(choice["events"]) <= set(events)
        assert len(set(choice["events"])) == 6
    assert ("event_choice" in scenario) != scenario["normal_event_deck"]


def test_quest_for_uraj_and_khalis_leaves_17_events_of_each_stage() -> None:
    """The text of the scenario gives the three numbers (BW-SCEN-57)."""
    scenario = by_id("scenarios")["quest_for_uraj_and_khalis"]
    left = {stage: copies(of("events", stage=stage)) for stage in (1, 2, 3)}
    for removal in scenario["event_removal"]:
        left[by_id("events")[removal["event"]]["stage"]] -= removal["copies"]
    for removal in scenario["random_event_removal"]:
        left[removal["stage"]] -= removal["copies"]
    assert left == {1: 17, 2: 17, 3: 17}


def test_the_figures_in_the_texts_of_leadership_cards() -> None:
    """BW-LEADCARD-04, -21, -22, -27, -36, -41."""
    figures = {one["id"]: one["number"] for one in records("leadership") if "number" in one}
    assert figures == {
        "hasten_the_end": 4,
        "scorched_earth_policy": 2,
        "storage_facilities": 3,
        "to_the_bitter_end": 2,
        "riches_of_aiur": 2,
        "the_will_of_the_conclave": 8,
    }
