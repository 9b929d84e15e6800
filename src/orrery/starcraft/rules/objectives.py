"""The special objectives of the factions, checked in Regrouping step 7."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.leading import has_victory_card
from orrery.starcraft.board.queries import is_friendly, points_of
from orrery.starcraft.board.rows import places_in
from orrery.starcraft.facts.box import Objective
from orrery.starcraft.facts.terms import CONQUEST

if TYPE_CHECKING:
    from orrery.starcraft.board.leading import Led
    from orrery.starcraft.board.state import State
    from orrery.starcraft.facts.box import Box


NO_OBJECTIVE = Objective("none", 0, ())


class Progress(NamedTuple):
    """How far a player has come: the objective needs so many of something."""

    have: int
    need: int


def objective_of(state: State, box: Box, seat: int) -> Objective:
    """The objective in force for a player: that of the sheet, or where it is on a Leadership card,
    that of the card while it lies in play (SC-WIN-05, BW-LEAD-10, BW-LEAD-11)."""
    return objective_with(box, state.players[seat])


def objective_with(box: Box, player: Led) -> Objective:
    """The objective of a player with these Leadership cards (BW-LEAD-10, BW-OPT-06)."""
    if box.leadership and not has_victory_card(box, player):
        return NO_OBJECTIVE
    return box.objectives[player.faction]


def fulfils_objective(state: State, box: Box, seat: int) -> bool:
    """Whether the faction's own objective is fulfilled (SC-WIN-05)."""
    found = progress_of(state, box, seat)
    return found is not None and found.have >= found.need


def progress_of(state: State, box: Box, seat: int) -> Progress | None:
    """How far a player has come with the objective of his faction, without the pieces of a
    teammate; Aldaris has none of this kind (SC-WIN-05, SC-WIN-13, SC-VAR-08, SC-FACT-11)."""
    objective = objective_of(state, box, seat)
    match objective.kind:
        case "areas":
            return areas_of_kind(state, box, seat, objective)
        case "planets":
            return whole_planets(state, box, seat, objective.number)
        case "bases":
            return planets_with_bases(state, box, seat, objective.number)
        case "most_areas":
            return most_areas(state, seat)
    return None


def areas_of_kind(state: State, box: Box, seat: int, objective: Objective) -> Progress:
    """Jim Raynor: six areas with minerals or gas, depleted ones too. Queen of Blades: three areas
    that give conquest points. If there are fewer, all of them are enough, but there must be one
    (SC-FACT-06, SC-FACT-08, SC-WIN-08, SC-WIN-09)."""
    kind = [area for area in areas_in_play(state, box) if counts(state, box, objective, area)]
    mine = sum(1 for area in kind if is_friendly(state, seat, area))
    return Progress(mine, min(objective.number, len(kind)) or objective.number)


def counts(state: State, box: Box, objective: Objective, area: int) -> bool:
    """Whether an area is of the kind that an objective names (SC-FACT-06, SC-FACT-08,
    BW-LEADCARD-02, BW-LEADCARD-23)."""
    if CONQUEST in objective.yields and points_of(state, box, area):
        return True
    return box.yields[area] in objective.yields


def whole_planets(state: State, box: Box, seat: int, number: int) -> Progress:
    """Arcturus Mengsk: every area of two planets, strategic ones too
    (SC-FACT-07, BW-LEADCARD-16, BW-PLANET-06)."""
    whole = [
        planet
        for planet in state.galaxy.planets
        if all(is_friendly(state, seat, area) for area in box.areas_of[planet])
    ]
    return Progress(len(whole), number)


def planets_with_bases(state: State, box: Box, seat: int, number: int) -> Progress:
    """Overmind: bases on three planets (SC-FACT-09, BW-LEADCARD-09)."""
    planets = {box.planet_of[area] for area in places_in(state.bases, seat)}
    return Progress(len(planets), number)


def most_areas(state: State, seat: int) -> Progress:
    """Tassadar: more areas than any other single player, a teammate included; a strategic one
    counts like any other (SC-FACT-10, SC-VAR-08, BW-LEADCARD-30, BW-PLANET-06)."""
    most = max(
        len(controlled(state, other)) for other in range(len(state.players)) if other != seat
    )
    return Progress(len(controlled(state, seat)), most + 1)


def areas_in_play(state: State, box: Box) -> list[int]:
    """All areas of the galaxy; no objective names the kind of the strategic ones (BW-PLANET-06)."""
    return [area for planet in state.galaxy.planets for area in box.areas_of[planet]]
