"""Levels: what the weaker ones overlook, and the wins that none of them does."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

import pytest

from orrery import bots
from orrery.bots.clone_wars import levels as clone_wars
from orrery.bots.clone_wars import winning
from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.overlooking import Overlooking, drawn, kept_salt, planned
from orrery.bots.starcraft import levels as starcraft
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option
from orrery.core.flow import BaseState, Game
from orrery.core.ruleset import Plain, Ruleset
from orrery.core.shown import View
from orrery.core.speaker import Scene
from orrery.core.window import Allowance, Answer, AnyWindow, Window
from orrery.games import RULESETS
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import CLONE_WARS_CLUB, STARCRAFT_CLUB
from tests.bots.winnable import winnable_rounds, winnable_turns

S = TypeVar("S", bound=BaseState)
F = TypeVar("F")
V = TypeVar("V", bound=View)

FEW = Allowance(playouts=6)
LEVELS = ["novice", "simple", "hasty", "greedy", "search"]
CHANCE = {"bot-random", "bot-eager"}


@pytest.mark.parametrize("game", RULESETS)
def test_people_are_offered_no_program_that_picks_at_random(game: str) -> None:
    assert [one.name for one in bots.levels(game)] == LEVELS
    assert {"random", "eager"} < {*bots.names(game)}


def test_a_game_without_levels_offers_whatever_plays_it() -> None:
    assert [one.name for one in bots.levels("a game to come")] == ["random", "eager"]


# A win on the table


def played_turn(
    name: str, seed: int, game: Game[S, F], ruleset: Ruleset[S, F, V, Scene]
) -> list[str]:
    """Why a level picks what it does, until the game is over or somebody else decides; it is made
    anew for each decision, as the server does it."""
    note: Plain = None
    reasons: list[str] = []
    seat = game.decision.seat if game.decision else None
    while game.decision is not None and game.decision.seat == seat:
        window = Window(ruleset, game, FEW, note)
        answer = bots.make(name, ruleset.name, seed + 1000 * len(reasons)).answer(window)
        note = answer.note
        reasons.append(answer.reason)
        game.play(answer.pick)
    return reasons


@pytest.fixture(scope="module")
def turns() -> list[CloneWarsGame]:
    beginners = winnable_turns(range(1, 13), mode="beginner")
    return [*beginners, *winnable_turns(range(13, 25), mode="full")]


@pytest.fixture(scope="module")
def rounds() -> list[StarCraftGame]:
    return [*winnable_rounds(range(1, 31), players="2")]


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_misses_a_win_of_this_turn(name: str, turns: list[CloneWarsGame]) -> None:
    assert len(turns) >= 8
    for number, start in enumerate(turns):
        game, seat = start.copy(), start.state.active
        played_turn(name, number, game, CLONE_WARS)
        assert game.state.winner == seat, f"position {number}"


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_misses_a_win_of_this_round(name: str, rounds: list[StarCraftGame]) -> None:
    assert len(rounds) >= 4
    for number, start in enumerate(rounds):
        assert start.decision is not None
        game, seat = start.copy(), start.decision.seat
        played_turn(name, number, game, STARCRAFT)
        assert game.state.winners == (seat,), f"position {number}"


class Passing(Policy):
    """A fast policy that sees nothing: it ends its turn."""

    def pick(self, game: CloneWarsGame) -> Option:
        assert game.decision is not None
        return game.decision.options[-1]


@pytest.mark.parametrize("name", ["novice", "simple", "hasty", "greedy"])
def test_a_win_is_carried_through_as_planned(
    name: str, turns: list[CloneWarsGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(winning, "Policy", Passing)
    for number, start in enumerate(turns):
        reasons = played_turn(name, number, start.copy(), CLONE_WARS)
        assert {*reasons} <= {"bot-wins", "bot-only-option"}, f"position {number}"


def test_nobody_looks_for_a_win_that_is_far_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("it looked for a win")

    monkeypatch.setattr(winning, "find_win", never)
    game = CLONE_WARS_CLUB.new_game(5)
    assert winning.win_this_turn(Window(CLONE_WARS, game), 1) == ()


# What the weaker ones overlook


Played = Iterable[tuple[object, AnyWindow, Answer]]
"""The windows of a game, each with what was answered."""


def check_judged(game: str, seats: list[str], played: Played) -> None:
    """Without what a level overlooks, its judge decides; it never errs by a random pick."""
    overlooked = same = 0
    for _, window, answer in islice(played, 300):
        assert answer.reason not in CHANCE
        if len(window.options) == 1 or answer.reason == "bot-wins":
            continue
        program = bots.make(seats[window.seat], game, 1 + window.seat)
        assert isinstance(program, Overlooking)
        salt = f"{kept_salt(answer.note, program.moment(window), -1)} {program.moment(window)}"
        everything, seen = window.options, program.seen(window, salt)
        window.options = seen or everything
        preferred = program.judge.answer(window).pick
        window.options = everything
        overlooked += len(seen) < len(everything)
        same += preferred == answer.pick
        assert preferred == answer.pick or preferred not in seen
    assert overlooked > 20
    assert same > 20


def test_a_weaker_level_picks_what_its_judge_prefers_of_what_it_sees() -> None:
    seats = ["novice", "hasty"]
    check_judged("clone-wars", seats, CLONE_WARS_CLUB.answers(CLONE_WARS_CLUB.new_game(5), *seats))


def test_so_it_does_in_starcraft() -> None:
    seats, game = ["novice", "hasty", "hasty"], STARCRAFT_CLUB.new_game(5, players="3")
    check_judged("starcraft", seats, STARCRAFT_CLUB.answers(game, *seats))


@pytest.mark.parametrize("share", [clone_wars.Novice.share, starcraft.Hasty.share])
def test_it_overlooks_its_share(share: float) -> None:
    found = [drawn("7 1", "action", Option("buy", card)) < share for card in range(1000)]
    assert abs(sum(found) / len(found) - share) < 0.05


def test_what_was_overlooked_stays_overlooked_for_a_turn() -> None:
    """The server makes a program anew for every decision, each time with another seed."""
    note: Plain = {"moment": 3, "salt": 11}
    assert kept_salt(note, 3, 99) == 11
    assert kept_salt(note, 4, 99) == 99
    assert kept_salt(None, 3, 99) == 99
    assert kept_salt({"moment": 3, "salt": "?"}, 3, 99) == 99


def test_a_pick_without_a_choice_loses_no_note() -> None:
    game = CLONE_WARS_CLUB.new_game(5)
    window = Window(CLONE_WARS, game, FEW, {"moment": 3, "salt": 11})
    window.options = window.options[:1]
    assert bots.make("hasty", "clone-wars", 99).answer(window).note == window.note


def test_a_note_that_nobody_can_read_plans_nothing() -> None:
    notes: list[Plain] = [None, {}, {"win": None}, {"win": ["buy"]}]
    assert [planned(note) for note in notes] == [()] * len(notes)
    assert planned({"win": [["buy", 5, -1]]}) == (Option("buy", 5),)


def test_an_option_that_does_nothing_is_always_seen() -> None:
    for verb in ("done", "draw-event"):
        assert not starcraft.Novice(1).can_overlook("move", Option(verb))
    assert not clone_wars.Novice(1).can_overlook("action", Option("end"))
    assert not clone_wars.Novice(1).can_overlook("action", Option("commit", 5))
    assert clone_wars.Novice(1).can_overlook("action", Option("buy", 5))
