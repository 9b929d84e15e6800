"""The special objectives of the factions, checked in Regrouping step 7."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.starcraft.board.queries import controlled, is_friendly, is_resource_area, points_of

if TYPE_CHECKING:
    from orrery.starcraft.board.state import State
    from orrery.starcraft.facts.box import Box


class Objective(NamedTuple):
    """How far a faction has come: it needs so many of something."""

    have: int
    need: int


def fulfils_objective(state: State, box: Box, seat: int) -> bool:
    """Whether the faction's own objective is fulfilled (SC-WIN-05)."""
    found = objective_of(state, box, seat)
    return found is not None and found.have >= found.need


def objective_of(state: State, box: Box, seat: int) -> Objective | None:
    """How far a player has come with the objective of his faction, without the pieces of a
    teammate; Aldaris has none of this kind (SC-WIN-05, SC-WIN-13, SC-VAR-08, SC-FACT-11)."""
    match box.faction_slugs[state.players[seat].faction]:
        case "jim_raynor":
            return resource_areas(state, box, seat)
        case "arcturus_mengsk":
            return whole_planets(state, box, seat)
        case "queen_of_blades":
            return conquest_areas(state, box, seat)
        case "overmind":
            return planets_with_bases(state, box, seat)
        case "tassadar":
            return most_areas(state, seat)
    return None


def resource_areas(state: State, box: Box, seat: int) -> Objective:
    """Jim Raynor: six areas with minerals or gas, depleted ones too (SC-FACT-06, SC-WIN-08)."""
    kind = [area for area in areas_in_play(state, box) if is_resource_area(box, area)]
    return areas_of_kind(state, seat, kind, 6)


def whole_planets(state: State, box: Box, seat: int) -> Objective:
    """Arcturus Mengsk: every area of two planets (SC-FACT-07)."""
    whole = [
        planet
        for planet in state.galaxy.planets
        if all(is_friendly(state, seat, area) for area in box.areas_of[planet])
    ]
    return Objective(len(whole), 2)


def conquest_areas(state: State, box: Box, seat: int) -> Objective:
    """Queen of Blades: three areas that give conquest points (SC-FACT-08)."""
    kind = [area for area in areas_in_play(state, box) if points_of(state, box, area)]
    return areas_of_kind(state, seat, kind, 3)


def planets_with_bases(state: State, box: Box, seat: int) -> Objective:
    """Overmind: bases on three planets (SC-FACT-09)."""
    planets = {box.planet_of[area] for area, base in enumerate(state.bases) if base == seat}
    return Objective(len(planets), 3)


def most_areas(state: State, seat: int) -> Objective:
    """Tassadar: more areas than any other single player, a teammate included
    (SC-FACT-10, SC-VAR-08)."""
    most = max(
        len(controlled(state, other)) for other in range(len(state.players)) if other != seat
    )
    return Objective(len(controlled(state, seat)), most + 1)


def areas_of_kind(state: State, seat: int, kind: list[int], number: int) -> Objective:
    """This many areas of a kind; if there are fewer, all of them are enough, but there must be one
    (SC-WIN-09)."""
    mine = sum(1 for area in kind if is_friendly(state, seat, area))
    return Objective(mine, min(number, len(kind)) or number)


def areas_in_play(state: State, box: Box) -> list[int]:
    return [area for planet in state.galaxy.planets for area in box.areas_of[planet]]
