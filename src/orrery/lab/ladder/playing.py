"""The games of a ladder, and how long programs think."""

from __future__ import annotations

from collections import Counter
from math import ceil, log
from time import perf_counter
from typing import NamedTuple

from orrery import bots, games
from orrery.core.window import Answer, AnyWindow, Program
from orrery.lab.ladder.plan import Dealt, LadderPlan, Lineup
from orrery.lab.simulate import play_game, program_seed

STEP = 1.1
"""Times are counted in steps of a tenth: enough for a median, and small to keep."""


class Thinking:
    """How long a program thought about its decisions: those with at least two options."""

    def __init__(self, counts: dict[int, int] | None = None, worst: float = 0.0) -> None:
        self.counts = Counter(counts or {})
        self.worst = worst

    def add(self, seconds: float) -> None:
        self.counts[ceil(log(max(seconds, 1e-9), STEP))] += 1
        self.worst = max(self.worst, seconds)

    def join(self, other: Thinking) -> None:
        self.counts += other.counts
        self.worst = max(self.worst, other.worst)

    def quantile(self, share: float) -> float:
        """So many seconds or less, to a tenth, for this share of the decisions."""
        left = share * self.counts.total()
        for step, count in sorted(self.counts.items()):
            left -= count
            if left <= 0:
                return min(float(STEP**step), self.worst)
        return self.worst


class LadderGame(NamedTuple):
    """One finished game."""

    lineup: Lineup
    deal: int
    turn: int
    winners: tuple[int, ...]  # seats
    ended: str
    decisions: int
    thinking: dict[str, Thinking]  # by program

    @property
    def bots(self) -> Lineup:
        """By seat."""
        return seated(self.lineup, self.turn)


class Timed:
    """A program, and how long it thinks."""

    def __init__(self, program: Program, thinking: Thinking) -> None:
        self.program, self.thinking = program, thinking

    def answer(self, window: AnyWindow) -> Answer:
        begun = perf_counter()
        answer = self.program.answer(window)
        if len(window.options) > 1:
            self.thinking.add(perf_counter() - begun)
        return answer


def seated(lineup: Lineup, turn: int) -> Lineup:
    """Who holds which seat."""
    return tuple(lineup[(seat + turn) % len(lineup)] for seat in range(len(lineup)))


def play_dealt(plan: LadderPlan, dealt: Dealt) -> list[LadderGame]:
    """A deal from every seat."""
    return [play_turn(plan, dealt, turn) for turn in range(plan.seats)]


def play_turn(plan: LadderPlan, dealt: Dealt, turn: int) -> LadderGame:
    """A deal from one seat. A program has the same seed in a seat, whatever the line-up."""
    ruleset, seed = games.ruleset_of(plan.game), plan.seed_of(dealt.deal)
    names = seated(dealt.lineup, turn)
    thinking = {name: Thinking() for name in names}
    programs = [
        Timed(bots.make(name, plan.game, program_seed(seed, seat)), thinking[name])
        for seat, name in enumerate(names)
    ]
    facts = ruleset.facts(plan.settings, plan.texts, plan.pack)
    game = ruleset.begin(plan.settings, seed, facts)
    played = play_game(ruleset, game, names, programs, plan.limit)
    told = (played.winners, played.ended, played.decisions)
    return LadderGame(dealt.lineup, dealt.deal, turn, *told, thinking)
