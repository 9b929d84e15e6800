"""`orrery levels`: which programs people can play against, and whether they are in order."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from orrery import bots
from orrery.bots import measured
from orrery.cli import main
from orrery.cli.levels import check_plan

PLACE = {"rating": 1512.4, "interval": [1480.0, 1540.0], "games": 80, "level": 2}
LADDER = {
    "game": "clone-wars",
    "programs": {"greedy": PLACE, "search@24": PLACE},
    "options": {"mode": "full"},
    "asked": {"mode": "full"},
    "command": "…",
    "date": "2026-01-01",
}


def orrery(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "160"}).invoke(main, arguments)


def test_levels_are_listed_with_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "published", lambda: [LADDER])
    lines = orrery("levels", "clone-wars").stdout.splitlines()
    rows = {line.split()[0]: " ".join(line.split()) for line in lines[2:]}
    assert [*rows] == [one.name for one in bots.levels("clone-wars")]
    assert rows["novice"].endswith("not measured")
    assert rows["greedy"].endswith("1512 1480–1540 80 mode full")
    assert rows["search"].endswith("1512 1480–1540 80 mode full, 24 playouts")


def test_levels_for_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "published", lambda: [LADDER])
    listed = json.loads(orrery("levels", "clone-wars", "--json").stdout)["clone-wars"]
    assert listed["novice"] == []
    assert [(one["rating"], one["playouts"]) for one in listed["search"]] == [(1512, 24)]


def test_levels_next_to_each_other_are_checked() -> None:
    made = check_plan("clone-wars", 200, 1)
    assert made.bots == ("novice", "simple", "hasty", "greedy", "search@8")
    assert len([*made.dealt]) * made.seats == 200


def test_levels_in_the_wrong_order_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = [one for one in bots.programs("clone-wars") if one.name in ("eager", "simple")]
    monkeypatch.setattr(bots, "levels", lambda _: wrong[::-1])
    result = orrery("levels", "clone-wars", "--check", "--games", "4", "--jobs", "1")
    assert result.exit_code == 1
    assert "clone-wars: eager was no stronger than simple" in result.stderr
    monkeypatch.setattr(bots, "levels", lambda _: wrong)
    assert orrery("levels", "clone-wars", "--check", "--games", "4", "--jobs", "1").exit_code == 0
