"""An installation is moved to another database, both ways, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner, Result

from orrery.cli import main
from orrery.server.storage.store import Store
from tests.server.databases import empty_in, rows_in, url_in
from tests.server.playing import PERSON, new_table, step, table_row

KINDS = ("packs", "tables", "seats", "log", "chat")
ALL = {kind: f"SELECT * FROM {kind} ORDER BY 1, 2" for kind in KINDS}


async def fill(url: str) -> None:
    """Some tables, with a game under way and a chat."""
    store = Store(url)
    for seed in range(3):
        table = await new_table(store, PERSON, "eager", seed=seed)
        for _ in range(4):
            await step(table)
        await table.say(None, "Ann", "hello")
    await store.add_table(table_row(seed=9, status="over", pack={"clone_wars.toml": "# ours"}), [])
    store.close()


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    return {kind: rows_in(url, query) for kind, query in ALL.items()}


def move(source: str, target: str) -> Result:
    return CliRunner().invoke(main, ["database", "move", source, target])


def test_everything_is_moved_there_and_back(tmp_path: Path) -> None:
    source, target = f"sqlite:///{tmp_path / 'old.sqlite'}", empty_in(tmp_path)
    back = f"sqlite:///{tmp_path / 'back.sqlite'}"
    asyncio.run(fill(source))
    done = move(source, target)
    assert done.exit_code == 0, done.output
    assert "Moved and verified: 4 tables with 12 log rows" in done.output
    assert content(target) == content(source)
    assert move(target, back).exit_code == 0
    assert content(back) == content(source)


def test_a_database_that_is_in_use_is_not_written_over(tmp_path: Path) -> None:
    source, target = f"sqlite:///{tmp_path / 'old.sqlite'}", url_in(tmp_path)
    asyncio.run(fill(source))
    asyncio.run(fill(target))
    before = content(target)
    done = move(source, target)
    assert done.exit_code == 1
    assert "nothing was moved: the new database already has tables" in done.output
    assert content(target) == before


def test_what_fails_on_the_way_leaves_nothing_behind(tmp_path: Path) -> None:
    file, target = tmp_path / "old.sqlite", empty_in(tmp_path)
    asyncio.run(fill(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as old:  # a row that belongs to no table
        old.execute("INSERT INTO chat VALUES ('nobody', 1, NULL, 'Ann', 'hello', 1.0)")
        old.commit()
    done = move(f"sqlite:///{file}", target)
    assert done.exit_code == 1
    assert "nothing was moved" in done.output
    assert content(target) == {kind: [] for kind in ALL}


def test_an_old_database_without_tables_is_told(tmp_path: Path) -> None:
    done = move(f"sqlite:///{tmp_path / 'none.sqlite'}", empty_in(tmp_path))
    assert "nothing was moved: the old database has no tables" in done.output
