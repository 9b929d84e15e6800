"""The program itself is started: a look at each game, through a pipe and in a real terminal. The
quick loop starts it nowhere else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from orrery.cli import main
from tests.cli.driving import ASK, Terminal, answers, piped

pytestmark = pytest.mark.slow

CLONE_WARS = ("play", "clone-wars", "--seed", "3")
DUEL = ("--factions", "overmind,tassadar")
STARCRAFT = ("play", "starcraft", "--bots", "eager", "--seed", "2", *DUEL)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "clone-wars", "--players", "5"), "played by two, not by 5"),
        (("play", "clone-wars", "--seats", "human"), "--seats names 1, but clone-wars has 2 seats"),
        (("play", "clone-wars", "--seats", "human,deep"), "has no program 'deep'"),
        (("play", "clone-wars", "--option", "mode"), "--option takes KEY=VALUE"),
        (("play", "clone-wars", "--option", "mode=hard"), "mode cannot be 'hard'"),
        (("play", "clone-wars", "--option", "colour=red"), "no option 'colour'"),
        (("play", "clone-wars", "--pack", "nowhere"), "no card pack folder nowhere"),
        (("play", "clone-wars", "--seed", "x"), "'x' is not a valid integer"),
        (("play", "clone-wars", "--record", "/"), "is a directory"),
        (("replay", "nowhere.json"), "nowhere.json cannot be read"),
        (("pack", "check", "nowhere"), "no card pack folder nowhere"),
    ],
)
def test_a_wrong_command_fails_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.setenv("ORRERY_HOME", str(tmp_path))
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code != 0
    assert sentence in done.stderr
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_the_table_shows_both_sides_the_row_and_numbered_options(tmp_path: Path) -> None:
    out = piped(tmp_path, CLONE_WARS, ["quit"]).stdout
    assert "SEPARATISTS (greedy)" in out
    assert "REPUBLIC (you)" in out
    assert "Galaxy row" in out
    assert re.search(r"Force +Separatists [○·●] .* Republic", out)
    assert re.search(r"^Play +1 ", out, re.MULTILINE)
    assert "CW-TURN-07" in out
    assert "end your turn" in out


def test_questions_are_answered(tmp_path: Path) -> None:
    expected = {
        "? zealot": "Ground unit.",
        "? stellar maelstrom": "all transports on it are destroyed",
        "? spawning pool": "for Zergling",
        "? helios": "conquest point",
        "? xyzzy": "There is no card or rule called",
        "rule": "SC-PLAN-03",
        "rule SC-MOVE-08": "SC-MOVE-08",
        "rule lift off": "SC-FACT-05",
        "why ultralisk": "Answer this first",
        "why nobody": "I do not know what “",
        "hint": "A hint from",
        "cards": "Hand",
        "piles": "Technology deck",
        "full": "You: The Overmind",
        "log": "You",
        "?": "draw it in full",
        "undo": "There is nothing to undo yet.",
    }
    given = answers(tmp_path, STARCRAFT, list(expected))
    assert {line: part for line, part in expected.items() if part not in given[line]} == {}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_a_person_looks_around_and_takes_back(tmp_path: Path, terminals: list[Terminal]) -> None:
    game = Terminal(tmp_path, *CLONE_WARS)
    terminals.append(game)
    game.read_until(ASK)
    assert "Draw 1 card" in game.answer("? yoda")
    assert "CW-BUY-01" in game.answer("why yoda")
    assert "Republic Shuttle" in game.answer("2")
    assert "Undone" in game.answer("undo")
    assert "Saved to" in game.answer("save")
    game.type("quit")
    assert game.end() == 0
    assert (tmp_path / "clone-wars.json").is_file()


def test_it_is_a_module_too() -> None:
    command = [sys.executable, "-m", "orrery", "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith("Usage: orrery ")
