"""Somebody's own program, as CONTRIBUTING shows one: `--bots tests.bots.own_program:Shopper`."""

import os
import signal
from random import Random

from orrery.bots.chance import EagerBot
from orrery.core.window import Answer, AnyWindow


class Shopper:
    """Buys whatever it can, and otherwise picks by chance."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, window: AnyWindow) -> Answer:
        wares = [option for option in window.options if option.verb == "buy"]
        if wares:
            return Answer(self.rng.choice(wares), "bot-buy")
        return Answer(self.rng.choice(window.options), "bot-random")


class Broken:
    """Fails at its first window."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: AnyWindow) -> Answer:
        return Answer(window.options[self.seed // 0], "bot-random")


class Mortal:
    """Its process gets a signal at its first window, as if somebody had killed it."""

    BY = signal.SIGKILL

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: AnyWindow) -> Answer:
        os.kill(os.getpid(), self.BY)
        return Answer(window.options[0], "bot-random")


class Cheat(Shopper):
    """Picks what nobody offers."""

    def answer(self, window: AnyWindow) -> Answer:
        return Answer(window.options[0]._replace(verb="win"), "bot-random")


class Silent(Shopper):
    """Says nothing."""

    def answer(self, window: AnyWindow) -> Answer:
        return None  # type: ignore[return-value]


class NeedsMore:
    """Cannot be made with a seed alone."""

    def __init__(self, seed: int, depth: int) -> None:
        self.seed, self.depth = seed, depth

    def answer(self, window: AnyWindow) -> Answer:
        return Answer(window.options[0], "bot-random")


class NoProgram:
    """Answers nothing at all."""


a_number = 7


class Twin(EagerBot):
    """Plays as `eager` does, under another name."""
