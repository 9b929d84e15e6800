"""Programs for any game that pick by chance: the yardsticks every other program is held against."""

from __future__ import annotations

from random import Random

from orrery.core.decisions import Option
from orrery.core.title import F, S
from orrery.core.window import Answer, Window

END_OF_TURN = "end"
"""The verb that ends a turn, in every game."""


class RandomBot:
    """Any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, window: Window[S, F]) -> Answer:
        return Answer(self.rng.choice(window.options), "bot-random")


class EagerBot:
    """Any option, but a turn is ended only when nothing else is possible."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, window: Window[S, F]) -> Answer:
        options = busy(window.options)
        if options:
            return Answer(self.rng.choice(options), "bot-eager")
        return Answer(self.rng.choice(window.options), "bot-nothing-else")


def busy(options: list[Option]) -> list[Option]:
    """The options that do something."""
    return [option for option in options if option.verb != END_OF_TURN]
