"""Levels: what the weaker ones overlook, and the wins that none of them does."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest

from orrery import bots
from orrery.bots.clone_wars import levels as clone_wars
from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.overlooking import Overlooking, drawn, kept_salt, planned
from orrery.bots.starcraft import levels as starcraft
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option
from orrery.core.ruleset import Plain
from orrery.core.window import Allowance, Answer, AnyWindow, Window
from orrery.games import RULESETS
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import CLONE_WARS_CLUB, STARCRAFT_CLUB
from tests.clone_wars import scenario as clone_wars_scenario
from tests.starcraft import scenario as starcraft_scenario

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


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_a_win_on_the_table_in_clone_wars(name: str, seed: int) -> None:
    """The last base falls if everything attacks it, and only if an ability is used; the row and the
    market tempt."""
    game = clone_wars_scenario.table(
        republic=clone_wars_scenario.side(
            units=["arc_trooper", "at_te"], deck=["republic_shuttle"] * 6, pool=9
        ),
        separatist=clone_wars_scenario.side(
            lost=["xorrn", "dac"], base="felucia", damage=4, deck=["separatist_shuttle"] * 6
        ),
        row=["tri_fighter", "count_dooku"],
    )
    program, note = bots.make(name, "clone-wars", seed), None
    for _ in range(40):
        if game.game.decision is None:
            break
        window = Window(CLONE_WARS, game.game, FEW, note)
        assert window.seat == 0, "the turn has passed"
        answer = program.answer(window)
        note = answer.note
        game.game.play(answer.pick)
    assert game.winner == "republic"


def reasons_of_a_turn(name: str, seed: int, game: clone_wars_scenario.Scenario) -> list[str]:
    """Why a level picks what it does, until it wins or its turn is over; it is made anew for each
    decision, as the server does it."""
    note: Plain = None
    reasons: list[str] = []
    while game.game.decision is not None:
        window = Window(CLONE_WARS, game.game, FEW, note)
        if window.view["active"] != 0:
            break
        answer = bots.make(name, "clone-wars", seed + 1000 * len(reasons)).answer(window)
        note = answer.note
        reasons.append(answer.reason)
        game.game.play(answer.pick)
    return reasons


ERRING = ["novice", "simple", "hasty"]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ERRING)
def test_a_text_gives_attack_where_that_wins(name: str, seed: int) -> None:
    """It could also give what the best card in the row still costs, or the Force."""
    game = clone_wars_scenario.table(
        republic=clone_wars_scenario.side(
            hand=["jedi_knight", "clone_trooper", "republic_shuttle"],
            deck=["republic_shuttle"] * 5,
            pool=3,
        ),
        separatist=clone_wars_scenario.side(
            lost=["xorrn", "dac"], base="felucia", damage=11, deck=["separatist_shuttle"] * 6
        ),
        row=["at_te", "count_dooku"],
    )
    reasons_of_a_turn(name, seed, game)
    assert game.winner == "republic"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ERRING)
def test_all_attack_together_where_a_ship_protects_the_last_base(name: str, seed: int) -> None:
    """Only the attack of all is enough, and each of them could defeat something in the row."""
    game = clone_wars_scenario.table(
        republic=clone_wars_scenario.side(
            hand=["clone_trooper", "clone_trooper", "captain_rex"],
            units=["at_te"],
            deck=["republic_shuttle"] * 5,
            pool=6,
        ),
        separatist=clone_wars_scenario.side(
            lost=["xorrn", "dac"],
            base="felucia",
            damage=6,
            ships=["munificent_class_frigate"],
            deck=["separatist_shuttle"] * 6,
        ),
        row=["tri_fighter", "count_dooku"],
    )
    reasons_of_a_turn(name, seed, game)
    assert game.winner == "republic"


class Passing(Policy):
    """A fast policy that sees nothing: it ends its turn."""

    def pick(self, game: CloneWarsGame) -> Option:
        assert game.decision is not None
        return game.decision.options[-1]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ERRING)
def test_a_win_that_the_fast_policy_does_not_see_is_found_by_trying(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clone_wars, "Policy", Passing)
    game = clone_wars_scenario.table(
        republic=clone_wars_scenario.side(
            hand=["jedi_knight", "clone_trooper", "captain_rex"],
            deck=["republic_shuttle"] * 5,
            pool=5,
        ),
        separatist=clone_wars_scenario.side(
            lost=["xorrn", "dac"], base="felucia", damage=8, deck=["separatist_shuttle"] * 6
        ),
        row=["tri_fighter", "arc_trooper", "count_dooku"],
    )
    reasons = reasons_of_a_turn(name, seed, game)
    assert game.winner == "republic"
    assert {*reasons} <= {"bot-wins", "bot-only-option"}, "it goes on as planned"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_a_win_on_the_table_in_starcraft(name: str, seed: int) -> None:
    """One empty area is missing to the points that win, and nobody else has an order left."""
    game = starcraft_scenario.table(
        overmind=starcraft_scenario.side(
            at={"helios.2": "zergling zergling hydralisk base"}, conquest=13
        ),
        jim_raynor=starcraft_scenario.side(at={"torus.2": "marine base"}),
        orders={"helios": ["overmind mobilize"]},
    )
    program, note = bots.make(name, "starcraft", seed), None
    for _ in range(60):
        if game.game.decision is None:
            break
        window = Window(STARCRAFT, game.game, FEW, note)
        answer = program.answer(window)
        note = answer.note
        game.game.play(answer.pick)
    assert game.game.decision is None
    assert game.state.winners == (0,)


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
