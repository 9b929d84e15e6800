"""The program `search`: what else is possible against what the fast policy would do, each played on
for some turns in the same dealt worlds.

It departs from the policy only where that pays by at least a standard error.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

from orrery.bots.clone_wars.explaining import explained, facts_of
from orrery.bots.clone_wars.fast.playouts import play_on
from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.fast.weighing import Weighing
from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.bots.clone_wars.learned import learned_value, learned_weights
from orrery.bots.clone_wars.plans import candidates
from orrery.bots.clone_wars.table import CloneWarsWindow, box_of
from orrery.bots.search.budget import Budget
from orrery.bots.search.halving import search
from orrery.bots.search.report import PlayedOut, SearchReport
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.core.decisions import Option
from orrery.core.window import Allowance, Answer


class TurnSearch:
    """One search: first picks of turns, played on in common worlds."""

    def __init__(self, window: CloneWarsWindow, seed: int | str, turns: int) -> None:
        box = box_of(window.facts)
        self.window, self.seat, self.turns = window, int(window.seat), turns
        self.rng = Random(seed)
        self.policy = Policy(tables(box), learned_weights(box))
        self.value = learned_value(box)
        self.first = window.determinized(self.rng)
        self.own = self.policy.pick(self.first)

    def candidates(self) -> list[Option]:
        """What is worth playing out, the policy's pick first."""
        window, policy = self.window, self.policy
        weighing = Weighing(self.first, policy.tables, policy.weights, self.seat)
        return candidates(weighing, window.prompt.key, window.options, self.own)

    def find(self, budget: Budget) -> SearchReport[Option]:
        """What the candidates lead to."""
        return self.compare(self.candidates(), budget)

    def compare(self, picks: list[Option], budget: Budget) -> SearchReport[Option]:
        """What these picks lead to; the first is left only for one that is surely better."""

        def play(world: CloneWarsGame, pick: Option) -> PlayedOut | None:
            return self.play(world, pick, budget)

        return search(picks, self.deal, play, budget)

    def deal(self, number: int) -> CloneWarsGame:
        """The world of a number: one that fits what the seat knows."""
        return self.first if number == 0 else self.window.determinized(self.rng)

    def play(self, world: CloneWarsGame, pick: Option, budget: Budget) -> PlayedOut | None:
        """What a pick leads to in a world; None if there is no time to see it."""
        end = play_on(world, pick, self.policy, self.turns, budget)
        if end is None:
            return None
        return PlayedOut(self.value.chance(end, self.seat), facts_of(self.first, end, self.seat))


class SearchBot:
    """Searches every decision that matters, within what it is allowed."""

    usual: ClassVar[Allowance] = Allowance(playouts=60)
    """Where a window allows nothing else."""
    turns: ClassVar[int] = 8
    """How many turns are played on."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: CloneWarsWindow) -> Answer:
        if len(window.options) == 1:
            return Answer(window.options[0], "bot-only-option")
        report = self.report(window)
        return explained(GreedyBot(self.seed).answer(window), report)

    def report(self, window: CloneWarsWindow) -> SearchReport[Option]:
        """What a search finds at this decision."""
        budget = Budget(window.allowance or self.usual)
        return TurnSearch(window, self.seed, self.turns).find(budget)
