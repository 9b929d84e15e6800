"""Questions about a faction that nobody plays: another player decides for it (BW-SCEN-35).

Elsewhere there is none, and `box.run_by` is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from orrery.starcraft.board.queries import decider
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import State
    from orrery.starcraft.facts.box import Box


class OfFaction(Protocol):
    """A player, to the rules as to a program that reads a view."""

    @property
    def faction(self) -> int: ...


def is_driven(box: Box, player: OfFaction) -> bool:
    """Whether nobody plays a player's faction (BW-SCEN-35)."""
    return bool(box.run_by) and player.faction != NONE and box.run_by[player.faction] != NONE


def driven_seats(state: State, box: Box) -> list[int]:
    """The players that nobody plays, still in the game."""
    if not box.run_by:
        return []
    players = enumerate(state.players)
    return [seat for seat, one in players if is_driven(box, one) and not one.out]


def runs(state: State, box: Box, seat: int, other: int) -> bool:
    """Whether a player decides for another one that nobody plays, and so may not enter its areas
    (BW-SCEN-36)."""
    if not box.run_by or other == seat:
        return False
    return is_driven(box, state.players[other]) and decider(state, box, other) == seat


def eyes(state: State, box: Box, seat: int) -> int:
    """Who sees what is hidden from all but a player, as bits: the player, or whoever decides for a
    faction that nobody plays (BW-SCEN-35)."""
    return 1 << seat if not box.run_by else 1 << seat | 1 << decider(state, box, seat)


def is_sheltered(state: State, box: Box, area: int) -> bool:
    """Whether nothing destroys the base in an area: that of a faction that nobody plays stands as
    long as a unit of it is anywhere on the planet (BW-SCEN-42)."""
    seat = state.bases[area]
    if not box.run_by or seat == NONE or not is_driven(box, state.players[seat]):
        return False
    areas = box.areas_of[box.planet_of[area]]
    return any(state.owners[one] == seat and state.armies[one] for one in areas)
