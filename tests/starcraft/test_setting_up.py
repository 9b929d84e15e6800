"""What a page is told while the galaxy is built: ways to lay planets, places of starting forces."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from orrery.core.gestures import Picks, carry_out
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.galaxy import cell
from orrery.starcraft.board.state import SETTING_UP
from orrery.starcraft.knowledge.shown_setup import ForcesShown, PlacingShown
from tests.marks import rule
from tests.starcraft.opening import Opening, at_forces, at_planet, new_game, placing

SEEDS = range(4)


def told_of_planets(game: Opening) -> PlacingShown:
    shown = STARCRAFT.remarks(game.game)["placing"]
    assert shown is not None
    return shown


def told_of_forces(game: Opening) -> ForcesShown:
    shown = STARCRAFT.remarks(game.game)["forces"]
    assert shown is not None
    return shown


def setups(prompts: set[str]) -> Iterator[Opening]:
    """Games of chance, whenever one of these questions is asked."""
    for seed in SEEDS:
        chance = Random(seed)
        game = new_game(seed, players=str(2 + seed), galaxy="place", factions="choose")
        while game.state.phase == SETTING_UP:
            if game.prompt in prompts:
                yield game
            game.pick_by(chance)


@rule("SC-GALAXY-08")
def test_every_way_to_lay_a_planet_says_which_routes_it_makes() -> None:
    game = at_planet("helios 0 0", "halcyon 1 0 1", hands=["torus", "tarsonis"])
    slugs = game.box.planet_slugs
    east = [one for one in told_of_planets(game)["ways"] if one["cell"] == cell(2, 0)]
    assert {one["turn"] for one in east} == {1, 2, 3}  # its closed side may not face Halcyon
    assert all([slugs[planet] for planet in one["joins"]] == ["halcyon"] for one in east)
    assert all(3 in one["sides"] and len(one["sides"]) == 3 for one in east)


@rule("SC-GALAXY-06")
def test_cells_are_those_of_the_galaxy_with_one_free_ring() -> None:
    game = at_planet("helios 0 0", "halcyon 1 0 1", hands=["torus", "tarsonis"])
    cells = told_of_planets(game)["cells"]
    assert [(one["column"], one["row"]) for one in cells] == [
        (column, row) for row in (-1, 0, 1) for column in (-1, 0, 1, 2)
    ]
    assert all(one["cell"] == cell(one["column"], one["row"]) for one in cells)


def test_before_the_first_planet_the_middle_is_shown_with_its_ring() -> None:
    shown = told_of_planets(placing())
    assert len(shown["cells"]) == 9
    assert {one["cell"] for one in shown["ways"]} == {cell(0, 0)}
    assert len({one["planet"] for one in shown["ways"]}) == 2


@rule("SC-GALAXY-06")
def test_ways_are_exactly_the_leads_of_the_options() -> None:
    """With what is chosen so far, and with routes that then really are there."""
    asked = set()
    for game in setups({"place-planet", "place-cell", "place-turn"}):
        asked.add(game.prompt)
        ways = told_of_planets(game)["ways"]
        leads = 0
        for text, option in STARCRAFT.verbs.options(game.game).items():
            found = STARCRAFT.option_remarks(game.game, option)["leads"]
            leads += max(1, len(found))
            for then in [one["then"] for one in found] or [[]]:
                after = game.game.copy()
                carry_out(STARCRAFT, after, game.decision.seat, Picks([text, *then]))
                planet, x, y, turn = after.state.galaxy.tiles[-1]
                [way] = [
                    one
                    for one in ways
                    if (one["planet"], one["cell"], one["turn"]) == (planet, cell(x, y), turn)
                ]
                assert tuple(way["joins"]) == after.state.galaxy.adjacent[planet]
        assert len(ways) == leads
    assert asked == {"place-planet", "place-cell", "place-turn"}


def test_a_lead_names_its_cell_once() -> None:
    """What is named twice cannot be pointed at."""
    for game in setups({"place-cell", "place-turn"}):
        for option in game.decision.options:
            for lead in STARCRAFT.option_remarks(game.game, option)["leads"]:
                named = [(one["kind"], one["number"]) for one in lead["refs"]]
                assert ("cell" in dict(named)) == (option.verb == "turn")
                assert len(named) == len({*named})


def test_nothing_is_told_where_no_planet_and_no_force_is_placed() -> None:
    game = new_game(1, players="2", galaxy="place", factions="choose")
    assert game.prompt == "faction"
    remarks = STARCRAFT.remarks(game.game)
    assert (remarks["placing"], remarks["forces"]) == (None, None)


LAID = ("helios 0 0", "halcyon 1 0 1", "tarsonis 2 0 1", "torus 0 1")


@rule("SC-GALAXY-17")
def test_forces_are_told_with_the_room_of_every_area_and_the_routes() -> None:
    game = at_forces(*LAID, bases=("helios.2", "tarsonis.2"))
    game.picks("slot helios.north", "slot torus.west", "slot torus.south", "slot helios.west")
    shown = told_of_forces(game)
    units = [game.box.unit_slugs[unit] for unit in shown["units"]]
    assert units == ["marine", "marine", "firebat", "vulture"]
    assert [one["room"] for one in shown["areas"]] == [
        game.box.limit[area] for area in game.box.areas_of[game.box.planet_slugs.index("helios")]
    ]
    assert "place vulture helios.1" in [one["pick"] for one in shown["places"]]
    assert [one["pick"] for one in shown["routes"]] == [
        "route halcyon-helios",
        "route helios-torus",
        "route z1",
        "route z2",
    ]
    game.picks("place marine helios.1")
    assert len(told_of_forces(game)["units"]) == 3


@rule("SC-GALAXY-17")
@pytest.mark.parametrize("how", ["spread", "chance"])
def test_all_forces_can_be_sent_as_one_set_in_any_order(how: str) -> None:
    chance, count = Random(5), 0
    for game in setups({"starting-unit"}):
        shown, seat = told_of_forces(game), game.decision.seat
        picks = shown["spread"] if how == "spread" else by_chance(shown, chance)
        chance.shuffle(picks)
        after = game.game.copy()
        within = frozenset({"starting-unit", "starting-transport"})
        tried = carry_out(STARCRAFT, after, seat, Picks(picks, "set", within))
        assert tried.stopped == ""
        assert after.decision is not None
        assert after.decision.seat != seat or after.decision.prompt.key not in within
        count += 1
    assert count > len(SEEDS)


def by_chance(shown: ForcesShown, chance: Random) -> list[str]:
    """Every unit in some area with room, the transport on some route."""
    room = {one["area"]: one["room"] for one in shown["areas"]}
    picks = [chance.choice(shown["routes"])["pick"]] if shown["routes"] else []
    for unit in shown["units"]:
        area = chance.choice([area for area, left in room.items() if left > 0])
        room[area] -= 1
        picks += [
            one["pick"] for one in shown["places"] if (one["unit"], one["area"]) == (unit, area)
        ]
    return picks
