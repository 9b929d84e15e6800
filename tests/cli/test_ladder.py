"""`orrery ladder`: the tables for people, the JSON for scripts, sentences for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from orrery.cli import main
from orrery.cli.ladder import milliseconds
from orrery.lab.ladder.standings import LadderReport, LineupReport, ProgramReport
from scripts.environment import ROOT

RUN = ("ladder", "clone-wars", "--bots", "random,eager,simple", "--deals", "2", "--jobs", "1")


def orrery(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_the_tables_tell_ratings_levels_and_pairs() -> None:
    result = orrery(*RUN)
    assert result.exit_code == 0
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert lines[0].split() == [
        "level",
        "program",
        "rating",
        "95",
        "%",
        "wins",
        "median",
        "p99",
        "worst",
    ]
    assert [line.split()[1] for line in lines[1:4]] == ["simple", "eager", "random"]
    assert lines[5].split()[:4] == ["random", "eager", "0.0%", "0%–49%"]
    assert "12 games of clone-wars: 2 deals from each of 2 seats; ended: bases 12" in result.stdout
    assert max(len(line) for line in lines) <= 80


def test_times_are_plain_figures() -> None:
    times = (0.0000018, 0.0123, 0.0996, 0.1, 1.2345, 0.0)
    said = ["0.0018 ms", "12 ms", "100 ms", "100 ms", "1,234 ms", "0 ms"]
    assert [milliseconds(one) for one in times] == said


def test_equal_programs_at_a_table_are_counted() -> None:
    table = ("ladder", "starcraft", "--bots", "random,eager", "--players", "3", "--limit", "20")
    result = orrery(*table, "--deals", "1", "--jobs", "1")
    assert "random   2 eager" in result.stdout
    assert "ended: limit 6" in result.stdout


def test_json_is_the_documented_contract() -> None:
    report = json.loads(orrery(*RUN, "--json").stdout)
    documented = Path(ROOT, "docs", "json.md").read_text(encoding="utf-8")
    assert set(report) == set(LadderReport.__annotations__)
    assert set(report["programs"]["eager"]) == set(ProgramReport.__annotations__)
    assert set(report["lineups"][0]) == set(LineupReport.__annotations__)
    (told,) = [part for part in documented.split("\n## ") if part.startswith("`orrery ladder")]
    for key in (*report, *report["programs"]["eager"], *report["lineups"][0]):
        assert f"`{key}`" in told
    assert report["programs"]["simple"]["level"] >= report["programs"]["random"]["level"]


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "ladder.jsonl")
    first = orrery(*RUN, "--out", file)
    monkeypatch.setattr("orrery.lab.ladder.workers.play_dealt", None)  # nothing is left to play
    again = orrery(*RUN, "--out", file)
    assert again.stdout == first.stdout


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("--bots", "eager"), "at least two programs"),
        (("--bots", "eager,clever"), "clone-wars has no program 'clever'"),
        (("--bots", "eager,random", "--option", "mode=odd"), "mode cannot be 'odd'"),
        (("--bots", "eager,random", "--players", "4"), "clone-wars has 2 seats"),
    ],
)
def test_bad_input_is_one_sentence(given: tuple[str, ...], says: str) -> None:
    result = orrery("ladder", "clone-wars", *given)
    assert result.exit_code == 1
    assert says in result.stderr
    assert result.stdout == ""
