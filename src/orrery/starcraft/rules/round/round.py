"""A round: Planning, Execution, Regrouping; rounds repeat until the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.driven import driven_seats
from orrery.starcraft.board.state import EXECUTION, PLANNING, REGROUPING, Step
from orrery.starcraft.facts.terms import (
    FOR_A_ROUND,
    IN_EXECUTION,
    IN_PLANNING,
    IN_REGROUPING,
    NONE,
)
from orrery.starcraft.rules.leadership.resolving import begin_round, end_period
from orrery.starcraft.rules.round.driven_turn import DrivenTurn
from orrery.starcraft.rules.round.execution import Execution
from orrery.starcraft.rules.round.planning import Planning
from orrery.starcraft.rules.round.regroup import Regrouping

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.board.state import StarCraftGame


class Round(Step):
    """One round of three phases (SC-ROUND-01)."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Planning, Execution, Regrouping, in this order; players never give anything to each other
        (SC-ROUND-01, SC-ROUND-05, SC-PLAN-11)."""
        if self.done:
            return None
        self.done = 1
        state = game.state
        if game.facts.leadership:
            self.turn_over_leaders(game)
        match self.at:
            case 1:
                state.round += 1
                state.phase = PLANNING
                game.emit("round", NONE, number=state.round)
                return plan(game)
            case 2:
                state.phase = EXECUTION
                game.emit("phase", NONE, number=EXECUTION)
                return game.run(Execution())
            case 3:
                state.phase = REGROUPING
                game.emit("phase", NONE, number=REGROUPING)
                return game.run(Regrouping())
        return OVER

    def turn_over_leaders(self, game: StarCraftGame) -> None:
        """Leadership cards that begin with a round begin, and what lasts for a phase or a round is
        over with it (BW-LEADCARD-43)."""
        match self.at:
            case 1:
                begin_round(game)
            case 2:
                end_period(game, IN_PLANNING)
            case 3:
                end_period(game, IN_EXECUTION)
            case 4:
                end_period(game, IN_REGROUPING, FOR_A_ROUND)


def plan(game: StarCraftGame) -> StepResult:
    """The Planning Phase; before anything else in it, a faction that nobody plays has its turn
    (SC-PLAN-01, BW-SCEN-38)."""
    running = game.run(Planning())
    for seat in driven_seats(game.state, game.facts):
        running = game.run(DrivenTurn(seat))
    return running
