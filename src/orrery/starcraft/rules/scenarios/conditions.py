"""Victory in a scenario: what each side must bring about, judged at its moment.

A new aim is a name in `facts.scenario.Aim`, a function here, its place in `AIMS`, and words for
the end of the game (`starcraft-ending` in messages/en).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orrery.starcraft.board.items import area_of_item
from orrery.starcraft.board.queries import has_units_on, seat_of, team_of
from orrery.starcraft.facts.terms import NONE, installation_of
from orrery.starcraft.rules.victory import conquest_of, strongest, teams_in_play, win

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.scenario import Aim, Condition


def judge(game: StarCraftGame, moment: str) -> bool:
    """The conditions that are tested at this moment, and those that are always tested; who is out
    wins by none. If several sides have met theirs at the same instant, they are compared as in a
    tie. Returns whether the game is over (BW-MODE-17, BW-MODE-19, SC-WIN-16)."""
    scenario = game.facts.scenario
    if scenario is None or game.state.winners:
        return bool(game.state.winners)
    met = [
        one
        for number, one in enumerate(scenario.conditions)
        if one.moment in (moment, "any") and is_met(game, number)
    ]
    met = [one for one in met if one.aim == "rounds_over" or is_in_play(game, one.side)]
    if not met:
        return False
    met = [one for one in met if one.aim != "rounds_over"] or met
    winners = strongest(game, {one.side for one in met})
    sides = {team_of(game.state, game.facts, seat) for seat in winners}
    aim = next(one.aim for one in met if one.side in sides)
    win(game, winners, aim.replace("_", "-"))
    return True


def is_in_play(game: StarCraftGame, side: int) -> bool:
    """Whether a member of a side is still in the game (SC-VAR-13)."""
    return side in teams_in_play(game.state, game.facts)


def is_met(game: StarCraftGame, number: int) -> bool:
    """Whether a condition of the scenario holds now, or has been met once and for all."""
    scenario = game.facts.scenario
    assert scenario is not None
    one = scenario.conditions[number]
    return bool(game.state.met >> number & 1) or AIMS[one.aim](game, one)


def base_lost(_: StarCraftGame, __: Condition) -> bool:
    """A base of a faction on a planet was destroyed, rebuilt or not: `changes.destroy_base`
    remembers it (BW-SCEN-06, BW-SCEN-30)."""
    return False


def heroes_lost(game: StarCraftGame, one: Condition) -> bool:
    """All these heroes have been destroyed, not necessarily together: a hero never leaves the board
    otherwise (BW-SCEN-06, BW-SCEN-59)."""
    bare, state = game.facts.bare, game.state
    standing = {bare[unit] for army in (*state.armies, state.invaders) for unit in army}
    return standing.isdisjoint(one.units)


def no_bases_left(game: StarCraftGame, one: Condition) -> bool:
    """Every base of a faction is destroyed, whoever did it (BW-SCEN-29)."""
    return seat_of(game.state, one.of) not in game.state.bases


def unit_on(game: StarCraftGame, one: Condition) -> bool:
    """A unit that a faction controls is on one of these planets (BW-SCEN-30)."""
    seat = seat_of(game.state, one.of)
    return any(has_units_on(game.state, game.facts, seat, planet) for planet in one.planets)


def items_home(game: StarCraftGame, one: Condition) -> bool:
    """Each of these items, carried or lying, is anywhere on one of these planets or in an area with
    a base of the side; control does not matter (BW-SCEN-58)."""
    return all(is_home(game, one, area_of_item(game.state, game.facts, item)) for item in one.items)


def is_home(game: StarCraftGame, one: Condition, area: int) -> bool:
    """Whether an area counts as home for items (BW-SCEN-58)."""
    state, box = game.state, game.facts
    if area == NONE:
        return False
    base = state.bases[area]
    if box.planet_of[area] in one.planets:
        return True
    return base != NONE and team_of(state, box, base) == one.side


def points(game: StarCraftGame, one: Condition) -> bool:
    """The conquest points of all members together (BW-SCEN-28, BW-SCEN-59, BW-MODE-20)."""
    return conquest_of(game, one.side) >= one.number


def unit_beside(game: StarCraftGame, one: Condition) -> bool:
    """The side has a unit in the area of an installation (BW-SCEN-79)."""
    state, box = game.state, game.facts
    for area, standing in enumerate(state.installations):
        if standing != NONE and installation_of(standing) == one.installation:
            owner = state.owners[area]
            return owner != NONE and team_of(state, box, owner) == one.side
    return False


def end_cards(game: StarCraftGame, one: Condition) -> bool:
    """So many cards that end the game have been played, by anybody (BW-SCEN-28)."""
    return len(game.state.common) >= one.number


def rounds_over(game: StarCraftGame, one: Condition) -> bool:
    """The last round is over, and nobody else has won: the other conditions were tested before
    (BW-MODE-19, BW-SCEN-07, BW-SCEN-78, BW-SCEN-80)."""
    return game.state.round >= one.number


AIMS: dict[Aim, Callable[[StarCraftGame, Condition], bool]] = {
    "base_lost": base_lost,
    "heroes_lost": heroes_lost,
    "no_bases_left": no_bases_left,
    "unit_on": unit_on,
    "items_home": items_home,
    "points": points,
    "unit_beside": unit_beside,
    "end_cards": end_cards,
    "rounds_over": rounds_over,
}
