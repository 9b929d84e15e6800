"""Blessing writes the golden files of every game, and says which are new or changed."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.games import RULESETS

TESTS = Path(__file__).parents[1]
FILES = (
    "clone_wars/card_texts.txt",
    "records/clone-wars/pay-off.json",
    "playthroughs/clone-wars/pay-off.txt",
)


def bless(folder: Path) -> list[str]:
    done = CliRunner().invoke(main, ["bless", "--tests", str(folder)])
    assert done.exit_code == 0, done.output
    return done.output.splitlines()


def test_golden_files_are_regenerated_game_by_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for ruleset in RULESETS.values():
        short = tuple(one for one in ruleset.presets.golden if one.name == "pay-off")
        monkeypatch.setattr(ruleset, "presets", ruleset.presets._replace(golden=short))
    (tmp_path / "conftest.py").write_text("")
    assert set(bless(tmp_path)) >= {f"new: {tmp_path / name}" for name in FILES}
    for name in FILES:
        assert (tmp_path / name).read_text("utf-8") == (TESTS / name).read_text("utf-8")
    (tmp_path / FILES[1]).write_text("{}")
    assert bless(tmp_path) == [f"changed: {tmp_path / FILES[1]}"]


def test_only_a_folder_of_tests_is_blessed(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["bless", "--tests", str(tmp_path)])
    assert done.exit_code == 1
    assert "is not a tests folder" in done.stderr
