"""Who fits where, as the rules say it: by the kind of the unit, the limit of the area, and one unit
with Assist that does not count for whoever has the module."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.bots.starcraft.judgement import Judgement
from orrery.starcraft.board.queries import has_assist, spares_assist
from orrery.starcraft.facts.box import Box


def room(judgement: Judgement, area: int, army: Sequence[int], unit: int, surplus: int = 0) -> int:
    """How many more of our units of a type may join an army of ours in an area
    (SC-COMP-10, BW-PLANET-02, BW-MODULE-04)."""
    box = judgement.box
    if not box.allows[area] & box.kind[unit]:
        return 0
    limit = box.limit[area] + surplus
    if box.has_assist_module and spares_assist(judgement.table.own):
        limit += has_assist(box, (unit, *army))
    return limit - len(army)


def has_place(judgement: Judgement, planet: int, unit: int) -> bool:
    """Whether a new unit of ours finds a place on a planet."""
    table, areas = judgement.table, judgement.box.areas_of[planet]
    open_areas = [area for area in areas if not table.is_enemy(area)]
    return any(room(judgement, area, table.armies[area], unit) > 0 for area in open_areas)


def fitting(box: Box, area: int, army: Sequence[int]) -> list[int]:
    """The units of an army that may be in an area, by their kind (BW-PLANET-02)."""
    return [unit for unit in army if box.allows[area] & box.kind[unit]]
