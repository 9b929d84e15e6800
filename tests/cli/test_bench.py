"""`orrery bench`: the JSON for scripts is the documented contract."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.core import flow
from orrery.core.window import Allowance
from orrery.games import read_texts, ruleset_of
from orrery.lab import bench, thinking
from orrery.lab.thinking import Decision, Follow, Seated, Thought, measure
from orrery.server.live.pacing import OrdersInRow, Pause


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GAMES", "REPLAYS"):
        monkeypatch.setattr(bench, name, 1)
    monkeypatch.setattr(bench, "COPIES", 100)
    monkeypatch.setattr(bench, "LIVE", 5)


@pytest.mark.slow
def test_json_is_the_documented_contract() -> None:
    result = CliRunner().invoke(main, ["bench", "clone-wars", "--json", "--repeats", "1"])
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert set(figures) == {"clone-wars"}
    assert figures["clone-wars"].pop("compiled") is bench.is_compiled()
    assert set(figures["clone-wars"]) == {
        "decisions_per_second",
        "setup_ms",
        "copies_per_second",
        "replay_ms",
        "memory_kb",
    }
    assert all(isinstance(value, float) for value in figures["clone-wars"].values())


@pytest.mark.slow
def test_the_table_has_a_line_for_the_game() -> None:
    result = CliRunner().invoke(main, ["bench", "clone-wars", "--repeats", "1"])
    assert "clone-wars" in result.stdout
    assert "decisions/s" in result.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("file", "code"), [("flow.py", "interpreted"), ("flow.so", "compiled")])
def test_it_says_of_which_code_the_figures_are(
    monkeypatch: pytest.MonkeyPatch, file: str, code: str
) -> None:
    monkeypatch.setattr(flow, "__file__", file)
    table = CliRunner().invoke(main, ["bench", "clone-wars", "--repeats", "1"]).stdout
    assert [f"{word} code" in table for word in ("interpreted", "compiled")].count(True) == 1
    assert f"{code} code" in table
    assert ("./play compile" in table) is (code == "interpreted")


def test_setup_is_over_where_decisions_begin_to_count() -> None:
    """With the expansion the quick galaxy is laid after a choice, in the base game before any: in
    both it belongs to setup."""
    for options in ruleset_of("starcraft").presets.bench.values():
        ruleset = ruleset_of("starcraft")
        settings = ruleset.settings(options)
        facts = ruleset.facts(settings, read_texts(ruleset), {})
        game, _ = bench.set_up(ruleset, facts, settings, 1)
        assert game.state.round == 1
        assert len(game.state.galaxy.planets) == 2 * len(game.state.players)
        assert game.decision is not None


def test_thinking_is_measured_by_decisions_and_rounds() -> None:
    few = ("--game", "clone-wars", "--players", "2", "--rounds", "3", "--seconds", "0.01")
    result = CliRunner().invoke(main, ["bench", "thinking", *few, "--json"])
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert figures["decisions"] > 0
    assert figures["median_s"] <= figures["p99_s"] <= figures["worst_s"] > 0
    assert result.stdout.count("_s") == 5


def test_only_finished_rounds_are_told() -> None:
    decisions = [Decision(1, "order-where", one, one) for one in (0.2, 1.5, 1.0, 9.0)]
    thought = Thought(decisions, {1: 2.2, 2: 1.0, 3: 9.0})
    assert thought.rounds() == [2.2, 1.0]
    assert (thought.quantile(0.5), thought.quantile(1.0)) == (1.5, 9.0)


class Clock:
    """Each answer takes as long as this says."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.asked = seconds, 0

    def perf_counter(self) -> float:
        self.asked += 1
        return self.seconds * (self.asked // 2)

    def process_time(self) -> float:
        return 0.0


class EveryPause(OrdersInRow):
    """As if no order were told as one."""

    def pause(self, needed: float, now: float, *, is_waited_for: bool = True) -> Pause:
        return Pause(now, needed)


def test_people_wait_as_long_as_programs_think_or_a_table_lets_them_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated = Seated("starcraft", 6, 1, Allowance(seconds=0.0))

    def waited(seconds: float, follow: Follow) -> float:
        clock = Clock(seconds)
        monkeypatch.setattr(thinking, "time", clock)
        found = measure(seated, 1, follow)
        assert sum(one.seconds for one in found.decisions) <= found.waited[1] + 1e-6
        return found.waited[1]

    quick, slow = waited(0.0, OrdersInRow), waited(60.0, OrdersInRow)
    assert 0.0 < quick < waited(0.0, EveryPause)
    assert slow % 60.0 == 0.0, "pauses run while programs think"
