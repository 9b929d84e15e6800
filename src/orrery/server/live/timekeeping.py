"""Timeouts: when a seat's time is up, a program takes over."""

from __future__ import annotations

import asyncio
import logging
import time

from orrery.server.errors import Away, Refusal
from orrery.server.live.table import Table

LOGGER = logging.getLogger(__name__)


class Timekeeper:
    """Waits at every table with a clock until a seat's time is up. Where several processes share a
    database each of them may wait; only one writes the next row."""

    def __init__(self) -> None:
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    def look(self, table: Table) -> None:
        """The table's clock may have changed, or its seat connected or disconnected."""
        waiting = self._waiting.pop(table.row.id, None)
        if waiting is not None:
            waiting.cancel()
        if table.due is not None:
            wait = 0.0 if table.has_jumped else max(0.0, table.due - time.time())
            loop = asyncio.get_running_loop()
            self._waiting[table.row.id] = loop.call_later(wait, self._ring, table)

    def waits_at(self, table: Table) -> bool:
        """Whether a clock is running at a table."""
        return table.row.id in self._waiting

    def close(self) -> None:
        """Stop all timers."""
        for waiting in self._waiting.values():
            waiting.cancel()
        self._waiting.clear()

    def _ring(self, table: Table) -> None:
        ringing = asyncio.create_task(self._time_out(table))
        self._ringing.add(ringing)
        ringing.add_done_callback(self._ringing.discard)

    async def _time_out(self, table: Table) -> None:
        try:
            await table.time_out()
        except Away:
            await asyncio.sleep(1.0)  # it rings again until it is heard
        except Refusal as refusal:
            LOGGER.info("table %s: the timeout came too late: %s", table.row.id, refusal)
        except Exception:
            LOGGER.exception("table %s: could not handle the timeout", table.row.id)
            return
        self.look(table)
