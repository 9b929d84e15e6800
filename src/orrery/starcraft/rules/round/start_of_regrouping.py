"""The window before Regrouping step 1: Industrial Strategy and Specialized Strategy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.core.rng import shuffled
from orrery.starcraft.board.decks import take_from_discards
from orrery.starcraft.board.leading import leads, number_of
from orrery.starcraft.board.queries import has_event
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.economy import Pay, can_pay
from orrery.starcraft.rules.points import gain_points, gains_points
from orrery.starcraft.rules.tokens import GainTokens

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

INDUSTRIAL_STRATEGY = Prompt("industrial-strategy", "SC-EVENT-30")
SPECIALIZED_STRATEGY = Prompt("specialized-strategy", "SC-EVENT-31")

CARDS_TO_TAKE = 2
"""How many Combat cards Specialized Strategy takes (SC-EVENT-31)."""


def start_of_regrouping(game: StarCraftGame, seat: int) -> Step | None:
    """What a player may use now (SC-ROUND-04, BW-LEADCARD-22)."""
    player = game.state.players[seat]
    if player.leading and leads(game.facts, player, "storage_facilities") and player.pool:
        return StorageFacilities(seat)
    return cards_to_search(game, seat) or point_to_buy(game, seat)


def point_to_buy(game: StarCraftGame, seat: int) -> Step | None:
    """Industrial Strategy, if its price can be paid; nobody has two Strategy cards (SC-ROUND-04,
    SC-EVENT-30)."""
    player = game.state.players[seat]
    if not player.events or not has_event(player, game.facts.event("industrial_strategy")):
        return None
    return IndustrialStrategy(seat) if can_buy_a_point(game, seat) else None


def cards_to_search(game: StarCraftGame, seat: int) -> Step | None:
    """Specialized Strategy, if there are cards to look through (SC-ROUND-04, SC-EVENT-31)."""
    player = game.state.players[seat]
    if not player.events or not has_event(player, game.facts.event("specialized_strategy")):
        return None
    return SpecializedStrategy(seat) if player.deck or player.discards else None


def can_buy_a_point(game: StarCraftGame, seat: int) -> bool:
    """A mineral and a gas can be paid, and points are worth something (SC-EVENT-30, SC-VAR-01,
    BW-MODE-06)."""
    return gains_points(game, seat) and can_pay(game, seat, 1, 1)


class StorageFacilities(Step):
    """Resource tokens for idle workers, and the owner's Strategy card, in the order that is never
    worse: cards are searched before, a point is bought afterwards (BW-LEADCARD-22,
    BW-LEADCARD-47)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        if self.at > 3:
            return OVER
        if self.done:
            return None
        self.done = 1
        match self.at:
            case 1:
                ability = cards_to_search(game, self.seat)
            case 2:
                ability = self.tokens(game)
            case _:
                ability = point_to_buy(game, self.seat)
        return None if ability is None else game.run(ability)

    def tokens(self, game: StarCraftGame) -> Step:
        """One token of any kind for each worker in the pool, at most three in a phase
        (BW-LEADCARD-22, BW-TOKEN-01)."""
        idle = game.state.players[self.seat].pool
        return GainTokens(self.seat, min(idle, number_of(game.facts, "storage_facilities")))


class IndustrialStrategy(Step):
    """A mineral and a gas for a conquest point, once (SC-EVENT-30)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.ask(game, pick)
            case 2:
                return self.pay(game)
            case 3:
                return self.gain(game)
        return OVER

    def ask(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The owner may pay or not (SC-ROUND-04, SC-EVENT-30)."""
        card = game.facts.event("industrial_strategy")
        if pick is None:
            options = [Option("use", card), DONE]
            return ask(game, self.seat, INDUSTRIAL_STRATEGY, options, about=card)
        return OVER if pick == DONE else None

    def pay(self, game: StarCraftGame) -> StepResult:
        """The price, which workers and tokens may pay (SC-EVENT-30)."""
        if self.done:
            return None
        self.done = 1
        return game.run(Pay(self.seat, 1, 1))

    def gain(self, game: StarCraftGame) -> StepResult:
        """Then the point, which counts in step 6 of this phase, or the token for it
        (SC-EVENT-30, BW-MODE-06)."""
        if self.done:
            return OVER
        self.done = 1
        return gain_points(game, self.seat, 1)


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
            return ask(game, self.seat, SPECIALIZED_STRATEGY, [*options, DONE], about=card)
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


def take_from_deck(game: StarCraftGame, seat: int, card: int) -> None:
    """Only the owner knows which card it is (SC-EVENT-31)."""
    player = game.state.players[seat]
    player.deck = without(player.deck, card)
    player.hand = with_one(player.hand, card)
    player.dug = min(player.dug + 1, len(player.buried))
    game.emit("search-card", seat, (card,), seen_by=1 << seat)
