"""How close a player is to the faction's special victory, and which areas bring it closer.

Objectives win only in Stage III: the fewer Event cards come before it, the more they count.
"""

from __future__ import annotations

from orrery.bots.starcraft.table import Table
from orrery.starcraft.facts.box import Box, Objective
from orrery.starcraft.facts.terms import CONQUEST
from orrery.starcraft.rules.objectives import objective_with

NEVER = 99
"""Stands for "out of reach": the faction has no objective of this kind."""


def weight(table: Table) -> float:
    """How much objectives count now."""
    if table.before_last == 0:
        return 1.0
    return 0.3 if table.before_last <= 6 else 0.05 if table.before_last <= 14 else 0.0


def controlled(table: Table, seat: int) -> int:
    return sum([table.controls(seat, area) for area in table.areas])


def objective_of(box: Box, table: Table, seat: int) -> Objective:
    """The objective in force for a player (SC-WIN-05, BW-LEAD-10)."""
    return objective_with(box, table.players[seat])


def lacking(box: Box, table: Table, seat: int) -> int:
    """How many areas (for Overmind, bases) a player still needs for the faction's objective
    (SC-FACT-06 to SC-FACT-11)."""
    kind, number, _ = objective = objective_of(box, table, seat)
    match kind:
        case "areas":
            return of_kind(box, table, seat, objective)
        case "bases":
            planets = {box.planet_of[area] for area in table.areas if table.bases[area] == seat}
            return max(number - len(planets), 0)
        case "planets":
            return sum(sorted(open_areas(box, table, seat, one) for one in table.planets)[:number])
        case "most_areas":
            others = [one for one in range(len(table.players)) if one != seat]
            most = max(controlled(table, one) for one in others)
            return max(most + 1 - controlled(table, seat), 0)
    return NEVER


def of_kind(box: Box, table: Table, seat: int, objective: Objective) -> int:
    """How many areas of the kind that an objective names are still missing."""
    kind = [area for area in table.areas if counts(box, table, objective, area)]
    mine = sum(table.controls(seat, area) for area in kind)
    return max(min(objective.number, len(kind)) - mine, 0)


def counts(box: Box, table: Table, objective: Objective, area: int) -> bool:
    """Whether an area is of the kind that an objective names (SC-FACT-06, SC-FACT-08)."""
    if CONQUEST in objective.yields and table.points_of(box, area):
        return True
    return box.yields[area] in objective.yields


def open_areas(box: Box, table: Table, seat: int, planet: int) -> int:
    """How many areas of a planet a player does not control."""
    return sum([not table.controls(seat, area) for area in box.areas_of[planet]])


def helps(box: Box, table: Table, seat: int, area: int) -> bool:
    """Whether an area counts for a player's objective."""
    objective = objective_of(box, table, seat)
    match objective.kind:
        case "areas":
            return counts(box, table, objective, area)
        case "bases":
            return table.bases[area] == seat
        case "planets":
            return open_areas(box, table, seat, box.planet_of[area]) <= 2
    return objective.kind == "most_areas"
