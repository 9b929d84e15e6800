"""Which attacks are worth making: on the base, the ships that protect it, or cards in the row."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from orrery.bots.clone_wars.judgement import Judgement
from orrery.bots.clone_wars.profile import neutral_reward, prevented_by
from orrery.bots.clone_wars.table import InPlay
from orrery.clone_wars.facts.terms import NONE

MOST_UNITS = 7
"""Units considered together for an attack on the row; more would take too long."""
WORTHWHILE = 0.0
"""By how much an attack on the row must be better than one on the base."""


class RowAttack(NamedTuple):
    """An attack on a row card: how much better it is than attacking the base, and which units make
    it."""

    worth: float
    target: int
    units: tuple[InPlay, ...]


def ready_attack(judgement: Judgement) -> int:
    """All the attack that can still go to the base this turn, including what is committed there."""
    own = judgement.own
    committed = judgement.table.groups.get(NONE, [])
    return sum(one.attack for one in (*own.units, *own.ships) if one.ready or one.card in committed)


def base_attack(judgement: Judgement, attack: int) -> float:
    """What an attack on the base is worth: ships protect it, and any excess is lost."""
    worth = 0.0
    ships = judgement.enemy.ships
    for ship in sorted(ships, key=lambda one: one.left):
        worth += judgement.hit_ship(ship, attack)
        attack = max(0, attack - ship.left)
    enemy = judgement.enemy
    if enemy.base == NONE or not attack:
        return worth
    arrives = max(0, attack - shield(judgement))
    return worth + min(arrives, enemy.base_left) + judgement.base_falls(arrives)


def shield(judgement: Judgement) -> int:
    """Damage that the enemy base will still prevent this turn."""
    enemy = judgement.enemy
    return max(0, prevented_by(judgement.box, enemy.base) - enemy.prevented)


def best_row_attack(judgement: Judgement, targets: Iterable[int]) -> RowAttack | None:
    """The attack on the row that gains most over the same attack on the base."""
    units = [unit for unit in judgement.own.units if unit.ready and row_attack(judgement, unit)]
    units = sorted(units, key=lambda one: -one.attack)[:MOST_UNITS]
    all_in = ready_attack(judgement)
    whole = base_attack(judgement, all_in)
    groups = [group for n in range(1, len(units) + 1) for group in combinations(units, n)]
    strengths = [sum([row_attack(judgement, unit) for unit in group]) for group in groups]
    missed: dict[int, float] = {}  # indexed by the attack taken away from the base
    best: RowAttack | None = None
    for target in targets:
        gain, need = target_worth(judgement, target), target_value(judgement, target)
        for group, strength in zip(groups, strengths, strict=True):
            if strength < need:
                continue
            taken = sum([unit.attack for unit in group])
            if taken not in missed:
                missed[taken] = whole - base_attack(judgement, all_in - taken)
            worth = gain + helpers_worth(judgement, group) - missed[taken]
            if worth > (best.worth if best else WORTHWHILE):
                best = RowAttack(worth, target, group)
    return best


def missing(judgement: Judgement, target: int) -> int:
    """The attack that an open group against the row still needs."""
    committed = judgement.table.groups[target]
    units = [unit for unit in judgement.own.units if unit.card in committed]
    return target_value(judgement, target) - sum(row_attack(judgement, unit) for unit in units)


def fill_up(judgement: Judgement, target: int) -> InPlay | None:
    """The unit that an open group against the row still needs, or None if even all that could join
    would not be enough."""
    need = missing(judgement, target)
    units = judgement.own.units
    ready = [unit for unit in units if unit.ready and row_attack(judgement, unit)]
    if sum(row_attack(judgement, unit) for unit in ready) < need:
        return None
    enough = [unit for unit in ready if row_attack(judgement, unit) >= need]
    if enough:
        return min(enough, key=lambda unit: unit.attack)
    return max(ready, key=lambda unit: unit.attack)


def row_attack(judgement: Judgement, unit: InPlay) -> int:
    """A unit's attack against the row."""
    return unit.attack + judgement.known[unit.card].against_row


def target_value(judgement: Judgement, target: int) -> int:
    """The attack needed to defeat a row card; for a neutral one, its cost."""
    box = judgement.box
    return box.cost[target] if target in box.neutral else box.target[target]


def target_worth(judgement: Judgement, target: int) -> float:
    """The reward, and that the enemy can no longer buy the card."""
    reward = judgement.box.reward[target]
    if target in judgement.box.neutral:
        reward = neutral_reward(judgement.box, judgement.own.base)
    worth = judgement.denial(target)
    return worth if reward == NONE else worth + max(0.0, judgement.text(reward, target))


def helpers_worth(judgement: Judgement, units: Iterable[InPlay]) -> float:
    """What the units gain by taking part."""
    weights, known = judgement.outlook.weights, judgement.known
    return sum([known[unit.card].in_row_attack.worth(weights) for unit in units])


def share_of_ship(judgement: Judgement, ship: int, options: list[int]) -> int:
    """How much of the damage a ship gets: enough to destroy it if it is the most valuable ship that
    can be destroyed, otherwise what the others leave."""
    ships = judgement.enemy.ships
    this = next(one for one in ships if one.card == ship)
    most, least = max(options), min(options)
    if most < this.left:  # it survives, so only if no other can be destroyed instead
        later = ships[ships.index(this) + 1 :]
        return least if any(one.left <= most for one in later) else most
    later = ships[ships.index(this) + 1 :]
    better = [
        one
        for one in later
        if one.left <= most and judgement.ship_worth(one) > judgement.ship_worth(this)
    ]
    spare = most - this.left >= min((one.left for one in better), default=0)
    return most if not better or spare else least
