"""Other servers on the same database: follows what they do, and takes over where one of them died.

What a process has in memory is a cache of the database. A notification names a table that has
changed; the change itself is read from the database. With SQLite there is only one process, and
none of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from orrery.server.errors import Away, NoTable
from orrery.server.programs.leases import LEASE, Leases
from orrery.server.storage.notices import Notices
from orrery.server.storage.sharing import CHANNEL, Notice
from orrery.server.tables.presence import Presence
from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger(__name__)
LOOK_EVERY = LEASE / 4
"""Seconds between two checks of the leases."""


@asynccontextmanager
async def neighbourhood(tables: Tables) -> AsyncIterator[None]:
    """Live with the other processes on the same database, if there can be any."""
    leases, presence = tables.programs.leases, tables.presence
    if leases is None or presence is None:
        yield
        return
    neighbours = Cluster(tables, leases, presence)
    notices = Notices(tables.store.engine, CHANNEL, neighbours.hear, neighbours.miss)
    looking = asyncio.create_task(neighbours.look())
    try:
        yield
    finally:
        looking.cancel()
        await asyncio.to_thread(notices.close)
        await neighbours.close()
        await leases.give_all_back()
        await presence.leave()


class Cluster:
    """What this process hears about the others."""

    def __init__(self, tables: Tables, leases: Leases, presence: Presence) -> None:
        self._tables = tables
        self._leases = leases
        self._presence = presence
        self._changed: set[str] = set()
        self._catching_up: dict[str, asyncio.Task[None]] = {}

    def hear(self, text: str) -> None:
        """A table was changed by a process."""
        notice, store = Notice.of(text), self._tables.store
        if notice.process == store.process:
            return
        store.changes.notice(notice)
        table = notice.table
        self._changed.add(table)
        if table not in self._catching_up:
            self._catching_up[table] = asyncio.create_task(self._catch_up(table))

    async def close(self) -> None:
        """Stop catching up: the database is about to be closed."""
        catching_up = [*self._catching_up.values()]
        for task in catching_up:
            task.cancel()
        await asyncio.gather(*catching_up, return_exceptions=True)

    def miss(self) -> None:
        """Notifications may have been missed."""
        self._tables.store.was_away = True

    async def _catch_up(self, table: str) -> None:
        """Catch up with a table; again if it was changed meanwhile."""
        try:
            while table in self._changed:
                self._changed.discard(table)
                with contextlib.suppress(Away, NoTable):
                    await self._tables.heard(table)
        except Exception:
            LOGGER.exception("could not catch up with table %s", table)
        finally:
            del self._catching_up[table]

    async def look(self) -> None:
        """Now and then: renew our leases, take over expired ones, and catch up after the database
        was unreachable."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look()
            except Away:
                continue
            except Exception:
                LOGGER.exception("could not renew leases or check those of other servers")

    async def _look(self) -> None:
        store, leases = self._tables.store, self._leases
        await leases.renew()
        await self._presence.renew()
        for table in await self._presence.clear():
            await self._tables.heard(table)
        if store.was_away:
            store.was_away = False
            await self._tables.catch_up_all()
        before, found = leases.elsewhere, await leases.look()
        leases.elsewhere = found.elsewhere
        for table in found.ended | (before - found.elsewhere):
            with contextlib.suppress(NoTable):
                await self._tables.think_at(table)
