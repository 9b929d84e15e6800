"""A game in the terminal, through a pipe: options, questions, undo, saving, going on."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.driving import answers, piped

pytestmark = pytest.mark.slow  # each test starts the program

GAME = ("play", "clone-wars", "--seed", "3")


def test_no_line_of_a_pipe_is_longer_than_80_columns(tmp_path: Path) -> None:
    lines = ["?", "? yoda", "why yoda", "all", "1", "piles", "log", "hint", "quit"]
    out = piped(Path("games"), GAME, lines, ORRERY_HOME=str(tmp_path)).stdout
    long = [line for line in out.splitlines() if cell_len(line) > 80 and str(tmp_path) not in line]
    assert long == []


def test_a_card_is_explained_with_its_text_and_how_sure_it_is(tmp_path: Path) -> None:
    out = piped(tmp_path, GAME, ["? yoda", "quit"]).stdout
    assert "unique Republic unit: Jedi" in out
    assert "Draw 1 card. If the Force is with you, draw 2 instead." in out
    assert "Reward for defeating it" in out
    assert "≈ This card is reconstructed" in out


def test_a_rule_and_an_option_are_explained(tmp_path: Path) -> None:
    out = piped(tmp_path, GAME, ["? CW-TURN-07", "? 1", "?", "quit"]).stdout
    assert "Action phase: free order" in out
    assert "1 copy in this game" in out
    assert "save and stop" in out


def test_why_says_for_each_verb_what_forbids_it(tmp_path: Path) -> None:
    expected = {
        "why yoda": "CW-BUY-01",
        "why buy venator": "costs 7; you have 1.",
        "why play venator": "CW-BUY-03",
        "why republic shuttle": "Play it: Yes, option 2.",
        "why end": "Yes, option 3.",
        "why rishi": "has no ability",
        "why jedi": "Play it: Yes, option 1.",
        "why class": "could be",
        "why nobody": "No card in this game is called",
        "why": "Why what?",
    }
    given = answers(tmp_path, GAME, list(expected))
    assert {line: part for line, part in expected.items() if part not in given[line]} == {}


def test_bad_input_is_answered_and_the_game_goes_on(tmp_path: Path) -> None:
    lines = ["99", "0", "-1", "1 99", "xyz", "buy", "? nothing at all", "?99", "? CW-NONE-99"]
    lines += ["play x", "undo", "save /", "99,", "base", "why ?", "é", "buy venator", "?" * 9]
    given = answers(tmp_path, GAME, lines)
    assert [line for line, answer in given.items() if not answer.strip()] == []
    assert "Galaxy row" not in "".join(given.values())  # nothing was carried out


def test_an_option_can_be_typed_in_words_and_taken_back(tmp_path: Path) -> None:
    out = piped(tmp_path, GAME, ["play republic shuttle", "undo", "undo", "quit"]).stdout
    assert "You play Republic Shuttle: +1 resource." in out
    assert "Undone: play Republic Shuttle (1 resource)" in out
    assert "There is nothing to undo yet." in out


def test_what_drew_a_card_stays(tmp_path: Path) -> None:
    lines = ["", "end!", "", "end!", "", "undo", "quit"]
    out = piped(tmp_path, (*GAME, "--seats", "human,human"), lines).stdout
    assert "Someone else has acted since your last move" in out


def test_several_numbers_are_carried_out_in_order(tmp_path: Path) -> None:
    out = piped(tmp_path, GAME, ["2 2 2", "quit"]).stdout
    assert "You play 3 × Republic Shuttle: +3 resources." in out
    stopped = piped(tmp_path / "other", GAME, ["2 2 2 2 2 2", "quit"]).stdout
    assert "Stopped before “play Republic Shuttle (1 resource)”" in stopped


def test_two_people_at_one_keyboard_do_not_see_each_other_s_hands(tmp_path: Path) -> None:
    options = (*GAME, "--seats", "human,human")
    out = piped(tmp_path, options, ["", "end!", "", "quit"]).stdout
    assert "The next choice is up to the Separatists." in out
    assert "The next choice is up to the Republic." in out
    before = out.split("The next choice is up to the Republic.")[0]
    assert "Republic Shuttle" not in before


def test_letters_stand_for_signs_where_only_ascii_is_shown(tmp_path: Path) -> None:
    lines = ["? padme", "all", "1", "quit"]
    done = piped(tmp_path, GAME, lines, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "A2 R2" in done.stdout


def test_programs_play_alone(tmp_path: Path) -> None:
    done = piped(tmp_path, (*GAME, "--seats", "random,random"))
    assert done.returncode == 0
    assert "won the game" in done.stdout


def test_a_whole_game_ends_with_a_winner_and_a_record_that_replays(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    options = (*GAME, "--seats", "human,random", "--record", str(record))
    done = piped(tmp_path, options, ["1"] * 3000)
    assert done.returncode == 0
    assert "You have won!" in done.stdout or "You have lost." in done.stdout
    assert "The game is over after" in done.stdout
    assert json.loads(record.read_text("utf-8"))["result"] is not None
    verified = piped(tmp_path, ("replay", str(record), "--verify"))
    assert "Verified: all" in verified.stdout
    told = piped(tmp_path, ("replay", str(record), "--to", "20")).stdout
    assert "Turn 1: the Separatists’ turn." in told
    assert "After move 20 of" in told
    late = piped(tmp_path, ("replay", str(record), "--to", "99999"))
    assert late.returncode != 0
    text = record.read_text("utf-8").replace('"end"', '"buy yoda"', 1)
    record.write_text(text, encoding="utf-8")
    altered = piped(tmp_path, ("replay", str(record), "--verify"))
    assert altered.returncode != 0
    assert "the record was altered" in altered.stderr
