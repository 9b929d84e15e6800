"""`orrery simulate`: the table for people, the JSON for scripts, sentences for bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from orrery import bots
from orrery.cli import main
from orrery.clone_wars.facts.options import CHOICES
from orrery.resources import resource
from orrery.starcraft.facts.options import CHOICES as STARCRAFT_CHOICES

RUN = ("simulate", "clone-wars", "--bots", "simple,eager", "--games", "4")


def orrery(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_the_table_names_programs_seats_and_intervals() -> None:
    result = orrery(*RUN)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "program  wins  all seats" in result.stdout
    assert "simple      4  100.0% (51%–100%)  100.0% (34%–100%)" in result.stdout
    assert "4 games of clone-wars; ended: bases 4; " in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_json_is_the_documented_contract() -> None:
    result = orrery(*RUN, "--json", "--seed", "3")
    data = json.loads(result.stdout)
    assert data.pop("decisions_per_second") > 0
    assert data.pop("decisions") > 4 * 100
    turns = data.pop("turns")
    assert 5 < turns["least"] <= turns["mean"] <= turns["most"] < 100
    assert sum(data.pop("wins_by_sides").values()) == 4
    assert data == {
        "game": "clone-wars",
        "games": 4,
        "bots": ["simple", "eager"],
        "wins": {"simple": 4, "eager": 0},
        "win_rate": {"simple": 1.0, "eager": 0.0},
        "wins_by_seat": [2, 2],
        "by_bot_and_seat": {
            "simple": [{"games": 2, "wins": 2, "win_rate": 1.0}] * 2,
            "eager": [{"games": 2, "wins": 0, "win_rate": 0.0}] * 2,
        },
        "ended": {"bases": 4},
    }


def test_a_program_against_itself_is_told_by_seat() -> None:
    result = orrery("simulate", "clone-wars", "--bots", "eager,eager", "--games", "16")
    assert "eager against itself  wins  of all games\nseat 0 " in result.stdout
    assert "100.0%" not in result.stdout


def test_json_of_a_program_against_itself_sums_its_games() -> None:
    result = orrery("simulate", "clone-wars", "--bots", "eager,eager", "--games", "4", "--json")
    data = json.loads(result.stdout)
    assert set(data) == {*KEYS, "decisions_per_second"}
    assert (data["bots"], data["wins"], data["win_rate"]) == (
        ["eager", "eager"],
        {"eager": 4},
        {"eager": 1.0},
    )
    seats = data["by_bot_and_seat"]["eager"]
    assert [seat["games"] for seat in seats] == [4, 4]
    assert [seat["wins"] for seat in seats] == data["wins_by_seat"]


KEYS = (
    "game", "games", "bots", "wins", "win_rate", "wins_by_seat", "by_bot_and_seat", "ended",
    "decisions", "turns", "wins_by_sides",
)  # fmt: skip


def test_help_names_every_program_and_option() -> None:
    for command in ("simulate", "play"):
        text = orrery(command, "--help").stdout
        for name in (*bots.names("clone-wars"), *CHOICES, "factions"):
            assert f"\n  {name} " in text, name
        assert max(len(line) for line in text.splitlines()) <= 80


def test_help_names_the_options_of_starcraft() -> None:
    text = orrery("simulate", "--help").stdout
    for name in ("players", *STARCRAFT_CHOICES):
        assert f"\n  {name} " in text, name


def test_starcraft_is_played_by_as_many_as_asked_for() -> None:
    run = ("simulate", "starcraft", "--bots", "simple,eager,eager", "--games", "2", "--json")
    data = json.loads(orrery(*run, "--players", "3").stdout)
    assert [one["games"] for one in data["by_bot_and_seat"]["simple"]] == [1, 0, 1]
    assert "limit" not in data["ended"]
    result = orrery(*run, "--players", "4")
    assert "starcraft has 4 seats, but 3 programs were named" in result.stderr


def test_a_table_of_six_seats_has_room() -> None:
    bots = "simple,eager,eager,eager,eager,eager"
    result = orrery("simulate", "starcraft", "--bots", bots, "--games", "1")
    assert "…" not in result.stdout
    assert "seat 5" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_seats_need_not_rotate() -> None:
    data = json.loads(orrery(*RUN, "--json", "--no-rotate").stdout)
    assert [one["games"] for one in data["by_bot_and_seat"]["simple"]] == [4, 0]


@pytest.mark.slow
def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (
        json.loads(orrery(*RUN, "--json", "--games", "10", "--jobs", jobs).stdout)
        for jobs in ("1", "2")
    )
    del one["decisions_per_second"], two["decisions_per_second"]
    assert one == two


def test_a_limit_stops_games_without_a_winner() -> None:
    data = json.loads(orrery(*RUN, "--json", "--limit", "20").stdout)
    assert data["ended"] == {"limit": 4}
    assert data["wins"] == {"simple": 0, "eager": 0}


def test_anybodys_program_plays() -> None:
    own = "tests.bots.own_program:Shopper"
    result = orrery("simulate", "clone-wars", "--bots", f"{own},random", "--games", "2", "--json")
    assert json.loads(result.stdout)["bots"] == [own, "random"]


def test_options_and_a_pack_change_the_game(tmp_path: Path) -> None:
    facts = resource("data", "clone_wars", "clone_wars.toml").read_text("utf-8")
    strong = facts.replace("attack = 2\n", "attack = 9\n")
    (tmp_path / "clone_wars.toml").write_text(strong, "utf-8")
    plain = decisions(orrery(*RUN).stdout)
    assert decisions(orrery(*RUN, "--option", "bases=2").stdout) < plain
    assert decisions(orrery(*RUN, "--pack", str(tmp_path)).stdout) < plain


def decisions(table: str) -> int:
    found = re.search(r"(\d+) decisions", table)
    assert found
    return int(found[1])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ("simulate", "chess", "--bots", "a,b"),
            "there is no game 'chess'; the games are: clone-wars",
        ),
        (("simulate", "clone-wars", "--bots", "simple"), "has 2 seats, but 1 programs were"),
        (("simulate", "clone-wars", "--bots", "simple,smart"), "has no program 'smart'"),
        (("simulate", "clone-wars"), "Missing option '--bots'"),
        ((*RUN, "--games", "0"), "0 is not in the range x>=1"),
        ((*RUN, "--jobs", "x"), "'x' is not a valid integer"),
        ((*RUN, "--option", "bases"), "--option takes KEY=VALUE, not 'bases'"),
        ((*RUN, "--option", "moons=3"), "Clone Wars has no option 'moons'"),
        ((*RUN, "--option", "bases=9"), "CW-WIN-05"),
        ((*RUN, "--pack", "no-such-folder"), "there is no card pack folder no-such-folder"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(arguments: tuple[str, ...], says: str) -> None:
    result = orrery(*arguments)
    assert result.exit_code != 0
    assert result.stdout == ""
    assert says in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        ("trump-card", 3), ("desperate-alliance", 2), ("quest-for-uraj-and-khalis", 4),
        ("eye-of-the-storm", 3), ("survival", 2), ("faster-survival", 2),
    ],
)  # fmt: skip
def test_a_mode_needs_no_further_words(mode: str, players: int) -> None:
    """It allows no random factions, which are usual otherwise (BW-OPT-01)."""
    bots = ",".join(["eager"] * players)
    result = orrery(
        "simulate", "starcraft", "--bots", bots, "--games", "1", "--limit", "30",
        "--expansion", "brood-war", "--mode", mode,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "1 games of starcraft; ended: limit 1" in result.stdout
