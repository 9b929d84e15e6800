"""All laws at every decision of wild battles, and at the prepared positions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from orrery.lab.bench import is_compiled
from orrery.starcraft.board.state import Skirmish, StarCraftGame
from orrery.starcraft.rules.battle.compare import Compare, Comparison, compare
from tests.laws.battle_laboratory import decisions_of, watch_battle, wild_battle
from tests.laws.battle_positions import POSITIONS
from tests.laws.compare_again import compare_again, half
from tests.laws.kernel import Broken
from tests.laws.watches import STARCRAFT_WATCH
from tests.marks import few_quick

interpreted_only = pytest.mark.skipif(is_compiled(), reason="it watches the Compare step run")


@pytest.mark.parametrize("seed", few_quick(range(12), 3))
def test_laws_hold_in_a_wild_battle(seed: int) -> None:
    seen = watch_battle(seed)
    assert seen.changed >= seen.worlds * 0.9, "the re-dealt worlds are hardly different"


@pytest.mark.parametrize("position", POSITIONS)
def test_laws_hold_at_a_prepared_position(position: Callable[[], StarCraftGame]) -> None:
    game = position()
    for seed in range(3):
        STARCRAFT_WATCH.all_laws(game, Random(seed))


def test_a_seed_names_a_wild_battle() -> None:
    """A broken law is reported with the seed of its battle: it can be fought again."""
    one, again = wild_battle(5), wild_battle(5)
    assert one.decision == again.decision
    assert one.state.armies == again.state.armies


@interpreted_only
@pytest.mark.slow
def test_the_compare_step_of_wild_battles_comes_to_the_same_by_another_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = compare_twice(monkeypatch, range(250))
    assert len(seen) > 60, "most texts were at work"


def compare_twice(monkeypatch: pytest.MonkeyPatch, seeds: range) -> set[str]:
    """Battles in which every skirmish is compared a second time; the texts that were at work."""
    seen: set[str] = set()

    def both(game: StarCraftGame, skirmish: Skirmish) -> Comparison:
        found = compare(game, skirmish)
        compare_again(game, skirmish, found)
        seen.update(*(half(game, skirmish, role).texts for role in (0, 1)))
        return found

    monkeypatch.setattr("orrery.starcraft.rules.battle.skirmish.compare", both)
    for seed in seeds:
        for _ in decisions_of(seed):
            pass
    return seen


@interpreted_only
def test_a_bonus_that_is_left_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Compare, "add_standing_bonuses", lambda *_: None)
    with pytest.raises(Broken, match="another attack"):
        compare_twice(monkeypatch, range(40))
