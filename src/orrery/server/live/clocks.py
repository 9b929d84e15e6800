"""Clocks: how long a seat may take, for each decision or for the whole game.

A clock is computed from the log, and only from what everybody may know: who had to decide from when
to when. Secret picks move no clock. Time in which nobody could act is not counted: while others are
asked for consent, and while no server was running.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from orrery.core.decisions import Seat
from orrery.server.contract.bodies import ClockKind, ClockShown

GRACE = 30.0
"""Seconds of grace for a player whose time is up but who has just lost the connection or has just
come back."""
MOST_GRACE = 60.0
"""The most time that losing the connection can gain."""


JUMP = 5.0
"""Seconds by which the wall clock and the monotonic clock may differ between two checks. If it is
more, the clock was set or the machine was asleep."""
steady = time.monotonic
"""A monotonic clock that stops while the machine sleeps."""


class WallClock:
    """The wall clock, compared with the monotonic clock."""

    def __init__(self) -> None:
        self._ahead = time.time() - steady()

    def jump(self) -> float:
        """The seconds by which the wall clock has jumped since the last `look`; 0 if it has not."""
        jump = time.time() - steady() - self._ahead
        return jump if abs(jump) > JUMP else 0.0

    def look(self) -> None:
        """Jumps up to now are known."""
        self._ahead = time.time() - steady()


class Limit(NamedTuple):
    """Seconds for each decision (`move`), or for the whole `game`."""

    kind: ClockKind
    seconds: int

    @classmethod
    def of(cls, text: str) -> Limit:
        kind, seconds = text.split()
        return cls("move" if kind == "move" else "game", int(seconds))

    def to_text(self) -> str:
        return f"{self.kind} {self.seconds}"


class Clock:
    """The time every seat has used, and whose clock is running."""

    def __init__(self, limit: Limit, seats: int, began: float) -> None:
        self.limit = limit
        self.began = began
        self.running: Seat | None = None
        self._asked: Seat | None = None
        self._since = began
        self._used = [0.0] * seats

    @property
    def until(self) -> float | None:
        """When the running seat's time will be up."""
        return None if self.running is None else self._since + self.left(self.running)

    def left(self, seat: int) -> float:
        """The seconds a seat had left when a clock last started."""
        return max(0.0, self.limit.seconds - self._used[seat])

    def note(self, at: float, asked: Seat | None, running: Seat | None) -> None:
        """This seat must decide now, and its clock runs or not."""
        if (asked, running) == (self._asked, self.running):
            return
        if self.running is not None:
            self._used[self.running] += max(0.0, at - self._since)
        if asked != self._asked and self.limit.kind == "move" and asked is not None:
            self._used[asked] = 0.0
        self._asked, self.running, self._since = asked, running, at

    def resume(self, at: float) -> None:
        """Count the time since the last entry for nobody."""
        self._since = at

    def shift(self, seconds: float) -> None:
        """The wall clock jumped by this many seconds; count them for nobody."""
        self._since += seconds

    def refill(self, seat: int) -> None:
        """A seat that its owner plays again gets the time of a move."""
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
    """When the time of a seat is really up, if it lost its connection or came back at some time: a
    moment later, if that was just before."""
    return min(max(until, stays_since + GRACE), until + MOST_GRACE)
