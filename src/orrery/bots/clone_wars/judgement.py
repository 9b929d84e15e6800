"""What a text, a purchase or the loss of a card is worth in the current position, in points."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.bots.clone_wars.outlook import Outlook
from orrery.bots.clone_wars.profile import profiles
from orrery.bots.clone_wars.table import InPlay, Table
from orrery.clone_wars.facts.box import Box, Clause, Filter
from orrery.clone_wars.facts.effect import Condition, Effect
from orrery.clone_wars.facts.terms import (
    DISCARD,
    EXILE_PILE,
    GALAXY_DISCARD,
    GALAXY_ROW,
    HAND,
    NONE,
)
from orrery.clone_wars.rules.effects import conditions
from orrery.clone_wars.rules.effects.cards import (
    Choose,
    Discard,
    Exile,
    ExileAtEndOfTurn,
    ExileSelf,
    Take,
)
from orrery.clone_wars.rules.effects.gains import Damage, Destroy, Draw, Gain, Pay, Repair
from orrery.clone_wars.rules.effects.galaxy import DiscardRow, LookTop, RevealTop, Swap
from orrery.clone_wars.rules.effects.market import NextPurchaseTo, PurchaseCard
from orrery.clone_wars.rules.effects.put import PutCard, PutOpponentsCard

FORCE_END = 3
REPAIR = 0.75
"""What one damage repaired on our own base is worth."""
DENIAL = 0.5
"""What it is worth to keep a card from the enemy, as a fraction of its worth to the enemy."""


class Judgement:
    """The table through the eyes of one seat."""

    def __init__(self, box: Box, table: Table) -> None:
        self.box, self.table = box, table
        self.own, self.enemy = table.own, table.enemy
        self.seat = table.seat
        self.known = profiles(box)
        self.outlook = Outlook(box, self.known, table, table.own, table.enemy)
        # The resources of this turn, including those of the cards still in hand.
        self.pool = self.own.pool + sum([box.resources[card] for card in self.own.hand])
        # Worked out when first asked for, since most decisions never ask.
        self._enemy_outlook: Outlook | None = None
        self._baskets: list[float] | None = None
        self._unwanted: int | None = None

    @property
    def enemy_outlook(self) -> Outlook:
        """The outlook of the opponent."""
        if self._enemy_outlook is None:
            self._enemy_outlook = Outlook(self.box, self.known, self.table, self.enemy, self.own)
        return self._enemy_outlook

    # Purchases

    @property
    def baskets(self) -> list[float]:
        """The most that can be bought for 0, 1, 2 … resources, by worth."""
        if self._baskets is None:
            self._baskets = self.fill_baskets()
        return self._baskets

    def fill_baskets(self) -> list[float]:
        """Fill a basket for each number of resources (a knapsack)."""
        price, most = self.box.price[self.seat], self.pool + 8
        wares = [(price[card], self.buying(card)) for card in self.table.row]
        if self.table.pilots:
            pilot = self.box.pilots[0]
            wares += [(price[pilot], self.buying(pilot))] * min(self.table.pilots, 2)
        best = [0.0] * (most + 1)
        for cost, worth in wares:
            if worth > 0 and cost <= most:
                for pool in range(most, cost - 1, -1):
                    best[pool] = max(best[pool], best[pool - cost] + worth)
        return best

    def buying(self, card: int) -> float:
        """What it is worth to buy a card now: in future turns, and for what it does at once. A text
        that exiles counts for as many cards as we want to be rid of."""
        at_once = self.known[card].bought
        if at_once.exile:
            at_once = at_once._replace(exile=min(at_once.exile, self.unwanted))
        return self.outlook.later(card) + at_once.worth(self.outlook.weights)

    @property
    def unwanted(self) -> int:
        """How many cards in hand and discard pile the deck would be better without."""
        if self._unwanted is None:
            cards = (*self.own.hand, *self.own.discard)
            self._unwanted = sum(self.exile_worth(card) > 0 for card in cards)
        return self._unwanted

    def basket(self, pool: int) -> float:
        """What this many resources are worth this turn."""
        return self.baskets[max(0, min(pool, len(self.baskets) - 1))]

    def resources(self, more: int) -> float:
        """What having more resources, or fewer, is worth now."""
        return self.basket(self.pool + more) - self.basket(self.pool) + 0.1 * more

    def denial(self, card: int) -> float:
        """What it is worth to keep the enemy from buying a row card."""
        if self.box.faction[card] == self.seat:
            return 0.0
        likely = 1.0 if self.box.cost[card] <= self.enemy_outlook.income + 1 else 0.4
        return DENIAL * likely * max(0.0, self.enemy_outlook.purchase(card))

    # Cards

    def exile_worth(self, card: int) -> float:
        """What it is worth to get rid of a card in the deck."""
        return -self.outlook.keep(card)

    def now(self, card: int) -> float:
        """What a card in hand is worth this turn."""
        number = self.box.resources[card]
        worth = self.outlook.power(card)
        if not number:
            return worth
        return worth - number * self.outlook.weights.resources - self.resources(-number)

    def weakest(self, cards: Iterable[int], number: int) -> list[int]:
        """The cards that will be missed least."""
        return sorted(cards, key=self.now)[:number]

    def ship_worth(self, ship: InPlay) -> float:
        """What a ship in play is worth to the opponent in its present state."""
        gains = self.known[ship.card].gains.worth(self.enemy_outlook.weights)
        return gains * min(2.5, self.outlook.turns) + 0.3 * ship.left

    # Texts

    def holds(self, condition: Condition, source: int) -> bool:
        """Whether an "if" is true now; anything hidden is assumed to be true."""
        match condition:
            case conditions.ForceWithYou():
                return self.own.force >= 1
            case conditions.InPlay():
                side = self.enemy if condition.opponent else self.own
                cards = [one.card for one in (*side.units, *side.ships)]
                return any(condition.filter.admits(self.seat, source, card) for card in cards)
            case conditions.BaseIs():
                return self.own.base in condition.cards
        return True

    def clause(self, clause: Clause, source: int, event: int = NONE) -> float:
        """What using an ability is worth now, its cost included."""
        holds = all(self.holds(condition, source) for condition in clause.conditions)
        number = clause.do if holds else clause.otherwise
        worth = 0.0 if number == NONE else self.text(number, source, event)
        return worth + (0.0 if clause.cost == NONE else self.text(clause.cost, source, event))

    def text(self, number: int, source: int, event: int = NONE) -> float:
        """What a list of effects is worth now."""
        return sum(
            self.effect(effect, source, event)
            for effect in self.box.effects[number]
            if all(self.holds(condition, source) for condition in effect.conditions)
        )

    def effect(self, effect: Effect, source: int, event: int) -> float:
        """What one effect is worth now."""
        match effect:
            case Gain():
                return self.gain(effect, source)
            case Draw():
                return effect.n * max(self.outlook.average, 0.8)
            case Repair():
                return REPAIR * min(effect.n, self.own.base_damage)
            case Damage():
                return self.damage(effect)
            case Destroy():
                return self.destroy(effect)
            case Discard():
                return self.discard(effect)
            case Exile():
                return self.exile(effect, source)
            case Choose():
                worths = [self.text(one, source, event) for one in effect.lists]
                return min(worths) if effect.opponent else max(worths)
            case PurchaseCard():
                return self.purchase(effect, source)
            case Take():
                return self.take(effect, source)
        return self.other_effect(effect, source, event)

    def other_effect(self, effect: Effect, source: int, event: int) -> float:
        """Costs, where cards go, and effects on the row."""
        outlook = self.outlook
        match effect:
            case Pay():
                return self.resources(-effect.resources)
            case ExileSelf():
                return self.exile_worth(source)
            case ExileAtEndOfTurn():
                return -max(0.0, outlook.purchase(event)) if event != NONE else -1.0
            case PutCard():
                card = source if effect.this else event
                return outlook.power(card) if effect.to == HAND and card != NONE else 0.5
            case NextPurchaseTo():
                return 1.0 if self.basket(self.pool) > 0 else -0.1
            case PutOpponentsCard():
                return self.enemy_outlook.average
            case DiscardRow():
                return max([self.denial(card) for card in self.table.row], default=0.0)
            case RevealTop() | LookTop() | Swap():
                return 0.3
        return 0.1

    def gain(self, effect: Gain, source: int) -> float:
        """Resources, Force and attack."""
        worth = self.force(effect.force)
        if effect.resources:
            worth += self.resources(effect.resources if effect.resources > 0 else 3)
        if effect.attack:
            spent = any(one.card == source and not one.ready for one in self.own.units)
            worth += 0.0 if spent else effect.attack
        return worth

    def force(self, number: int) -> float:
        """What moving the marker is worth: most of all onto our own side, and to its end."""
        before = self.own.force
        after = min(before + number, FORCE_END)
        worth = 0.3 * (after - before)
        if before < 1 <= after:
            worth += 0.6
        return worth + (0.4 if before < FORCE_END == after else 0.0)

    def damage(self, effect: Damage) -> float:
        """To the base, or to the ship that it hurts most."""
        number = effect.n if effect.n > 0 else 2
        worths = [0.0]
        if effect.to_base and self.enemy.base != NONE:
            worths.append(min(number, self.enemy.base_left) + self.base_falls(number))
        if effect.to_ship:
            worths += [self.hit_ship(ship, number) for ship in self.enemy.ships]
        return max(worths)

    def hit_ship(self, ship: InPlay, number: int) -> float:
        """Damage to one ship."""
        falls = self.ship_worth(ship) if number >= ship.left else 0.0
        return 0.5 * min(number, ship.left) + falls

    def base_falls(self, number: int) -> float:
        """The extra worth if this much damage destroys the base."""
        if number < self.enemy.base_left:
            return 0.0
        return 1000.0 if self.enemy.lost + 1 >= self.table.bases_to_win else 2.0

    def destroy(self, effect: Destroy) -> float:
        """The best ship that can be removed."""
        worths = [0.0]
        if effect.in_play:
            worths += [self.ship_worth(ship) + 0.5 * ship.left for ship in self.enemy.ships]
        if effect.in_row:
            worths += [self.denial(card) for card in self.table.row if self.box.is_ship[card]]
        return max(worths)

    def discard(self, effect: Discard) -> float:
        """Cards leaving a hand: a gain for the opponent's cards, a loss for ours."""
        if effect.opponent:
            number = min(effect.n, self.enemy.hand_count)
            return number * self.enemy_outlook.average * (1.0 if effect.at_random else 0.7)
        return -sum(map(self.now, self.weakest(self.own.hand, effect.n)))

    def exile(self, effect: Exile, source: int) -> float:
        """The weakest cards of hand and discard pile; those in hand are missed this turn."""
        if effect.from_row:
            return -0.2
        pile = self.own.discard if effect.from_discard else []
        hand = self.own.hand if effect.from_hand else []
        worths = [self.exile_worth(card) for card in self.fitting(effect.filter, source, pile)]
        worths += [
            self.exile_worth(card) - self.now(card)
            for card in self.fitting(effect.filter, source, hand)
        ]
        best = sorted(worths, reverse=True)[: effect.n]
        return sum(max(worth, 0.0) if effect.up_to else worth for worth in best)

    def fitting(self, filter: Filter | None, source: int, cards: Iterable[int]) -> list[int]:
        """The cards a text is about."""
        return [c for c in cards if filter is None or filter.admits(self.seat, source, c)]

    def take(self, effect: Take, source: int) -> float:
        """A card taken back from a pile."""
        pile = self.own.exile if effect.from_exile else self.own.discard
        cards = [c for c in pile if self.box.faction[c] != 1 - self.seat]
        fitting = self.fitting(effect.filter, source, cards)
        return max([self.taken(effect, card) for card in fitting], default=0.0)

    def taken(self, effect: Take, card: int) -> float:
        """What that card is worth: used now, and back in the deck if it was exiled."""
        worth = self.outlook.power(card) if effect.to_hand else 0.0
        return worth + (self.outlook.keep(card) if effect.from_exile else 0.0)

    def purchase(self, effect: PurchaseCard, source: int) -> float:
        """The best card that the text lets us buy."""
        own, price = self.own, self.box.price[self.seat]
        zones: dict[int, list[int]] = {
            GALAXY_ROW: self.table.row,
            GALAXY_DISCARD: self.table.galaxy_discard,
            EXILE_PILE: own.exile,
            DISCARD: own.discard,
        }
        worths = [0.0]
        for card in self.fitting(effect.filter, source, zones[effect.source]):
            cost = 0 if effect.free else self.box.cost[card]
            if price[card] <= 99 and cost <= own.pool:
                worths.append(self.bought(effect, card) + self.resources(-cost))
        return max(worths)

    def bought(self, effect: PurchaseCard, card: int) -> float:
        """What a card is worth where the text puts it."""
        worth = 0.0 if effect.source == DISCARD else self.outlook.purchase(card)
        return worth + (self.outlook.power(card) if effect.to == HAND else 0.0)
