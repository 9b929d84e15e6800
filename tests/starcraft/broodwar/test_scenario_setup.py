"""BW-MODE-10 to BW-MODE-20: what a scenario binds, and how it begins."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.errors import BadData
from orrery.starcraft.board.queries import are_teammates, seat_of
from orrery.starcraft.board.state import SETTING_UP
from orrery.starcraft.facts.options import FACTIONS, SCENARIOS, complete
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.setting_up import forces
from tests.marks import rule
from tests.starcraft.broodwar.scenes import laid_out, new_scenario, rows_of, scenario
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import Opening
from tests.starcraft.scenario import Position, Side, side

QUEST = "quest_for_uraj_and_khalis"
MODES = [(mode, players) for mode, numbers in SCENARIOS.items() for players in numbers]


def settings(mode: str, **options: str) -> dict[str, str]:
    return complete({"expansion": "brood_war", "mode": mode, **options}, is_unfinished=True)


# ---- options -------------------------------------------------------------------------------------


@rule("BW-MODE-10")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_the_number_of_players_is_binding(mode: str) -> None:
    for players in range(2, 7):
        if players in SCENARIOS[mode]:
            assert settings(mode, players=str(players))["players"] == str(players)
            continue
        with pytest.raises(BadData, match="BW-MODE-10"):
            settings(mode, players=str(players))


@rule("BW-MODE-10")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_a_scenario_has_as_many_players_as_it_needs(mode: str) -> None:
    assert settings(mode)["players"] == str(min(SCENARIOS[mode]))


@rule("BW-MODE-10")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_options_and_facts_name_the_same_factions(mode: str, players: int) -> None:
    box = expanded_box(mode=mode, players=str(players))
    assert box.scenario is not None
    played = tuple(box.faction_slugs[one] for one in box.scenario.order)
    assert played == SCENARIOS[mode][players]
    least, most = rows_of(mode)["players"]["least"], rows_of(mode)["players"]["most"]
    assert [*SCENARIOS[mode]] == [*range(least, most + 1)]


@rule("BW-MODE-10")
@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("teams", "yes", "BW-MODE-20"),
        ("goal", "elimination", "BW-MODE-17"),
        ("teammate_bases", "spared", "BW-MODE-21"),
        ("leadership", "no", "BW-OPT-01"),
        ("special_orders", "disposable", "BW-OPT-01"),
        ("planets", "three", "BW-OPT-01"),
        ("factions", "random", "BW-OPT-01"),
    ],
)
def test_what_a_scenario_says_itself_cannot_be_chosen(key: str, value: str, named: str) -> None:
    settings(QUEST)
    with pytest.raises(BadData, match=named):
        settings(QUEST, **{key: value})


# ---- factions and seats --------------------------------------------------------------------------


def chosen(order: list[str], seed: int = 1) -> Opening:
    """A game in which the factions are chosen in this order."""
    game = new_scenario(QUEST, seed, players="4", galaxy="quick")
    for slug in order:
        game.picks(f"faction {slug}")
    return game


@rule("BW-MODE-11")
def test_only_the_factions_of_the_scenario_can_be_chosen() -> None:
    game = new_scenario(QUEST, players="4")
    assert [text.split()[1] for text in game.options] == [*SCENARIOS[QUEST][4]]


@rule("BW-MODE-11")
def test_other_factions_are_refused() -> None:
    named = ",".join(SCENARIOS[QUEST][4])
    assert settings(QUEST, factions=named)["factions"] == named
    with pytest.raises(BadData, match="BW-MODE-11"):
        settings(QUEST, factions=named.replace("tassadar", "aldaris"))


@rule("BW-MODE-11", "BW-MODE-18")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_is_that_of_the_scenario_whoever_chose_first(seed: int) -> None:
    game = chosen(["tassadar", "arcturus_mengsk", "overmind"], seed)
    slugs = [game.box.faction_slugs[one.faction] for one in game.state.players]
    assert slugs[game.state.first] == "queen_of_blades"
    assert [slugs[seat] for seat in game.state.order] == [*SCENARIOS[QUEST][4]]


def idle(*factions: str) -> dict[str, Side]:
    """Sides with a base each, on planets of their own."""
    places = ("bhekar_ro.1", "braken.1", "pridewater.1", "paladino_belt.2")
    return {
        faction: side(at={area: "base"}) for faction, area in zip(factions, places, strict=True)
    }


def quest_sides() -> dict[str, Side]:
    """All four with a base, and the two heroes alive."""
    sides = idle("tassadar", "queen_of_blades", "arcturus_mengsk", "overmind")
    sides["tassadar"] = side(at={"bhekar_ro.1": "zeratul base"})
    sides["queen_of_blades"] = side(at={"braken.1": "sarah_kerrigan base"})
    return sides


@rule("BW-MODE-18")
def test_play_goes_along_the_list_and_the_token_passes_on() -> None:
    """They sit as they like; play goes as the scenario says."""
    game = scenario(
        QUEST,
        idle("tassadar", "queen_of_blades", "arcturus_mengsk", "overmind"),
        phase="planning",
    )
    asked = [game.asked]
    while len(asked) < 4:
        planet = game.options[0]
        game.picks(planet)
        game.picks(game.options[0])
        asked.append(game.asked)
    assert asked == [*SCENARIOS[QUEST][4]]


@rule("BW-MODE-18")
def test_the_first_player_token_passes_to_the_next_of_the_list() -> None:
    game = scenario(QUEST, quest_sides(), phase="regrouping")
    assert game.factions[game.state.first] == "overmind"


@rule("BW-MODE-EX1", "BW-MODE-18")
def test_who_sits_to_the_left_and_who_to_the_right() -> None:
    """Queen of Blades, Raynor, Tassadar: here the three of another scenario."""
    game = laid_out("eye_of_the_storm", players="3", factions="overmind,aldaris,jim_raynor")
    slugs = [game.box.faction_slugs[one.faction] for one in game.state.players]
    assert [slugs[seat] for seat in game.state.order] == ["jim_raynor", "overmind", "aldaris"]
    assert game.state.first == slugs.index("jim_raynor")


# ---- pieces, deck, galaxy, hands -----------------------------------------------------------------


@rule("BW-MODE-12")
def test_pieces_that_are_built_already_cost_nothing() -> None:
    game = laid_out("trump_card")
    mengsk = next(one for one in game.state.players if one.faction == 1)
    barracks = game.box.building_slugs[game.box.race[1]].index("barracks")
    assert mengsk.buildings[barracks] == 2
    assert (mengsk.pool, mengsk.unavailable, sum(mengsk.workers)) == (7, 0, 0)


@rule("BW-MODE-13")
def test_the_track_and_all_tokens_are_ready() -> None:
    game = laid_out(QUEST)
    state = game.state
    assert (state.round, [one.conquest for one in state.players]) == (1, [0] * 4)
    assert not any(state.depletion)
    assert not state.guards
    assert all(one.tokens == (0, 0) for one in state.players)


@rule("BW-MODE-14")
@pytest.mark.parametrize(
    ("mode", "players", "left"),
    [(QUEST, "4", (17, 17, 17)), ("trump_card", "3", (18, 19, 13)),
     ("eye_of_the_storm", "6", (28, 28, 18)), ("eye_of_the_storm", "3", (28, 28, 18)),
     ("desperate_alliance", "2", (0, 0, 0))],
)  # fmt: skip
def test_exactly_the_cards_that_are_listed_are_put_away(
    mode: str, players: str, left: tuple[int, ...]
) -> None:
    game = laid_out(mode, players=players)
    stages = Counter(game.box.event_stage[card] for card in game.state.event_deck)
    assert tuple(stages[stage] for stage in (1, 2, 3)) == left
    backs = [game.box.event_stage[card] for card in game.state.event_deck]
    assert backs == sorted(backs, reverse=True)


@rule("BW-MODE-15")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_all_forces_find_their_places(mode: str, players: int) -> None:
    game = laid_out(mode, players=str(players))
    box, state, row = game.box, game.state, rows_of(mode)
    for one in row["force"]:
        planet = box.planet_slugs.index(one["planet"])
        areas = box.areas_of[planet]
        wanted = sum(one.get("units", {}).values()) + ("hero" in one)
        assert sum(len(state.armies[area]) for area in areas) == wanted
        assert sum(state.bases[area] != NONE for area in areas) == one.get("bases", 0)


@rule("BW-MODE-15")
def test_owners_choose_areas_and_routes_in_play_order() -> None:
    game = new_scenario(QUEST, factions=",".join(SCENARIOS[QUEST][4]))
    assert (game.asked, game.prompt) == ("queen_of_blades", "scenario-base")
    assert game.options == ["base antiga_prime.1", "base antiga_prime.2", "base antiga_prime.3"]
    game.picks("base antiga_prime.2")
    assert game.prompt == "starting-unit"
    assert all(text.startswith("place sarah_kerrigan antiga_prime") for text in game.options)
    while game.prompt == "starting-unit":
        game.picks(game.options[0])
    assert game.prompt == "starting-transport"
    game.picks(game.options[0])
    assert game.asked == "overmind"


@rule("BW-MODE-15")
def test_everybody_takes_the_resource_cards_of_the_planets_with_a_base() -> None:
    game = laid_out("desperate_alliance")
    overmind = game.state.players[1]
    slugs = [game.box.area_slugs[area] for area in overmind.resources]
    assert {slug.partition(".")[0] for slug in slugs} == {"pridewater"}
    assert overmind.pool == 6


@rule("BW-MODE-16")
def test_hands_are_as_usual_unless_the_scenario_says_otherwise() -> None:
    game = laid_out(QUEST)
    assert [len(one.hand) for one in game.state.players] == [6, 6, 6, 8]
    other = laid_out("desperate_alliance")
    bunkers = len([card for card in other.cards("jim_raynor", "hand") if "bunker" in card])
    assert len(other.state.players[0].hand) - bunkers == 6


@rule("BW-MODE-16", "BW-MODE-22")
def test_the_hero_brings_cards_into_the_combat_deck() -> None:
    game = laid_out(QUEST)
    queen = game.state.players[0]
    own = [slug for slug in game.cards("queen_of_blades", "deck") if "queen_of_blades" in slug]
    own += [slug for slug in game.cards("queen_of_blades", "hand") if "queen_of_blades" in slug]
    assert len(queen.deck) + len(queen.hand) == 22, own


# ---- Leadership cards, teams ---------------------------------------------------------------------


@rule("BW-MODE-22")
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_nobody_chooses_leadership_cards_but_heroes_have_theirs(mode: str, players: int) -> None:
    game = laid_out(mode, players=str(players))
    box = game.box
    heroes = {one["hero"] for one in rows_of(mode)["force"] if "hero" in one}
    led = [box.leadership[card] for one in game.state.players for card in one.leading]
    assert {box.unit_slugs[one.hero] for one in led if one.hero != NONE} == heroes
    assert not any(one.leaders or one.waiting for one in game.state.players)
    assert not any(one.wins for one in led)


@rule("BW-MODE-22")
@pytest.mark.parametrize(
    ("hero", "figure"),
    [("jim_raynor_hero", "vulture"), ("fenix", "dragoon"), ("sarah_kerrigan", "infested_terran"),
     ("zeratul", "dark_templar")],
)  # fmt: skip
def test_the_miniatures_of_heroes(hero: str, figure: str) -> None:
    box = expanded_box(mode=QUEST)
    assert box.unit_slugs[box.figure_of[box.unit_slugs.index(hero)]] == figure


@rule("BW-MODE-20")
def test_teams_go_by_faction_wherever_they_sit() -> None:
    game = laid_out(QUEST, factions="tassadar,queen_of_blades,overmind,arcturus_mengsk")
    assert are_mates(game, "tassadar", "queen_of_blades")
    assert are_mates(game, "arcturus_mengsk", "overmind")
    assert not are_mates(game, "tassadar", "overmind")


def are_mates(game: Position, one: str, other: str) -> bool:
    """Whether two factions are teammates."""
    seats = [seat_of(game.state, FACTIONS.index(slug)) for slug in (one, other)]
    return are_teammates(game.state, game.box, *seats)


@rule("BW-MODE-15")
@pytest.mark.parametrize("mode", SCENARIOS)
def test_the_forces_of_a_planet_are_told_as_a_whole(mode: str) -> None:
    """What is proposed is legal, pick by pick."""
    least = min(SCENARIOS[mode])
    game = new_scenario(mode, players=str(least), factions=",".join(SCENARIOS[mode][least]))
    told = 0
    while game.state.phase == SETTING_UP and not game.is_over:
        shown = forces(game.game)
        if shown is None:
            game.picks(game.options[0])
            continue
        told += 1
        assert {place["unit"] for place in shown["places"]} == set(shown["units"])
        assert set(game.options) <= {one["pick"] for one in (*shown["places"], *shown["routes"])}
        game.picks(*shown["spread"])
    assert told
