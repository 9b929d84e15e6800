"""Event cards about Leadership cards: Subtle Planning and Inspiring Leadership."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.leading import of_stage
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.events.card import EventStep
from orrery.starcraft.rules.leadership.resolving import (
    ResolveLeader,
    drop_leader,
    turn_up_leader,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

SUBTLE_PLANNING = Prompt("subtle-planning", "BW-CARD-24")
INSPIRING_LEADERSHIP = Prompt("inspiring-leadership", "BW-CARD-28")


def unused(game: StarCraftGame, seat: int, stage: int) -> list[int]:
    """The player's unused Leadership cards of a stage."""
    return of_stage(game.facts, game.state.players[seat].leaders, stage)


class SubtlePlanning(EventStep):
    """Another Leadership card of Stage I takes the place of the present one."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The player may choose an unused card: the present one leaves the game, and the new one is
        resolved at once, without starting forces; without unused cards nothing happens
        (BW-CARD-24)."""
        cards = unused(game, self.seat, 1)
        if self.done or pick == DONE or not cards:
            return OVER
        if pick is None:
            return self.ask(
                game, SUBTLE_PLANNING, [*(Option("leader", one) for one in cards), DONE]
            )
        self.done = 1
        for card in of_stage(game.facts, game.state.players[self.seat].leading, 1):
            drop_leader(game, self.seat, card)
        turn_up_leader(game, self.seat, pick.what)
        return game.run(ResolveLeader(self.seat, pick.what))

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """An unused card of Stage I, or none (BW-CARD-24)."""
        if option == DONE:
            return None
        legal = option.verb == "leader" and option.to == NONE
        return None if legal and option.what in unused(game, self.seat, 1) else "BW-CARD-24"


class InspiringLeadership(EventStep):
    """A Leadership card of Stage III is resolved at once."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The player must choose an unused card, if one is left (BW-CARD-28)."""
        cards = unused(game, self.seat, 3)
        if self.done or not cards:
            return OVER
        if pick is None:
            if len(cards) > 1:
                return self.ask(
                    game, INSPIRING_LEADERSHIP, [Option("leader", one) for one in cards]
                )
            pick = Option("leader", cards[0])
        self.done = 1
        turn_up_leader(game, self.seat, pick.what)
        return game.run(ResolveLeader(self.seat, pick.what))

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """An unused card of Stage III (BW-CARD-28)."""
        legal = option.verb == "leader" and option.to == NONE
        return None if legal and option.what in unused(game, self.seat, 3) else "BW-CARD-28"
