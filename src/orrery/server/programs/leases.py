"""Which of several processes runs the programs of a table: the one that holds its lease.

A lease is a row of the database, renewed while its holder lives. An expired one means that its
process died, and another takes over. Two that think at once would do no harm, since only one can
write the next row of the log; it would be a waste. With SQLite there is only one process, and no
lease is needed.
"""

from __future__ import annotations

import contextlib
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from orrery.server.errors import Away
from orrery.server.storage.schema import LEASES, NOW
from orrery.server.storage.store import Store

LEASE = 4.0
"""Seconds after which a lease expires unless it is renewed."""


class LeasesFound(NamedTuple):
    """All leases: expired ones, and those of other processes."""

    ended: set[str]
    elsewhere: set[str]


class Leases:
    """The leases of one process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._own: dict[str, float] = {}  # until when, by our own clock
        self.elsewhere: set[str] = set()
        """Tables whose lease another process held at the last check."""

    async def take(self, table: str) -> bool:
        """Take or renew the lease of a table, unless another process holds it."""
        if self._own.get(table, 0) > time.monotonic() + LEASE / 2:
            return True
        until = time.monotonic() + LEASE
        row = insert(LEASES).values(table_id=table, holder=self._store.process, until=NOW + LEASE)
        free = (LEASES.c.holder == row.excluded.holder) | (LEASES.c.until < NOW)
        query = row.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"holder": row.excluded.holder, "until": row.excluded.until},
            where=free,
        ).returning(LEASES.c.table_id)
        if await self._store.change_aside(lambda one: one.execute(query).first()):
            self._own[table] = until
            self.elsewhere.discard(table)
            return True
        self._own.pop(table, None)
        self.elsewhere.add(table)
        return False

    async def give_back(self, table: str) -> None:
        """Give back the lease of a table."""
        if self._own.pop(table, None) is not None:
            own = (LEASES.c.table_id == table, LEASES.c.holder == self._store.process)
            with contextlib.suppress(Away):  # then it runs out
                await self._store.change_aside(lambda one: one.execute(delete(LEASES).where(*own)))

    async def give_all_back(self) -> None:
        """Give back all leases: this process is stopping."""
        own = delete(LEASES).where(LEASES.c.holder == self._store.process)
        with contextlib.suppress(Away):
            await self._store.change_aside(lambda one: one.execute(own))

    async def renew(self) -> None:
        """Renew our leases."""
        if not self._own:
            return
        until = time.monotonic() + LEASE
        own = (LEASES.c.holder == self._store.process, LEASES.c.table_id.in_([*self._own]))
        query = update(LEASES).where(*own).values(until=NOW + LEASE).returning(LEASES.c.table_id)
        kept = await self._store.change_aside(lambda one: one.execute(query).scalars().all())
        self._own = dict.fromkeys((one for one in kept if one in self._own), until)

    async def look(self) -> LeasesFound:
        """All leases except ours."""
        query = select(LEASES.c.table_id, LEASES.c.until < NOW)
        others = query.where(LEASES.c.holder != self._store.process)

        def read(connection: Connection) -> LeasesFound:
            rows = connection.execute(others).all()
            return LeasesFound(
                {table for table, is_over in rows if is_over},
                {table for table, is_over in rows if not is_over},
            )

        return await self._store.read(read)
