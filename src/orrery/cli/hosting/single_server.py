"""One server for a SQLite file: a second one would not hear what is picked at the first."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import click
from sqlalchemy import make_url

from orrery.server.storage.private import make_private

PATIENCE = 2.0
"""Seconds that one which is just stopping has left."""


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Nobody else serves or moves a SQLite file meanwhile. The lock is one of SQLite's, on a file
    beside it: so it holds on every platform, and the system opens it when the process dies."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    file = f"{url.database}.served"
    make_private(file)  # whoever can read it could lock it
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as lock:
        lock.isolation_level = None
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise click.ClickException(
                f"another Orrery runs with {url.database}; stop it first, or name another file "
                "with --database (several servers can share a PostgreSQL)"
            ) from error
        yield
