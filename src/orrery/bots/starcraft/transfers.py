"""Units that move other than by an order: Recall and Surprise Assault."""

from __future__ import annotations

from typing import NamedTuple

from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.marching import ENOUGH, KILL, attack_worth
from orrery.bots.starcraft.places import fitting, room
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.board.queries import is_resource_area
from orrery.starcraft.facts.terms import NONE, SURPLUS

ASSAULTED = 2
"""How many units Surprise Assault moves (SC-EVENT-41)."""


class Assault(NamedTuple):
    """A use of Surprise Assault, and what it is worth."""

    worth: float
    area: int
    target: int


# Recall


def recall(judgement: Judgement, options: list[Option]) -> Answer:
    """The unit that is more useful beside an Arbiter than where it is; attackers stay."""
    table = judgement.table
    best, worth = DONE, ENOUGH
    for option in options:
        if option == DONE or option.to == table.invaded:
            continue
        areas = [area for area in arbiter_areas(judgement, option.what) if area != option.to]
        gains = [recall_worth(judgement, option.what, area) for area in areas]
        army = table.armies[option.to]
        gain = max(gains, default=0.0) - judgement.leaves(option.what, option.to, army)
        if gain > worth:
            best, worth = option, gain
    return Answer(best, "bot-sc-decline" if best == DONE else "bot-sc-recall")


def recall_to(judgement: Judgement, options: list[Option]) -> Answer:
    """The Arbiter beside which the unit is most useful."""
    recall = judgement.table.under_way.get("recall")
    unit = NONE if recall is None else recall["unit"]
    best = max(options, key=lambda one: recall_worth(judgement, unit, one.what))
    return Answer(best, "bot-sc-recall")


def arbiter_areas(judgement: Judgement, unit: int) -> list[int]:
    """Areas of the active planet with an Arbiter of ours and a place for a unit (SC-CARD-P-07)."""
    box, table = judgement.box, judgement.table
    arbiter = box.bits["arbiter"]
    found = []
    for area in box.areas_of[table.planet]:
        attacked = area == table.invaded
        army = table.invaders if attacked else table.armies[area]
        mine = attacked or table.owners[area] == judgement.seat
        free = room(judgement, area, army, unit, SURPLUS if attacked else 0)
        if mine and free > 0 and any(box.unit_bit[one] & arbiter for one in army):
            found.append(area)
    return found


def recall_worth(judgement: Judgement, unit: int, area: int) -> float:
    """What a unit is worth beside an Arbiter: in an attack, or in an area that we hold."""
    table = judgement.table
    if area != table.invaded:
        return judgement.joins(unit, area)
    bonus = float(table.is_special)
    defenders = table.armies[area]
    before, _ = attack_worth(judgement, area, table.invaders, defenders, bonus)
    after, _ = attack_worth(judgement, area, [*table.invaders, unit], defenders, bonus)
    return after - before


# Surprise Assault


def assault_from(judgement: Judgement, options: list[Option]) -> Answer:
    """The area whose units are most useful elsewhere; for a rival's units, where they do least
    harm."""
    best = best_assault(judgement, [one.what for one in options if one != DONE])
    if best.worth <= ENOUGH:
        return Answer(DONE, "bot-sc-decline")
    return Answer(Option("area", best.area), "bot-sc-event")


def assault_to(judgement: Judgement, options: list[Option]) -> Answer:
    """Where those units go."""
    area, _ = assault_ends(judgement)
    best = max(options, key=lambda one: assault_worth(judgement, area, one.what))
    return Answer(best, "bot-sc-event")


def assault_unit(judgement: Judgement, options: list[Option]) -> Answer:
    """Our own units as long as it helps; a rival's as many as possible, best first."""
    area, target = assault_ends(judgement)
    units = [one for one in options if one != DONE]
    if judgement.table.owners[area] != judgement.seat:
        best = max(units, key=lambda one: judgement.units[one.what].worth)
        return Answer(best, "bot-sc-event")
    best = max(units, key=lambda one: transfer_worth(judgement, one.what, area, target))
    if transfer_worth(judgement, best.what, area, target) <= ENOUGH:
        return Answer(DONE, "bot-sc-decline")
    return Answer(best, "bot-sc-event")


def assault_ends(judgement: Judgement) -> tuple[int, int]:
    """Where the units of the current assault come from, and where they go."""
    assault = judgement.table.under_way.get("surprise-assault")
    return (NONE, NONE) if assault is None else (assault["area"], assault["target"])


def best_assault(judgement: Judgement, areas: list[int]) -> Assault:
    """The best use of Surprise Assault on these areas."""
    box, table = judgement.box, judgement.table
    found = [Assault(0.0, NONE, NONE)]
    for area in areas:
        owner = table.owners[area]
        found += [
            Assault(assault_worth(judgement, area, target), area, target)
            for target in box.areas_of[box.planet_of[area]]
            if target != area
            and table.is_open_to(owner, target)
            and fitting(box, target, table.armies[area])
        ]
    return max(found)


def assault_worth(judgement: Judgement, area: int, target: int) -> float:
    """What it is worth to move units from one area to another."""
    table = judgement.table
    owner, army = table.owners[area], table.armies[area]
    if owner == judgement.seat:
        return max(transfer_worth(judgement, unit, area, target) for unit in army)
    if owner not in judgement.rivals:
        return 0.0
    moved = min(len(fitting(judgement.box, target, army)), ASSAULTED)
    lost = max(len(table.armies[target]) + moved - judgement.box.limit[target], 0)
    least = min(judgement.units[unit].worth for unit in (*army, *table.armies[target]))
    worth = KILL * lost * least
    if moved == len(army) and table.bases[area] == NONE:
        worth += prize(judgement, area, owner)
    if table.is_empty(target):
        worth -= prize(judgement, target, owner)
    return worth


def prize(judgement: Judgement, area: int, owner: int) -> float:
    """How much it hurts us that a rival controls an area."""
    box = judgement.box
    if is_resource_area(box, area):
        return 0.1 * box.amount[area]
    if not box.conquest_wins:
        return 0.0
    return judgement.table.points_of(box, area) * judgement.race.alarm(owner)


def transfer_worth(judgement: Judgement, unit: int, area: int, target: int) -> float:
    """How much more useful one of our units is in another area, if there is room for it."""
    armies = judgement.table.armies
    if room(judgement, target, armies[target], unit) <= 0:
        return 0.0
    return judgement.joins(unit, target) - judgement.leaves(unit, area, armies[area])
