"""The fast policy: what `greedy` does, read from the state of a dealt world, for playouts.

Cards with texts are played first; the Force and new cards come early; weak cards wait in hand for a
text that exiles them; the row is attacked before buying, for the rewards; the base comes last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.bots.clone_wars.fast.choices import choose
from orrery.bots.clone_wars.fast.strikes import base_strike, row_attack
from orrery.bots.clone_wars.fast.tables import Tables
from orrery.bots.clone_wars.fast.weighing import Weighing
from orrery.bots.clone_wars.fast.weights import Weights
from orrery.bots.clone_wars.timing import ANY, LAST, SPENDING
from orrery.clone_wars.facts.terms import HAND
from orrery.core.errors import BrokenRules

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.core.decisions import Option

WORTH_PAYING = 0.5
"""What a neutral card must be worth to the enemy to be paid off."""


class Policy:
    """Picks for whoever must decide, by what that seat may know."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables, self.weights = tables, weights

    def pick(self, game: CloneWarsGame) -> Option:
        """The option that it takes."""
        decision = game.decision
        if decision is None:
            raise BrokenRules("a policy was asked in a game that is over")
        options = decision.options
        if len(options) == 1:
            return options[0]
        seat = int(decision.seat)
        if decision.prompt.key == "action":
            quick = self.obvious(game, options)
            if quick is not None:
                return quick
            return next_action(Weighing(game, self.tables, self.weights, seat), options)
        weighing = Weighing(game, self.tables, self.weights, seat)
        return choose(weighing, decision.prompt.key, decision.about, options)

    def obvious(self, game: CloneWarsGame, options: list[Option]) -> Option | None:
        """A card with a text is played before anything is weighed: most Force first, then the most
        expensive."""
        box, plain = game.facts, self.tables.is_plain
        best: Option | None = None
        most = -1
        for option in options:
            if option.verb != "play":
                break
            card = option.what
            if not plain[card]:
                rank = box.force[card] * 100 + box.cost[card]
                if rank > most:
                    best, most = option, rank
        return best


class Uses:
    """The abilities that are worth using, and when in the turn."""

    def __init__(self, weighing: Weighing, options: list[Option]) -> None:
        box, moments = weighing.box, weighing.tables.moments
        self.found: list[tuple[int, float, Option]] = []
        for option in options:
            if option.verb == "use":
                worth = weighing.clause(box.abilities[option.what][option.to], option.what)
                if worth > 0:
                    self.found.append((moments[option.what][option.to], -worth, option))
        self.found.sort()

    def due(self, before: int) -> Option | None:
        """The earliest ability that is due."""
        if self.found and self.found[0][0] < before:
            return self.found[0][2]
        return None


def next_action(weighing: Weighing, options: list[Option]) -> Option:
    """The next action of a turn, when no card with a text is left in hand."""
    uses = Uses(weighing, options)
    return (
        uses.due(ANY)
        or plain_card(options)
        or uses.due(SPENDING)
        or row_attack(weighing, options)
        or uses.due(LAST)
        or purchase(weighing, options)
        or base_strike(weighing, options)
        or uses.due(LAST + 1)
        or payment(weighing, options)
        or end(options)
    )


def plain_card(options: list[Option]) -> Option | None:
    """Any card that is left in hand."""
    return options[0] if options[0].verb == "play" else None


def purchase(weighing: Weighing, options: list[Option]) -> Option | None:
    """The most expensive card of the best basket; a card that can be used at once counts for
    more."""
    best: Option | None = None
    best_worth, pool, cost = 0.0, weighing.own.pool, weighing.box.cost
    for option in options:
        if option.verb != "buy":
            continue
        card = option.what
        worth = weighing.buying(card) + placed(weighing, card) + weighing.denial(card)
        if worth <= 0:
            continue
        worth += weighing.basket(pool - cost[card])
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def placed(weighing: Weighing, card: int) -> float:
    """The extra worth if a waiting text puts the bought card into the hand or on top of the
    deck."""
    filters = weighing.box.filters
    for to, number, _ in weighing.state.waiting:
        if card in filters[number].fits[weighing.seat]:
            power = weighing.prospects.power(card)
            return power if to == HAND else 0.7 * power
    return 0.0


def payment(weighing: Weighing, options: list[Option]) -> Option | None:
    """With resources left over, pay off a neutral card that the enemy would like."""
    best: Option | None = None
    most = WORTH_PAYING
    for option in options:
        if option.verb == "pay-off" and weighing.denial(option.what) > most:
            best, most = option, weighing.denial(option.what)
    return best


def end(options: list[Option]) -> Option:
    """Ends the turn when nothing is left worth doing; a "must" comes first."""
    if options[-1].verb == "end":
        return options[-1]
    for option in options:
        if option.verb == "use":
            return option
    return options[0]
