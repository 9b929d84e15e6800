"""Purchasing a card, and paying off a neutral one (rulebook: Purchase a card; Optional rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.changes import (
    discard_from_row,
    into_hand,
    leave_row,
    onto_deck,
    refill,
    without,
)
from orrery.clone_wars.board.queries import has_in_play
from orrery.clone_wars.board.state import Happening, Step
from orrery.clone_wars.facts.box import NEVER
from orrery.clone_wars.facts.terms import (
    DISCARD,
    EXILE_PILE,
    GALAXY_DISCARD,
    GALAXY_ROW,
    HAND,
    ON_PURCHASE,
    ON_PURCHASE_CARD,
    PILOTS,
    TOP_OF_DECK,
)
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.abilities import run_triggers
from orrery.core.decisions import Decision, Option, Seat
from orrery.core.flow import OVER, StepResult

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame


def why_not_buy(game: CloneWarsGame, seat: int, card: int) -> str | None:
    """Why a player cannot buy this card as an action now: not for sale, wrong faction, too
    expensive."""
    state = game.state
    if card in game.facts.pilots:
        if not state.pilots or card != state.pilots[-1]:
            return "CW-BUY-01" if state.pilots else "CW-BUY-07"
    elif card not in state.row:
        return "CW-BUY-01"
    return why_not_affordable(game, seat, card, free=False)


def why_not_affordable(game: CloneWarsGame, seat: int, card: int, free: bool) -> str | None:
    """Only the player's own and neutral cards, even for free; the pool must cover the price
    (CW-BUY-02, CW-BUY-03, CW-EXILE-12)."""
    if game.facts.price[seat][card] == NEVER:
        return "CW-BUY-02"
    if price_of(game, card, free) > game.state.sides[seat].pool:
        return "CW-BUY-03"
    return None


def price_of(game: CloneWarsGame, card: int, free: bool) -> int:
    """What a purchase takes from the pool; texts that look at the cost still see the printed one
    (CW-BUY-10, CW-BUY-13)."""
    return 0 if free else game.facts.cost[card]


def destinations(game: CloneWarsGame, seat: int, card: int, named: int) -> list[int]:
    """The places named by the text that makes the purchase and by waiting effects; the discard pile
    if none is named (CW-BUY-12, CW-BUY-04)."""
    places = [] if named == DISCARD else [named]
    for to, number, buyer in game.state.waiting:
        fits = buyer == seat and card in game.facts.filters[number].fits[seat]
        if fits and to not in places:
            places.append(to)
    return places or [DISCARD]


def buy(game: CloneWarsGame, seat: int, card: int, source: int, free: bool, to: int) -> None:
    """Pay, move the card, refill; the triggers wait for their moment
    (CW-BUY-03, CW-BUY-04, CW-BUY-11)."""
    state, box = game.state, game.facts
    side = state.sides[seat]
    price = price_of(game, card, free)
    side.pool -= price
    leave_market(game, seat, card, source)
    game.emit("buy", seat, (card,), price)
    if state.waiting:
        use_up_waiting(game, seat, card)
    if to == HAND:
        into_hand(game, seat, card)
    elif to == TOP_OF_DECK:
        onto_deck(game, seat, card)
    else:
        side.discard += (card,)
    if to != DISCARD:
        game.emit("destination", seat, (card,), to)
    if source == GALAXY_ROW:
        refill(game)
    state.bought += ((card, seat),)
    triggers = box.clauses_by_trigger
    if card in triggers[ON_PURCHASE] or has_in_play(side, triggers[ON_PURCHASE_CARD]):
        order = len(state.bought) - 1
        state.pending += (Happening(ON_PURCHASE, seat, card, order, to),)


def leave_market(game: CloneWarsGame, seat: int, card: int, source: int) -> None:
    """From the row, the pilot stack, which is never replenished, or where a text says
    (CW-BUY-07, CW-BUY-09, CW-DECK-07)."""
    state = game.state
    side = state.sides[seat]
    if source == GALAXY_ROW:
        leave_row(game, (card,))
    elif source == PILOTS:
        state.pilots = state.pilots[:-1]
    elif source == GALAXY_DISCARD:
        state.galaxy_discard = without(state.galaxy_discard, card)
    elif source == EXILE_PILE:
        side.exile = without(side.exile, card)
    else:
        side.discard = without(side.discard, card)


def use_up_waiting(game: CloneWarsGame, seat: int, card: int) -> None:
    """Every waiting effect that matches this purchase is used up by it, followed or not
    (CW-ABILITY-15, CW-BUY-12)."""
    filters = game.facts.filters
    game.state.waiting = tuple(
        [
            (to, number, buyer)
            for to, number, buyer in game.state.waiting
            if buyer != seat or card not in filters[number].fits[seat]
        ]
    )


class Purchase(Step):
    """A purchase from the row or the pilot stack as an action."""

    seat: int
    card: int

    def step(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.buy_card(game, pick)
            case 2:
                return run_triggers(game) if game.state.pending else None
            case _:
                return OVER

    def buy_card(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """1. The buyer picks one of several named destinations (CW-BUY-12)."""
        source = PILOTS if self.card in game.facts.pilots else GALAXY_ROW
        places = destinations(game, self.seat, self.card, DISCARD)
        if pick is None and len(places) > 1:
            return ask_destination(self.seat, self.card, places)
        buy(game, self.seat, self.card, source, False, places[0] if pick is None else pick.to)
        return None


def ask_destination(seat: int, card: int, places: list[int]) -> Decision:
    """Which of the offered places a bought card goes to (CW-BUY-12)."""
    options = [Option("to", card, place) for place in places]
    return Decision(Seat(seat), prompts.DESTINATION, options, card)


def why_not_pay_off(game: CloneWarsGame, seat: int, card: int) -> str | None:
    """With the option on, any neutral card in the row whose cost the pool covers (CW-OPT-03)."""
    state = game.state
    if not game.facts.may_pay_off or card not in state.row:
        return "CW-OPT-03"
    if card not in game.facts.neutral:
        return "CW-OPT-03"
    return "CW-BUY-03" if game.facts.cost[card] > state.sides[seat].pool else None


def pay_off(game: CloneWarsGame, seat: int, card: int) -> None:
    """Pay the cost; the card goes to the galaxy discard pile; this is no purchase and no defeat,
    and gives no reward (CW-OPT-03)."""
    price = game.facts.cost[card]
    game.state.sides[seat].pool -= price
    game.emit("pay-off", seat, (card,), price)
    discard_from_row(game, seat, (card,), "discard-row")
