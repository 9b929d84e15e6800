"""Choosing Leadership cards: everybody secretly, revealed together, resolved one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.leading import of_stage
from orrery.starcraft.board.queries import clockwise
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.leadership.resolving import ResolveLeader, turn_up_leader

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

LEADER = Prompt("choose-leader", "BW-LEAD-04")


def is_time_to_choose(game: StarCraftGame, stage: int) -> bool:
    """Whether Leadership cards of a stage are still to be chosen: once, and only where anybody has
    any (BW-LEAD-03, BW-LEAD-06, BW-OPT-07)."""
    state = game.state
    if state.stages_led >> stage & 1:
        return False
    players = [player for player in state.players if not player.out]
    return any(of_stage(game.facts, player.leaders, stage) for player in players)


def why_not_choose(game: StarCraftGame, seat: int, stage: int, card: int) -> str | None:
    """One of the player's own unused cards of the current stage (BW-LEAD-04, BW-LEAD-05)."""
    cards = of_stage(game.facts, game.state.players[seat].leaders, stage)
    return None if card in cards else "BW-LEAD-04"


def unresolved(game: StarCraftGame) -> set[int]:
    """Cards that are turned up and not yet resolved, or being resolved (BW-LEAD-07)."""
    found = set[int]()
    for frame in game.stack:
        if isinstance(frame, ResolveLeader):
            found.add(frame.card)
        elif isinstance(frame, ChooseLeaders):
            found.update(frame.cards[frame.done :])
    return found


class ChooseLeaders(Step):
    """Leadership cards of one stage are chosen, revealed and resolved (BW-LEAD-03)."""

    stage: int
    order: tuple[int, ...] = ()  # the players in the order in which their cards are resolved
    cards: tuple[int, ...] = ()  # their cards once revealed, NONE for none

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose(game, pick)
            case 2:
                return self.reveal(game)
            case 3:
                return self.resolve(game)
        return OVER

    def choose(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Everybody lays one of their cards of this stage face down, and must; with one card left
        there is nothing to ask (BW-LEAD-04, BW-LEAD-01)."""
        state, order = game.state, clockwise(game.state)
        if pick is not None:
            self.lay(game, order[self.done], pick.what)
        while self.done < len(order):
            seat = order[self.done]
            cards = of_stage(game.facts, state.players[seat].leaders, self.stage)
            if len(cards) > 1:
                return ask(game, seat, LEADER, [Option("leader", card) for card in cards])
            self.lay(game, seat, cards[0] if cards else NONE)
        return None

    def lay(self, game: StarCraftGame, seat: int, card: int) -> None:
        """A card is laid face down: nobody else knows which (BW-LEAD-02)."""
        self.done += 1
        game.state.players[seat].chosen = card
        if card != NONE:
            game.emit("choose-leader", seat, (card,), seen_by=1 << seat)

    def reveal(self, game: StarCraftGame) -> StepResult:
        """When all have chosen, all cards are turned up together; this stage has had its choice
        (BW-LEAD-04, BW-LEAD-06)."""
        state = game.state
        self.order = tuple(clockwise(state))
        self.cards = tuple([state.players[seat].chosen for seat in self.order])
        state.stages_led |= 1 << self.stage
        state.irrevocable += 1
        for seat, card in zip(self.order, self.cards, strict=True):
            state.players[seat].chosen = NONE
            if card != NONE:
                turn_up_leader(game, seat, card)
        return None

    def resolve(self, game: StarCraftGame) -> StepResult:
        """One player after the other, from the one who was first when they were revealed
        (BW-LEAD-07, BW-LEADCARD-15)."""
        while self.done < len(self.order):
            seat, card = self.order[self.done], self.cards[self.done]
            self.done += 1
            if card != NONE and not game.state.players[seat].out:
                return game.run(ResolveLeader(seat, card))
        return OVER

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this card, or None."""
        if option.verb != "leader" or option.to != NONE or game.decision is None:
            return LEADER.rule
        return why_not_choose(game, game.decision.seat, self.stage, option.what)
