"""Backups: a consistent snapshot of a database in one file, made while the server runs, from SQLite
or PostgreSQL and for either.

A backup is a SQLite file with the tables of a server and a manifest of what must be in it. Like the
database, it holds what nobody may know before a game is over, so only its owner can read it.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL, make_url

from orrery import __version__
from orrery.core.errors import BadData
from orrery.server.storage import database_copy
from orrery.server.storage.engines import make_engine
from orrery.server.storage.migrations import current_revision, revisions, upgrade

FORMAT = 1
"""The version of the manifest; raised by a change that older programs cannot read."""
PAGE = "backup"
NEWER: dict[str, set[str]] = {"0004": {"packs"}}
"""Tables that backups of an older revision do not have."""


class BackupHeader(NamedTuple):
    """The manifest of a backup."""

    format: int
    program: str  # the version that made it
    revision: str  # of the tables
    made: float
    counts: dict[str, int]  # how many rows of each kind


class NoBackup(BadData):
    """Why no backup could be made, or why a file is not a backup."""


def backup(database: str, file: Path, told: database_copy.Told) -> BackupHeader:
    """Write a backup of a database to a file that does not exist yet."""
    reserve(file)
    part = file
    try:
        handle, name = tempfile.mkstemp(prefix=f"{file.name}-", dir=file.parent)
        os.close(handle)
        part = Path(name)
        page = written(database, part, told)
        check(part)
        part.replace(file)
    except BaseException:
        for one in {part, file}:
            one.unlink()
        raise
    return page


def reserve(file: Path) -> None:
    """Create a file that only its owner can read; an existing one is not touched."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as error:
        raise NoBackup(f"{file} exists already; choose another file") from error
    except OSError as error:
        raise NoBackup(f"{file} cannot be written: {error.strerror}") from error


def written(database: str, part: Path, told: database_copy.Told) -> BackupHeader:
    """Copy the tables to a file, and add the manifest."""
    old, new = make_engine(make_url(database)), make_engine(file_url(part))
    try:
        with old.connect() as opened:
            revision = current_revision(opened)
        upgrade(new)
        try:
            counts = database_copy.copy_all(old, new, told)
        except database_copy.CannotMove as error:
            raise NoBackup(str(error)) from error
    finally:
        old.dispose()
        new.dispose()
    page = BackupHeader(FORMAT, __version__, revision, time.time(), counts)
    with closing(sqlite3.connect(part)) as connection, connection:
        connection.execute(f"CREATE TABLE {PAGE} (said TEXT NOT NULL)")
        connection.execute(f"INSERT INTO {PAGE} VALUES (?)", [json.dumps(page._asdict())])
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # all of it is in one file
    return page


def check(file: Path) -> BackupHeader:
    """The manifest of a backup, if it is true and this version can read it."""
    if not file.is_file():
        raise NoBackup(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            page = read_page(connection, file)
            if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise NoBackup(f"{file} is damaged")
            for kind, rows in page.counts.items():
                # Whether the kinds are ours was seen when the page was read.
                found = connection.execute(f"SELECT count(*) FROM {kind}").fetchone()[0]
                if found != rows:
                    raise NoBackup(
                        f"{file} is damaged: {rows} rows of {kind} expected, {found} found"
                    )
    except sqlite3.DatabaseError as error:
        raise NoBackup(f"{file} is not an Orrery backup, or damaged: {error}") from error
    return page


def read_page(connection: sqlite3.Connection, file: Path) -> BackupHeader:
    said = connection.execute(f"SELECT said FROM {PAGE}").fetchone()
    try:
        page = BackupHeader(**json.loads(said[0]))
    except (TypeError, ValueError) as error:
        raise NoBackup(f"{file} is not an Orrery backup") from error
    if page.format > FORMAT or page.revision not in revisions():
        raise NoBackup(f"{file} was made by a newer Orrery ({page.program}); restore it with that")
    if page.counts.keys() != {table.name for table in database_copy.KEPT} - NEWER.get(
        page.revision, set()
    ):
        raise NoBackup(f"{file} is not an Orrery backup")
    return page


def restore(file: Path, database: str, told: database_copy.Told) -> BackupHeader:
    """Restore a backup into a database that has no tables. The file is not changed: tables of an
    older version are migrated in a copy."""
    page = check(file)
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.sqlite"
        reserve(copied)
        shutil.copyfile(file, copied)
        try:
            database_copy.move(str(file_url(copied)), database, told)
        except database_copy.CannotMove as error:
            raise NoBackup(str(error)) from error
    return page


def file_url(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))
