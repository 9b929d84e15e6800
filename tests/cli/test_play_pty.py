"""The same in a real terminal of 80 columns: clearing, colours, Ctrl-C."""

import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from orrery.cli.terminal.ink import FORGET_PAST
from tests.cli.driving import ASK, CLEAR, Terminal

pytestmark = [
    pytest.mark.slow,  # each test starts the program
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals"),
]


def test_ctrl_c_saves_and_the_next_start_goes_on(tmp_path: Path, terminals: list[Terminal]) -> None:
    first = Terminal(tmp_path, "play", "clone-wars", "--seed", "3")
    terminals.append(first)
    first.read_until(ASK)
    assert "\x1b[" in first.raw
    assert "You play Republic Shuttle" in first.answer("play republic shuttle")
    first.interrupt()
    assert first.end() == 0
    assert "Stopped. The game is saved to" in "\n".join(first.lines)
    second = Terminal(tmp_path, "play", "--terminal", "clone-wars")
    terminals.append(second)
    second.read_until("(y/n)")
    assert "Continuing where you stopped." in second.answer("y")
    second.type("quit")
    assert second.end() == 0


def test_ctrl_c_at_the_question_ends_quietly(tmp_path: Path, terminals: list[Terminal]) -> None:
    first = Terminal(tmp_path, "play", "clone-wars", "--seed", "3")
    terminals.append(first)
    first.read_until(ASK)
    first.type("quit")
    assert first.end() == 0
    second = Terminal(tmp_path, "play", "--terminal", "clone-wars")
    terminals.append(second)
    second.read_until("> ")
    second.interrupt()
    assert second.end() == 0
    assert "Aborted" not in second.raw
    assert "Traceback" not in second.raw


def test_a_program_that_does_not_end_fails_its_test(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    game = Terminal(tmp_path, "play", "clone-wars", "--seed", "3")
    terminals.append(game)
    game.read_until(ASK)
    with pytest.raises(AssertionError, match="the program did not end"):
        game.end(patience=1)
    assert game.process.poll() is not None


def test_handing_over_leaves_nothing_to_scroll_back_to(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    game = Terminal(tmp_path, "play", "clone-wars", "--seed", "3", "--seats", "human,human")
    terminals.append(game)
    game.read_until("type `quit`)")
    game.answer("")
    before = game.raw.count(FORGET_PAST)
    game.answer("end!", "type `quit`)")
    assert game.raw.count(FORGET_PAST) == before + 1
    game.type("quit")
    assert game.end() == 0


def test_no_line_is_longer_than_the_terminal(tmp_path: Path, terminals: list[Terminal]) -> None:
    game = Terminal(tmp_path, "play", "clone-wars", "--seed", "5", "--option", "mode=full")
    terminals.append(game)
    game.read_until(ASK)
    for line in ("?", "log", "piles", "hint", "? venator", "why venator", "? CW-ATTACK-11"):
        game.answer(line)
    for _ in range(12):
        game.answer("all")
        game.answer("base")
        game.answer("1")
    game.type("quit")
    game.end()
    long = [line for line in game.lines if cell_len(line) > 80 and str(tmp_path) not in line]
    assert long == []


def test_the_names_of_the_row_are_bright(tmp_path: Path, terminals: list[Terminal]) -> None:
    game = Terminal(tmp_path, "play", "clone-wars", "--seed", "5")
    terminals.append(game)
    game.read_until(ASK)
    assert "\x1b[1;33mAurra Sing\x1b[0m" in game.raw


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
@pytest.mark.parametrize("mode", ["beginner", "full"])
def test_table_hand_and_prompt_fit_the_terminal(
    tmp_path: Path, terminals: list[Terminal], size: tuple[int, int], mode: str
) -> None:
    columns, rows = size
    options = ("--seed", "5", "--option", f"mode={mode}")
    game = Terminal(tmp_path, "play", "clone-wars", *options, columns=columns, rows=rows)
    terminals.append(game)
    game.read_until(ASK)
    for line in ["table", "all", "1", "1", "attack base", "resolve", "buy outer rim pilot"] * 4:
        drawn = game.raw.count(CLEAR)
        game.answer(line)
        if game.raw.count(CLEAR) > drawn:
            assert len(game.screen) <= rows, "\n".join(game.screen)
            for part in ("Turn", "SEPARATISTS", "Galaxy row", "Force", "Hand", "REPUBLIC", ASK):
                assert any(part in one for one in game.screen), part
        if "resolve" in line:
            game.answer("end!")
    assert game.raw.count(CLEAR) > 20


def test_in_few_lines_the_table_has_the_numbers_and_more_lists_them(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    game = Terminal(tmp_path, "play", "clone-wars", "--seed", "5", rows=24)
    terminals.append(game)
    first = game.read_until(ASK)
    assert "Hand    [1] Clone Trooper" in first
    assert "Destroy 3 enemy bases to win." in first
    assert "Play " not in first
    assert "You play Clone Trooper." in game.answer("1")
    assert "Play    1 Republic Shuttle" in game.answer("more")
    game.answer("all")
    assert "[1] buy" in game.answer("1")


def test_what_does_not_fit_of_the_news_is_left_to_the_log(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    game = Terminal(tmp_path, "play", "clone-wars", "--seed", "5", rows=22)
    terminals.append(game)
    screen = game.read_until(ASK)
    assert "earlier lines: type `log`" in screen
    assert "Dark Side Agent" not in screen
    assert "Dark Side Agent" in game.answer("log")
