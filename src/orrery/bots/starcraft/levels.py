"""Levels of StarCraft up to `greedy`: what they overlook, and the wins they never miss."""

from __future__ import annotations

from typing import ClassVar

from orrery.bots.overlooking import Judge, Overlooking
from orrery.bots.search.report import Line
from orrery.bots.starcraft.eager import EagerBot
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.judging.winning import win_this_round
from orrery.bots.starcraft.simple import SimpleBot
from orrery.bots.starcraft.table import StarCraftWindow
from orrery.core.decisions import Option

OVERLOOKED = frozenset(
    {
        "order-where", "order-which", "build-forces", "build-upgrades", "build-base", "move",
        "move-to", "learn-technology", "technology-to-hand", "standard-card", "reinforcement-card",
        "play-event", "start-of-battle", "choose-leader",
    }
)  # fmt: skip
"""What people do not always think of: a planet to send an order to, units to move, something to
build, a card to play."""


class Level(Overlooking):
    """Takes a win on the table; otherwise judges by what it has not overlooked."""

    def winning(self, window: StarCraftWindow, plan: Line) -> Line:
        return win_this_round(window, self.seed, plan)

    def moment(self, window: StarCraftWindow) -> int:
        return window.view["round"]

    def can_overlook(self, prompt: str, option: Option) -> bool:
        return prompt in OVERLOOKED and option.verb not in EagerBot.idle


class Novice(Level):
    """The habits of `simple`, with every other option overlooked."""

    judging: ClassVar[type[Judge]] = SimpleBot
    share: ClassVar[float] = 0.5


class Simple(Level):
    """The habits of `simple`."""

    judging: ClassVar[type[Judge]] = SimpleBot


class Hasty(Level):
    """The judgement of `greedy`, with one option in eight overlooked."""

    judging: ClassVar[type[Judge]] = GreedyBot
    share: ClassVar[float] = 0.12


class Greedy(Level):
    """`greedy`, which overlooks nothing, not even a win that has to be looked for."""

    judging: ClassVar[type[Judge]] = GreedyBot
