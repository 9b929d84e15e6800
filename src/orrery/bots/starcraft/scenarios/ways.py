"""How far planets are from each other, and from where transports lead to one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.bots.starcraft.table import Table
    from orrery.starcraft.facts.box import Box


@lru_cache(maxsize=64)
def hops(routes: tuple[tuple[int, int], ...], goal: int) -> dict[int, int]:
    """How many routes each planet is from another one."""
    found, edge = {goal: 0}, [goal]
    while edge:
        planet = edge.pop(0)
        for a, b in routes:
            other = a + b - planet
            if planet in (a, b) and other not in found:
                found[other] = found[planet] + 1
                edge.append(other)
    return found


def footholds(box: Box, table: Table, planet: int) -> set[int]:
    """The planets on which a base of ours could build transports that lead to a planet, as long as
    none can (SC-BUILD-02, SC-BUILD-05)."""
    near = {planet, *table.adjacent[planet]}
    based = {box.planet_of[area] for area in table.areas if table.bases[area] == table.seat}
    return near if near.isdisjoint(based) else set()
