"""All laws at every decision of battles of the expanded game; their sums by another hand; and
faults planted there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.lab.bench import is_compiled
from orrery.starcraft.board.state import Skirmish, StarCraftGame
from orrery.starcraft.rules.battle.compare import Compare, Comparison, compare
from tests.laws.battle_laboratory import decisions_of
from tests.laws.compare_expanded import compare_again, side_of
from tests.laws.expanded_battles import expanded_battle, watch_expanded_battle
from tests.laws.kernel import Broken
from tests.marks import few_quick

interpreted_only = pytest.mark.skipif(is_compiled(), reason="it watches the Compare step run")
Planted = pytest.MonkeyPatch


@pytest.mark.parametrize("seed", few_quick(range(12), 3))
def test_laws_hold_in_a_wild_battle_of_the_expanded_game(seed: int) -> None:
    seen = watch_expanded_battle(seed)
    assert seen.changed >= seen.worlds * 0.9, "the re-dealt worlds are hardly different"


def test_a_seed_names_a_wild_battle_of_the_expanded_game() -> None:
    one, again = expanded_battle(5), expanded_battle(5)
    assert one.decision == again.decision
    assert one.state.armies == again.state.armies


def compare_twice(monkeypatch: Planted, seeds: range) -> set[str]:
    """Battles in which every skirmish is compared a second time; the texts that were at work."""
    seen: set[str] = set()

    def twice(game: StarCraftGame, skirmish: Skirmish) -> Comparison:
        found = compare(game, skirmish)
        compare_again(game, skirmish, found)
        seen.update(*(side_of(game, skirmish, role).plain.texts for role in (0, 1)))
        return found

    monkeypatch.setattr("orrery.starcraft.rules.battle.skirmish.compare", twice)
    for seed in seeds:
        for _ in decisions_of(seed, expanded_battle):
            pass
    return seen


@interpreted_only
@pytest.mark.slow
def test_the_compare_step_comes_to_the_same_by_another_hand(monkeypatch: Planted) -> None:
    seen = compare_twice(monkeypatch, range(300))
    assert len(seen) > 70, "most texts were at work"


@interpreted_only
@pytest.mark.parametrize(
    ("part", "fault", "message"),
    [
        ("add_heroes", lambda *_: None, "another"),
        ("leave_only_support", lambda *_: None, "another attack"),
        ("cloaked", lambda *_: 0, "another Cloaking"),
    ],
)
def test_a_part_that_is_left_out_is_caught(
    monkeypatch: Planted, part: str, fault: Callable[..., object], message: str
) -> None:
    monkeypatch.setattr(Compare, part, fault)
    with pytest.raises(Broken, match=message):
        compare_twice(monkeypatch, range(120))
