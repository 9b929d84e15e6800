"""Databases of other versions: a newer one is refused in a sentence by everything, and whoever only
reads changes no database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from click.testing import CliRunner
from sqlalchemy import make_url

from orrery.cli import main
from orrery.server.storage.engines import make_engine
from orrery.server.storage.migrations import OtherRevision, configuration, upgrade
from orrery.server.storage.store import Store
from tests.server.databases import only_sqlite, rows_in, url_in
from tests.server.test_database_copy import fill

REPORT = (
    '{"report":1,"version":"0","game":"clone-wars","options":{},"pack":"","fingerprint":"",'
    '"table":"TABLE","at":0,"said":"","eyes":-1,"number":1}'
)


def commands(folder: Path, url: str, table: str) -> list[list[str]]:
    """All that opens the database of a server."""
    report = folder / "report.json"
    report.write_text(REPORT.replace("TABLE", table), "utf-8")
    return [
        ["serve", "--port", "0", "--database", url],
        ["backup", str(folder / "backup"), "--database", url],
        ["database", "move", url, f"sqlite:///{folder / 'moved'}"],
        ["database", "move", f"sqlite:///{folder / 'source'}", url],
        ["database", "record", table, str(folder / "record"), "--database", url],
        ["database", "remove", table, "--database", url],
        ["report", "test", str(report), "--database", url, "--into", str(folder / "tests")],
    ]


def revision(url: str) -> str:
    (found,) = rows_in(url, "SELECT version_num FROM alembic_version")[0]
    return str(found)


def filled(folder: Path) -> tuple[str, str]:
    """A database with tables, and one of them."""
    url = url_in(folder)
    asyncio.run(fill(url))
    (table,) = rows_in(url, "SELECT min(id) FROM tables")[0]
    return url, str(table)


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    url, table = filled(tmp_path)
    rows_in(url, "UPDATE alembic_version SET version_num = '9999' RETURNING 1")
    for given in commands(tmp_path, url, table):
        done = CliRunner().invoke(main, given)
        assert done.exit_code == 1, given
        assert "belongs to a newer Orrery" in done.output, given
        assert "9999" in done.output
        assert isinstance(done.exception, SystemExit), given
    assert revision(url) == "9999"
    with pytest.raises(OtherRevision):
        Store(url)


@only_sqlite
def test_playing_with_a_newer_database_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORRERY_HOME", str(tmp_path))
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    Store(url).close()
    rows_in(url, "UPDATE alembic_version SET version_num = '9999' RETURNING 1")
    done = CliRunner().invoke(main, ["play", "--port", "0"])
    assert done.exit_code == 1
    assert "belongs to a newer Orrery" in done.output


def test_whoever_only_reads_does_not_bring_the_database_up_to_date(tmp_path: Path) -> None:
    url, table = filled(tmp_path)
    engine = make_engine(make_url(url))
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.downgrade(config, "-1")
    before = revision(url)
    for given in commands(tmp_path, url, table):
        if given[0] in ("backup", "report") or given[1] == "record":
            done = CliRunner().invoke(main, given)
            assert done.exit_code == 1, given
            assert f"has revision {before}" in done.output, given
            assert revision(url) == before
    upgrade(engine)
    engine.dispose()


def test_a_test_is_made_from_a_report_without_changing_the_database(tmp_path: Path) -> None:
    url, table = filled(tmp_path)
    before = rows_in(url, "SELECT * FROM log ORDER BY 1, 2")
    given = next(one for one in commands(tmp_path, url, table) if one[0] == "report")
    done = CliRunner().invoke(main, given)
    assert done.exit_code == 0, done.output
    assert (tmp_path / "tests" / "report.json").is_file()
    assert rows_in(url, "SELECT * FROM log ORDER BY 1, 2") == before
