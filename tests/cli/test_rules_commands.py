"""The rulebook on the command line."""

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from orrery import __version__, resources
from orrery.cli import Commands, main
from orrery.core.errors import BadData
from tests.cli.driving import commands

pytestmark = pytest.mark.slow


def orrery(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_version_is_printed() -> None:
    assert orrery("--version").output == f"orrery, version {__version__}\n"


@pytest.mark.parametrize("name", ["", *dict(commands(main))])
def test_every_command_has_help_with_an_example(name: str) -> None:
    result = orrery(*name.split(), "--help")
    assert result.exit_code == 0
    assert "Example" in result.output


def test_a_rule_is_printed_in_80_columns_without_colours() -> None:
    result = orrery("rule", "CW-SETUP-01")
    assert result.exit_code == 0
    assert "CW-SETUP-01  Two players, two sides" in result.output
    assert "The standard game has exactly two players." in result.output
    assert "Ruling" in result.output
    assert "\x1b" not in result.output
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_a_rule_with_a_table_stays_within_80_columns() -> None:
    result = orrery("rule", "bw-setup-2")
    assert "Siege Mode ×2" in result.output
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_an_unknown_rule_is_answered_with_the_nearest_ids() -> None:
    result = orrery("rule", "CW-TRUN-06")
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: There is no rule CW-TRUN-06; the closest are ")
    assert "CW-TURN-06" in result.stderr
    assert result.stderr.count("\n") == 1


def test_search_lists_ids_and_titles() -> None:
    result = orrery("rules", "search", "opening", "hands")
    assert result.exit_code == 0
    assert "CW-SETUP-11  Opening hands" in result.output


def test_search_in_one_game() -> None:
    result = orrery("rules", "search", "--game", "brood-war", "base")
    assert result.exit_code == 0
    assert {line[:3] for line in result.output.splitlines()} & {"CW-", "SC-", "BW-"} == {"BW-"}


def test_a_search_without_a_hit_says_so() -> None:
    result = orrery("rules", "search", "xyzzy")
    assert result.exit_code == 1
    assert result.stderr == "Error: No rule contains all of: xyzzy.\n"
    result = orrery("rules", "search", "--game", "starcraft", "xyzzy")
    assert result.stderr == "Error: No rule of starcraft contains all of: xyzzy.\n"


@pytest.mark.parametrize(
    "command", ["rules coverage", "rule CW-TURN-06", "rules search capital ship"]
)
def test_lines_in_a_pipe_do_not_end_in_spaces(command: str) -> None:
    lines = orrery(*command.split()).output.splitlines()
    assert lines
    assert [line for line in lines if line != line.rstrip()] == []


def test_the_developers_command_is_not_listed() -> None:
    assert "bless" not in orrery("--help").output
    assert "Regenerate the records" in orrery("bless", "--help").output


def test_coverage_as_json_holds_every_game() -> None:
    result = orrery("rules", "coverage", "--json")
    games = json.loads(result.output)["games"]
    assert [games[game]["rules"] for game in ("clone-wars", "starcraft", "brood-war")] == [
        225,
        450,
        337,
    ]
    assert set(games) == {"clone-wars", "starcraft", "brood-war"}
    tally = {"rules", "tested", "missing"}
    for counts in games.values():
        assert set(counts) == {*tally, "out_of_scope", "areas", "examples"}
        for one in (counts["examples"], *counts["areas"].values()):
            assert set(one) == tally
            assert (type(one["rules"]), type(one["tested"]), type(one["missing"])) == (
                int,
                int,
                list,
            )
        assert counts["rules"] == sum(one["rules"] for one in counts["areas"].values())
        open_rules = counts["rules"] - counts["tested"] - len(counts["out_of_scope"])
        assert open_rules == len(counts["missing"])


def test_coverage_is_readable_in_80_columns() -> None:
    result = orrery("rules", "coverage")
    assert result.exit_code == 0
    assert "clone-wars: 224 of 225 rules tested, 1 out of scope" in result.output
    assert "  TURN " in result.output
    assert "of 450 rules tested" in result.output
    assert "brood-war: 337 of 337 rules tested" in result.output
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_coverage_needs_a_source_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "lib" / "orrery")
    result = orrery("rules", "coverage")
    assert result.exit_code == 1
    assert "run this in a source checkout" in result.stderr


def test_an_error_of_ours_is_one_sentence_and_no_traceback() -> None:
    @click.group(cls=Commands)
    def group() -> None: ...

    @group.command()
    def fail() -> None:
        raise BadData("cards.toml, card jabba: no such word")

    result = CliRunner().invoke(group, ["fail"])
    assert result.exit_code == 1
    assert result.stderr == "Error: cards.toml, card jabba: no such word\n"


def test_a_missing_resource_says_where_it_was_looked_for() -> None:
    with pytest.raises(BadData, match=r"rules/nothing\.md is missing; looked in "):
        resources.resource("rules", "nothing.md")
