"""Which areas a player controls, by units, bases and installations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.rows import replaced
from orrery.starcraft.facts.terms import NONE, installer_of

if TYPE_CHECKING:
    from orrery.starcraft.board.state import State


def keepers(state: State) -> tuple[int, ...]:
    """By area, whose base or installation stands there, or NONE (SC-TERM-07, BW-INST-04)."""
    kept_by = state.bases
    for area in installed_areas(state):
        if kept_by[area] == NONE:
            kept_by = replaced(kept_by, area, installer_of(state.installations[area]))
    return kept_by


def installed_areas(state: State) -> list[int]:
    """The areas with an installation; there are never many (BW-INST-01)."""
    standing = state.installations
    if standing.count(NONE) == len(standing):
        return []
    return [area for area, one in enumerate(standing) if one != NONE]


def areas_with_pieces(state: State, seat: int) -> list[int]:
    """The areas with a player's units or base, in order."""
    owners, bases = state.owners, state.bases
    return [area for area in range(len(owners)) if owners[area] == seat or bases[area] == seat]


def controlled(state: State, seat: int) -> list[int]:
    """The areas a player controls, those for one kind of units too (SC-TERM-10, BW-PLANET-05)."""
    return friendly_among(state, seat, areas_with_pieces(state, seat))


def friendly_among(state: State, seat: int, areas: list[int]) -> list[int]:
    """The areas that a player controls, given those with the player's units or base: where nobody
    else has any, nor an installation; and those with only the player's installation (SC-TERM-10,
    BW-INST-04)."""
    owners, bases, both = state.owners, state.bases, (seat, NONE)
    found = [area for area in areas if owners[area] in both and bases[area] in both]
    for area in installed_areas(state):
        if installer_of(state.installations[area]) != seat:
            found = [one for one in found if one != area]
        elif owners[area] == NONE:
            found = sorted([*found, area])
    return found
