"""One side's prospects, read from a world: how long the game will last, what its deck lacks, what a
card is worth to it.

It uses only sums over whole decks and hands, which everybody who kept count may know, never what
lies where.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from orrery.bots.clone_wars.fast.tables import SCALE, Tables
from orrery.bots.clone_wars.fast.weights import Weights
from orrery.clone_wars.board.queries import attack_of, hit_points_of
from orrery.clone_wars.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame, Side
    from orrery.clone_wars.facts.box import Box

HAND_SIZE = 5.0
LONGEST = 14.0
"""The most turns a program looks ahead."""
TYPICAL_BASE = 15.0
"""Hit points of a base nobody has seen yet."""


class Deck:
    """What a player's cards give in an average turn; everybody can count them."""

    def __init__(self, game: CloneWarsGame, tables: Tables, seat: int) -> None:
        side, box = game.state.sides[seat], game.facts
        self.size = 0
        self.units = 0
        self.attack = self.resources = self.exile = self.rest = 0
        self.unit_attack = self.unit_resources = self.unit_exile = self.unit_rest = 0
        self.count(box, tables, side.deck)
        self.count(box, tables, side.hand)
        self.count(box, tables, side.discard)
        self.count(box, tables, side.units)
        held = max(float(self.size), HAND_SIZE) * SCALE
        self.attack_a_turn = self.attack * HAND_SIZE / held
        self.income = self.resources * HAND_SIZE / held
        income = 0
        for ship in side.ships:
            self.attack_a_turn += attack_of(game, seat, ship, False)
            income += tables.played.resources[ship]
        self.income += income / SCALE

    def count(self, box: Box, tables: Tables, cards: tuple[int, ...]) -> None:
        """Add the cards of a zone."""
        gains, is_ship = tables.played, box.is_ship
        for card in cards:
            self.size += 1
            attack, resources = gains.attack[card], gains.resources[card]
            self.attack += attack
            self.resources += resources
            if not is_ship[card]:
                self.units += 1
                self.unit_attack += attack
                self.unit_resources += resources
                self.unit_exile += gains.exile[card]
                self.unit_rest += gains.rest[card]


class Prospects:
    """One side's prospects against the other."""

    def __init__(
        self,
        game: CloneWarsGame,
        tables: Tables,
        weights: Weights,
        seat: int,
        decks: tuple[Deck, Deck],
        needs: tuple[float, float],
        unseen: int,
    ) -> None:
        self.box, self.tables, self.weights, self.seat = game.facts, tables, weights, seat
        own, enemy = decks[seat], decks[1 - seat]
        self.income = own.income
        self.enemy_attack = enemy.attack_a_turn
        to_win = turns(needs[seat], own.attack_a_turn, weights.growth)
        to_lose = turns(needs[1 - seat], enemy.attack_a_turn, weights.growth)
        self.turns = max(1.0, min(to_win, to_lose, LONGEST))
        often = HAND_SIZE / (max(own.size, 1) + 1)
        self.uses = max(0.0, self.turns - 0.5) * often
        # A card bought now comes with the next shuffle.
        drawn_in = unseen / HAND_SIZE + 0.5
        self.left_bought = max(weights.least_left, self.turns - drawn_in)
        self.uses_bought = self.left_bought * often
        scarce = min(1.6, max(0.35, 1.0 + (weights.enough - own.income) * weights.scarcity))
        self.resource = max(0.05, weights.resource * (self.turns - 1.5)) * scarce
        self.exile = min(1.2, weights.exile * self.turns)
        total = own.unit_attack + own.unit_rest
        worth = total + own.unit_resources * self.resource + own.unit_exile * self.exile
        self.average = worth / SCALE / max(own.units, 1)

    def power(self, card: int) -> float:
        """What a card gives each time it is drawn."""
        gains = self.tables.played
        steady = gains.attack[card] + gains.rest[card]
        worth = (
            steady + gains.resources[card] * self.resource + gains.exile[card] * self.exile
        ) / SCALE
        if self.box.is_ship[card]:
            worth = worth * min(self.stays(card), self.turns)
            worth += self.weights.shield * self.box.hit_points[card]
        return worth

    def gains_a_turn(self, card: int) -> float:
        """What a ship in play gives each turn."""
        gains = self.tables.played
        steady = gains.attack[card] + gains.rest[card]
        return (
            steady + gains.resources[card] * self.resource + gains.exile[card] * self.exile
        ) / SCALE

    def stays(self, ship: int) -> float:
        """How many turns a ship stays in play."""
        return 1.0 + self.box.hit_points[ship] / max(self.enemy_attack, 2.0)

    def keep(self, card: int) -> float:
        """What it is worth to have a card in the deck."""
        return self.in_deck(card, self.uses, self.turns)

    def purchase(self, card: int) -> float:
        """What it is worth to buy a card into the discard pile."""
        return self.later(card) + self.at_once(card, 99)

    def at_once(self, card: int, unwanted: int) -> float:
        """What a card does when it is bought; it exiles as many cards as are unwanted."""
        bought = self.tables.bought
        worth = bought.attack[card] + bought.rest[card] + bought.resources[card] * self.resource
        exile = min(bought.exile[card], unwanted * SCALE)
        return (worth + exile * self.exile) / SCALE

    def later(self, card: int) -> float:
        """What a card bought now is worth in future turns."""
        worth = self.in_deck(card, self.uses_bought, self.left_bought)
        return worth + self.weights.liking[card] * min(self.uses_bought, 2.0)

    def in_deck(self, card: int, uses: float, turns: float) -> float:
        """What a card gives when it is drawn this many times instead of another one. A ship that
        stays in play is not drawn."""
        if not self.box.is_ship[card]:
            return (self.power(card) - self.average) * uses
        stays = self.stays(card)
        return (self.power(card) - self.average) * min(uses, turns / stays)


def damage_needed(game: CloneWarsGame, seat: int) -> float:
    """How much damage a side must still deal to win, to ships and bases, as far as this side may
    know the bases that are left."""
    state, box = game.state, game.facts
    own, enemy = state.sides[seat], state.sides[1 - seat]
    later = int(box.settings["bases"]) - len(own.victory)
    left = 0.0
    if enemy.base != NONE:
        later -= 1
        left += hit_points_of(game, 1 - seat, enemy.base) - enemy.base_damage
    for ship, damage in zip(enemy.ships, enemy.damage, strict=True):
        left += hit_points_of(game, 1 - seat, ship) - damage
    return left + bases_ahead(box, enemy, later)


def bases_ahead(box: Box, side: Side, number: int) -> float:
    """The hit points of the bases still to come: the strongest, where their stack is open."""
    if number <= 0:
        return 0.0
    if box.settings["mode"] == "secret":
        return TYPICAL_BASE * number
    known = sorted([box.hit_points[base] for base in side.bases])[-number:]
    return sum(known) + TYPICAL_BASE * (number - len(known))


def turns(damage: float, attack: float, growth: float) -> float:
    """How many turns this much damage takes, with the attack growing each turn."""
    first = max(attack, 0.5)
    return (sqrt(first * first + 2 * growth * max(damage, 1.0)) - first) / growth
