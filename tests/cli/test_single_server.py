"""A SQLite file has one server: who comes second is told so, and changes nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.cli.hosting import single_server
from orrery.cli.hosting.single_server import alone as held
from orrery.server.storage.store import Store

HOLD = """
import sys, time
from orrery.cli.hosting.single_server import alone
with alone(sys.argv[1]):
    print("held", flush=True)
    time.sleep(600)
"""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_server, "PATIENCE", 0.0)


def test_what_needs_a_file_alone_refuses_one_that_is_served(tmp_path: Path) -> None:
    url, other = f"sqlite:///{tmp_path / 'tables.sqlite'}", f"sqlite:///{tmp_path / 'to.sqlite'}"
    backup = str(tmp_path / "tables.backup")
    Store(other).close()
    assert CliRunner().invoke(main, ["backup", backup, "--database", other]).exit_code == 0
    with held(url):
        for command in (
            ("serve", "--port", "0", "--database", url),
            ("restore", backup, "--database", url),
            ("database", "move", url, other),
            ("database", "move", other, url),
        ):
            done = CliRunner().invoke(main, command)
            assert done.exit_code == 1
            assert f"another Orrery is using {tmp_path / 'tables.sqlite'}" in done.stderr
            assert "--database" in done.stderr
    assert CliRunner().invoke(main, ["restore", backup, "--database", url]).exit_code == 0


def test_a_dead_process_releases_the_lock(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [sys.executable, "-c", HOLD, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(click.ClickException, match="another Orrery"), held(url):
            pass
        holder.kill()
        holder.wait()
    with held(url):
        pass


@pytest.mark.parametrize("url", ["sqlite://", "postgresql://ann@127.0.0.1:1/x"])
def test_what_is_no_file_is_not_locked(url: str) -> None:
    with held(url), held(url):
        pass
