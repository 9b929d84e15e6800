"""Where a Defend order is worth placing, and which units it brings there.

Its worth is how much more safely the area is held with the guard token and the units that come,
minus what these leave behind.
"""

from __future__ import annotations

from orrery.bots.starcraft.judgement import Judgement, remade
from orrery.bots.starcraft.marching import ENOUGH, without
from orrery.bots.starcraft.places import room
from orrery.bots.starcraft.table import Army
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.facts.terms import NONE


def best_defence(judgement: Judgement, options: list[Option]) -> tuple[float, Option]:
    """The area that gains most from a Defend order, and what it gains."""
    areas = [one for one in options if one.verb == "defend"]
    worths = [(defence_worth(judgement, one.what), judgement.worth(one.what), one) for one in areas]
    worth, _, best = max(worths, default=(0.0, 0.0, options[0]))
    return worth, best


def defence_worth(judgement: Judgement, area: int) -> float:
    """How much better an area is held after a Defend order there."""
    with_guard = guarded(judgement, area)
    army = judgement.table.armies[area]
    before = judgement.garrison(area, army)
    free = judgement.reach(judgement.seat, judgement.box.planet_of[area])
    armies = {one: judgement.table.armies[one] for _, one in free}
    spent = 0.0
    while chosen := best_helper(with_guard, area, army, armies):
        unit, origin, gain = chosen
        spent += with_guard.garrison(area, joined(army, unit)) - with_guard.garrison(area, army)
        spent -= gain
        army, armies[origin] = joined(army, unit), without(armies[origin], unit)
    return with_guard.garrison(area, army) - before - spent


def guarded(judgement: Judgement, area: int) -> Judgement:
    """The same judgement with one more guard token in an area."""
    table = judgement.table.copy()
    table.guarded |= {area}
    return remade(judgement, table)


def joined(army: Army, unit: int) -> Army:
    return tuple(sorted((*army, unit)))


def best_helper(
    judgement: Judgement, area: int, army: Army, armies: dict[int, Army]
) -> tuple[int, int, float] | None:
    """The unit whose help an area gains most from, where it is, and the gain, if it is worth a
    move."""
    found: tuple[int, int, float] | None = None
    best = ENOUGH
    for origin, there in armies.items():
        for unit in dict.fromkeys(there):
            if origin == area or room(judgement, area, army, unit) <= 0:
                continue
            gain = judgement.garrison(area, joined(army, unit)) - judgement.garrison(area, army)
            gain -= judgement.leaves(unit, origin, there) + 0.01 * judgement.units[unit].worth
            if gain > best:
                found, best = (unit, origin, gain), gain
    return found


def defend_move(judgement: Judgement, options: list[Option]) -> Answer:
    """A unit that does more in the defended area than where it is, or none."""
    order = judgement.table.under_way.get("defend")
    area = NONE if order is None else order["area"]
    offered = {(one.what, one.to): one for one in options if one != DONE}
    armies = {to: judgement.table.armies[to] for _, to in offered}
    if area == NONE:
        return Answer(DONE, "bot-sc-hold")
    army = judgement.table.armies[area]
    best = best_helper(guarded(judgement, area), area, army, armies)
    if best is None or (best[0], best[1]) not in offered:
        return Answer(DONE, "bot-sc-hold")
    return Answer(offered[best[0], best[1]], "bot-sc-occupy")
