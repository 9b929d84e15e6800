"""Connections to a database: how SQLite and PostgreSQL are to behave."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

PATIENT = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A PostgreSQL that is gone is noticed within seconds, also when its machine says nothing more."""


WRITES = "orrery_writes"
"""The option of connections whose transactions write."""


def make_engine(url: URL) -> Engine:
    """An engine; SQLite writes ahead, waits for the disk, and begins transactions by itself. Errors
    do not tell what was to be written: it may be a secret."""
    if url.get_backend_name() != "sqlite":
        is_shared = url.get_backend_name() == "postgresql"
        given = PATIENT if is_shared else {}
        return create_engine(
            url, pool_pre_ping=True, pool_timeout=10, connect_args=given, hide_parameters=True
        )
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def for_writing(engine: Engine) -> Engine:
    """The same engine, for transactions that write. SQLite lets one of them at a time begin and the
    others wait; one that has read before it writes would fail if another was faster."""
    return engine.execution_options(**{WRITES: True})


def begin_sqlite(connection: Connection) -> None:
    is_writing = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


def connect_alone(engine: Engine) -> Any:
    """A connection of the driver to PostgreSQL that is in no pool and in no transaction."""
    arguments, named = engine.dialect.create_connect_args(engine.url)
    return engine.dialect.connect(*arguments, **{**PATIENT, **named, "autocommit": True})


def prepare_sqlite(connection: Any, _: object) -> None:
    """Savepoints need that the driver does not begin transactions on its own."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
