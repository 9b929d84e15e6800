"""Who is at a table, and how long the others have been away."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from orrery.server.errors import Refusal
from orrery.server.live.listeners import Listener
from orrery.server.storage.rows import PresenceRow, SeatRow

AWAY_FOR = 60.0
"""Seconds after which an absent player may be replaced by a program, if the others agree."""
ALONE_FOR = 600.0
"""Seconds after which the only other player may decide that alone."""


def away_for(playing: int) -> float:
    """The seconds after which one of this many players may be replaced."""
    return AWAY_FOR if playing > 2 else ALONE_FOR


class Stay(NamedTuple):
    """When a seat last connected or disconnected."""

    is_here: bool
    since: float


class Attendance:
    """The listeners of a table at this process, and what other processes report."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: list[PresenceRow] = []
        self.watchers = 0  # as many as were counted last: what is told
        self._began = time.time()
        self._stays: dict[int, Stay] = {}

    @property
    def here(self) -> set[int]:
        """The seats connected to this process."""
        return {one.reader for one in self.listeners if one.reader is not None}

    @property
    def present(self) -> set[int]:
        """The seats connected to any process."""
        return self.here.union(*(row.numbers for row in self.elsewhere))

    @property
    def is_attended(self) -> bool:
        """Whether anyone is connected to any process."""
        return bool(self.listeners or self.present or self.watchers)

    @property
    def watching_here(self) -> int:
        return sum(one.reader is None and not one.is_beside for one in self.listeners)

    @property
    def watching(self) -> int:
        """The number of watchers at all processes now."""
        return self.watching_here + sum(row.watchers for row in self.elsewhere)

    @property
    def is_miscounted(self) -> bool:
        """Whether the number of watchers differs from the one last announced."""
        return self.watchers != self.watching

    def count(self) -> None:
        """Count the watchers again."""
        self.watchers = self.watching

    def stay(self, seat: int) -> Stay:
        """Whether a seat is connected, and since when."""
        return self._stays.get(seat, Stay(False, self._began))

    def must_be_away(self, seat: SeatRow, seconds: float) -> None:
        """Refuse what may only be done to a player who has been away long enough."""
        stay = self.stay(seat.seat)
        if stay.is_here:
            raise Refusal("not-away", name=seat.name)
        wait = stay.since + seconds - time.time()
        if wait > 0:
            raise Refusal("just-left", name=seat.name, seconds=math.ceil(wait))

    def note(self) -> None:
        """Somebody may have connected or disconnected."""
        present, now = self.present, time.time()
        for seat in present | self._stays.keys():
            if self.stay(seat).is_here != (seat in present):
                self._stays[seat] = Stay(seat in present, now)
