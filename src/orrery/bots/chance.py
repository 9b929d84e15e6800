"""Programs for any game that pick by chance: the yardsticks every other program is held against."""

from __future__ import annotations

from random import Random

from orrery.core.window import Answer, AnyWindow


class RandomBot:
    """Any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, window: AnyWindow) -> Answer:
        return Answer(self.rng.choice(window.options), "bot-random")


class EagerBot:
    """Any option, but nothing is left undone: a turn is ended only when nothing else is possible.

    A game whose options can be idle in more ways has an `EagerBot` of its own.
    """

    idle: tuple[str, ...] = ("end",)
    """The verbs that do nothing of use, the least harmful first."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, window: AnyWindow) -> Answer:
        busy = [option for option in window.options if option.verb not in self.idle]
        if busy:
            return Answer(self.rng.choice(busy), "bot-eager")
        least = min(window.options, key=lambda option: self.idle.index(option.verb)).verb
        left = [option for option in window.options if option.verb == least]
        return Answer(self.rng.choice(left), "bot-nothing-else")
