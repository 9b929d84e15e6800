"""Who listens to which of several processes that share a database: each keeps a row for every table
at which somebody listens to it, and renews it while it lives. With SQLite there is one process, and
nothing of this.
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
"""Seconds that a row counts unless it is renewed."""
PAUSE = 0.25
"""Seconds between two times at which others are told: a crowd that comes and goes is told of
together, for all others read the table again."""


class Presence:
    """What one process tells the others of its listeners."""

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
        """Tell what is wanted until nothing is; what cannot be told now is told by `renew`."""
        try:
            while self._news():
                for table, row in self._news().items():
                    await self._put(table, row)
                await asyncio.sleep(PAUSE)
        except Away:
            pass
        except Exception:
            LOGGER.exception("it cannot be told who is here")
        finally:
            self._telling = None

    def _news(self) -> dict[str, PresenceRow]:
        return {table: row for table, row in self._wanted.items() if self._told.get(table) != row}

    async def _put(self, table: str, row: PresenceRow) -> None:
        """Keep what is said of a table; nothing of one at which nobody listens."""
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
        """We live: what we have told still holds. What others took for the words of the dead, while
        the database was away, is told again."""
        own = update(PRESENCE).where(PRESENCE.c.process == self._store.process)
        query = own.values(until=NOW + LASTS).returning(PRESENCE.c.table_id)
        told = dict(self._told)
        kept = await self._store.change_aside(lambda one: one.execute(query).scalars().all())
        for table in told.keys() - set(kept):
            self._told.pop(table, None)
        if self._telling is None and self._news():
            self._telling = asyncio.create_task(self._tell())

    async def clear(self) -> list[str]:
        """Forget what processes said that have died; the tables at which somebody listened."""
        ended = select(PRESENCE.c.table_id).where(PRESENCE.c.until < NOW).distinct()
        tables = await self._store.read(lambda one: [*one.execute(ended).scalars()])
        for table in tables:
            await self._forget(table, PRESENCE.c.until < NOW)
            self._store.changes.forget(table)  # the words of others are gone: read it again
        return tables

    async def leave(self) -> None:
        """We stop: nobody listens to us any more."""
        own = PRESENCE.c.process == self._store.process

        def tables(connection: Connection) -> list[str]:
            return [*connection.execute(select(PRESENCE.c.table_id).where(own)).scalars()]

        with contextlib.suppress(Away):
            for table in await self._store.read(tables):
                await self._forget(table, own)

    async def _forget(self, table: str, which: ColumnElement[bool]) -> None:
        query = delete(PRESENCE).where(PRESENCE.c.table_id == table, which)
        await self._store.change(table, lambda one: one.execute(query))
