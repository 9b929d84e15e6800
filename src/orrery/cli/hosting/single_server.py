"""One server per SQLite file: a second one would not learn of picks made at the first."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import click
from sqlalchemy import make_url

from orrery.server.storage.private import make_private

PATIENCE = 2.0
"""Seconds to wait for a server that is just stopping."""


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold a lock for a SQLite file, so that nobody else serves or moves it meanwhile. It is an
    SQLite lock on a file next to it, which works on every platform and is released if the process
    dies."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    file = f"{url.database}.served"
    make_private(file)  # anyone who could read it could lock it
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as lock:
        lock.isolation_level = None
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise click.ClickException(
                f"another Orrery is using {url.database}; stop it first, or name another file "
                "with --database (several servers can share PostgreSQL)"
            ) from error
        yield
