"""The database's own history: `versions/` holds one file for each change of its tables."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

MIGRATING = 0x0_22E_21
"""The number of the lock that lets one process of several migrate."""


def upgrade(engine: Engine) -> None:
    """Bring the tables up to date; nothing happens if they are."""
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it would tell of every step
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revision_of(connection: Connection) -> str | None:
    """The last change that the tables of a database have seen; None if there are no tables."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All changes there are, the latest first."""
    return [one.revision for one in ScriptDirectory.from_config(configuration()).walk_revisions()]


def configuration() -> Config:
    """Where the versions are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return config
