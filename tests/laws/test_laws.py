"""The laws at decisions of random games, in all modes of all games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from orrery.starcraft.board.driven import is_driven
from tests.laws.battles import laboratory
from tests.laws.drive import Settings, Watch
from tests.laws.watches import CLONE_WARS_WATCH, EXPANDED_WATCH, STARCRAFT_WATCH
from tests.marks import few_quick

AnyWatch = Watch[Any, Any]
GAMES: list[tuple[AnyWatch, Settings]] = [
    (watch, settings)
    for watch in (CLONE_WARS_WATCH, STARCRAFT_WATCH, EXPANDED_WATCH)
    for settings in watch.modes
]
"""Every game in every mode."""
CASES = [
    pytest.param(
        watch,
        settings,
        id="-".join((watch.ruleset.name, *settings.values())),
        marks=() if settings is watch.modes[0] else pytest.mark.slow,
    )
    for watch, settings in GAMES
]
"""The same for tests, of which the quick loop runs the first mode of each game."""


MOST = 0.9
"""How many of the re-dealt worlds differ, from the first round on."""
SOON_OVER = ("survival",)
"""Modes in which players without a plan lose after a few dozen decisions."""


@pytest.mark.parametrize(("watch", "settings"), CASES)
def test_laws_hold_in_a_random_game(watch: AnyWatch, settings: Settings) -> None:
    every = 5 if settings.get("mode") in SOON_OVER else 29
    tally = watch.watched_game(settings, seed=1, eager=False, every=every, cheap=False)
    assert tally.changed > tally.worlds * MOST, "the re-dealt worlds are hardly different"


@pytest.mark.parametrize(("watch", "settings"), CASES)
def test_laws_hold_in_an_eager_game(watch: AnyWatch, settings: Settings) -> None:
    """Eager games can last: whole ones are for `python -m tests.laws.run`."""
    tally = watch.watched_game(settings, 2, eager=True, every=watch.stride, cheap=True, most=1500)
    assert tally.changed > tally.worlds * MOST, "the re-dealt worlds are hardly different"


@pytest.mark.slow
def test_laws_hold_while_a_faction_that_nobody_plays_defends() -> None:
    """It has a hand only then (BW-SCEN-44), which few random games come to."""
    seen = 0
    settings = {"expansion": "brood_war", "mode": "trump_card"}
    for game in EXPANDED_WATCH.eager_decisions(settings, 32):
        players = game.state.players
        if any(player.hand and is_driven(game.facts, player) for player in players):
            EXPANDED_WATCH.all_laws(game, Random(seen))
            seen += 1
        if seen == 20:
            break
    assert seen == 20


@pytest.mark.parametrize(("watch", "settings"), CASES[::2])
def test_a_game_is_its_record(watch: AnyWatch, settings: Settings) -> None:
    watch.same_seed_and_picks_same_game(settings, seed=3)


@pytest.mark.parametrize("seed", few_quick(range(24), 3))
def test_laws_hold_in_a_battle_of_the_laboratory(seed: int) -> None:
    game, rng = laboratory(seed), Random(seed)
    while game.decision is not None and game.state.battle is not None:
        STARCRAFT_WATCH.all_laws(game, rng)
        game.play(rng.choice(game.decision.options))


@pytest.mark.slow
@given(
    game=st.sampled_from(GAMES),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 59), max_size=150),
)
@hypothesis_settings(max_examples=60, deadline=None, derandomize=True)
def test_laws_hold_wherever_picks_lead(
    game: tuple[AnyWatch, Settings], seed: int, picks: list[int]
) -> None:
    """Hypothesis chooses the picks, and would shrink them to the shortest that break a law."""
    watch, settings = game
    table = watch.begin(settings, seed)
    for number in picks:
        if table.decision is None:
            return
        options = table.decision.options
        table.play(options[number % len(options)])
    if table.decision is not None:
        watch.all_laws(table, Random(seed))
