"""Measuring the environments."""

from __future__ import annotations

import json
from importlib import import_module

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.research.speed import bench, peers, stepping


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepping, "STEPS", 64)
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "KINDS", bench.KINDS[:1])
    monkeypatch.setattr(bench, "PEERS", {"nothing": lambda: import_module("no_such_peer")})


@pytest.mark.usefixtures("quick")
def test_every_way_is_measured_and_a_missing_peer_is_told() -> None:
    said: list[str] = []
    found = {one.name: one for one in bench.bench(said.append, repeats=1)}
    assert list(found) == [*(f"Clone Wars: {name}" for name in bench.WAYS), "nothing"]
    assert all(one.steps_per_second > 0 for name, one in found.items() if name != "nothing")
    assert "no_such_peer" in found["nothing"].why_not
    assert len(said) == len(found)


@pytest.mark.usefixtures("quick")
def test_the_command_prints_figures_for_scripts() -> None:
    result = CliRunner().invoke(main, ["bench", "research", "--repeats", "1", "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert set(told["steps_per_second"]) == {f"Clone Wars: {name}" for name in bench.WAYS}
    assert {"numpy", "gymnasium", "pettingzoo"} <= set(told["versions"])
    assert "botbowl" not in told["versions"]  # not installed here


@pytest.mark.usefixtures("quick")
def test_games_of_others_are_stepped_in_the_same_way() -> None:
    steps = peers.PEERS["OpenSpiel: tic-tac-toe in Python"]()(1)
    assert steps == stepping.STEPS
