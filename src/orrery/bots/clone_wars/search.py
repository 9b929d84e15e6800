"""The program `search`: it compares what the fast policy would do with what else is possible, each
played out for some turns in the same dealt worlds.

It departs from the policy only where that is better by at least a standard error.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from orrery.bots.clone_wars.explaining import explained, facts_of
from orrery.bots.clone_wars.fast.playouts import play_until
from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.fast.weighing import Weighing
from orrery.bots.clone_wars.learned import learned_value, learned_weights
from orrery.bots.clone_wars.levels import Greedy
from orrery.bots.clone_wars.plans import candidates
from orrery.bots.clone_wars.table import CloneWarsWindow, box_of
from orrery.bots.overlooking import WINS
from orrery.bots.search.budget import Budget
from orrery.bots.search.halving import search
from orrery.bots.search.report import Fact, Line, PlayedOut, SearchReport
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.core.window import Allowance, Answer

Horizons = tuple[tuple[int, float], ...]
"""After how many turns the value is asked, and how much each answer counts."""
HORIZONS: Horizons = ((4, 0.3), (8, 0.3), (16, 0.4))
"""Soon after a pick the value varies little from world to world, but knows less of what the pick is
worth; later it is the other way round. Together they say more than any one (docs/ladder.md)."""
SEEN = 8
"""After how many turns what a playout has led to is noted."""


class TurnSearch:
    """One search: first picks of turns, played out in common worlds."""

    def __init__(
        self,
        window: CloneWarsWindow,
        seed: int | str,
        budget: Budget,
        horizons: Horizons = HORIZONS,
    ) -> None:
        box = box_of(window.facts)
        self.window, self.seat = window, int(window.seat)
        self.rng, self.budget, self.horizons = Random(seed), budget, horizons
        self.policy = Policy(tables(box), learned_weights(box))
        self.value = learned_value(box)
        self.first = window.determinized(self.rng)
        self.own = self.policy.pick(self.first)

    def lines(self) -> list[Line]:
        """What is worth playing out, the policy's pick first."""
        window, policy = self.window, self.policy
        weighing = Weighing(self.first, policy.tables, policy.weights, self.seat)
        found = candidates(weighing, window.prompt.key, window.options, self.own)
        return [(one,) for one in found]

    def find(self, lines: list[Line]) -> SearchReport[Line]:
        """What these lines lead to; the first is only given up for one that is clearly better."""
        return search(lines, self.deal, self.play, self.budget)

    def deal(self, number: int) -> CloneWarsGame:
        """The world of a number: one that fits what the seat knows."""
        return self.first if number == 0 else self.window.determinized(self.rng)

    def play(self, world: CloneWarsGame, line: Line) -> PlayedOut | None:
        """What a line leads to in a world; None if there is no time to see it."""
        game, begun = world.copy(), world.state.turn
        game.go_on(line[0])
        value, facts = 0.0, frozenset[Fact]()
        for turns, share in self.horizons:
            if not play_until(game, begun + turns, self.policy, self.budget):
                return None
            value += share * self.value.chance(game, self.seat)
            if turns == SEEN:
                facts = facts_of(self.first, game, self.seat)
        return PlayedOut(value, facts)


class SearchBot:
    """Searches every decision that matters, within what it is allowed."""

    usual: ClassVar[Allowance] = Allowance(playouts=60)
    """Where a window allows nothing else."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: CloneWarsWindow) -> Answer:
        if len(window.options) == 1:
            return Answer(window.options[0], "bot-only-option")
        greedy = Greedy(self.seed).answer(window)
        if greedy.reason == WINS:
            return greedy
        return explained(greedy, self.report(window))

    def report(self, window: CloneWarsWindow) -> SearchReport[Line]:
        """What a search finds at this decision."""
        budget = Budget(window.allowance or self.usual)
        turn = TurnSearch(window, self.seed, budget)
        return turn.find(turn.lines())
