"""Who is at a table, and since when the others are away."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from orrery.server.errors import Refusal
from orrery.server.live.listeners import Listener
from orrery.server.storage.rows import PresenceRow, SeatRow

AWAY_FOR = 60.0
"""Seconds after which somebody who is away may be replaced by a program, if others agree."""
ALONE_FOR = 600.0
"""Seconds after which the only other person who plays may decide that alone."""


def away_for(playing: int) -> float:
    """The seconds after which one of so many persons who play may be replaced."""
    return AWAY_FOR if playing > 2 else ALONE_FOR


class Stay(NamedTuple):
    """When a seat last came, or went."""

    is_here: bool
    since: float


class Attendance:
    """The listeners of a table here, and what other processes say of theirs."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: list[PresenceRow] = []
        self.watchers = 0  # as many as were counted last: what is told
        self._began = time.time()
        self._stays: dict[int, Stay] = {}

    @property
    def here(self) -> set[int]:
        """The seats that listen to this process."""
        return {one.reader for one in self.listeners if one.reader is not None}

    @property
    def present(self) -> set[int]:
        """The seats that listen to any process."""
        return self.here.union(*(row.numbers for row in self.elsewhere))

    @property
    def is_attended(self) -> bool:
        """Whether anybody listens, to any process."""
        return bool(self.listeners or self.present or self.watchers)

    @property
    def watching_here(self) -> int:
        return sum(one.reader is None for one in self.listeners)

    @property
    def watching(self) -> int:
        """How many watch at any process, at this moment."""
        return self.watching_here + sum(row.watchers for row in self.elsewhere)

    @property
    def is_miscounted(self) -> bool:
        """Whether another number of watchers is told than there are."""
        return self.watchers != self.watching

    def count(self) -> None:
        """Count the watchers anew."""
        self.watchers = self.watching

    def stay(self, seat: int) -> Stay:
        """Whether a seat is here, and since when."""
        return self._stays.get(seat, Stay(False, self._began))

    def must_be_away(self, seat: SeatRow, seconds: float) -> None:
        """Refuse what is only done to somebody who has been away for so long."""
        stay = self.stay(seat.seat)
        if stay.is_here:
            raise Refusal("not-away", name=seat.name)
        wait = stay.since + seconds - time.time()
        if wait > 0:
            raise Refusal("just-left", name=seat.name, seconds=math.ceil(wait))

    def note(self) -> None:
        """Somebody may have come or gone."""
        present, now = self.present, time.time()
        for seat in present | self._stays.keys():
            if self.stay(seat).is_here != (seat in present):
                self._stays[seat] = Stay(seat in present, now)
