"""Moves an installation from one database to another: all tables with everything that belongs to
them.

It reads a consistent snapshot of the old database, and writes all or nothing. Both are counted and
compared before the commit.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, Engine, Table, func, insert, inspect, make_url, select

from orrery.server.storage.engines import make_engine
from orrery.server.storage.migrations import upgrade
from orrery.server.storage.schema import CHAT, LOG, PACKS, SEATS, SNAPSHOTS, TABLES

KEPT = (PACKS, TABLES, SEATS, LOG, CHAT, SNAPSHOTS)
"""In this order: what belongs to a table comes after it, its pack before it. Leases and presence
are only temporary."""
AT_ONCE = 1000
Told = Callable[[str, int, int], None]


class CannotMove(Exception):
    """Why nothing was moved."""


def move(source: str, target: str, told: Told) -> dict[str, int]:
    """Move everything; the number of rows of each kind. `told` is called with the kind, how many
    are done and how many there are."""
    old, new = make_engine(make_url(source)), make_engine(make_url(target))
    try:
        with old.connect() as read:
            if not inspect(read).has_table(TABLES.name):
                raise CannotMove("the old database has no tables")
        upgrade(old)
        with new.connect() as connection:
            if inspect(connection).has_table(TABLES.name) and any(counts(connection).values()):
                raise CannotMove("the new database already has tables")
        upgrade(new)
        return copy_all(old, new, told)
    finally:
        old.dispose()
        new.dispose()


def copy_all(old: Engine, new: Engine, told: Told) -> dict[str, int]:
    """Copy a consistent snapshot of a database to another one with the same tables, empty; a server
    may write to the old one meanwhile."""
    if old.dialect.name == "postgresql":
        old = old.execution_options(isolation_level="REPEATABLE READ")
    with old.begin() as read, new.begin() as write:
        expected = counts(read)
        for table in KEPT:
            copy(read, write, table, expected[table.name], told)
        found = counts(write)
        if found != expected:
            raise CannotMove(f"copied {found} instead of {expected}")
    return expected


def counts(connection: Connection) -> dict[str, int]:
    """The number of rows of each kind."""
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in KEPT
    }


def copy(read: Connection, write: Connection, table: Table, rows: int, told: Told) -> None:
    """Copy all rows of a kind, in batches."""
    done = 0
    query = select(table).order_by(*table.primary_key.columns)
    told(table.name, 0, rows)
    for some in read.execute(query.execution_options(yield_per=AT_ONCE)).mappings().partitions():
        write.execute(insert(table), [dict(row) for row in some])
        done += len(some)
        told(table.name, done, rows)
