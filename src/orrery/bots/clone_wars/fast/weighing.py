"""What a text, a purchase or the loss of a card is worth to the seat that decides, in points. It
reads what this seat may know and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.bots.clone_wars.fast.prospects import Deck, Prospects, damage_needed
from orrery.bots.clone_wars.fast.tables import SCALE, Tables
from orrery.bots.clone_wars.fast.weights import Weights
from orrery.clone_wars.board.queries import attack_of, hit_points_of, own_force
from orrery.clone_wars.facts.terms import (
    DISCARD,
    EXILE_PILE,
    GALAXY_DISCARD,
    GALAXY_ROW,
    HAND,
    NONE,
)
from orrery.clone_wars.rules.effects.cards import (
    Choose,
    Discard,
    Exile,
    ExileAtEndOfTurn,
    ExileSelf,
    Take,
)
from orrery.clone_wars.rules.effects.conditions import BaseIs, ForceWithYou, InPlay
from orrery.clone_wars.rules.effects.gains import Damage, Destroy, Draw, Gain, Pay, Repair
from orrery.clone_wars.rules.effects.galaxy import DiscardRow, LookTop, RevealTop, Swap
from orrery.clone_wars.rules.effects.market import NextPurchaseTo, PurchaseCard
from orrery.clone_wars.rules.effects.put import PutCard, PutOpponentsCard

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.facts.box import Clause, Filter
    from orrery.clone_wars.facts.effect import Condition, Effect

FORCE_END = 3
WINS = 1000.0
"""What the last base is worth."""


class Weighing:
    """A world through the eyes of one seat."""

    def __init__(self, game: CloneWarsGame, tables: Tables, weights: Weights, seat: int) -> None:
        self.game, self.tables, self.weights, self.seat = game, tables, weights, seat
        self.box, state = game.facts, game.state
        self.state, self.own, self.enemy = state, state.sides[seat], state.sides[1 - seat]
        self.decks = (Deck(game, tables, 0), Deck(game, tables, 1))
        self.needs = (damage_needed(game, 0), damage_needed(game, 1))
        self.prospects = Prospects(
            game, tables, weights, seat, self.decks, self.needs, len(self.own.deck)
        )
        self._theirs: Prospects | None = None
        self._baskets: list[float] = []
        self._unwanted = -1
        pool = self.own.pool
        for card in self.own.hand:
            pool += self.box.resources[card]
        self.pool = pool  # the resources of this turn, with those of the cards still in hand
        enemy, base = self.enemy, self.enemy.base
        self.base_left = (
            0 if base == NONE else hit_points_of(game, 1 - seat, base) - enemy.base_damage
        )

    def theirs(self) -> Prospects:
        """The prospects of the opponent."""
        if self._theirs is None:
            unseen = len(self.enemy.deck) + len(self.enemy.hand)
            self._theirs = Prospects(
                *(self.game, self.tables, self.weights, 1 - self.seat),
                *(self.decks, self.needs, unseen),
            )
        return self._theirs

    # Purchases

    def baskets(self) -> list[float]:
        """The most that can be bought for 0, 1, 2 … resources, by worth (a knapsack)."""
        if self._baskets:
            return self._baskets
        price, most, state = self.box.price[self.seat], self.pool + 8, self.state
        best = [0.0] * (most + 1)
        wares = [card for card in state.row if card != NONE]
        wares += state.pilots[-2:]
        for card in wares:
            cost = price[card]
            if cost <= most:
                worth = self.buying(card)
                if worth > 0:
                    for pool in range(most, cost - 1, -1):
                        best[pool] = max(best[pool], best[pool - cost] + worth)
        self._baskets = best
        return best

    def buying(self, card: int) -> float:
        """What it is worth to buy a card now: in future turns, and for what it does at once. A text
        that exiles counts for as many cards as we want to be rid of."""
        unwanted = self.unwanted() if self.tables.bought.exile[card] else 0
        return self.prospects.later(card) + self.prospects.at_once(card, unwanted)

    def unwanted(self) -> int:
        """How many cards in hand and discard pile the deck would be better without."""
        if self._unwanted < 0:
            count = 0
            for card in self.own.hand + self.own.discard:
                if self.prospects.keep(card) < 0:
                    count += 1
            self._unwanted = count
        return self._unwanted

    def basket(self, pool: int) -> float:
        """What this many resources are worth this turn."""
        baskets = self.baskets()
        return baskets[max(0, min(pool, len(baskets) - 1))]

    def resources(self, more: int) -> float:
        """What having more resources, or fewer, is worth now."""
        return self.basket(self.pool + more) - self.basket(self.pool) + 0.1 * more

    def denial(self, card: int) -> float:
        """What it is worth to keep the enemy from buying a row card."""
        if self.box.faction[card] == self.seat:
            return 0.0
        theirs = self.theirs()
        likely = 1.0 if self.box.cost[card] <= theirs.income + 1 else 0.4
        return self.weights.denial * likely * max(0.0, theirs.purchase(card))

    def usefulness(self, card: int) -> float:
        """What a card in the row does for this side."""
        if self.box.faction[card] == 1 - self.seat:
            return -self.denial(card)
        return max(0.0, self.prospects.purchase(card)) - self.denial(card)

    # Cards

    def exile_worth(self, card: int) -> float:
        """What it is worth to get rid of a card in the deck."""
        return -self.prospects.keep(card)

    def now(self, card: int) -> float:
        """What a card in hand is worth this turn."""
        number = self.box.resources[card]
        worth = self.prospects.power(card)
        if not number:
            return worth
        return worth - number * self.prospects.resource - self.resources(-number)

    def room_on(self, at: int) -> int:
        """How much damage destroys the enemy ship at this place."""
        enemy = self.enemy
        return hit_points_of(self.game, 1 - self.seat, enemy.ships[at]) - enemy.damage[at]

    def ship_worth(self, at: int) -> float:
        """What the enemy ship at this place is worth to the opponent in its present state."""
        gains = self.theirs().gains_a_turn(self.enemy.ships[at])
        turns = min(self.weights.ship_turns, self.prospects.turns)
        return gains * turns + 0.3 * self.room_on(at)

    def hit_ship(self, at: int, number: int) -> float:
        """Damage to the enemy ship at this place."""
        room = self.room_on(at)
        return 0.5 * min(number, room) + (self.ship_worth(at) if number >= room else 0.0)

    def base_falls(self, number: int) -> float:
        """The extra worth if this much damage destroys the base."""
        if number < self.base_left:
            return 0.0
        last = len(self.own.victory) + 1 >= int(self.box.settings["bases"])
        return WINS if last else self.weights.base_falls

    def is_ready(self, card: int) -> bool:
        """Whether a card can still attack this turn."""
        return not self.state.committed & self.box.bit[card]

    def attack(self, card: int) -> int:
        return attack_of(self.game, self.seat, card, False)

    # Texts

    def holds(self, condition: Condition, source: int) -> bool:
        """Whether an "if" is true now; anything hidden is assumed to be true."""
        if isinstance(condition, ForceWithYou):
            return own_force(self.state, self.seat) >= 1
        if isinstance(condition, InPlay | BaseIs):
            return condition.holds(self.game, self.seat, source, NONE, 0)
        return True

    def hold(self, conditions: tuple[Condition, ...], source: int) -> bool:
        return all(self.holds(condition, source) for condition in conditions)

    def clause(self, clause: Clause, source: int, event: int = NONE) -> float:
        """What using an ability is worth now, its cost included."""
        number = clause.do if self.hold(clause.conditions, source) else clause.otherwise
        worth = 0.0 if number == NONE else self.text(number, source, event)
        return worth + (0.0 if clause.cost == NONE else self.text(clause.cost, source, event))

    def text(self, number: int, source: int, event: int = NONE) -> float:
        """What a list of effects is worth now."""
        worth = 0.0
        for effect in self.box.effects[number]:
            if not effect.conditions or self.hold(effect.conditions, source):
                worth += self.effect(effect, source, event)
        return worth

    def effect(self, effect: Effect, source: int, event: int) -> float:
        """What one effect is worth now."""
        if isinstance(effect, Gain):
            return self.gain(effect, source)
        if isinstance(effect, Draw):
            return effect.n * max(self.prospects.average, 0.8)
        if isinstance(effect, Repair):
            return self.weights.repair * min(effect.n, self.own.base_damage)
        if isinstance(effect, Damage):
            return self.damage(effect)
        if isinstance(effect, Destroy):
            return self.destroy(effect)
        if isinstance(effect, Discard):
            return self.discard(effect)
        if isinstance(effect, Exile):
            return self.exile(effect, source)
        if isinstance(effect, Choose):
            worths = [self.text(one, source, event) for one in effect.lists]
            return min(worths) if effect.opponent else max(worths)
        if isinstance(effect, PurchaseCard):
            return self.purchase(effect, source)
        if isinstance(effect, Take):
            return self.take(effect, source)
        return self.other_effect(effect, source, event)

    def other_effect(self, effect: Effect, source: int, event: int) -> float:
        """Costs, where cards go, and effects on the row."""
        if isinstance(effect, Pay):
            return self.resources(-effect.resources)
        if isinstance(effect, ExileSelf):
            return self.exile_worth(source)
        if isinstance(effect, ExileAtEndOfTurn):
            return -max(0.0, self.prospects.purchase(event)) if event != NONE else -1.0
        if isinstance(effect, PutCard):
            card = source if effect.this else event
            return self.prospects.power(card) if effect.to == HAND and card != NONE else 0.5
        if isinstance(effect, NextPurchaseTo):
            return 1.0 if self.basket(self.pool) > 0 else -0.1
        if isinstance(effect, PutOpponentsCard):
            return self.theirs().average
        if isinstance(effect, DiscardRow):
            return max([self.denial(card) for card in self.state.row if card != NONE], default=0.0)
        if isinstance(effect, RevealTop | LookTop | Swap):
            return 0.3
        return 0.1

    def gain(self, effect: Gain, source: int) -> float:
        """Resources, Force and attack."""
        worth = self.force(effect.force)
        if effect.resources:
            worth += self.resources(effect.resources if effect.resources > 0 else 3)
        if effect.attack and (source not in self.own.units or self.is_ready(source)):
            worth += effect.attack
        return worth

    def force(self, number: int) -> float:
        """What moving the marker is worth: most of all onto our own side, and to its end."""
        before = own_force(self.state, self.seat)
        after = min(before + number, FORCE_END)
        worth = 0.3 * (after - before)
        if before < 1 <= after:
            worth += 0.6
        return worth + (0.4 if before < FORCE_END == after else 0.0)

    def damage(self, effect: Damage) -> float:
        """To the base, or to the ship that it hurts most."""
        number = effect.n if effect.n > 0 else 2
        best = 0.0
        if effect.to_base and self.enemy.base != NONE:
            best += min(number, self.base_left) + self.base_falls(number)
        if effect.to_ship:
            for at in range(len(self.enemy.ships)):
                best = max(best, self.hit_ship(at, number))
        return best

    def destroy(self, effect: Destroy) -> float:
        """The best ship that can be removed."""
        best = 0.0
        if effect.in_play:
            for at in range(len(self.enemy.ships)):
                best = max(best, self.ship_worth(at) + 0.5 * self.room_on(at))
        if effect.in_row:
            for card in self.state.row:
                if card != NONE and self.box.is_ship[card]:
                    best = max(best, self.denial(card))
        return best

    def discard(self, effect: Discard) -> float:
        """Cards leaving a hand: a gain for the opponent's cards, a loss for ours."""
        if effect.opponent:
            number = min(effect.n, len(self.enemy.hand))
            return number * self.theirs().average * (1.0 if effect.at_random else 0.7)
        return -sum(sorted([self.now(card) for card in self.own.hand])[: effect.n])

    def exile(self, effect: Exile, source: int) -> float:
        """The weakest cards of hand and discard pile; those in hand are missed this turn."""
        if effect.from_row:
            return -0.2
        worths: list[float] = []
        if effect.from_discard:
            pile = self.fitting(effect.filter, source, self.own.discard)
            worths += [self.exile_worth(card) for card in pile]
        if effect.from_hand:
            hand = self.fitting(effect.filter, source, self.own.hand)
            worths += [self.exile_worth(card) - self.now(card) for card in hand]
        total = 0.0
        for worth in sorted(worths, reverse=True)[: effect.n]:
            total += max(worth, 0.0) if effect.up_to else worth
        return total

    def fitting(self, filter: Filter | None, source: int, cards: tuple[int, ...]) -> list[int]:
        """The cards a text is about."""
        found = [card for card in cards if card != NONE]
        if filter is None:
            return found
        return [card for card in found if filter.admits(self.seat, source, card)]

    def take(self, effect: Take, source: int) -> float:
        """A card taken back from a pile."""
        pile = self.own.exile if effect.from_exile else self.own.discard
        best = 0.0
        for card in self.fitting(effect.filter, source, pile):
            if self.box.faction[card] != 1 - self.seat:
                worth = self.prospects.power(card) if effect.to_hand else 0.0
                worth += self.prospects.keep(card) if effect.from_exile else 0.0
                best = max(best, worth)
        return best

    def zone(self, source: int) -> tuple[int, ...]:
        """Where a text buys from."""
        if source == GALAXY_ROW:
            return self.state.row
        if source == GALAXY_DISCARD:
            return self.state.galaxy_discard
        return self.own.exile if source == EXILE_PILE else self.own.discard

    def purchase(self, effect: PurchaseCard, source: int) -> float:
        """The best card that the text lets us buy."""
        own, price = self.own, self.box.price[self.seat]
        best = 0.0
        for card in self.fitting(effect.filter, source, self.zone(effect.source)):
            cost = 0 if effect.free else self.box.cost[card]
            if price[card] <= 99 and cost <= own.pool:
                worth = 0.0 if effect.source == DISCARD else self.prospects.purchase(card)
                worth += self.prospects.power(card) if effect.to == HAND else 0.0
                best = max(best, worth + self.resources(-cost))
        return best

    # Bases

    def base_worth(self, base: int) -> float:
        """A base's hit points, what its text does when it is revealed, and what it does every
        turn."""
        prospects, gains = self.prospects, self.tables.base_turn
        hits = float(self.box.hit_points[base])
        stays = min(prospects.turns, hits / max(prospects.enemy_attack, 3.0))
        each = gains.attack[base] + gains.rest[base]
        each_turn = each + gains.resources[base] * prospects.resource
        total = hits + stays * (each_turn + gains.exile[base] * prospects.exile) / SCALE
        for number in self.tables.revealed[base]:
            total += self.clause(self.box.abilities[base][number], base)
        return total + self.weights.liking[base]
