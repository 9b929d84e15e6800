"""Unused tables are deleted after a while, which the limits define.

The database records to the hour when something last happened at a table, or when somebody last
viewed a finished game. Tables unused for longer than their kind allows are deleted, a few hundred
at a time, each in a short transaction of its own. A table in use stays.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import ColumnElement, Engine, exists, select

from orrery.server.errors import Away
from orrery.server.instruments import EXPIRED
from orrery.server.limits import Limits
from orrery.server.storage.engines import connect_alone
from orrery.server.storage.schema import LEASES, NOW, PRESENCE, TABLES
from orrery.server.tables.quotas import DAY, WITHOUT_PERSONS
from orrery.server.tables.uses import Clock

if TYPE_CHECKING:
    from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger(__name__)
SWEEP_AFTER = 60.0
"""Seconds from the start of a server to its first sweep."""
SWEEP_EVERY = 3600.0
AT_ONCE = 200
"""Tables looked up at a time."""
SWEEPING = 0x0_22E_22
"""The number of the lock that lets only one of several servers sweep."""
IN_USE_ELSEWHERE = exists().where(
    PRESENCE.c.table_id == TABLES.c.id, PRESENCE.c.until > NOW
) | exists().where(LEASES.c.table_id == TABLES.c.id, LEASES.c.until > NOW)
"""Somebody is connected to another server, or programs play there."""


class Lifetime(NamedTuple):
    """How long unused tables of a kind are kept."""

    kind: str
    days: float
    tables: tuple[ColumnElement[bool], ...]


def lifetimes(limits: Limits) -> list[Lifetime]:
    """All lifetimes, except for what is kept forever."""
    is_over, is_record = TABLES.c.status == "over", TABLES.c.origin == "record"
    found = [
        Lifetime("waiting", limits.waiting_days, (TABLES.c.status == "waiting",)),
        Lifetime("running", limits.running_days, (TABLES.c.status == "running",)),
        Lifetime("record", limits.record_days, (is_over, is_record)),
        Lifetime("programs", limits.program_game_days, (is_over, ~is_record, WITHOUT_PERSONS)),
        Lifetime("game", limits.game_days, (is_over, ~is_record, ~WITHOUT_PERSONS)),
    ]
    return [one for one in found if one.days > 0]


class Expiry:
    """Removes the tables whose time is up."""

    def __init__(self, tables: Tables, clock: Clock = time.time) -> None:
        self._tables = tables
        self._clock = clock

    async def sweep_for_ever(self) -> None:
        """Sweep now and then, for as long as the server runs."""
        await asyncio.sleep(SWEEP_AFTER)
        while True:
            try:
                await self.sweep()
            except Away:
                pass
            except Exception:
                LOGGER.exception("could not remove unused tables")
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> int:
        """Delete unused tables, and return how many; does nothing while another server is doing
        it."""
        removed = 0
        async with alone(self._tables.store.engine) as is_alone:
            if is_alone:
                for one in lifetimes(self._tables.limits):
                    removed += await self._end(one)
                await self._tables.store.forget_packs()
        if removed:
            LOGGER.info("removed %d unused tables", removed)
        return removed

    async def _end(self, lifetime: Lifetime) -> int:
        """Delete the tables of a kind, in batches until there are no more."""
        before, all_removed = self._clock() - lifetime.days * DAY, 0
        conditions = (*lifetime.tables, TABLES.c.used < before, *self._not_elsewhere())
        query = select(TABLES.c.id).where(*conditions).order_by(TABLES.c.used).limit(AT_ONCE)
        while True:
            ids = await self._tables.store.read(lambda one: [*one.execute(query).scalars()])
            removed = [one for one in ids if await self._remove(one, conditions)]
            EXPIRED.add(lifetime.kind, len(removed))
            all_removed += len(removed)
            if len(ids) < AT_ONCE or not removed:
                return all_removed

    async def _remove(self, id: str, conditions: tuple[ColumnElement[bool], ...]) -> bool:
        """Delete a table, unless it is in use or the conditions no longer hold."""
        table = self._tables.in_memory(id)
        if table is not None and self._tables.is_used(table):
            self._tables.uses.note(table)
            return False
        if not await self._tables.store.remove_if(id, *conditions):
            return False
        self._tables.forget(id)
        return True

    def _not_elsewhere(self) -> tuple[ColumnElement[bool], ...]:
        return (~IN_USE_ELSEWHERE,) if self._tables.store.is_shared else ()


@asynccontextmanager
async def alone(engine: Engine) -> AsyncIterator[bool]:
    """Whether no other server on the same database is sweeping; none can start meanwhile."""
    if engine.dialect.name != "postgresql":
        yield True
        return
    async with AsyncExitStack() as stack:
        connection = await asyncio.to_thread(connect_alone, engine)
        stack.push_async_callback(asyncio.to_thread, connection.close)
        query = f"SELECT pg_try_advisory_lock({SWEEPING})"
        found = await asyncio.to_thread(lambda: connection.execute(query).fetchone())
        if found is None or not found[0]:
            yield False
            return
        # Closing frees the lock, too, but only some time after it has returned.
        free = f"SELECT pg_advisory_unlock({SWEEPING})"
        stack.push_async_callback(asyncio.to_thread, connection.execute, free)
        yield True
