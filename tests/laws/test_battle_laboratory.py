"""All laws at every decision of wild battles, and at the prepared positions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from orrery.starcraft.state import Table
from tests.laws.battle_laboratory import watch_battle, wild_battle
from tests.laws.battle_positions import POSITIONS
from tests.laws.watches import STARCRAFT_WATCH


@pytest.mark.parametrize("seed", range(12))
def test_laws_hold_in_a_wild_battle(seed: int) -> None:
    seen = watch_battle(seed)
    assert seen.changed >= seen.worlds * 0.9, "the re-dealt worlds are hardly different"


@pytest.mark.parametrize("position", POSITIONS)
def test_laws_hold_at_a_prepared_position(position: Callable[[], Table]) -> None:
    game = position()
    for seed in range(3):
        STARCRAFT_WATCH.all_laws(game, Random(seed))


def test_a_seed_names_a_wild_battle() -> None:
    """A broken law is reported with the seed of its battle: it can be fought again."""
    one, again = wild_battle(5), wild_battle(5)
    assert one.decision == again.decision
    assert one.state.armies == again.state.armies
