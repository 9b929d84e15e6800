"""What a person may type besides numbers: attacks by name, `end` with second thoughts, `more`."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.cli.terminal.clone_wars.attacks import Attacks
from orrery.cli.terminal.ink import Ink
from orrery.clone_wars.facts.terms import NONE
from tests.cli.driving import ASK, Terminal, piped
from tests.clone_wars.scenario import side, table

pytestmark = pytest.mark.slow  # each test starts the program

GAME = ("play", "clone-wars", "--seed", "5")
OPENING = ["all", "1"]
"""Play the hand of this seed; the Jedi Knight gains 1 attack."""


def answers(home: Path, lines: list[str], *game: str, **more: str) -> list[str]:
    """What follows each line of one game that is then left."""
    out = piped(home, game or GAME, [*lines, "quit"], **more)
    assert out.returncode == 0, out.stderr
    return [part.partition("\n")[2] for part in out.stdout.split(ASK)[1:]]


def test_a_text_that_only_asks_which_effect_is_one_question(tmp_path: Path) -> None:
    lines = ["hint", "why jedi knight", "choose jedi knight 2", "undo", "3", "undo", "1"]
    given = answers(tmp_path, ["all", *lines])
    assert "1 this unit gains 1 attack" in given[0]
    assert "2 gain 1 resource" in given[0]
    assert "3 pass" in given[0]
    assert re.search(
        r"A hint from search: (1, this unit gains 1 attack|2, gain 1 resource)\.", given[1]
    )
    assert "this unit gains 1 attack: Yes, option 1." in given[2]
    assert "You gain 1 resource." in given[3]
    assert "Undone: gain 1 resource" in given[4]
    assert "CW-KEY-13" in given[4]
    assert "CW-TURN-07" in given[5]
    assert "CW-KEY-13" in given[6]
    assert "Jedi Knight gains 1 attack until the end of the turn." in given[7]


def test_attack_with_a_name_commits_just_enough_and_resolve_needs_none(tmp_path: Path) -> None:
    given = answers(tmp_path, [*OPENING, "attack vulture", "resolve", "attack vulture"])
    assert "Jedi Knight joins your attack on Vulture Droid." in given[2]
    assert "Clone Trooper joins" not in given[2]
    assert "The attack on Vulture Droid is 1 (1 needed): type `resolve`" in given[2]
    assert "Vulture Droid is defeated" in " ".join(given[3].split())


def test_attack_base_sends_all_where_the_base_cannot_fall(tmp_path: Path) -> None:
    given = answers(tmp_path, [*OPENING, "attack base", "resolve", "attack base", "resolve"])
    assert "Clone Trooper and Jedi Knight join your attack" in given[2]
    assert "Xorrn takes 3 damage." in " ".join(given[3].split())
    assert "None of your cards can attack now." in given[4]
    assert "CW-ATTACK-06" in given[5]


def test_an_attack_on_a_base_reckons_with_damage_that_is_prevented() -> None:
    game = table(
        active="separatist",
        separatist=side(units=["droideka", "tri_fighter"]),
        republic=side(base="kashyyyk", damage=8),
    )
    attacks = Attacks(Ink("en"))
    assert attacks.value(game.game, 1, NONE) == 6 + 2
    for unit in ("droideka", "tri_fighter"):
        game.pick(f"commit {unit} base")
    said = attacks.next_card(game.game, 1, NONE, []).said
    assert "is 7 (8 needed)" in said


def test_an_attack_on_what_is_no_target_is_refused_with_the_reason(tmp_path: Path) -> None:
    given = answers(tmp_path, [*OPENING, "attack", "attack aurra", "attack yoda"])
    assert "Attack what?" in given[2]
    assert "CW-OPT-04" in given[3]
    assert "CW-BOUNTY-02" in given[4]


def test_a_move_that_is_not_possible_is_refused_with_its_reason(tmp_path: Path) -> None:
    given = answers(tmp_path, ["buy dooku", "buy aurra", "use rishi", "all", "end", "attack base"])
    assert "Count Dooku is not for sale" in given[0]
    assert "Aurra Sing costs 3; you have 1." in given[1]
    assert "has no ability" in given[2]
    assert "Finish what is being resolved first" in given[4]
    assert "Answer this first" in given[5]


def test_options_without_attack_are_folded_but_keep_their_numbers(tmp_path: Path) -> None:
    given = answers(tmp_path, [*OPENING, "more", "8"])
    assert "2 options with attack 0: type `more`" in given[1]
    assert "Republic Shuttle (0) > [8] enemy base" in given[2]
    assert "Republic Shuttle joins your attack" in given[3]


def test_the_help_shows_cards_in_sight_and_why_takes_a_number(tmp_path: Path) -> None:
    given = answers(tmp_path, ["?", "why 1", "? 1"])
    for typed in ("play clone trooper", "attack vulture droid", "resolve", "end", "more"):
        assert re.search(rf"^  {typed} ", given[0], re.MULTILINE)
    assert given[1] == given[2]
    assert "clone_trooper" not in given[1]


def test_secret_bases_are_counted_and_called_a_variant(tmp_path: Path) -> None:
    secret = (*GAME, "--option", "mode=secret")
    out = piped(tmp_path, secret, ["1", "1", "1", "1", "piles", "quit"]).stdout
    assert "Before the first turn" in out
    assert "comes into the galaxy row" not in out.split("Turn 1")[0]  # it lies there
    assert "Secret bases, a variant from the first edition" in out
    assert "Separatists: Bases left (4, hidden)" in out


def test_a_narrow_terminal_shows_the_row_in_two_lines(tmp_path: Path) -> None:
    out = piped(tmp_path, GAME, ["quit"], COLUMNS="60").stdout
    assert all(len(line) <= 60 for line in out.splitlines() if str(tmp_path) not in line)
    assert out.count("┌") == 2


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    if sys.platform == "win32":
        pytest.skip("Windows has no pseudo-terminals")
    game = Terminal(tmp_path, *GAME)
    game.read_until(ASK)
    yield game
    game.close()


def test_ending_a_turn_that_wastes_cards_is_asked_for_once(terminal: Terminal) -> None:
    assert "Still open: 5 cards unplayed" in terminal.answer("end")
    assert "Your turn goes on" in terminal.answer("n")
    assert "Still open" in terminal.answer("4")
    assert "Turn 4" in terminal.answer("y")
    assert "Still open" in terminal.answer("end")
    assert "Turn 6" in terminal.answer("end")


def test_end_with_an_exclamation_mark_is_not_asked(terminal: Terminal) -> None:
    assert "Turn 4" in terminal.answer("end!")


def test_a_pipe_is_not_asked(tmp_path: Path) -> None:
    assert "Turn 4" in answers(tmp_path, ["end"])[0]


def test_what_was_done_another_evening_is_taken_back_in_words(tmp_path: Path) -> None:
    piped(tmp_path, GAME, ["play republic shuttle", "quit"])
    out = piped(tmp_path, ("play", "--terminal"), ["y", "undo", "quit"]).stdout
    assert "Undone: play Republic Shuttle (1 resource)" in out
