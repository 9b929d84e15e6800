"""Which attacks a playout makes: on the base, the ships that protect it, or cards in the row."""

from __future__ import annotations

from orrery.bots.clone_wars.fast.tables import SCALE
from orrery.bots.clone_wars.fast.weighing import Weighing
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Option

MOST_UNITS = 6
"""Units considered together for an attack on the row; more would take too long."""


def group_of(weighing: Weighing, target: int) -> int:
    """The cards committed against a target, as bits."""
    for one, cards in weighing.state.groups:
        if one == target:
            return cards
    return 0


def ready_attack(weighing: Weighing) -> int:
    """All the attack that can still go to the base this turn, including what is committed there."""
    committed = group_of(weighing, NONE)
    own, bit = weighing.own, weighing.box.bit
    total = 0
    for card in own.units + own.ships:
        if weighing.is_ready(card) or committed & bit[card]:
            total += weighing.attack(card)
    return total


def base_attack(weighing: Weighing, attack: int) -> float:
    """What an attack on the base is worth: ships protect it, and any excess is lost."""
    worth, enemy = 0.0, weighing.enemy
    rooms = sorted([(weighing.room_on(at), at) for at in range(len(enemy.ships))])
    for room, at in rooms:
        worth += weighing.hit_ship(at, attack)
        attack = max(0, attack - room)
    if enemy.base == NONE or not attack:
        return worth
    shield = max(0, weighing.tables.prevents[enemy.base] - enemy.prevented)
    arrives = max(0, attack - shield)
    return worth + min(arrives, weighing.base_left) + weighing.base_falls(arrives)


def target_value(weighing: Weighing, target: int) -> int:
    """The attack needed to defeat a row card; for a neutral one, its cost."""
    box = weighing.box
    return box.cost[target] if target in box.neutral else box.target[target]


def target_worth(weighing: Weighing, target: int) -> float:
    """The reward, and that the enemy can no longer buy the card."""
    box = weighing.box
    reward = box.reward[target]
    if target in box.neutral:
        reward = weighing.tables.neutral_reward[weighing.own.base]
    worth = weighing.denial(target)
    return worth if reward == NONE else worth + max(0.0, weighing.text(reward, target))


class RowAttack:
    """The best attack on the row: its target, and the cards that make it, as bits."""

    def __init__(self, weighing: Weighing, targets: list[int]) -> None:
        self.target, self.cards = NONE, 0
        self.worth = weighing.weights.row
        tables, gains = weighing.tables, weighing.tables.in_row_attack
        units = [card for card in weighing.own.units if weighing.is_ready(card)]
        by_attack = sorted([(-weighing.attack(card), card) for card in units])
        strong = [(-less, card) for less, card in by_attack if tables.against_row[card] > less]
        subsets: list[tuple[int, int, float, int]] = [(0, 0, 0.0, 0)]
        for attack, card in strong[:MOST_UNITS]:
            bit, against = weighing.box.bit[card], attack + tables.against_row[card]
            extra = (gains.attack[card] + gains.rest[card]) / SCALE
            subsets += [
                (strength + against, taken + attack, helped + extra, cards | bit)
                for strength, taken, helped, cards in subsets
            ]
        self.choose(weighing, targets, subsets)

    def choose(
        self, weighing: Weighing, targets: list[int], subsets: list[tuple[int, int, float, int]]
    ) -> None:
        """The target and the units that gain most over the same attack on the base."""
        all_in = ready_attack(weighing)
        whole = base_attack(weighing, all_in)
        missed: dict[int, float] = {}  # indexed by the attack taken away from the base
        most = max([strength for strength, _, _, _ in subsets])
        for target in targets:
            need = target_value(weighing, target)
            if need > most:
                continue
            gain = target_worth(weighing, target)
            for strength, taken, helped, cards in subsets:
                if strength < need or not cards:
                    continue
                if taken not in missed:
                    missed[taken] = whole - base_attack(weighing, all_in - taken)
                worth = gain + helped - missed[taken]
                if worth > self.worth:
                    self.worth, self.target, self.cards = worth, target, cards


def row_strength(weighing: Weighing) -> int:
    """All the attack that can still go to the row this turn."""
    total = 0
    for card in weighing.own.units:
        if weighing.is_ready(card):
            total += weighing.attack(card) + weighing.tables.against_row[card]
    return total


def row_attack(weighing: Weighing, options: list[Option]) -> Option | None:
    """Continue an open attack on the row, or begin one that is worth more than the base."""
    for target, _ in weighing.state.groups:
        if target != NONE:
            pick = go_on(weighing, target, options)
            if pick is not None:
                return pick
    targets: list[int] = []
    for option in options:
        if option.verb == "commit" and option.to != NONE and option.to not in targets:
            targets.append(option.to)
    if not targets:
        return None
    attack = RowAttack(weighing, sorted(targets))
    if attack.target == NONE:
        return None
    return joining(weighing, options, attack.target, attack.cards)


def go_on(weighing: Weighing, target: int, options: list[Option]) -> Option | None:
    """Resolve an attack on the row that is strong enough, or add the unit it still needs."""
    against = weighing.tables.against_row
    committed, bit = group_of(weighing, target), weighing.box.bit
    need, ready = target_value(weighing, target), []
    for card in weighing.own.units:
        strength = weighing.attack(card) + against[card]
        if committed & bit[card]:
            need -= strength
        elif weighing.is_ready(card) and strength:
            ready.append((strength, card))
    if need <= 0:
        return weighing.box.resolve[target]
    if sum([strength for strength, _ in ready]) < need:
        return None
    enough = [pair for pair in ready if pair[0] >= need]
    _, card = min(enough) if enough else max(ready)
    return joining(weighing, options, target, bit[card])


def joining(weighing: Weighing, options: list[Option], target: int, cards: int) -> Option | None:
    """The option that commits one of these cards, or its equal, against a target."""
    kind, bit = weighing.box.kind, weighing.box.bit
    wanted = [kind[card] for card in weighing.own.units if cards & bit[card]]
    for option in options:
        if option.verb == "commit" and option.to == target and kind[option.what] in wanted:
            return option
    return None


def base_strike(weighing: Weighing, options: list[Option]) -> Option | None:
    """Everything with attack goes against the base and the ships that protect it."""
    enemy = weighing.enemy
    if enemy.base != NONE or enemy.ships:
        for option in options:
            if option.verb == "commit" and option.to == NONE and weighing.attack(option.what) > 0:
                return option
    for target, _ in weighing.state.groups:
        if target == NONE:
            return weighing.box.resolve[NONE]
    return None


def share(weighing: Weighing, ship: int, shares: list[Option]) -> Option:
    """How much of the damage a ship gets: enough to destroy it if it is the most valuable ship that
    can be destroyed, otherwise what the others leave."""
    ships = weighing.enemy.ships
    this = ships.index(ship)
    left, least, most = weighing.room_on(this), shares[0], shares[-1]
    later = range(this + 1, len(ships))
    if most.to < left:  # it survives, so only if no other can be destroyed instead
        return least if any(weighing.room_on(at) <= most.to for at in later) else most
    worth = weighing.ship_worth(this)
    better = [
        weighing.room_on(at)
        for at in later
        if weighing.room_on(at) <= most.to and weighing.ship_worth(at) > worth
    ]
    spare = most.to - left >= min(better, default=0)
    return most if not better or spare else least
