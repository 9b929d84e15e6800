"""The database's own history: `versions/` holds one file for each change of its tables."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

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


def configuration() -> Config:
    """Where the versions are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return config
