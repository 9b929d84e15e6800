"""Who is connected to which of several processes that share a database: each process keeps a row
for every table with listeners of its own, and renews it while it lives. With SQLite there is only
one process, and none of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy import ColumnElement, Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from orrery.server.errors import Away
from orrery.server.live.table import Table
from orrery.server.storage.rows import PresenceRow
from orrery.server.storage.schema import NOW, PRESENCE
from orrery.server.storage.store import Store

LOGGER = logging.getLogger(__name__)
LASTS = 10.0
"""Seconds after which a row expires unless it is renewed."""
PAUSE = 0.25
"""Seconds between two announcements: comings and goings of a crowd are announced together, because
every other process reads the table again."""


class Presence:
    """What one process tells the others about its listeners."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told: dict[str, PresenceRow] = {}  # by table: what the database says
        self._wanted: dict[str, PresenceRow] = {}
        self._telling: asyncio.Task[None] | None = None

    def note(self, table: Table) -> None:
        """Somebody came to a table or left it."""
        here = table.attendance
        seats = " ".join(str(seat) for seat in sorted(here.here))
        self._wanted[table.row.id] = PresenceRow(self._store.process, seats, here.watching_here)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Write pending changes until there are none; what fails now is written by `renew`."""
        try:
            while self._news():
                for table, row in self._news().items():
                    await self._put(table, row)
                await asyncio.sleep(PAUSE)
        except Away:
            pass
        except Exception:
            LOGGER.exception("could not share who is connected")
        finally:
            self._telling = None

    def _news(self) -> dict[str, PresenceRow]:
        return {table: row for table, row in self._wanted.items() if self._told.get(table) != row}

    async def _put(self, table: str, row: PresenceRow) -> None:
        """Write the row of a table; delete it if nobody listens."""
        if not row.seats and not row.watchers:
            await self._forget(table, PRESENCE.c.process == row.process)
            self._told.pop(table, None)
            if self._wanted[table] == row:
                del self._wanted[table]
            return
        values = {"seats": row.seats, "watchers": row.watchers, "until": NOW + LASTS}
        own = insert(PRESENCE).values(table_id=table, process=row.process, **values)
        query = own.on_conflict_do_update(index_elements=["table_id", "process"], set_=values)
        try:
            await self._store.change(table, lambda one: one.execute(query))
        except IntegrityError:
            self._wanted.pop(table, None)  # the table was taken away
        else:
            self._told[table] = row

    async def renew(self) -> None:
        """Renew our rows. Those that others deleted as expired while the database was unreachable
        are written again."""
        own = update(PRESENCE).where(PRESENCE.c.process == self._store.process)
        query = own.values(until=NOW + LASTS).returning(PRESENCE.c.table_id)
        told = dict(self._told)
        kept = await self._store.change_aside(lambda one: one.execute(query).scalars().all())
        for table in told.keys() - set(kept):
            self._told.pop(table, None)
        if self._telling is None and self._news():
            self._telling = asyncio.create_task(self._tell())

    async def clear(self) -> list[str]:
        """Delete the rows of dead processes; the tables they had listeners at."""
        ended = select(PRESENCE.c.table_id).where(PRESENCE.c.until < NOW).distinct()
        tables = await self._store.read(lambda one: [*one.execute(ended).scalars()])
        for table in tables:
            await self._forget(table, PRESENCE.c.until < NOW)
            self._store.changes.forget(table)  # the words of others are gone: read it again
        return tables

    async def leave(self) -> None:
        """This process is stopping: nobody listens to it any more."""
        own = PRESENCE.c.process == self._store.process

        def tables(connection: Connection) -> list[str]:
            return [*connection.execute(select(PRESENCE.c.table_id).where(own)).scalars()]

        with contextlib.suppress(Away):
            for table in await self._store.read(tables):
                await self._forget(table, own)

    async def _forget(self, table: str, which: ColumnElement[bool]) -> None:
        query = delete(PRESENCE).where(PRESENCE.c.table_id == table, which)
        await self._store.change(table, lambda one: one.execute(query))
