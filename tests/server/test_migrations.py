"""Migrations make the tables that the code expects, and say nothing about it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, insert, inspect, make_url, select

from orrery.server.columns import to_columns, to_table
from orrery.server.engines import make_engine
from orrery.server.migrations import configuration, upgrade
from orrery.server.schema import METADATA, TABLES
from tests.server.databases import empty_in
from tests.server.playing import table_row


@pytest.fixture
def engine(database: None, tmp_path: Path) -> Iterator[Engine]:
    engine = make_engine(make_url(empty_in(tmp_path)))
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


def test_a_database_of_the_first_version_is_brought_up_to_date(engine: Engine) -> None:
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        values = to_columns(table_row())
        del values["clock"]  # there was none
        connection.execute(insert(TABLES), values)
    upgrade(engine)
    assert differences(engine) == []
    with engine.connect() as connection:
        assert to_table(connection.execute(select(TABLES)).mappings().one()) == table_row()
