"""The fast policy of playouts: it sees only what its seat may know, and picks what is offered."""

from __future__ import annotations

from random import Random

import pytest

from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.fast.weights import Weights
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option
from tests.bots.driving import CLONE_WARS_CLUB, EDITIONS

EVERY = 3
"""Every third decision is dealt anew."""


class Peeking(Policy):
    """A planted fault: it likes cards more if the enemy's hand is good."""

    def pick(self, game: CloneWarsGame) -> Option:
        if game.decision is None:
            raise AssertionError("the game is over")
        options = game.decision.options
        hidden = sum(game.state.sides[1 - game.decision.seat].hand)
        return options[hidden % len(options)]


class Foreseeing(Policy):
    """A planted fault: it knows the next card of the galaxy deck."""

    def pick(self, game: CloneWarsGame) -> Option:
        if game.decision is None:
            raise AssertionError("the game is over")
        options = game.decision.options
        return options[sum(game.state.galaxy[-1:]) % len(options)]


def changed(kind: type[Policy], options: dict[str, str], seeds: range) -> int:
    """At how many decisions of games of the policy another deal for the seat changes its pick."""
    found = 0
    for seed in seeds:
        game = CLONE_WARS_CLUB.new_game(seed, **options)
        known = tables(game.facts)
        weights = Weights([0.0] * (game.facts.size + 1))
        asked, playing, number = kind(known, weights), Policy(known, weights), 0
        while game.decision is not None:
            if number % EVERY == 0 and len(game.decision.options) > 1:
                world = CLONE_WARS.determinize(game, game.decision.seat, Random(number))
                found += asked.pick(game) != asked.pick(world)
            game.play(playing.pick(game))
            number += 1
    return found


@pytest.mark.parametrize("options", EDITIONS, ids=lambda one: "-".join(one.values()))
def test_its_pick_does_not_depend_on_what_its_seat_cannot_know(options: dict[str, str]) -> None:
    assert changed(Policy, options, range(1, 3)) == 0


def test_a_policy_that_looks_at_hidden_cards_is_caught() -> None:
    assert changed(Peeking, {}, range(1, 2)) > 5
    assert changed(Foreseeing, {}, range(1, 2)) > 5
