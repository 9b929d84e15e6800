"""`orrery bench`: the JSON for scripts is the documented contract."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.core import flow
from orrery.games import read_texts, ruleset_of
from orrery.lab import bench
from orrery.lab.thinking import Decision, Thought


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


def test_a_round_lasts_as_long_as_programs_think_or_people_follow() -> None:
    decisions = [Decision(1, 0.2, 0.2, 0.7), Decision(1, 1.5, 1.0, 0.7), Decision(2, 1.0, 1.0, 0.0)]
    thought = Thought([*decisions, Decision(3, 9.0, 9.0, 0.0)])
    assert thought.rounds() == [pytest.approx(2.2), 1.0]
    assert (thought.quantile(0.5), thought.quantile(1.0)) == (1.5, 9.0)
