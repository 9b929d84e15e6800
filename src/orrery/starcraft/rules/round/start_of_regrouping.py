"""The window before Regrouping step 1: Industrial Strategy and Specialized Strategy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Decision, Option, Prompt, Seat
from orrery.core.flow import OVER, StepResult
from orrery.core.rng import shuffled
from orrery.starcraft.board.changes import gain_conquest, with_one, without
from orrery.starcraft.board.queries import has_event
from orrery.starcraft.board.state import Step
from orrery.starcraft.rules.economy import Pay, can_pay

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

INDUSTRIAL_STRATEGY = Prompt("industrial-strategy", "SC-EVENT-30")
SPECIALIZED_STRATEGY = Prompt("specialized-strategy", "SC-EVENT-31")

CARDS_TO_TAKE = 2
"""How many Combat cards Specialized Strategy takes (SC-EVENT-31)."""


def start_of_regrouping(game: StarCraftGame, seat: int) -> Step | None:
    """What a player may use now; nobody has two Strategy cards (SC-ROUND-04)."""
    box, player = game.facts, game.state.players[seat]
    if not player.events:
        return None
    if has_event(player, box.event("industrial_strategy")) and can_buy_a_point(game, seat):
        return IndustrialStrategy(seat)
    if has_event(player, box.event("specialized_strategy")) and (player.deck or player.discards):
        return SpecializedStrategy(seat)
    return None


def can_buy_a_point(game: StarCraftGame, seat: int) -> bool:
    """A mineral and a gas can be paid, and conquest points exist (SC-EVENT-30, SC-VAR-01)."""
    return game.facts.conquest_wins and can_pay(game, seat, 1, 1)


class IndustrialStrategy(Step):
    """A mineral and a gas for a conquest point, once (SC-EVENT-30)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.ask(game, pick)
            case 2:
                return self.pay(game)
        return OVER

    def ask(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The owner may pay or not (SC-ROUND-04, SC-EVENT-30)."""
        card = game.facts.event("industrial_strategy")
        if pick is None:
            options = [Option("use", card), DONE]
            return Decision(Seat(self.seat), INDUSTRIAL_STRATEGY, options, about=card)
        return OVER if pick == DONE else None

    def pay(self, game: StarCraftGame) -> StepResult:
        """The price, then the point, which counts in step 6 of this phase (SC-EVENT-30)."""
        if not self.done:
            self.done = 1
            return game.run(Pay(self.seat, 1, 1))
        gain_conquest(game, self.seat, 1)
        return OVER


class SpecializedStrategy(Step):
    """Up to two Combat cards from the discard pile and the deck to the hand (SC-EVENT-31)."""

    seat: int
    taken: int = 0
    searched: int = 0  # how many of them came from the deck

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One card after another; a deck that was searched is shuffled, without the discards
        (SC-EVENT-31, SC-ROUND-04)."""
        player = game.state.players[self.seat]
        if pick is not None and pick != DONE:
            self.take(game, pick)
        empty = not player.deck and not player.discards
        if pick != DONE and self.taken < CARDS_TO_TAKE and not empty:
            card = game.facts.event("specialized_strategy")
            options = [Option("take", one) for one in sorted(set(player.discards))]
            options += [Option("search", one) for one in sorted(set(player.deck))]
            return Decision(Seat(self.seat), SPECIALIZED_STRATEGY, [*options, DONE], about=card)
        if self.searched:
            player.deck = shuffled(game.state, tuple(sorted(player.deck)))
        return OVER

    def take(self, game: StarCraftGame, pick: Option) -> None:
        self.taken += 1
        if pick.verb == "take":
            take_from_discards(game, self.seat, pick.what)
        else:
            self.searched += 1
            take_from_deck(game, self.seat, pick.what)


def take_from_discards(game: StarCraftGame, seat: int, card: int) -> None:
    """Everybody sees which card it is, so it is known to be out (SC-EVENT-31)."""
    player = game.state.players[seat]
    player.discards = without(player.discards, card)
    player.hand = with_one(player.hand, card)
    player.announced = with_one(player.announced, card)
    game.emit("take-card", seat, (card,))


def take_from_deck(game: StarCraftGame, seat: int, card: int) -> None:
    """Only the owner knows which card it is (SC-EVENT-31)."""
    player = game.state.players[seat]
    player.deck = without(player.deck, card)
    player.hand = with_one(player.hand, card)
    player.dug = min(player.dug + 1, len(player.buried))
    game.emit("search-card", seat, (card,), seen_by=1 << seat)
