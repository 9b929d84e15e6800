"""Which areas a player controls, by units, bases and installations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.rows import replaced
from orrery.starcraft.facts.terms import NONE, installer_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from orrery.starcraft.board.state import State
    from orrery.starcraft.facts.box import Box


def keepers(state: State) -> tuple[int, ...]:
    """By area, whose base or installation stands there, or NONE (SC-TERM-07, BW-INST-04)."""
    kept_by = state.bases
    for area in installed_areas(state):
        if kept_by[area] == NONE:
            kept_by = replaced(kept_by, area, installer_of(state.installations[area]))
    return kept_by


def installed_areas(state: State) -> list[int]:
    """The areas with an installation; there are never many (BW-INST-01)."""
    return [area for area, one in enumerate(state.installations) if one != NONE]


def areas_with_pieces(state: State, box: Box, seat: int) -> list[int]:
    """The areas with a player's units or base, in order; there are none outside the galaxy, to
    which not all planets of the box belong."""
    owners, bases, areas_of = state.owners, state.bases, box.areas_of
    found: list[int] = []
    for planet in state.galaxy.planets:
        for area in areas_of[planet]:
            if owners[area] == seat or bases[area] == seat:
                found.append(area)  # noqa: PERF401  a loop is faster here: it looks at all areas
    return found


def controlled(state: State, seat: int) -> list[int]:
    """The areas a player controls, those for one kind of units too (SC-TERM-10, BW-PLANET-05)."""
    return friendly_among(state, seat, range(len(state.owners)))


def friendly_among(state: State, seat: int, areas: Iterable[int]) -> list[int]:
    """The areas that a player controls, given at least those with the player's units or base: where
    nobody else has any, nor an installation; and those with only the player's installation
    (SC-TERM-10, BW-INST-04)."""
    owners, bases, found = state.owners, state.bases, list[int]()
    for area in areas:
        if owners[area] == seat:
            if bases[area] in (seat, NONE):
                found.append(area)
        elif bases[area] == seat and owners[area] == NONE:
            found.append(area)
    return with_installations(state, seat, found) if state.installations else found


def with_installations(state: State, seat: int, areas: list[int]) -> list[int]:
    """These areas without those where another player's installation stands, and with those where
    only the player's own does (BW-INST-04)."""
    standing, owners = state.installations, state.owners
    own = [one for one in set(standing) if one != NONE and installer_of(one) == seat]
    found = [area for area in areas if standing[area] == NONE or standing[area] in own]
    if own:
        places = [area for area in installed_areas(state) if standing[area] in own]
        found = sorted({*found, *[area for area in places if owners[area] == NONE]})
    return found
