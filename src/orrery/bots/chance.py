"""Programs for any game that pick at random: the yardsticks for every other program."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from orrery.core.window import Answer, AnyWindow


class RandomBot:
    """Picks any option, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, window: AnyWindow) -> Answer:
        return Answer(self.rng.choice(window.options), "bot-random")


class EagerBot:
    """Picks any option, but ends a turn only when nothing else is possible.

    A game with more ways to do nothing has an `EagerBot` of its own.
    """

    idle: ClassVar[tuple[str, ...]] = ("end",)
    """The verbs that do nothing useful, least harmful first."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, window: AnyWindow) -> Answer:
        busy = [option for option in window.options if option.verb not in self.idle]
        if busy:
            return Answer(self.rng.choice(busy), "bot-eager")
        least = min(window.options, key=lambda option: self.idle.index(option.verb)).verb
        left = [option for option in window.options if option.verb == least]
        return Answer(self.rng.choice(left), "bot-nothing-else")
