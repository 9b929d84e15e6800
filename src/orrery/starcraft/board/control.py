"""Which areas a player controls, by units, bases and installations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.queries import installer, keeper
from orrery.starcraft.board.rows import places_in, replaced
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


def controlled(state: State, seat: int) -> list[int]:
    """The areas a player controls, those for one kind of units too (SC-TERM-10, BW-PLANET-05)."""
    return friendly_among(state, seat, places_in(state.owners, seat), places_in(state.bases, seat))


def friendly_among(state: State, seat: int, units: list[int], bases: list[int]) -> list[int]:
    """The areas that a player controls, given those with the player's units and those with the
    player's bases (SC-TERM-10, BW-INST-04)."""
    held = [area for area in units if keeper(state, area) in (seat, NONE)]
    kept = [area for area in bases if state.owners[area] == NONE]
    if state.installations:
        kept += [area for area in installed_areas(state) if is_kept(state, seat, area)]
    return sorted(held + kept) if kept else held


def is_kept(state: State, seat: int, area: int) -> bool:
    """Whether a player's installation, and nothing else, stands in an area (BW-INST-04)."""
    return state.owners[area] == state.bases[area] == NONE and installer(state, area) == seat
