"""Migrations make the tables that the code expects, and say nothing about it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, make_url

from orrery.server.migrations import configuration, upgrade
from orrery.server.schema import METADATA
from orrery.server.store import make_engine


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = make_engine(make_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    yield engine
    engine.dispose()


def differences(engine: Engine) -> list[object]:
    """What would have to change so that the database is as the code expects."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))


def test_migrated_tables_are_those_of_the_schema(engine: Engine) -> None:
    assert differences(engine), "an empty database is something else"
    upgrade(engine)
    assert differences(engine) == []


def test_migrating_twice_changes_nothing(engine: Engine) -> None:
    upgrade(engine)
    before = inspect(engine).get_table_names()
    upgrade(engine)
    assert inspect(engine).get_table_names() == before
    assert differences(engine) == []


def test_migrating_back_leaves_nothing(engine: Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]


def test_migrating_is_silent(
    engine: Engine, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)
    upgrade(engine)
    assert caplog.messages == []
    assert capsys.readouterr() == ("", "")
