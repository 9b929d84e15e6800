"""Purchases through texts, and what the next purchase does (EFFECTS.md, section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import one_of_each_kind
from orrery.clone_wars.facts.box import NEVER
from orrery.clone_wars.facts.effect import Effect
from orrery.clone_wars.facts.terms import EXILE_PILE, GALAXY_DISCARD, GALAXY_ROW, NONE
from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.purchase import ask_destination, buy, destinations, why_not_affordable
from orrery.core.decisions import Decision, Option, Seat

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.facts.box import Filter
    from orrery.clone_wars.rules.resolve import Resolve
    from orrery.core.flow import StepResult


class PurchaseCard(Effect):
    """purchase"""

    __slots__ = ("filter", "free", "source", "to")

    def __init__(self, free: bool, source: int, to: int, filter: Filter | None) -> None:
        self.free, self.source, self.to, self.filter = free, source, to, filter

    def zone(self, game: CloneWarsGame, user: int) -> tuple[int, ...]:
        """The market of this text, whatever the general rule; the piles are the user's
        own (CW-BUY-09, CW-TERM-14)."""
        state = game.state
        if self.source == GALAXY_ROW:
            return state.row
        if self.source == GALAXY_DISCARD:
            return state.galaxy_discard
        side = state.sides[user]
        return side.exile if self.source == EXILE_PILE else side.discard

    def candidates(self, game: CloneWarsGame, user: int, source: int) -> list[int]:
        """Eligible cards that can be paid for (CW-BUY-09, CW-FAQ-10, CW-EXILE-12)."""
        return one_of_each_kind(
            game,
            [
                card
                for card in self.zone(game, user)
                if card != NONE
                and (self.filter is None or self.filter.admits(user, source, card))
                and why_not_affordable(game, user, card, self.free) is None
            ],
        )

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """One purchase by the usual rules except where the text changes them; mandatory if an
        eligible card can be paid for (CW-BUY-09, CW-ABILITY-11)."""
        if not frame.picked:
            frame.moved = 0
            cards = self.candidates(game, frame.user, frame.source)
            if not cards:
                return None
            if pick is None and len(cards) > 1:
                options = [Option("purchase", card) for card in cards]
                return Decision(Seat(frame.user), prompts.PURCHASE, options, frame.source)
            frame.picked = (cards[0] if pick is None else pick.what,)
            pick = None
        card = frame.picked[0]
        places = destinations(game, frame.user, card, self.to)
        if pick is None and len(places) > 1:
            return ask_destination(frame.user, card, places)
        to = places[0] if pick is None else pick.to
        buy(game, frame.user, card, self.source, self.free, to)
        frame.card, frame.place, frame.moved = card, to, 1
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        """Whether any eligible card can be paid for (CW-BUY-09, CW-EXILE-12)."""
        price, pool = game.facts.price[user], game.state.sides[user].pool
        if self.free:
            pool = NEVER - 1
        wanted = self.filter
        for one in self.zone(game, user):
            if price[one] <= pool and (wanted is None or wanted.admits(user, source, one)):
                return True
        return False


class NextPurchaseTo(Effect):
    """next_purchase_to"""

    __slots__ = ("filter", "to")

    def __init__(self, to: int, filter: int) -> None:
        self.to, self.filter = to, filter

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """Waits for the next matching purchase this turn, however it is made (CW-ABILITY-15)."""
        game.state.waiting += ((self.to, self.filter, frame.user),)
        game.emit("waiting", frame.user, (frame.source,), self.to)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return True
