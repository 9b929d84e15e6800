"""Windows: a program sees what its seat may know, and worlds that fit it; nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.core.window import Window
from tests.core.playing import contents, finished, new_match, played
from tests.core.toy import LAY, TOY, Toy, ToyGame, ToyView


def test_a_window_shows_the_decision_of_its_seat() -> None:
    game = new_match().game
    window = Window(TOY, game)
    assert game.decision is not None
    assert (window.seat, window.prompt, window.about) == (Seat(0), LAY, -1)
    assert window.options == game.decision.options
    assert window.view == TOY.view(game, Seat(0))
    assert window.facts is game.facts
    assert list(window.texts().values()) == TOY.verbs.texts(game)


def test_a_window_leaves_out_options_that_repeat_an_order_of_picks() -> None:
    game = new_match().game
    assert game.decision is not None
    game.decision.fresh = 1
    window = Window(TOY, game)
    assert window.options == game.decision.options[1:]
    assert set(window.options) < set(window.texts())


def test_changing_a_windows_options_changes_nothing_in_the_game() -> None:
    game = new_match().game
    Window(TOY, game).options.clear()
    assert game.decision is not None
    assert game.decision.options


def test_no_window_opens_on_a_game_that_is_over() -> None:
    with pytest.raises(BrokenRules, match="over"):
        Window(TOY, finished(1).game)


def test_a_window_does_not_outlive_its_decision() -> None:
    game = new_match().game
    window = Window(TOY, game)
    game.decision = None
    with pytest.raises(BrokenRules, match="outlived"):
        window.texts()


def tells_nothing(ruleset: Toy, game: ToyGame, chance: Random) -> bool:
    """The law: in a re-dealt world the seat sees the same, and the seed is another."""
    window = Window(ruleset, game)
    before = contents(game)
    world = window.determinized(chance)
    return (
        ruleset.view(world, window.seat) == window.view
        and world.decision == game.decision
        and world.state.seed != game.state.seed
        and contents(game) == before
    )


@pytest.mark.slow
@given(st.integers(0, 10**6), st.integers(2, 3))
def test_a_view_is_unchanged_when_hidden_cards_are_dealt_again(number: int, seats: int) -> None:
    for match in played(number, seats):
        if match.game.decision is not None:
            assert tells_nothing(TOY, match.game, Random(number))


def test_dealing_again_really_changes_the_hidden_cards() -> None:
    changed = 0
    for match in played(5, rounds=10):
        if match.game.decision is not None:
            world = Window(TOY, match.game).determinized(Random(match.number))
            hands = [player.hand for player in world.state.players]
            changed += hands != [player.hand for player in match.game.state.players]
    assert changed > 10


class Leaky(Toy):
    """Planted fault: a seat sees the whole deck."""

    def view(self, game: ToyGame, seat: Seat | None) -> ToyView:
        return {**super().view(game, seat), "top": game.state.deck[0] if game.state.deck else -1}


class Foreseeing(Toy):
    """Planted fault: the re-dealt world keeps the seed, and with it every shuffle to come."""

    def determinize(self, game: ToyGame, seat: Seat, rng: Random) -> ToyGame:
        world = super().determinize(game, seat, rng)
        world.state.seed, world.state.counter = game.state.seed, game.state.counter
        return world


@pytest.mark.parametrize("ruleset", [Leaky(), Foreseeing()])
def test_a_leak_is_caught(ruleset: Toy) -> None:
    assert not tells_nothing(ruleset, new_match().game, Random(1))
    assert tells_nothing(TOY, new_match().game, Random(1))
