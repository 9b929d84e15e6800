"""Items of a scenario: who picks them up, and when.

An item is picked up by a unit that then moves with it: plans are made as if every item within reach
were carried, and the unit takes it when its move is due (BW-MODE-24).
"""

from __future__ import annotations

from collections.abc import Iterable

from orrery.bots.starcraft.judgement import Judgement, remade
from orrery.bots.starcraft.table import Army
from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import NONE


def lifted(judgement: Judgement, planet: int) -> Judgement:
    """The table as it would be if our units carried all items that a Mobilize order on a planet
    lets them pick up."""
    box, table = judgement.box, judgement.table
    if not judgement.aims.fetched:
        return judgement
    armies, items = list(table.armies), dict(table.items)
    for item, area in table.items.items():
        unit = bearer(judgement, armies[area], item)
        if item not in judgement.aims.fetched or unit == NONE:
            continue
        if table.is_mine(area) and is_near(judgement, planet, area):
            army = list(armies[area])
            army[army.index(unit)] = box.carriers[unit, item]
            armies[area] = tuple(sorted(army))
            del items[item]
    if len(items) == len(table.items):
        return judgement
    table = table.copy()
    table.armies, table.items = tuple(armies), items
    return remade(judgement, table)


def is_near(judgement: Judgement, planet: int, area: int) -> bool:
    """Whether a Mobilize order on a planet concerns an area (BW-MODE-24)."""
    table, origin = judgement.table, judgement.box.planet_of[area]
    ends = (table.routes[route] for route in table.own.transports)
    return origin == planet or any({origin, planet} == {*pair} for pair in ends)


def bearer(judgement: Judgement, army: Army, item: int) -> int:
    """The unit that is to carry an item: the one that is worth least, or NONE."""
    box = judgement.box
    able = [unit for unit in army if (unit, item) in box.carriers]
    return min(able, key=lambda one: judgement.units[one].worth, default=NONE)


def pick_up(
    judgement: Judgement, planned: Iterable[tuple[int, int, int]], options: list[Option]
) -> Option | None:
    """The unit that takes an item now, since a move with it is planned."""
    box, armies = judgement.box, judgement.table.armies
    for unit, origin, _ in planned:
        pick = Option("carry", box.bare[unit], box.item[unit])
        if box.item[unit] != NONE and unit not in armies[origin] and pick in options:
            return pick
    return None
