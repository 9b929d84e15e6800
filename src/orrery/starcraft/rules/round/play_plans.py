"""The Event cards of Regrouping where players have picked theirs for the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import clockwise
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.round.play_events import ExecuteEvent, PlayEvents
from orrery.starcraft.rules.scenarios.plans import has_plans, plans_to_play, why_not_plan

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

PLAY_PLAN = Prompt("play-event", "BW-SCEN-09")


def events_to_play(game: StarCraftGame) -> Step:
    """How Event cards are played: those that were drawn, or those that were picked (SC-REGROUP-13,
    BW-SCEN-09)."""
    return PlayPlans() if has_plans(game.facts) else PlayEvents()


class PlayPlans(Step):
    """9. From the first player, clockwise, each plays one of the cards picked before the game."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A card of the lowest stage that is left, and it must be played. Only the number of cards
        is public, so with more than one the player is asked, even about a single one of that stage
        (BW-SCEN-09, BW-SCEN-EX1)."""
        state, order = game.state, clockwise(game.state)
        if pick is not None:
            return self.play(game, order[self.done], pick.what)
        while self.done < len(order):
            seat = order[self.done]
            player = state.players[seat]
            cards = plans_to_play(game.facts, player)
            if len(player.plans) > 1:
                return ask(game, seat, PLAY_PLAN, [Option("event", card) for card in cards])
            if cards:
                return self.play(game, seat, cards[0])
            self.done += 1
        return OVER

    def play(self, game: StarCraftGame, seat: int, card: int) -> StepResult:
        """The card is turned up in front of its player, who executes it (BW-SCEN-09,
        SC-EVENT-03)."""
        self.done += 1
        player = game.state.players[seat]
        player.plans = without(player.plans, card)
        player.events = with_one(player.events, card)
        game.state.irrevocable += 1
        game.emit("play-event", seat, (card,))
        return game.run(ExecuteEvent(seat, card))

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids playing this card, or None."""
        if option.verb != "event" or option.to != NONE or game.decision is None:
            return PLAY_PLAN.rule
        player = game.state.players[game.decision.seat]
        return why_not_plan(game.facts, player, option.what)
