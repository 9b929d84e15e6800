"""How far the sides of a scenario are: everybody could count it on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.items import area_of_item
from orrery.starcraft.board.queries import seat_of
from orrery.starcraft.rules.objectives import Progress
from orrery.starcraft.rules.scenarios.conditions import is_home, is_met
from orrery.starcraft.rules.victory import conquest_of

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.scenario import Condition, Scenario


def how_far(game: StarCraftGame, scenario: Scenario) -> list[Progress]:
    """How far each aim is, nowhere before the first round (BW-MODE-17)."""
    aims = [counted(game, scenario, number) for number in range(len(scenario.conditions))]
    return [one if game.state.round else Progress(0, one.need) for one in aims]


def counted(game: StarCraftGame, scenario: Scenario, number: int) -> Progress:
    """What there is of an aim and what it needs: something is there or not, unless it can be
    counted (BW-MODE-17)."""
    one = scenario.conditions[number]
    match one.aim:
        case "heroes_lost":
            return Progress(heroes_lost(game, one), len(one.units))
        case "no_bases_left":
            begun = sum(force.bases for force in scenario.forces if force.faction == one.of)
            left = game.state.bases.count(seat_of(game.state, one.of))
            return Progress(max(begun - left, 0), begun)
        case "items_home":
            places = [area_of_item(game.state, game.facts, item) for item in one.items]
            home = sum(is_home(game, one, area) for area in places)
            return Progress(home, len(one.items))
        case "points":
            return Progress(conquest_of(game, one.side), one.number)
        case "end_cards":
            return Progress(len(game.state.common), one.number)
        case "rounds_over":
            done = game.state.round - (not game.state.winners)
            return Progress(done, one.number)
        case _:
            return Progress(int(is_met(game, number)), 1)


def heroes_lost(game: StarCraftGame, one: Condition) -> int:
    """How many of the heroes are destroyed (BW-SCEN-59)."""
    bare, state = game.facts.bare, game.state
    standing = {bare[unit] for army in (*state.armies, state.invaders) for unit in army}
    return sum(unit not in standing for unit in one.units)
