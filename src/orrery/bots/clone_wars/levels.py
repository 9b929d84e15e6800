"""Levels of Clone Wars below `greedy`: what they overlook, and the wins that they never do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.bots.clone_wars.learned import learned_weights
from orrery.bots.clone_wars.simple import SimpleBot
from orrery.bots.clone_wars.table import CloneWarsWindow, box_of
from orrery.bots.overlooking import WORLDS, Line, Overlooking, following, sure_win, win_in
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Option

OVERLOOKED = ("use", "buy")
"""In a turn people overlook abilities and cards to buy, and attacks on the row; never the cards in
their hand or the base."""
TRIES = 20
"""How many turns are tried at a decision where the fast policy does not win."""
LIKELY = {"play": 6.0, "use": 3.0, "buy": 0.4, "pay-off": 0.2, "end": 0.0}
"""What such turns are made of; attacks on the base are three times as likely as on the row."""


class Level(Overlooking):
    """Takes a win on the table; otherwise judges by what it has not overlooked."""

    def winning(self, window: CloneWarsWindow, plan: Line) -> Line:
        """A turn that destroys the last base: the one that was planned, the one that the fast
        policy plays, or one of some that try everything."""
        view, seat = window.view, int(window.seat)
        lost = len(view["sides"][seat]["victory"])
        if view["active"] != seat or lost + 1 < view["bases_to_win"]:
            return ()
        rng, box = Random(self.seed), box_of(window.facts)
        worlds = [window.determinized(rng) for _ in range(WORLDS)]
        policy = Policy(tables(box), learned_weights(box))

        def wins(line: Line) -> bool:
            return all(win_in(one.copy(), seat, following(line), has_won(seat)) for one in worlds)

        if plan and wins(plan):
            return plan
        win = sure_win(worlds, lambda one: win_in(one.copy(), seat, policy.pick, has_won(seat)))
        if win:
            return win
        for _ in range(TRIES):
            line = win_in(worlds[0].copy(), seat, lambda world: tried(world, rng), has_won(seat))
            if line and wins(line):
                return line
        return ()

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


def has_won(seat: int) -> Callable[[CloneWarsGame], bool]:
    return lambda world: world.state.winner == seat


def tried(world: CloneWarsGame, rng: Random) -> Option | None:
    """Any option, those that often win the likelier; a turn that ends has not won."""
    assert world.decision is not None, "there is something to pick"
    options = world.decision.options
    weights = [likely(option) for option in options]
    return rng.choices(options, weights)[0] if any(weights) else None


def likely(option: Option) -> float:
    if option.verb == "commit":
        return 3.0 if option.to == NONE else 1.0
    return LIKELY.get(option.verb, 1.0)
