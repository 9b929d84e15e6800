"""Levels of Clone Wars below `greedy`: what they overlook, and the wins that they never do."""

from __future__ import annotations

from typing import ClassVar

from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.bots.clone_wars.learned import learned_weights
from orrery.bots.clone_wars.simple import SimpleBot
from orrery.bots.clone_wars.table import CloneWarsWindow, box_of
from orrery.bots.overlooking import Overlooking, sure_win
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Option

OVERLOOKED = ("use", "buy")
"""In a turn people overlook abilities and cards to buy, and attacks on the row; never the cards in
their hand or the base."""
MOST_PICKS = 200
"""More than any turn has."""


class Level(Overlooking):
    """Takes a win on the table; otherwise judges by what it has not overlooked."""

    def winning(self, window: CloneWarsWindow) -> Option | None:
        view = window.view
        lost = len(view["sides"][window.seat]["victory"])
        if view["active"] != window.seat or lost + 1 < view["bases_to_win"]:
            return None
        box = box_of(window.facts)
        policy, seat = Policy(tables(box), learned_weights(box)), int(window.seat)
        return sure_win(
            window.determinized, lambda world: first_of_win(world, policy, seat), self.seed
        )

    def moment(self, window: CloneWarsWindow) -> int:
        return window.view["turn"]

    def can_overlook(self, prompt: str, option: Option) -> bool:
        if prompt != "action":
            return option.what != NONE
        return option.verb in OVERLOOKED or (option.verb == "commit" and option.to != NONE)


class Novice(Level):
    """The habits of `simple`, and every other option overlooked."""

    share: ClassVar[float] = 0.5

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SimpleBot(seed))


class Simple(Level):
    """The habits of `simple`."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SimpleBot(seed))


class Hasty(Level):
    """The judgement of `greedy`, and one option in seven overlooked."""

    share: ClassVar[float] = 0.15

    def __init__(self, seed: int) -> None:
        super().__init__(seed, GreedyBot(seed))


def first_of_win(world: CloneWarsGame, policy: Policy, seat: int) -> Option | None:
    """What the fast policy picks first, if it wins in a world before the other side can decide."""
    first: Option | None = None
    for _ in range(MOST_PICKS):
        decision = world.decision
        if decision is None:
            return first if world.state.winner == seat else None
        if decision.seat != seat and len(decision.options) > 1:
            return None
        pick = policy.pick(world)
        if first is None:
            first = pick
        world.go_on(pick)
    return None
