"""Going back to an earlier pick: the same as playing the game anew up to there, but cheap."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from orrery.clone_wars.board.state import State
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.codec import state_hash
from orrery.core.decisions import Option
from orrery.core.match import KEPT_EVERY, Match
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.rng import seed_from_number
from tests.clone_wars.scenario import texts

PICKS = 800
Played = Match[State, Box]


def play_on(match: Played, number: int, chance: Random) -> None:
    """Play by chance up to a number of picks."""
    while match.number < number:
        match.play_text(chance.choice(list(match.options())))


def new_match() -> Played:
    return Match.new(CLONE_WARS, {"mode": "full"}, seed_from_number(0), texts(), {})


@cache
def long_record() -> Record:
    """A game of 800 picks in which the unseen was dealt anew three times."""
    match, chance = new_match(), Random(0)
    for deal, number in enumerate((120, 450, 610)):
        play_on(match, number, chance)
        match.redeal(seed_from_number(deal))
    play_on(match, PICKS, chance)
    return match.record()


def long_match() -> Played:
    return replay(CLONE_WARS, long_record(), texts(), {})


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The picks that matches carry out from now on."""
    seen: list[str] = []
    really = Match.carry_out

    def counted(match: Played, option: Option, text: str, gesture: str | None = None) -> None:
        seen.append(text)
        really(match, option, text, gesture)

    monkeypatch.setattr(Match, "carry_out", counted)
    return seen


def all_of(match: Played) -> object:
    """Everything that can be seen of a match, undo included."""
    earlier = [match.before(number) for number in range(match.number)]
    return (
        state_hash(CLONE_WARS, match.game),
        match.game.decision,
        match.hash_now(),
        match.record(),
        match.events,
        [None if game is None else state_hash(CLONE_WARS, game) for game in earlier],
    )


def replayed(match: Played, number: int) -> Played:
    return replay(CLONE_WARS, match.record().truncate(number), texts(), {})


@pytest.mark.parametrize("number", [0, 1, 49, 50, 51, 120, 399, 449, 450, 451, 610, 799])
def test_going_back_replays_the_game_up_to_there(number: int) -> None:
    match = long_match()
    fresh = replayed(match, number)
    match.back_to(number)
    assert all_of(match) == all_of(fresh)


def test_going_back_replays_fewer_picks_than_lie_between_two_kept_games(
    carried_out: list[str],
) -> None:
    match = long_match()
    for number in range(PICKS - 1, -1, -37):
        carried_out.clear()
        match.back_to(number)
        assert match.number == number
        assert len(carried_out) < KEPT_EVERY


def test_after_going_back_other_picks_replace_what_was_kept() -> None:
    match, chance = long_match(), Random(6)
    match.back_to(170)
    play_on(match, 420, chance)
    for number in (360, 230, 200, 60):
        fresh = replayed(match, number)
        match.back_to(number)
        assert all_of(match) == all_of(fresh)


def test_picks_taken_back_one_by_one_are_not_kept() -> None:
    """A pick is taken back where a game is kept, another is made, and the game goes back to it."""
    match, chance = new_match(), Random(0)
    tried = 0
    while match.number < PICKS:
        decision = match.game.decision
        assert decision is not None
        match.play_text(chance.choice(list(match.options())))
        if match.number % KEPT_EVERY == 0 and match.can_undo(decision.seat):
            taken = match.undo(decision.seat)
            match.play_text(next(text for text in match.options() if text != taken))
            tried += 1
    assert tried > 3
    for number in range(PICKS - PICKS % KEPT_EVERY, 0, -KEPT_EVERY):
        fresh = replayed(match, number)
        match.back_to(number)
        assert all_of(match) == all_of(fresh)


def test_a_match_that_goes_on_from_a_record_goes_back_too() -> None:
    whole = long_match()
    match = Match(CLONE_WARS, whole.game, whole.record())
    match.back_to(333)
    assert match.record() == replayed(whole, 333).record()
