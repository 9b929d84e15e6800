"""The laws at decisions of random games, in all modes and pairs of factions."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.laws.drive import (
    MODES,
    all_laws,
    begin,
    same_seed_and_picks_same_game,
    watched_game,
)


def name_of(settings: dict[str, str]) -> str:
    return "-".join(settings.values())


@pytest.mark.parametrize("settings", MODES, ids=name_of)
def test_laws_hold_in_a_random_game(settings: dict[str, str]) -> None:
    tally = watched_game(settings, seed=1, eager=False, every=29, cheap=False)
    assert tally.changed > tally.worlds * 0.9, "the re-dealt worlds are hardly different"


@pytest.mark.parametrize("settings", MODES, ids=name_of)
def test_laws_hold_in_an_eager_game(settings: dict[str, str]) -> None:
    tally = watched_game(settings, seed=2, eager=True, every=11, cheap=True)
    assert tally.changed > tally.worlds * 0.9, "the re-dealt worlds are hardly different"


@pytest.mark.parametrize("settings", MODES[:4] + MODES[-8:], ids=name_of)
def test_a_game_is_its_record(settings: dict[str, str]) -> None:
    same_seed_and_picks_same_game(settings, seed=3)


@given(
    settings=st.sampled_from(MODES),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 59), max_size=150),
)
@hypothesis_settings(max_examples=60, deadline=None, derandomize=True)
def test_laws_hold_wherever_picks_lead(
    settings: dict[str, str], seed: int, picks: list[int]
) -> None:
    """Hypothesis chooses the picks, and would shrink them to the shortest that break a law."""
    game = begin(settings, seed)
    for number in picks:
        if game.decision is None:
            return
        options = game.decision.options
        game.play(options[number % len(options)])
    if game.decision is not None:
        all_laws(game, Random(seed))
