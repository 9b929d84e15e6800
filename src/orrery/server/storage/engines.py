"""Database connections: how SQLite and PostgreSQL are configured."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InvalidatePoolError
from sqlalchemy.pool import ConnectionPoolEntry

from orrery.server.storage.private import make_private

PATIENT = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A PostgreSQL that is gone is noticed within seconds, even if its machine goes silent."""

TRUSTED_FOR = 1.0
"""Seconds for which a connection to PostgreSQL that was used counts as alive; later it is checked
before it is used again. Checked each time, a pick would take two queries more."""

TROUBLES = frozenset(
    {
        *(
            sqlite3.SQLITE_BUSY,
            sqlite3.SQLITE_LOCKED,
            sqlite3.SQLITE_NOMEM,
            sqlite3.SQLITE_READONLY,
        ),
        *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM),
    }
)
"""SQLite errors about the disk or the machine, not about the query: they may pass."""


LEFT = "orrery_left"
"""Of a connection in the pool: when it was last used."""
WRITES = "orrery_writes"
"""The option for connections whose transactions write."""


def make_engine(url: URL) -> Engine:
    """An engine. SQLite uses a write-ahead log, syncs to disk, leaves transactions to us, and its
    file is private to its owner. Errors do not show the data to be written: it may be secret."""
    if url.get_backend_name() != "sqlite":
        is_shared = url.get_backend_name() == "postgresql"
        given = PATIENT if is_shared else {}
        engine = create_engine(url, pool_timeout=10, connect_args=given, hide_parameters=True)
        check_idle_connections(engine)
        return engine
    engine = create_engine(url, hide_parameters=True)
    file = file_of(url)
    if file is not None:
        event.listen(engine, "do_connect", lambda *_: make_private(file))
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def check_idle_connections(engine: Engine) -> None:
    """Check a connection that was idle before it is used again; if it is dead, so are all others of
    its age, and new ones are made."""

    def leave(_: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        record.info[LEFT] = time.monotonic()

    def take(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
        left = record.info.get(LEFT)
        if left is None or time.monotonic() - left < TRUSTED_FOR:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError(str(error)) from error

    event.listen(engine, "checkin", leave)
    event.listen(engine, "checkout", take)


def for_writing(engine: Engine) -> Engine:
    """The same engine, for transactions that write. SQLite starts one of them at a time and lets
    the others wait; one that reads before it writes would fail if another was faster."""
    return engine.execution_options(**{WRITES: True})


def for_reading(engine: Engine) -> Engine:
    """The same engine, for reading only: PostgreSQL needs no transaction for that, which saves two
    round trips."""
    is_shared = engine.dialect.name == "postgresql"
    return engine.execution_options(isolation_level="AUTOCOMMIT") if is_shared else engine


def begin_sqlite(connection: Connection) -> None:
    is_writing = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


def file_of(url: URL) -> str | None:
    """The file of a SQLite database, unless it is in memory."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return url.database.removeprefix("file:") if "uri" in url.query else url.database


class PostgresNotice(Protocol):
    """A notification of another process."""

    payload: str


class PostgresCursor(Protocol):
    def fetchone(self) -> tuple[object, ...] | None: ...


@runtime_checkable
class PostgresConnection(Protocol):
    """What is used of a connection of the PostgreSQL driver, which may not be installed."""

    def fileno(self) -> int: ...

    def execute(self, query: str) -> PostgresCursor: ...

    def notifies(self, *, timeout: float) -> Iterable[PostgresNotice]: ...

    def close(self) -> None: ...


def connect_alone(engine: Engine) -> PostgresConnection:
    """A raw PostgreSQL connection outside the pool and without a transaction."""
    arguments, named = engine.dialect.create_connect_args(engine.url)
    connection = engine.dialect.connect(*arguments, **{**PATIENT, **named, "autocommit": True})
    assert isinstance(connection, PostgresConnection), "only PostgreSQL listens and locks"
    return connection


def is_trouble(error: Exception) -> bool:
    """Whether SQLite failed for an external reason: a full disk, a read-only file, a lock."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    return isinstance(cause, sqlite3.Error) and cause.sqlite_errorcode & 0xFF in TROUBLES


def is_rolled_back(connection: Connection) -> bool:
    """Whether SQLite has rolled back a transaction by itself, as it does when the disk is full:
    what was done in it is gone, and a commit would silently do nothing."""
    driver: object = connection.connection.dbapi_connection
    return isinstance(driver, sqlite3.Connection) and not driver.in_transaction


def prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    """For savepoints, the driver must not begin transactions on its own."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
