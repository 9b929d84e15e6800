"""The laws at decisions of random games, in all modes and pairs of factions."""

from __future__ import annotations

import pytest

from tests.laws.drive import MODES, same_seed_and_picks_same_game, watched_game


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
