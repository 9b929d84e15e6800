"""Levels of Clone Wars up to `greedy`: what they overlook, and the wins they never miss."""

from __future__ import annotations

from typing import ClassVar

from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.bots.clone_wars.simple import SimpleBot
from orrery.bots.clone_wars.table import CloneWarsWindow
from orrery.bots.clone_wars.winning import win_this_turn
from orrery.bots.overlooking import Judge, Overlooking
from orrery.bots.search.report import Line
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Option

OVERLOOKED = ("use", "buy")
"""In a turn people overlook abilities and cards to buy, and attacks on the row; never the cards in
their hand or the base."""


class Level(Overlooking):
    """Takes a win on the table; otherwise judges by what it has not overlooked."""

    def winning(self, window: CloneWarsWindow, plan: Line) -> Line:
        return win_this_turn(window, self.seed, plan)

    def moment(self, window: CloneWarsWindow) -> int:
        return window.view["turn"]

    def can_overlook(self, prompt: str, option: Option) -> bool:
        if prompt != "action":
            return option.what != NONE
        return option.verb in OVERLOOKED or (option.verb == "commit" and option.to != NONE)


class Novice(Level):
    """The habits of `simple`, with every other option overlooked."""

    judging: ClassVar[type[Judge]] = SimpleBot
    share: ClassVar[float] = 0.5


class Simple(Level):
    """The habits of `simple`."""

    judging: ClassVar[type[Judge]] = SimpleBot


class Hasty(Level):
    """The judgement of `greedy`, with one option in seven overlooked."""

    judging: ClassVar[type[Judge]] = GreedyBot
    share: ClassVar[float] = 0.15


class Greedy(Level):
    """`greedy`, which overlooks nothing, not even a win that has to be looked for."""

    judging: ClassVar[type[Judge]] = GreedyBot
