"""The time at a table: when a seat's time is up, and whether the wall clock jumped."""

from __future__ import annotations

from orrery.core.decisions import Seat
from orrery.server.live.audience import Audience
from orrery.server.live.clocks import WallClock, due
from orrery.server.live.gestures import Act
from orrery.server.storage.rows import NOBODY, SeatRow, TableRow


class Timed(Audience):
    """A table that may have a time limit."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(row, seats)
        self._wall = WallClock()

    @property
    def due(self) -> float | None:
        """When the time of the seat that must decide is really up, if it is limited and running."""
        clock = None if self.live_game is None else self.live_game.clock
        if self.is_closed or clock is None or clock.running is None or clock.until is None:
            return None
        stay = self.attendance.stay(clock.running)
        return due(clock.until, stay.since)

    @property
    def has_jumped(self) -> bool:
        """Whether the wall clock jumped, so that nobody loses time by it. If another process has
        the table as well, time ran on."""
        has_clock = self.live_game is not None and self.live_game.clock is not None
        return has_clock and not self.attendance.elsewhere and self._wall.jump() != 0

    def _jumps(self) -> list[Act]:
        """The row that records a jump before anything else."""
        if not self.has_jumped:
            return []
        return [("resume", Seat(NOBODY), f"{self._wall.jump():.3f}", "")]
