"""Migrations make the tables that the code expects, and say nothing about it."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    Table,
    insert,
    inspect,
    make_url,
    select,
    text,
)

from orrery.games import hash_of_pack
from orrery.server.storage.engines import make_engine
from orrery.server.storage.migrations import configuration, upgrade
from orrery.server.storage.packs import kept
from orrery.server.storage.row_mapping import to_columns, to_table
from orrery.server.storage.rows import TableRow
from orrery.server.storage.schema import METADATA, PACKS, TABLES
from tests.server.databases import empty_in
from tests.server.playing import SOMETIME, table_row


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


def test_a_database_that_is_up_to_date_is_not_migrated(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(engine)
    monkeypatch.setattr(command, "upgrade", lambda *_: pytest.fail("it was migrated"))
    upgrade(engine)


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
        add_old(connection, table_row(), "{}")
    before = time.time()
    upgrade(engine)
    assert differences(engine) == []
    with engine.connect() as connection:
        (row,) = connection.execute(select(TABLES)).mappings()
        # It counts as used when the database was brought up to date.
        assert before <= row["used"] <= time.time()
        assert to_table(row, {}) == replace(table_row(), used=row["used"])


def add_old(connection: Connection, row: TableRow, pack: str) -> None:
    """A table as the first version wrote it, with its pack in it."""
    old = Table("tables", MetaData(), autoload_with=connection)
    values = {**to_columns(row), "pack": pack}
    connection.execute(insert(old), {name: values[name] for name in values if name in old.columns})


def test_packs_of_old_tables_are_kept_once_and_come_back(engine: Engine) -> None:
    one, other = {"clone_wars.toml": "# ours"}, {"clone_wars.toml": "# theirs"}
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        for seed, pack in enumerate((one, one, other, {})):
            add_old(connection, table_row(seed=seed), json.dumps(pack))
    upgrade(engine)
    hashes = [hash_of_pack(pack) for pack in (one, other)]
    with engine.begin() as connection:
        found = connection.execute(select(TABLES.c.id, TABLES.c.pack_hash)).all()
        named = {one.id: one.pack_hash for one in found}
        expected = [hashes[0], hashes[0], hashes[1], None]
        assert named == {table_row(seed=at).id: one for at, one in enumerate(expected)}
        assert [kept(connection, one) for one in expected] == [one, one, other, {}]
        assert len(connection.execute(select(PACKS)).all()) == 2
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
        found = connection.execute(text("SELECT id, pack FROM tables")).all()
        packs = {table: json.loads(pack) for table, pack in found}
        assert packs == {table_row(seed=at).id: p for at, p in enumerate((one, one, other, {}))}


def test_records_that_were_brought_to_an_old_server_are_known(engine: Engine) -> None:
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        brought, played = table_row(status="over", ended=SOMETIME), table_row(seed=2, status="over")
        add_old(connection, brought, "{}")
        add_old(connection, replace(played, ended=SOMETIME + 1), "{}")
    upgrade(engine)
    with engine.connect() as connection:
        found = connection.execute(select(TABLES.c.id, TABLES.c.origin)).all()
        assert {one.id: one.origin for one in found} == {brought.id: "record", played.id: ""}
