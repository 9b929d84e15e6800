"""How much a search may still use for one decision: seconds, playouts, or whichever ends first.

The clock is asked here and nowhere else in a program. A budget in playouts never asks it, so that
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


class Budget:
    """What is left of an allowance. A playout begins only if one as long as the longest so far
    still fits, so that only the last can be late, by as much as it is longer than all others."""

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
        """Whether so many more playouts fit."""
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

    def used(self) -> float:
        """Which share has been used, from 0 to 1."""
        return min(max(self.played / self.playouts, self.passed / self.seconds), 1.0)
