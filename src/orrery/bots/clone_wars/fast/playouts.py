"""Playing a world on, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.bots.clone_wars.fast.policy import Policy
    from orrery.bots.search.budget import Budget
    from orrery.clone_wars.board.state import CloneWarsGame

MOST_PICKS = 3000
"""Far more than any game has."""


def play_until(game: CloneWarsGame, turn: int, policy: Policy, budget: Budget) -> bool:
    """Let the policy play for both sides until this turn has begun, or the game is over, and say
    whether there was the time."""
    for _ in range(MOST_PICKS):
        if game.decision is None or game.state.turn >= turn:
            break
        if budget.is_over():
            return False
        game.go_on(policy.pick(game))
    return True
