"""BW-SETUP-06, -07, -09, -13, BW-OPT-02, -04, -05, -09: the table is laid out with new pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.decisions import Option
from orrery.core.errors import BadData
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.board.queries import can_hold_base, clockwise, is_resource_area
from orrery.starcraft.facts.options import complete
from orrery.starcraft.facts.terms import IN_AIR, NONE
from orrery.starcraft.rules.setup.quick import spread_units
from orrery.starcraft.rules.setup.setup import BuildGalaxy, PlayGame
from orrery.starcraft.rules.victory import target
from tests.marks import rule
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import SEATS, Opening, begin
from tests.starcraft.scenario import tile

# ---- what is in the boxes together ---------------------------------------------------------------


@rule("BW-SETUP-06")
def test_event_and_resource_cards_are_merged() -> None:
    box = expanded_box(players="6")
    assert sum(box.event_copies) == 77
    assert sum(is_resource_area(box, area) for area in range(box.areas)) == 26 + 12
    game = opening(players="6", leadership="yes", galaxy="quick")
    state = game.state
    assert len(state.event_deck) + len(state.event_box) == 77
    assert Counter(box.event_stage[card] for card in state.event_deck) == {1: 25, 2: 25, 3: 21}


@rule("BW-SETUP-11", "BW-OPT-08")
@pytest.mark.parametrize(
    ("players", "left"), [("2", 9), ("3", 13), ("4", 17), ("5", 21), ("6", 25)]
)
def test_the_event_deck_has_so_many_cards_of_each_stage(players: str, left: int) -> None:
    for leadership, last in (("yes", 21), ("no", 20)):
        game = opening(players=players, leadership=leadership, galaxy="quick")
        stages = [game.box.event_stage[card] for card in reversed(game.state.event_deck)]
        assert Counter(stages) == {1: left, 2: left, 3: last}
        assert stages == sorted(stages), "Stage I on top"


@rule("BW-SETUP-07")
def test_planets_are_drawn_from_all_eighteen() -> None:
    seen: set[int] = set()
    for seed in range(6):
        game = begin(expanded_box(players="6", factions=",".join(SEATS), leadership="no"), seed)
        drawn = [planet for event in game.told("planets") for planet in event.things]
        assert len(drawn) == len(set(drawn)) == 12
        seen |= set(drawn)
    assert seen == set(range(18)), "each of the eighteen came up"


@rule("BW-SETUP-09")
def test_three_figures_of_each_new_unit() -> None:
    game = opening(players="6", galaxy="quick")
    box = game.box
    new = ["medic", "valkyrie", "dark_templar", "dark_archon", "corsair"]
    new += ["lurker", "devourer", "infested_terran"]
    units = [unit for sheet in box.units_of for unit in sheet if box.unit_slugs[unit] in new]
    assert len(units) == 16
    assert sum(box.figures[unit] for unit in units) == 48
    flying = {box.unit_slugs[unit] for unit in units if box.kind[unit] == IN_AIR}
    assert flying == {"valkyrie", "corsair", "devourer"}
    for faction in SEATS:
        for slug in new:
            if slug in [
                box.unit_slugs[unit] for unit in box.units_of[game.player(faction).faction]
            ]:
                assert game.supply(faction, slug) == 3


def opening(seed: int = 1, players: str = "4", **options: str) -> Opening:
    """A game of given factions without Leadership cards, unless told otherwise."""
    factions = ",".join(SEATS[: int(players)])
    given = {"players": players, "factions": factions, "leadership": "no", **options}
    return begin(expanded_box(**given), seed)


# ---- starting bases and units --------------------------------------------------------------------


def on_erebus(faction: str, quick: bool = False) -> Opening:
    """A player whose base is on Erebus Station, where four ground units find room."""
    game = begin(expanded_box(factions=f"{faction},aldaris", leadership="no"), 1)
    box, state = game.box, game.state
    state.first = 0
    tiles = ("erebus_station 0 0", "hydrax 0 1", "helios 0 2")
    state.galaxy = make_galaxy(box.planet_sides, tuple(tile(box, text) for text in tiles))
    state.planets = ((), ())
    areas = [box.area_slugs.index(slug) for slug in ("erebus_station.1", "helios.2")]
    state.bases = tuple(areas.index(area) if area in areas else NONE for area in range(box.areas))
    for player in state.players:
        player.base_supply = 5
    if quick:
        spread_units(game.game, 0)
        return game
    root, galaxy = PlayGame(), BuildGalaxy()
    root.at, root.done, galaxy.at = 2, 1, 7
    game.game.stack = [root, galaxy]
    game.go_on()
    return game


@rule("BW-SETUP-13")
def test_a_starting_unit_without_a_place_stays_in_the_supply() -> None:
    """Interaction 67."""
    game = on_erebus("queen_of_blades")
    assert (game.asked, game.prompt) == ("queen_of_blades", "starting-unit-left")
    assert game.options == ["unit zergling", "unit hydralisk"]
    assert game.why_now(Option("unit", game.box.unit(4, "ultralisk"))) == "SC-GALAXY-17"
    game.picks("unit zergling")
    assert game.army("erebus_station.1") == ["zergling", "zergling", "hydralisk", "hydralisk"]
    assert game.army("erebus_station.2") == [], "only flyers may be there"
    assert game.supply("queen_of_blades", "zergling") == 7


@rule("BW-SETUP-13")
def test_nobody_is_asked_if_all_starting_units_find_a_place() -> None:
    game = on_erebus("jim_raynor")
    assert game.prompt != "starting-unit-left"
    assert len(game.army("erebus_station.1")) == 4


@rule("BW-SETUP-13")
def test_in_a_quick_galaxy_the_cheapest_unit_stays_behind() -> None:
    game = on_erebus("queen_of_blades", quick=True)
    assert game.army("erebus_station.1") == ["zergling", "zergling", "hydralisk", "hydralisk"]


@rule("BW-PLANET-04")
@pytest.mark.parametrize("seed", range(4))
def test_no_starting_base_is_offered_where_only_flyers_may_be(seed: int) -> None:
    game = opening(seed, players="6")
    seen = 0
    while game.state.phase == 0 and not game.is_over:
        for option in game.decision.options:
            if option.verb == "base":
                assert can_hold_base(game.box, option.what)
                seen += 1
        game.game.play(game.decision.options[-1 if game.prompt == "starting-base" else 0])
        game.name_sides()
    assert seen


@rule("BW-PLANET-04")
@pytest.mark.parametrize("seed", range(4))
def test_quick_galaxies_keep_the_kinds_of_areas(seed: int) -> None:
    game = opening(seed, players="6", galaxy="quick")
    box, state = game.box, game.state
    for area, base in enumerate(state.bases):
        assert base == NONE or can_hold_base(box, area)
        assert all(box.allows[area] & box.kind[unit] for unit in state.armies[area])
    assert sorted(base for base in state.bases if base != NONE) == [*range(6)]


# ---- optional rules ------------------------------------------------------------------------------


@rule("BW-OPT-02")
def test_factions_are_dealt_at_random() -> None:
    dealt = set()
    for seed in range(5):
        game = begin(expanded_box(players="6", factions="random", leadership="no"), seed)
        factions = tuple(player.faction for player in game.state.players)
        assert sorted(factions) == [*range(6)], "none twice"
        assert game.prompt == "place-planet", "nobody chooses"
        dealt.add(factions)
    assert len(dealt) > 1


@rule("BW-OPT-04")
def test_of_three_planets_each_player_places_two() -> None:
    game = opening(players="6", planets="two_of_three")
    drawn = [event.things for event in game.told("planets")]
    assert {len(planets) for planets in drawn} == {3}
    assert sorted(planet for planets in drawn for planet in planets) == [*range(18)]
    assert len(game.options) == 3, "any of the three"
    game.pass_setup()
    assert len(game.state.galaxy.planets) == 12
    assert game.state.planets == ((),) * 6
    left = [planet for event in game.told("planets-left") for planet in event.things]
    assert sorted((*left, *game.state.galaxy.planets)) == [*range(18)]
    for seat in range(6):
        home = game.box.planet_of[game.state.bases.index(seat)]
        laid = [event.things[0] for event in game.told("tile") if event.seat == seat]
        assert home in laid
        assert len(laid) == 2


@rule("BW-OPT-04")
def test_the_base_must_go_on_the_second_planet_though_a_third_is_left() -> None:
    game = opening(players="2", planets="two_of_three")
    game.pass_setup(until="starting-base")
    game.picks("done")
    game.pass_setup(until="starting-base")
    game.picks("done")
    game.pass_setup(until="starting-base-now")
    assert game.prompt == "starting-base-now"
    assert len(game.state.planets[game.seat]) == 1


@rule("BW-OPT-05")
def test_in_a_larger_galaxy_three_rounds_of_planets_are_placed() -> None:
    game = opening(players="4", planets="three")
    order = clockwise(game.state)
    game.pass_setup()
    placed = [event.seat for event in game.told("tile")]
    assert placed == [*order, *reversed(order), *order]
    assert len(game.state.galaxy.planets) == 12
    assert Counter(base for base in game.state.bases if base != NONE) == dict.fromkeys(range(4), 1)


@rule("BW-OPT-05")
def test_the_base_may_wait_for_the_third_planet_and_must_go_there() -> None:
    game = opening(players="2", planets="three")
    prompts = []
    while game.state.phase == 0:
        prompts += [game.prompt] if game.prompt.startswith("starting-base") else []
        game.picks("done" if game.prompt == "starting-base" else game.options[0])
    assert prompts == ["starting-base"] * 4 + ["starting-base-now"] * 2


@rule("BW-OPT-05")
@pytest.mark.parametrize(("options", "points"), [({}, 25), ({"teams": "yes"}, 50)])
def test_in_a_larger_galaxy_more_points_are_needed(options: dict[str, str], points: int) -> None:
    given = {"players": "4", "leadership": "no", "galaxy": "quick", "planets": "three", **options}
    game = begin(expanded_box(factions="random", **given), 2)
    assert target(game.game, 0) == points
    assert len(game.state.galaxy.planets) == 12
    assert all(not player.leading for player in game.state.players), "no Special Victory card"


@rule("BW-OPT-05")
@pytest.mark.parametrize("planets", ["two_of_three", "three"])
def test_quick_galaxies_of_more_planets(planets: str) -> None:
    game = opening(players="6", galaxy="quick", planets=planets)
    assert len(game.state.galaxy.planets) == (18 if planets == "three" else 12)
    assert game.state.planets == ((),) * 6
    assert sorted(base for base in game.state.bases if base != NONE) == [*range(6)]


@rule("BW-OPT-09")
def test_three_planets_are_all_placed_or_two_of_them() -> None:
    for value in ("two_of_three,three", "both"):
        with pytest.raises(BadData, match="planets cannot be"):
            complete({"expansion": "brood_war", "planets": value})
    settings = complete({"expansion": "brood_war", "planets": "three"})
    assert settings["planets"] == "three"
