"""How close a player is to the faction's special victory, and which areas bring it closer.

Objectives win only in Stage III: the fewer Event cards come before it, the more they count.
"""

from __future__ import annotations

from orrery.bots.starcraft.table import Table
from orrery.starcraft.board.queries import is_resource_area
from orrery.starcraft.facts.box import Box

NEVER = 99
"""Stands for "out of reach": the faction has no objective of this kind."""


def weight(table: Table) -> float:
    """How much objectives count now."""
    if table.before_last == 0:
        return 1.0
    return 0.3 if table.before_last <= 6 else 0.05 if table.before_last <= 14 else 0.0


def controlled(table: Table, seat: int) -> int:
    return sum(table.controls(seat, area) for area in table.owners)


def lacking(box: Box, table: Table, seat: int) -> int:
    """How many areas (for Overmind, bases) a player still needs for the faction's objective
    (SC-FACT-06 to SC-FACT-11)."""
    match box.faction_slugs[table.players[seat].faction]:
        case "jim_raynor":
            return of_kind(box, table, seat, 6, conquest=False)
        case "queen_of_blades":
            return of_kind(box, table, seat, 3, conquest=True)
        case "overmind":
            planets = {box.planet_of[area] for area, base in table.bases.items() if base == seat}
            return max(3 - len(planets), 0)
        case "arcturus_mengsk":
            return sum(sorted(open_areas(box, table, seat, one) for one in table.planets)[:2])
        case "tassadar":
            others = [one for one in range(len(table.players)) if one != seat]
            most = max(controlled(table, one) for one in others)
            return max(most + 1 - controlled(table, seat), 0)
    return NEVER


def of_kind(box: Box, table: Table, seat: int, number: int, *, conquest: bool) -> int:
    """How many of this many conquest or resource areas are still missing."""
    kind = [
        area
        for area in table.owners
        if (table.points_of(box, area) if conquest else is_resource_area(box, area))
    ]
    mine = sum(table.controls(seat, area) for area in kind)
    return max(min(number, len(kind)) - mine, 0)


def open_areas(box: Box, table: Table, seat: int, planet: int) -> int:
    """How many areas of a planet a player does not control."""
    return sum(not table.controls(seat, area) for area in box.areas_of[planet])


def helps(box: Box, table: Table, seat: int, area: int) -> bool:
    """Whether an area counts for a player's objective."""
    match box.faction_slugs[table.players[seat].faction]:
        case "jim_raynor":
            return is_resource_area(box, area)
        case "queen_of_blades":
            return table.points_of(box, area) > 0
        case "overmind":
            return table.bases[area] == seat
        case "arcturus_mengsk":
            return open_areas(box, table, seat, box.planet_of[area]) <= 2
    return box.faction_slugs[table.players[seat].faction] == "tassadar"
