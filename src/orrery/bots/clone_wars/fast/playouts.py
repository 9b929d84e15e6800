"""Playing on from a pick in a copy of a world, some turns or to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.bots.clone_wars.fast.policy import Policy
    from orrery.bots.search.budget import Budget
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.core.decisions import Option

MOST_PICKS = 3000
"""Far more than any game has."""


def play_on(
    world: CloneWarsGame, pick: Option, policy: Policy, turns: int, budget: Budget
) -> CloneWarsGame | None:
    """A copy of the world after a pick, when the policy has played for both sides until so many
    turns have begun, or the game is over; None if the time is over before."""
    game = world.copy()
    last = game.state.turn + turns
    game.go_on(pick)
    for _ in range(MOST_PICKS):
        if game.decision is None or game.state.turn >= last:
            break
        if budget.is_over():
            return None
        game.go_on(policy.pick(game))
    return game
