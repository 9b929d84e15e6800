"""Clocks: how long a seat may take, each time that it is asked or in the whole game.

A clock is read off the log, and only off what everybody may know: who was asked from when to when.
How often somebody picked in secret meanwhile moves no clock. Time in which nobody could act is not
counted: while others are asked for their consent, and while no server ran.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from orrery.core.decisions import Seat
from orrery.server.contract.bodies import ClockKind, ClockShown

GRACE = 30.0
"""Seconds for which time that is up does not count against somebody who has just lost the
connection, or has just come back."""
MOST_GRACE = 60.0
"""The most that losing the connection can gain."""


JUMP = 5.0
"""Seconds by which the clock on the wall and the steady one may differ between two looks. By more,
it was set, or the machine was asleep."""
steady = time.monotonic
"""A clock that nobody sets and that stands while the machine sleeps."""


class WallClock:
    """The clock on the wall, compared with the steady clock."""

    def __init__(self) -> None:
        self._ahead = time.time() - steady()

    def jump(self) -> float:
        """By how many seconds the clock on the wall has jumped since the last `look`; 0 if it has
        not."""
        jump = time.time() - steady() - self._ahead
        return jump if abs(jump) > JUMP else 0.0

    def look(self) -> None:
        """What has jumped until now is known."""
        self._ahead = time.time() - steady()


class Limit(NamedTuple):
    """So many seconds each time that a seat is asked (`move`), or for the whole `game`."""

    kind: ClockKind
    seconds: int

    @classmethod
    def of(cls, text: str) -> Limit:
        kind, seconds = text.split()
        return cls("move" if kind == "move" else "game", int(seconds))

    def to_text(self) -> str:
        return f"{self.kind} {self.seconds}"


class Clock:
    """How much time every seat has used, and whose time runs."""

    def __init__(self, limit: Limit, seats: int, began: float) -> None:
        self.limit = limit
        self.began = began
        self.running: Seat | None = None
        self._asked: Seat | None = None
        self._since = began
        self._used = [0.0] * seats

    @property
    def until(self) -> float | None:
        """When the time of the seat that is asked will be up, if it runs."""
        return None if self.running is None else self._since + self.left(self.running)

    def left(self, seat: int) -> float:
        """The seconds that a seat had left when time last began to run for somebody."""
        return max(0.0, self.limit.seconds - self._used[seat])

    def note(self, at: float, asked: Seat | None, running: Seat | None) -> None:
        """From now on this seat is asked, and its time runs or not."""
        if (asked, running) == (self._asked, self.running):
            return
        if self.running is not None:
            self._used[self.running] += max(0.0, at - self._since)
        if asked != self._asked and self.limit.kind == "move" and asked is not None:
            self._used[asked] = 0.0
        self._asked, self.running, self._since = asked, running, at

    def resume(self, at: float) -> None:
        """The time since the last note was nobody's."""
        self._since = at

    def shift(self, seconds: float) -> None:
        """The clock on the wall jumped by so many seconds, which were nobody's."""
        self._since += seconds

    def refill(self, seat: int) -> None:
        """A seat that is played by its owner again has the time of a move."""
        if self.limit.kind == "move":
            self._used[seat] = 0.0

    def shown(self) -> ClockShown:
        return ClockShown(
            kind=self.limit.kind,
            seconds=self.limit.seconds,
            left=[self.left(seat) for seat in range(len(self._used))],
            running=self.running,
            since=self._since,
        )


def due(until: float, stays_since: float) -> float:
    """When the time of a seat is really up, which lost its connection at some time, or came back
    then: a moment later, if that was just before."""
    return min(max(until, stays_since + GRACE), until + MOST_GRACE)
