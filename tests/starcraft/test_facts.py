"""The facts of StarCraft say what the tables they were converted from say, and add up."""

import hashlib
import json
import re
from collections import Counter

import pytest

from orrery.resources import resource
from tests.starcraft.tables import RACES, SETS, by_id, copies, facts, in_play, of, records, tables

# SHA-256 of the canonical JSON (keys sorted) of each file, taken when every figure had been
# compared with the tables the facts come from.
CHECKSUMS = {
    "buildings": "7dc4a6eafae59fd33d013cb438cfb72b0fd9db97e40cd6719a04a19a421e28b8",
    "combat_cards": "b4b02fb2919131f33a1005b473397b9e478c7dbf15a62eb88d8a13e5c1e46447",
    "components": "36bb4a08fd5c9120ab306f24abc878bd3cd8e1da10ab9a6483814fd4062c9b68",
    "costs": "2e7ff68159c2cbdbdef314b37ee1694ffe68c402427c8f088a21c37d7dd28750",
    "events": "c08a26fb4a159abae0a6cb4f35ac223cf52c902e6a9ed2f6cc0730a330005f4e",
    "factions": "e0fbf9d2dc30b90d1c7b5193f6e0e77d593e5fa841030f4608b87bed87cd2f39",
    "figures": "e95c963cfed7d0e0cfc1afe8168ebe238dc14fa35d5cae56d77222a1cabcfb42",
    "leadership": "3462384245418b0b962930c5dd0f3df06a79ddd3990ad1d87ff3e9b3a3aac384",
    "modules": "848d3a4edc964c4bffa495bbf580df89ff8a8db6596278e5ecf0ab700972b1cb",
    "planets": "07ebc8eaedc56644c5ef5c2bcb42f55799f407be4b3326a32cefeddf4b2b00f2",
    "scenarios": "8a1ecd751c37317a44152420b312ccf1787ead06aac1f6258cc1193a0ff0e0c9",
    "technologies": "867e8cd3fa53f71c16db6b7a194d4a5c9d60332e94cdbd247298d80904c65bf2",
    "units": "f338fd905189f283547efc65981f76fed548d1e0a7de61330e45901babd0e61b",
}
FILES = sorted(CHECKSUMS)
WORDS = ("rulebook", "public", "derived", "reconstructed")
PATTERNS = {
    "opposite": {"north", "south"},
    "corner": {"north", "east"},
    "tee": {"north", "east", "south"},
    "cross": {"north", "east", "south", "west"},
}


# ---- the files ----------------------------------------------------------------------------------


def test_every_file_of_facts_has_a_checksum() -> None:
    found = resource("data", "starcraft").glob("*.toml")
    assert sorted(path.stem for path in found) == FILES


@pytest.mark.parametrize("name", FILES)
def test_every_figure_is_that_of_the_source(name: str) -> None:
    canonical = json.dumps(facts(name), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    assert hashlib.sha256(canonical.encode()).hexdigest() == CHECKSUMS[name]


@pytest.mark.parametrize("name", FILES)
def test_ids_are_unique_within_a_file(name: str) -> None:
    ids = Counter(record["id"] for record in records(name))
    assert [one for one, times in ids.items() if times > 1] == []


def test_slugs_of_pieces_and_cards_are_unique_over_all_files() -> None:
    slugs = Counter(
        record["id"]
        for name in ("units", "modules", "combat_cards", "technologies", "events", "leadership")
        for record in records(name)
    )
    slugs.update({building["type"] for building in records("buildings")})
    assert [one for one, times in slugs.items() if times > 1] == []


@pytest.mark.parametrize("name", FILES)
def test_provenance_names_fields_and_uses_the_words_of_sources_md(name: str) -> None:
    for record in records(name):
        assert record["provenance"] in WORDS, record["id"]
    for table in tables(facts(name)):
        apart = table.get("provenance_of", {})
        assert set(apart) <= {*table, "text"}, table
        assert set(apart.values()) <= set(WORDS), table


def test_sources_md_counts_the_records() -> None:
    page = resource("data", "starcraft", "SOURCES.md").read_text("utf-8")
    stated = dict(re.findall(r"^\| (\w+)\.toml \| (.*) \|$", page, re.MULTILINE))
    assert sorted(stated) == FILES
    for name, row in stated.items():
        main = Counter(record["provenance"] for record in records(name))
        apart = Counter(
            word
            for table in tables(facts(name))
            for word in table.get("provenance_of", {}).values()
        )
        areas = [area for record in records(name) for area in record.get("area", [])]
        apart.update(area["provenance"] for area in areas if "provenance" in area)
        counts = [main.total(), *(main[word] for word in WORDS)]
        fields = " / ".join(str(apart[word]) for word in WORDS)
        assert row == " | ".join([*map(str, counts), fields]), name


def test_no_effect_and_no_note_is_kept() -> None:
    for name in FILES:
        for table in tables(facts(name)):
            assert not {"effect", "effects", "note", "rule"} & set(table), name


# ---- pieces: SC-COMP-01 to -03, BW-SETUP-03 to -10 ----------------------------------------------


def test_three_races_of_two_factions() -> None:
    factions = facts("factions")["faction"]
    assert Counter(faction["race"] for faction in factions) == dict.fromkeys(RACES, 2)
    assert [race["id"] for race in facts("factions")["race"]] == list(RACES)
    assert len({faction["colour"] for faction in factions}) == 6


def test_figures_of_a_faction() -> None:
    counts = {
        (race, used): sum(unit["figures"] for unit in of("units", race=race, set=used))
        for race in RACES
        for used in SETS
    }
    assert [counts[race, "base"] for race in RACES] == [30, 27, 33]
    assert [counts[race, "brood_war"] for race in RACES] == [6, 9, 9]
    many = {unit["id"]: unit["figures"] for unit in records("units") if unit["figures"] != 3}
    assert many == {"marine": 6, "zealot": 6, "zergling": 9, "hydralisk": 6}


def test_tokens_and_limits_of_a_faction() -> None:
    limits = {row["id"]: row["count"] for row in facts("components")["per_faction"]}
    assert limits == {
        "bases": 6,
        "workers": 15,
        "transports": 7,
        "standard_orders": 6,
        "special_orders": 3,
        "orders_placed_per_round": 4,
        "defend_order": 1,
        "base_per_planet": 1,
        "transport_per_route": 1,
        "attack_over_unit_limit": 2,
    }
    for row in facts("components")["per_faction"]:
        assert sum(row.get("split", {"all": row["count"]}).values()) == row["count"]


@pytest.mark.parametrize(("used", "counts"), [("base", (8, 6, 6)), ("brood_war", (5, 4, 0))])
def test_building_tokens(used: str, counts: tuple[int, ...]) -> None:
    assert tuple(len(of("buildings", race=race, set=used, token=True)) for race in RACES) == counts


def test_brood_war_puts_eight_building_tokens_away_and_adds_nine() -> None:
    gone = {building["id"] for building in of("buildings", removed_in_brood_war=True)}
    new = {building["id"].removesuffix("_bw") for building in of("buildings", set="brood_war")}
    assert len(gone) == 8
    assert new - gone == {"robotics_2"}
    assert gone < new


@pytest.mark.parametrize(("used", "counts"), [("base", (8, 7, 4)), ("brood_war", (3, 3, 3))])
def test_module_tokens(used: str, counts: tuple[int, ...]) -> None:
    modules = of("modules", set=used)
    assert tuple(sum(module["tokens"][race] for module in modules) for race in RACES) == counts
    for module in modules:
        assert set(module["cost"]) == {race for race in RACES if module["tokens"][race]}


def test_shared_pieces_are_as_many_as_the_records() -> None:
    shared = {row["id"]: (row["base"], row["brood_war"]) for row in facts("components")["shared"]}
    areas = {
        used: [area for planet in of("planets", set=used) for area in planet["area"]]
        for used in SETS
    }
    resources = tuple(
        sum(area["yields"] in {"minerals", "gas"} for area in areas[used]) for used in SETS
    )
    heroes = sum("hero" in card for card in records("leadership"))
    assert shared["planet_tiles"] == tuple(len(of("planets", set=used)) for used in SETS)
    assert shared["planet_tiles"] == shared["starting_planet_tokens"] == (12, 6)
    assert shared["resource_cards"] == resources == (26, 12)
    assert shared["event_cards"] == tuple(copies(of("events", set=used)) for used in SETS)
    assert shared["leadership_cards"] == (0, len(records("leadership"))) == (0, 42)
    assert shared["hero_tokens"] == (0, heroes) == (0, 7)
    assert (shared["normal_routes"], shared["z_axis_routes"]) == ((15, 5), (6, 0))
    assert shared["depletion_tokens"] == (20, 0)


# ---- what builds what ----------------------------------------------------------------------------


@pytest.mark.parametrize("used", SETS)
def test_every_unit_is_built_at_the_place_it_names(used: str) -> None:
    places = {
        unit: {"building": building["type"], "level": building["level"]}
        for building in in_play("buildings", used)
        for unit in building["enables"]
    }
    technologies = {card["id"] for card in in_play("technologies", used)}
    for unit in in_play("units", used):
        changed = unit.get("brood_war", {}) if used == "brood_war" else {}
        match changed.get("built_at", unit["built_at"]):
            case {"technology": technology}:
                assert technology in technologies, unit["id"]
            case {"installation": installation}:
                assert installation in by_id("components"), unit["id"]
            case place:
                assert places.pop(unit["id"]) == place
    assert places == {}


def test_units_given_up_exist_and_the_starting_buildings_are_printed_on_the_sheet() -> None:
    units = by_id("units")
    for unit in records("units"):
        for given_up in unit.get("destroys", {}):
            assert units[given_up]["race"] == unit["race"]
    printed = {
        building["race"]: {"type": building["type"], "level": building["level"]}
        for building in of("buildings", token=False)
    }
    assert printed == {race["id"]: race["starting_building"] for race in facts("factions")["race"]}


def test_assist_units_neither_attack_nor_support_and_have_no_values() -> None:
    for unit in records("units"):
        assert ("attack_max" not in unit["overview"]) == unit["assist"], unit["id"]
        if unit["assist"]:
            assert (unit["attacks"], unit["support"]) == ([], 0), unit["id"]


# ---- planets -------------------------------------------------------------------------------------


def test_planets_have_the_slots_of_their_pattern_and_numbered_areas() -> None:
    for planet in records("planets"):
        assert set(planet["sides"]) == PATTERNS[planet["pattern"]], planet["id"]
        assert len(planet["sides"]) == len(PATTERNS[planet["pattern"]]), planet["id"]
        for number, area in enumerate(planet["area"], start=1):
            assert area["id"] == f"{planet['id']}.{number}"
            assert area["yields"] in {"minerals", "gas", "conquest", "strategic"}
            assert area["allows"] in (["ground", "flying"], ["ground"], ["flying"])
            assert 1 <= area["unit_limit"] <= 4
    assert sum(len(planet["sides"]) for planet in of("planets", set="base")) == 34
    assert [len(planet["area"]) for planet in of("planets", large=True)] == [5]


def test_base_planets_are_open_to_all_units_and_without_strategic_areas() -> None:
    for planet in of("planets", set="base"):
        for area in planet["area"]:
            assert (len(area["allows"]), area["yields"] == "strategic") == (2, False), area["id"]
