"""How much a search may still use for one decision: seconds, playouts, or whichever ends first.

The clock is read here and nowhere else in a program. A budget in playouts never reads it, so that
the same seed gives the same pick on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from orrery.core.errors import BrokenRules
from orrery.core.window import Allowance

Clock = Callable[[], float]
"""Seconds since whenever."""
NEVER = float("inf")

THINKING = 1.5
"""The most seconds that a program may think about a pick at a table."""
TOGETHER = 2.4
"""Seconds that all programs of a table may think while each picks once. In StarCraft each
thinks about four orders a round, while people still follow what was placed before, so that a round
of three takes less than a minute with all pauses (docs/ladder.md)."""


def thinking_time(programs: int) -> float:
    """The seconds that each of this many programs at a table may think about a pick."""
    return min(THINKING, TOGETHER / max(programs, 1))


class Budget:
    """What is left of an allowance; its time starts when this is created. A playout begins only if
    one as long as the longest so far still fits; one that takes longer is abandoned when the time
    is up, so that only a single pick in it can be late."""

    def __init__(self, allowance: Allowance, clock: Clock = monotonic) -> None:
        seconds, playouts = allowance
        if seconds is None and playouts is None:
            raise BrokenRules("a search without an end was allowed: neither seconds nor playouts")
        self.is_timed = seconds is not None
        self.clock = clock
        self.begun = clock() if self.is_timed else 0.0
        self.seconds: float = NEVER if seconds is None else seconds
        self.playouts: float = NEVER if playouts is None else playouts
        self.played = 0
        self.longest = 0.0
        self.passed = 0.0

    def fits(self, playouts: int) -> bool:
        """Whether this many more playouts fit."""
        if self.is_timed:
            self.passed = self.clock() - self.begun
        return (
            self.played + playouts <= self.playouts
            and self.passed + playouts * self.longest <= self.seconds
            and self.passed < self.seconds
        )

    def spend(self) -> None:
        """A playout has been played."""
        self.played += 1
        if self.is_timed:
            now = self.clock() - self.begun
            self.longest = max(self.longest, now - self.passed)
            self.passed = now

    def is_over(self) -> bool:
        """Whether the time is up: checked within a playout, after each pick."""
        return self.is_timed and self.clock() - self.begun >= self.seconds

    def used(self) -> float:
        """The share that has been used, from 0 to 1."""
        return min(max(self.played / self.playouts, self.passed / self.seconds), 1.0)
