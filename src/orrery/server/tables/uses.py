"""When tables were last used. The database knows it to the hour."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakKeyDictionary

from sqlalchemy import update

from orrery.server.errors import Away
from orrery.server.live.table import Table
from orrery.server.storage.schema import TABLES
from orrery.server.storage.store import Store

LOGGER = logging.getLogger(__name__)
NOTED_EVERY = 3600.0
"""Seconds between two records that a table is in use."""
Clock = Callable[[], float]


class Uses:
    """When tables were last used: known here at once, written in the background and rarely."""

    def __init__(self, store: Store, clock: Clock = time.time) -> None:
        self.clock = clock
        self._store = store
        self._writing: set[asyncio.Task[None]] = set()
        self._rows: WeakKeyDictionary[Table, int] = WeakKeyDictionary()  # seen of their logs

    def begin(self, table: Table) -> None:
        """A table is loaded: note the length of its log."""
        self._rows[table] = length_of(table)

    def happened(self, table: Table) -> None:
        """Something may have happened at a table. That a server resumes does not count."""
        seen, self._rows[table] = self._rows.get(table), length_of(table)
        if self._rows[table] == seen:
            return
        if (
            table.live_game is None
            or not table.live_game.rows
            or table.live_game.rows[-1].kind != "resume"
        ):
            self.note(table)

    def came(self, table: Table) -> None:
        """Somebody connected or disconnected; at a running game only moves count as use."""
        if table.row.status != "running":
            self.note(table)

    def looked_at(self, table: Table) -> None:
        """Somebody views a table; that counts as use of a finished game."""
        if table.row.status == "over":
            self.note(table)

    def note(self, table: Table) -> None:
        """A table is in use now."""
        now = self.clock()
        if now - table.row.used < NOTED_EVERY or table.is_closed:
            return
        table.row = replace(table.row, used=now)
        writing = asyncio.create_task(self._write(table.row.id, now))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)

    async def _write(self, table: str, now: float) -> None:
        query = update(TABLES).where(TABLES.c.id == table, TABLES.c.used < now).values(used=now)
        try:
            await self._store.change_aside(lambda one: one.execute(query))
        except Away:
            pass  # it is noted again in an hour
        except Exception:
            LOGGER.exception("table %s: could not record that it was used", table)


def length_of(table: Table) -> int:
    """How many rows the log of a table has; -1 before its game begins."""
    return -1 if table.live_game is None else table.live_game.number
