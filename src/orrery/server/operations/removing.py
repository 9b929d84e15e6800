"""Tables that the operator deletes from the database with `orrery database remove`; and how a
running server notices."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy import Connection, select

from orrery.core.errors import BadData
from orrery.server.errors import Away
from orrery.server.storage.rows import TableRow
from orrery.server.storage.schema import TABLES
from orrery.server.storage.store import Store
from orrery.server.tables.tables import Tables

LOGGER = logging.getLogger(__name__)
LOOK_EVERY = 20.0
"""Seconds between two checks for deleted tables."""
AT_ONCE = 500


async def remove(database: str, table: str) -> TableRow:
    """Delete a table with everything that belongs to it, whatever is going on there; its row."""
    store = Store(database, migrates=False)
    try:
        while (row := await store.table(table)) is not None:
            if await store.remove_table(table, row.status):
                return row
        raise BadData(f"there is no table {table}")
    finally:
        store.close()


async def notice_removed(tables: Tables) -> None:
    """Drop deleted tables, for as long as the server runs."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            with contextlib.suppress(Away):
                await let_go(tables)
        except Exception:
            LOGGER.exception("could not check which tables were removed")


async def let_go(tables: Tables) -> None:
    """Drop the tables in memory that are no longer in the database."""
    known = [table.row.id for table in tables.in_use]

    def missing(connection: Connection) -> set[str]:
        found: set[str] = set()
        for at in range(0, len(known), AT_ONCE):
            query = select(TABLES.c.id).where(TABLES.c.id.in_(known[at : at + AT_ONCE]))
            found.update(connection.execute(query).scalars())
        return {*known} - found

    for one in await tables.store.read(missing):
        LOGGER.info("removed table %s", one)
        tables.forget(one)
