"""The database's history: `versions/` has one file for each change of its tables."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from orrery.core.errors import BadData

MIGRATING = 0x0_22E_21
"""The number of the lock that lets only one of several processes migrate."""

logging.getLogger("alembic").setLevel(logging.WARNING)  # it would tell of every step


class OtherRevision(BadData):
    """The database does not have the revision this version expects."""


def upgrade(engine: Engine) -> None:
    """Migrate the tables, if necessary. `OtherRevision` if a newer version made them."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        check_known(connection)
        if revision_of(connection) == revisions()[0]:
            return
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it has no tables."""
    return MigrationContext.configure(connection).get_current_revision()


def check_known(connection: Connection) -> None:
    """Refuse a database that a newer version has changed."""
    found, known = revision_of(connection), revisions()
    if found is not None and found not in known:
        raise OtherRevision(
            f"the database belongs to a newer Orrery: its tables have revision {found}, and this "
            f"version knows only up to {known[0]}; use the newer version, or restore a backup"
        )


def current_revision(connection: Connection) -> str:
    """The revision of a database, which must be ours: a server of another version may be using it,
    so a reader does not migrate it."""
    found, known = revision_of(connection), revisions()
    if found is None:
        raise OtherRevision("the database has no tables")
    check_known(connection)
    if found != known[0]:
        raise OtherRevision(
            f"the database has revision {found}, but this version needs {known[0]}: use the "
            "version that serves it, or start this version's server first"
        )
    return found


@cache  # Alembic runs all of their files to find them
def revisions() -> list[str]:
    """All revisions, latest first."""
    return [one.revision for one in ScriptDirectory.from_config(configuration()).walk_revisions()]


def configuration() -> Config:
    """Where the versions are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return config
