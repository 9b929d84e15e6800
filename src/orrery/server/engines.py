"""Connections to a database: how SQLite and PostgreSQL are to behave."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Engine, create_engine, event

PATIENT = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A PostgreSQL that is gone is noticed within seconds, also when its machine says nothing more."""


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
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def connect_alone(engine: Engine) -> Any:
    """A connection of the driver to PostgreSQL that is in no pool and in no transaction."""
    arguments, named = engine.dialect.create_connect_args(engine.url)
    return engine.dialect.connect(*arguments, **{**PATIENT, **named, "autocommit": True})


def prepare_sqlite(connection: Any, _: object) -> None:
    """Savepoints need that the driver does not begin transactions on its own."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
