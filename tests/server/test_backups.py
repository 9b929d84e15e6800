"""Backups: made while picks are made, from either database, restored into either; and what is no
backup, or would write over something, is refused in a sentence."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from alembic import command
from click.testing import CliRunner, Result
from sqlalchemy import text

from orrery.cli import main
from orrery.server.storage import backups
from orrery.server.storage.engines import make_engine
from orrery.server.storage.migrations import configuration
from orrery.server.storage.store import Store
from tests.server.databases import empty_in, rows_in, url_in
from tests.server.playing import PERSON, live_game_of, new_table, open_store, step, table_row
from tests.server.test_database_copy import content, fill
from tests.server.test_migrations import add_old

pytestmark = pytest.mark.slow


def orrery(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(one) for one in arguments])


def silent(_: str, __: int, ___: int) -> None:
    """Nobody looks at the progress."""


def test_a_backup_is_restored_into_either_database(tmp_path: Path) -> None:
    source, file = url_in(tmp_path), tmp_path / "tables.backup"
    asyncio.run(fill(source))
    done = orrery("backup", file, "--database", source)
    assert done.exit_code == 0, done.output
    assert "log             12 of 12" in done.output
    assert "4 tables with 12 rows of their logs; written and verified" in done.output
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for target in (empty_in(tmp_path), f"sqlite:///{tmp_path / 'other.sqlite'}"):
        before = file.read_bytes()
        back = orrery("restore", file, "--database", target)
        assert back.exit_code == 0, back.output
        assert content(target) == content(source)
        assert file.read_bytes() == before
        again = orrery("restore", file, "--database", target)
        assert again.exit_code == 1
        assert "nothing was restored: the new database already has tables" in again.output
    assert [one.name for one in tmp_path.glob("tables.backup*")] == [file.name]


def test_a_backup_while_picks_are_made_is_one_moment(tmp_path: Path) -> None:
    url = url_in(tmp_path)

    async def play(store: Store) -> None:
        seeds = count()
        tables = [await new_table(store, PERSON, "eager", seed=next(seeds)) for _ in range(3)]
        for number in range(6):
            making = asyncio.to_thread(backups.backup, url, tmp_path / f"{number}", silent)
            backup = asyncio.create_task(making)
            while not backup.done():
                for at, table in enumerate(tables):
                    if live_game_of(table).is_over:  # a backup can outlast a game
                        tables[at] = await new_table(store, PERSON, "eager", seed=next(seeds))
                    await step(tables[at])
            await backup

    async def test() -> None:
        async with open_store(tmp_path) as store:
            await play(store)

    asyncio.run(test())
    lengths = []
    for number in range(6):
        restored = f"sqlite:///{tmp_path / f'restored-{number}'}"
        backups.restore(tmp_path / f"{number}", restored, silent)
        query = "SELECT count(*), max(number) FROM log GROUP BY table_id"
        logs = rows_in(restored, query)
        assert all(count == last for count, last in logs)  # no gaps
        lengths.append(sum(count for count, _ in logs))
        assert set(rows_in(restored, "SELECT * FROM log")) <= set(rows_in(url, "SELECT * FROM log"))
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


def test_a_file_that_exists_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    file.write_text("mine", "utf-8")
    asyncio.run(fill(url_in(tmp_path)))
    done = orrery("backup", file, "--database", url_in(tmp_path))
    assert done.exit_code == 1
    assert f"no backup was written: {file} exists already" in done.output
    assert file.read_text("utf-8") == "mine"


def test_a_database_without_tables_gives_no_backup(tmp_path: Path) -> None:
    done = orrery("backup", tmp_path / "file", "--database", empty_in(tmp_path))
    assert done.exit_code == 1
    assert "no backup was written: the database has no tables" in done.output
    assert not (tmp_path / "file").exists()
    assert "cannot be written" in orrery("backup", tmp_path / "no" / "file").output


def test_tables_of_another_revision_are_left_to_their_version(tmp_path: Path) -> None:
    asyncio.run(fill(url_in(tmp_path)))
    rows_in(url_in(tmp_path), "UPDATE alembic_version SET version_num = '0001' RETURNING 1")
    done = orrery("backup", tmp_path / "file", "--database", url_in(tmp_path))
    assert "has revision 0001" in done.output
    assert "use the version that serves it" in done.output


def changed(file: Path, statement: str, *given: object) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement, given)


@pytest.mark.parametrize(
    ("page", "sentence"),
    [
        ({"format": 2, "program": "9.9"}, "was made by a newer Orrery (9.9)"),
        ({"revision": "9999"}, "was made by a newer Orrery"),
        ({"counts": {"tables": 3}}, "is not an Orrery backup"),
        ({"more": 1}, "is not an Orrery backup"),
    ],
)
def test_a_backup_that_says_something_else_is_refused(
    tmp_path: Path, page: dict[str, object], sentence: str
) -> None:
    file = tmp_path / "tables.backup"
    asyncio.run(fill(url_in(tmp_path)))
    made = backups.backup(url_in(tmp_path), file, silent)
    changed(file, "UPDATE backup SET said = ?", json.dumps({**made._asdict(), **page}))
    done = orrery("restore", file, "--database", empty_in(tmp_path))
    assert done.exit_code == 1
    assert sentence in done.output


def test_a_damaged_backup_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    asyncio.run(fill(url_in(tmp_path)))
    backups.backup(url_in(tmp_path), file, silent)
    changed(file, "DELETE FROM chat WHERE table_id = (SELECT min(table_id) FROM chat)")
    done = orrery("restore", file, "--database", empty_in(tmp_path))
    assert "is damaged: 3 rows of chat expected, 2 found" in done.output
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    assert "damaged" in orrery("restore", file, "--database", url_in(tmp_path)).output
    file.write_text("something else", "utf-8")
    assert "not an Orrery backup" in orrery("restore", file, "--database", url_in(tmp_path)).output
    assert "there is no file" in orrery("restore", tmp_path / "none").output


def test_a_backup_from_before_packs_were_kept_apart_is_restored(tmp_path: Path) -> None:
    file, target = tmp_path / "old.backup", empty_in(tmp_path)
    pack = {"clone_wars.toml": "# ours"}
    engine = make_engine(backups.file_url(file))
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        add_old(connection, table_row(), json.dumps(pack))
        counts = {"tables": 1, "seats": 0, "log": 0, "chat": 0, "snapshots": 0}
        page = backups.BackupHeader(1, "0.1.0", "0004", 1.5, counts)
        connection.execute(text("CREATE TABLE backup (said TEXT NOT NULL)"))
        said = {"said": json.dumps(page._asdict())}
        connection.execute(text("INSERT INTO backup VALUES (:said)"), said)
    engine.dispose()
    backups.restore(file, target, silent)
    restored = rows_in(target, "SELECT files FROM packs JOIN tables ON pack_hash = hash")
    assert restored == [(json.dumps(pack),)]
