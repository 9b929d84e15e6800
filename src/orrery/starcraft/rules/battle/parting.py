"""Who goes when not all of a player's units may stay, where units are not alike: into areas for one
kind of units only, and with the Assist module. Choices are made in order of type; what is offered
next begins a choice that leaves everybody else in a legal place, and loses no unit that could be
saved.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from orrery.starcraft.board.queries import excess, next_types, spares_assist
from orrery.starcraft.board.rows import without
from orrery.starcraft.facts.terms import EITHER, NONE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from orrery.starcraft.board.state import StarCraftGame, Units


def are_alike(game: StarCraftGame, seat: int, area: int) -> bool:
    """Whether only the number of a player's units matters in an area, or nowhere (NONE)."""
    box = game.facts
    is_open = area == NONE or box.allows[area] == EITHER
    return is_open and not spares_assist(game.state.players[seat])


def less(units: Units, gone: Iterable[int]) -> Units:
    """These units without some of them."""
    for unit in gone:
        units = without(units, unit)
    return units


def choices_of(units: Units, number: int) -> list[Units]:
    """Every choice of so many units, in order of type."""
    return sorted(set(combinations(sorted(units), number)))


def too_many_to_stay(
    game: StarCraftGame, seat: int, area: int, units: Units, number: int, last: int
) -> list[int]:
    """The types of which one can be chosen next if this many of the units in an area must go, so
    that the others fit (SC-COMP-10, BW-MODULE-04)."""
    if are_alike(game, seat, area):
        return next_types(units, number, last)
    state, box = game.state, game.facts
    fitting = [
        gone
        for gone in choices_of(units, number)
        if gone[0] >= last and not excess(state, box, seat, area, less(units, gone))
    ]
    return sorted({gone[0] for gone in fitting})


class Parting(NamedTuple):
    """Some of a player's units must leave an area for another together, NONE for nowhere
    (SC-RETREAT-06)."""

    seat: int
    here: int
    there: int
    units: Units  # all those still here
    number: int  # how many of them have yet to leave or be destroyed

    def can_part(self, game: StarCraftGame, leaving: Units, staying: Units) -> bool:
        """Whether those who leave find room there, and those who stay here (SC-COMP-10,
        BW-PLANET-03, BW-MODULE-04)."""
        state, box = game.state, game.facts
        if excess(state, box, self.seat, self.here, staying):
            return False
        if not leaving:
            return True
        if self.there == NONE:
            return False
        army = state.armies[self.there]
        return not excess(state, box, self.seat, self.there, (*army, *leaving))

    def departures(self, game: StarCraftGame, last: int) -> list[int]:
        """The types of which one can leave next, if all find room."""
        found = {
            leaving[0]
            for leaving in choices_of(self.units, self.number)
            if leaving[0] >= last and self.can_part(game, leaving, less(self.units, leaving))
        }
        return sorted(found)

    def can_lose(self, game: StarCraftGame, lost: Units) -> bool:
        """Whether the others can part once these units are destroyed."""
        left = less(self.units, lost)
        return any(
            self.can_part(game, leaving, less(left, leaving))
            for leaving in choices_of(left, self.number - len(lost))
        )

    def fewest_lost(self, game: StarCraftGame) -> int:
        """How many units cannot be saved (SC-RETREAT-07, BW-PLANET-03)."""
        for number in range(self.number):
            if any(self.can_lose(game, lost) for lost in choices_of(self.units, number)):
                return number
        return self.number

    def losses(self, game: StarCraftGame, number: int, last: int) -> list[int]:
        """The types of which one can be destroyed next, if this many cannot be saved."""
        found = {
            lost[0]
            for lost in choices_of(self.units, number)
            if lost[0] >= last and self.can_lose(game, lost)
        }
        return sorted(found)
