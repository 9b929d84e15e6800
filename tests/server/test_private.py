"""Files with seeds and hidden cards in them are their owner's alone."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.cli.hosting.single_server import alone
from orrery.cli.terminal import saves
from orrery.server.storage.store import Store
from tests.server.databases import only_sqlite, rows_in
from tests.server.test_database_copy import fill

pytestmark = [
    only_sqlite,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes"),
]


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """Files are readable by everybody unless somebody says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}


def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with alone(url):
        store = Store(url)
        found = modes(tmp_path)
        store.close()
    assert found.keys() >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite.served"}
    assert set(found.values()) == {0o600}


def test_a_database_that_others_could_read_is_closed_to_them_and_that_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    first = Store(f"sqlite:///{file}")
    for one in tmp_path.iterdir():
        one.chmod(0o644)
    second = Store(f"sqlite:///{file}")
    assert set(modes(tmp_path).values()) == {0o600}
    second.close()
    first.close()
    assert [one.getMessage() for one in caplog.records] == [
        f"{file} was readable by other users; now only its owner can read it"
    ]


def test_what_is_restored_moved_or_taken_out_is_its_owners_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def orrery(*given: str) -> None:
        done = CliRunner().invoke(main, given)
        assert done.exit_code == 0, done.output

    def url(name: str) -> str:
        return f"sqlite:///{tmp_path / name}"

    asyncio.run(fill(url("old")))
    (table,) = rows_in(url("old"), "SELECT min(id) FROM tables")[0]
    orrery("backup", str(tmp_path / "backup"), "--database", url("old"))
    orrery("restore", str(tmp_path / "backup"), "--database", url("restored"))
    orrery("database", "move", url("old"), url("moved"))
    orrery("database", "record", table, str(tmp_path / "game.json"), "--database", url("old"))
    found = modes(tmp_path)
    assert found.keys() >= {"old", "backup", "restored", "moved", "game.json", "moved.served"}
    assert set(found.values()) == {0o600}
    assert caplog.messages == []


def test_a_saved_game_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saves.write(path, "first")
    path.chmod(0o644)
    saves.write(path, "second")
    assert modes(tmp_path) == {"game.json": 0o600}
    assert path.read_text("utf-8") == "second"
