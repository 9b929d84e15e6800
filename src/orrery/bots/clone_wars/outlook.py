"""One side's prospects: how long the game will last, what its deck lacks, what a card is worth to
it.

Everything is measured in points: one point is one damage to the enemy base.
"""

from __future__ import annotations

from math import sqrt

from orrery.bots.clone_wars.profile import Gains, Profile
from orrery.bots.clone_wars.table import Side, Table
from orrery.clone_wars.facts.box import Box

HAND_SIZE = 5
LONGEST = 14.0
"""The most turns a program looks ahead."""
GROWTH = 0.9
"""How much a side's attack grows each turn."""
TYPICAL_BASE = 15.0
"""Hit points of a base nobody has seen yet."""
RESOURCE = 0.13
"""What one more resource a turn is worth for each future turn."""
ENOUGH = 6.0
"""With more resources a turn than this, each further one is worth less."""
LEAST_LEFT = 1.0
"""The least number of turns in which a card bought now may still be drawn, however near the end
seems: resources that are not spent are lost."""
SHIELD = 0.6
"""What a hit point of a ship is worth: damage the base does not take."""


class Outlook:
    """One side's prospects against the other."""

    def __init__(
        self, box: Box, known: tuple[Profile, ...], table: Table, own: Side, enemy: Side
    ) -> None:
        self.box = box
        self.known = known
        count = max(len(own.cards), 1)
        self.size = count
        self.attack = attack_a_turn(known, own)
        self.enemy_attack = attack_a_turn(known, enemy)
        self.income = income_a_turn(known, own)
        to_win = turns(damage_needed(box, table, own, enemy), self.attack)
        to_lose = turns(damage_needed(box, table, enemy, own), self.enemy_attack)
        self.turns = max(1.0, min(to_win, to_lose, LONGEST))
        often = HAND_SIZE / (count + 1)
        self.uses = max(0.0, self.turns - 0.5) * often
        # A card bought now comes with the next shuffle.
        drawn_in = len(own.unseen) / HAND_SIZE + 0.5
        self.is_late = self.turns <= drawn_in
        self.left_bought = max(LEAST_LEFT, self.turns - drawn_in)
        self.uses_bought = self.left_bought * often
        self.weights = self.weigh()
        self._power: dict[int, float] = {}
        units = [card for card in own.cards if not box.is_ship[card]]
        self.average = sum([self.power(card) for card in units]) / max(len(units), 1)

    def weigh(self) -> Gains:
        """What one of each amount is worth, now and in future turns."""
        scarce = min(1.6, max(0.35, 1.0 + (ENOUGH - self.income) * 0.12))
        return Gains(
            attack=1.0,
            resources=max(0.05, RESOURCE * (self.turns - 1.5)) * scarce,
            force=0.45,
            cards=1.4,
            exile=min(1.2, 0.12 * self.turns),
            repair=0.6,
            discard=0.9,
            other=1.0,
        )

    def power(self, card: int) -> float:
        """What a card gives each time it is drawn."""
        kind = self.box.kind[card]
        if kind not in self._power:
            worth = self.known[card].gains.worth(self.weights)
            if self.box.is_ship[card]:
                worth = worth * min(self.stays(card), self.turns)
                worth += SHIELD * self.box.hit_points[card]
            self._power[kind] = worth
        return self._power[kind]

    def stays(self, ship: int) -> float:
        """How many turns a ship stays in play."""
        return 1.0 + self.box.hit_points[ship] / max(self.enemy_attack, 2.0)

    def keep(self, card: int) -> float:
        """What it is worth to have a card in the deck."""
        return self.in_deck(card, self.uses, self.turns)

    def purchase(self, card: int) -> float:
        """What it is worth to buy a card into the discard pile."""
        return self.later(card) + self.known[card].bought.worth(self.weights)

    def later(self, card: int) -> float:
        """What a card bought now is worth in future turns."""
        return self.in_deck(card, self.uses_bought, self.left_bought)

    def in_deck(self, card: int, uses: float, turns: float) -> float:
        """What a card gives when it is drawn this many times instead of another one. A ship that
        stays in play is not drawn."""
        if not self.box.is_ship[card]:
            return (self.power(card) - self.average) * uses
        stays = self.stays(card)
        draws = min(uses, turns / stays)
        return (self.power(card) - self.average) * draws


def attack_a_turn(known: tuple[Profile, ...], side: Side) -> float:
    """A side's attack in an average turn."""
    drawn = sum([known[card].gains.attack for card in side.cards]) * HAND_SIZE
    return drawn / max(len(side.cards), HAND_SIZE) + sum([ship.attack for ship in side.ships])


def income_a_turn(known: tuple[Profile, ...], side: Side) -> float:
    """A side's resources in an average turn."""
    drawn = sum([known[card].gains.resources for card in side.cards]) * HAND_SIZE
    ships = sum([known[ship.card].gains.resources for ship in side.ships])
    return drawn / max(len(side.cards), HAND_SIZE) + ships


def damage_needed(box: Box, table: Table, own: Side, enemy: Side) -> float:
    """How much damage a side must still deal to win, to ships and bases."""
    bases = table.bases_to_win - enemy.lost
    later = bases - 1 if enemy.base_left else bases
    known = sorted([box.hit_points[base] for base in enemy.bases])[-later:] if later else []
    ahead = sum(known) + TYPICAL_BASE * (later - len(known))
    return enemy.base_left + ahead + sum([ship.left for ship in enemy.ships])


def turns(damage: float, attack: float) -> float:
    """How many turns this much damage takes, with the attack growing each turn."""
    first = max(attack, 0.5)
    return (sqrt(first * first + 2 * GROWTH * max(damage, 1.0)) - first) / GROWTH
