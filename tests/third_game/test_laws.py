"""Rising Tide obeys the laws of all games."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import Option
from tests.laws.drive import Settings, Watch
from tests.laws.kernel import decision_of, demand
from tests.third_game.board import State, TideGame
from tests.third_game.facts import Cards
from tests.third_game.ruleset import RISING_TIDE

MODES: list[Settings] = [{"players": "2"}, {"players": "3", "copies": "2"}, {"players": "4"}]


def cards_are_conserved(game: TideGame) -> None:
    """No card comes or goes."""
    state, facts = game.state, game.facts
    cards = [*state.deck, *state.discards]
    for player in state.players:
        cards += [*player.hand, *player.shore]
    every = [card for card in range(len(facts.ids)) for _ in range(facts.copies)]
    demand(sorted(cards) == every, "cards are not conserved", cards)


def shores_rise(game: TideGame) -> None:
    for player in game.state.players:
        worth = [game.facts.worth[card] for card in player.shore]
        demand(worth == sorted(set(worth)), "a shore does not rise", worth)


def offered_if_and_only_if_legal(game: TideGame, _: Random) -> None:
    decision = decision_of(game)
    moves = [Option(verb, card) for verb in ("cast", "swap") for card in range(8)]
    for move in (*moves, Option("stop")):
        legal = RISING_TIDE.why(game, decision.seat, move) is None
        demand(legal == (move in decision.options), "offered and legal differ", move)


WATCH: Watch[State, Cards] = Watch(
    RISING_TIDE,
    MODES,
    cheap=(cards_are_conserved, shores_rise),
    laws=(offered_if_and_only_if_legal,),
    seats=lambda game: len(game.state.players),
    put_off=("stop",),
)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(mode.values()))
@pytest.mark.parametrize("eager", [False, True])
def test_laws_hold_at_every_decision(mode: Settings, eager: bool) -> None:
    tallies = [WATCH.watched_game(mode, seed, eager, 1, cheap=True) for seed in range(5)]
    changed, worlds = (sum(one) for one in zip(*(tally[3:1:-1] for tally in tallies), strict=True))
    assert changed > worlds * 0.7, "the re-dealt worlds are hardly different"


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(mode.values()))
def test_a_game_is_its_record(mode: Settings) -> None:
    WATCH.same_seed_and_picks_same_game(mode, seed=3)
