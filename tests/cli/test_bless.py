"""Blessing writes the golden files of every game, and says which are new or changed."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.core.record import Record
from orrery.games import RULESETS
from orrery.lab.golden import play

TESTS = Path(__file__).parents[1]
FILES = (
    "clone_wars/card_texts.txt",
    "records/clone-wars/pay-off.json",
    "playthroughs/clone-wars/pay-off.txt",
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of tests for a single recorded game."""
    for ruleset in RULESETS.values():
        short = tuple(one for one in ruleset.presets.golden if one.name == "pay-off")
        monkeypatch.setattr(ruleset, "presets", ruleset.presets._replace(golden=short))
    (tmp_path / "conftest.py").write_text("")
    return tmp_path


def bless(folder: Path, *more: str) -> list[str]:
    done = CliRunner().invoke(main, ["bless", "--tests", str(folder), *more])
    assert done.exit_code == 0, done.output
    return done.output.splitlines()


def test_golden_files_are_regenerated_game_by_game(folder: Path) -> None:
    assert bless(folder, "starcraft") == [f"new: {folder / 'starcraft/card_texts.txt'}"]
    assert bless(folder) == [f"new: {folder / name}" for name in FILES]
    for name in FILES:
        assert (folder / name).read_text("utf-8") == (TESTS / name).read_text("utf-8")
    (folder / FILES[2]).write_text("")
    assert bless(folder) == [f"changed: {folder / FILES[2]}"]


def test_recorded_picks_are_kept_as_long_as_they_are_possible(folder: Path) -> None:
    bless(folder, "clone-wars")
    path = folder / FILES[1]
    record = Record.from_text(path.read_text("utf-8"), "pay-off")
    [golden] = RULESETS["clone-wars"].presets.golden
    others = play(RULESETS["clone-wars"], golden._replace(bots=("random", "random"))).picks
    path.write_text(replace(record, picks=(*others[:40], "no such pick", *others[41:])).to_text())
    assert [f"changed: {path}"] == bless(folder)[:1]
    blessed = Record.from_text(path.read_text("utf-8"), "pay-off")
    assert blessed.picks[:40] == others[:40]
    assert blessed.result is not None
    assert bless(folder) == []
    bless(folder, "--anew")
    assert Record.from_text(path.read_text("utf-8"), "pay-off") == record


def test_only_a_folder_of_tests_is_blessed(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["bless", "--tests", str(tmp_path)])
    assert done.exit_code == 1
    assert "is not a tests folder" in done.stderr
