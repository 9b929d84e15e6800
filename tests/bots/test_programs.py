"""Programs by name, and anybody's own as module:Class."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from orrery import bots
from orrery.bots.clone_wars.levels import Greedy
from orrery.bots.clone_wars.table import read
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import DONE, Option
from orrery.core.errors import BadData
from orrery.core.window import Allowance, Answer
from orrery.games import RULESETS
from orrery.messages import messages
from tests.bots.driving import CLONE_WARS_CLUB as CLUB
from tests.bots.driving import EDITIONS, SOME
from tests.bots.own_program import Shopper

NAMES = ["random", "eager", "novice", "simple", "hasty", "greedy", "search"]
OWN = "tests.bots.own_program"
SEARCH = f"search@{SOME}"
"""The program that searches, with few playouts: otherwise a whole game takes a minute."""
AT_WORK = [SEARCH if name == "search" else name for name in NAMES]
HABITS = "orrery.bots.clone_wars.simple:SimpleBot"
"""The habits of `simple`; the level of that name also takes wins on the table."""


def name_of(options: dict[str, str]) -> str:
    return "-".join(options.values())


def test_every_program_has_its_name() -> None:
    assert bots.names("clone-wars") == NAMES
    assert bots.names("a game to come") == ["random", "eager"]
    assert isinstance(bots.make("greedy", "clone-wars", 1), Greedy)


@pytest.mark.parametrize("game", RULESETS)
def test_programs_are_known_by_their_strength(game: str) -> None:
    strengths = [one.strength for one in bots.programs(game)]
    assert strengths == sorted(strengths)
    assert (bots.usual(game), bots.at_once(game)) == ("simple", "greedy")
    assert bots.programs(game)[-1].name == bots.strongest(game)


@pytest.mark.parametrize(
    ("late", "instead"),
    [("search", "greedy"), ("greedy", "eager"), ("simple", "eager"), ("own:Bot", "greedy")],
)
def test_a_late_program_is_replaced_by_one_that_does_not_search(late: str, instead: str) -> None:
    assert bots.in_haste("starcraft", late) == instead


def test_a_name_may_say_how_many_playouts_a_program_has() -> None:
    made = bots.make("greedy@12", "starcraft", 1)
    assert isinstance(made, bots.Limited)
    assert made.allowance == Allowance(playouts=12)


@pytest.mark.parametrize("name", ["greedy@", "greedy@0", "greedy@x", "nobody@3"])
def test_a_name_with_something_else_after_at_is_refused(name: str) -> None:
    with pytest.raises(BadData, match=r"playouts|no program"):
        bots.make(name, "starcraft", 1)


def test_a_game_without_programs_of_its_own_is_played_by_those_for_any_game() -> None:
    assert (bots.usual("a game to come"), bots.strongest("a game to come")) == ("eager", "eager")


def test_anybodys_program_is_loaded_by_its_class() -> None:
    assert isinstance(bots.make(f"{OWN}:Shopper", "clone-wars", 1), Shopper)


def test_a_program_of_the_present_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "of_this_folder.py").write_text(
        "class Mine:\n"
        "    def __init__(self, seed): self.seed = seed\n"
        "    def answer(self, window): ...\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["elsewhere"])
    assert type(bots.make("of_this_folder:Mine", "clone-wars", 1)).__name__ == "Mine"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("gready", "clone-wars has no program 'gready'; it has: random, eager, novice, simple, "),
        ("no_such_module:Bot", "cannot be imported: ModuleNotFoundError: No module named 'no_such"),
        (":Bot", "cannot be imported: ValueError"),
        (f"{OWN}:Nobody", "the module tests.bots.own_program has no class 'Nobody'"),
        (f"{OWN}:a_number", "is not a program: expected a class with a method answer"),
        (f"{OWN}:NoProgram", "is not a program: expected a class with a method answer"),
        (f"{OWN}:NeedsMore", "cannot be created with one argument, its seed: TypeError: .*depth"),
    ],
)
def test_what_is_no_program_is_told_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        bots.make(name, "clone-wars", 1)


def test_a_module_that_does_not_parse_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_module.py").write_text("class Mine(\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadData, match="half_a_module:Mine cannot be imported: SyntaxError: "):
        bots.make("half_a_module:Mine", "clone-wars", 1)


@pytest.mark.parametrize("name", AT_WORK)
def test_the_same_seed_and_windows_give_the_same_answers(name: str) -> None:
    assert play_with_reasons(name, EDITIONS[0]) == as_beginner(name)


def test_another_seed_gives_another_game() -> None:
    first = [answer for _, _, answer in CLUB.answers(CLUB.new_game(5), "eager", "eager", seed=1)]
    other = [answer for _, _, answer in CLUB.answers(CLUB.new_game(5), "eager", "eager", seed=3)]
    assert first != other


def in_every_mode() -> list[object]:
    """Every program in every mode; what searches in most of them only by the whole of `./test`."""
    return [
        pytest.param(
            name,
            options,
            marks=pytest.mark.slow if name == SEARCH and number else (),
            id=f"{name}-{name_of(options)}",
        )
        for name in AT_WORK
        for number, options in enumerate(EDITIONS)
    ]


@pytest.mark.parametrize(("name", "options"), in_every_mode())
def test_a_program_plays_every_mode_with_reasons(name: str, options: dict[str, str]) -> None:
    if options == EDITIONS[0]:
        assert as_beginner(name)
    else:
        play_with_reasons(name, options)


@pytest.mark.slow
def test_a_search_with_all_its_playouts_plays_with_reasons() -> None:
    play_with_reasons("search", EDITIONS[0])


def play_with_reasons(name: str, options: dict[str, str]) -> list[Answer]:
    """A game, always from the same seeds: all its answers."""
    known, answers = messages("en"), list[Answer]()
    for _, window, answer in CLUB.answers(CLUB.new_game(3, **options), name, "eager"):
        assert answer.pick in window.options
        assert known.has(answer.reason), answer.reason
        answers.append(answer)
    return answers


@cache
def as_beginner(name: str) -> list[Answer]:
    """Its game in the first mode, played once for all tests that ask for it."""
    return play_with_reasons(name, EDITIONS[0])


def test_eager_ends_a_turn_only_when_nothing_else_is_possible() -> None:
    ended = [
        window.options
        for _, window, answer in CLUB.answers(CLUB.new_game(1), "eager", "eager")
        if answer.pick == Option("end")
    ]
    assert ended
    assert all(options == [Option("end")] for options in ended)


def test_simple_plays_uses_buys_and_attacks_the_base_with_all() -> None:
    for _, window, answer in CLUB.answers(CLUB.new_game(1), HABITS, HABITS):
        assert_simple(window.options, answer.pick)


def test_simple_leaves_those_without_attack_out_of_it() -> None:
    committed = 0
    for game, window, answer in CLUB.answers(CLUB.new_game(1), HABITS, HABITS):
        if answer.pick.verb == "commit":
            own = read(CLONE_WARS.view(game, window.seat), window.seat).own
            attack = {one.card: one.attack for one in (*own.units, *own.ships)}
            assert attack[answer.pick.what] > 0
            committed += 1
    assert committed


def assert_simple(options: list[Option], pick: Option) -> None:
    verbs = [option.verb for option in options]
    assert pick != DONE or verbs == ["done"]
    assert pick.verb != "commit" or pick.to == -1
    if pick.verb == "end":
        assert {*verbs} <= {"end", "commit"}
    if pick.verb == "buy":
        assert not {"play", "use"} & set(verbs)
