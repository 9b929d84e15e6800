"""Programs that do not do what they should: each is named as `tests.server.faulty:Class`."""

from __future__ import annotations

import os
import sys
import time
from typing import NoReturn

from orrery.core.decisions import Option
from orrery.core.window import Answer, AnyWindow


class Program:
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Sleeper(Program):
    """Takes too long."""

    def answer(self, window: AnyWindow) -> NoReturn:
        while True:
            time.sleep(1)


class Raiser(Program):
    """Has an error in it."""

    def answer(self, window: AnyWindow) -> Answer:
        raise ZeroDivisionError("of all things")


class Quitter(Program):
    """Ends its process."""

    def answer(self, window: AnyWindow) -> Answer:
        sys.exit(3)


class Crasher(Program):
    """Ends its process as a broken library would."""

    def answer(self, window: AnyWindow) -> Answer:
        os._exit(11)


class Cheat(Program):
    """Picks what is not offered."""

    def answer(self, window: AnyWindow) -> Answer:
        return Answer(Option("win"), "cheat")
