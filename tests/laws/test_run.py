"""The long runs of the laws come to an end in every mode."""

from __future__ import annotations

from typing import Any

import pytest

from tests.laws.drive import LIMIT, Watch
from tests.laws.run import WATCHES, Way, way

ROUNDS = 40


def ways(watch: Watch[Any, Any], at: int) -> list[Way]:
    """How the games of one mode are played."""
    return [way(watch, round_ * len(watch.modes) + at, 1000) for round_ in range(ROUNDS)]


@pytest.mark.parametrize("name", ["starcraft", "brood-war"])
def test_eager_games_to_the_last_survivor_are_few_and_bounded(name: str) -> None:
    """Points or none: Survival has the same end as Galactic Conquest, without its option. A
    scenario has an end of its own."""
    watch, wars = WATCHES[name], 0
    for at, mode in enumerate(watch.modes):
        played = ways(watch, at)
        eager = [one for one in played if one.eager]
        facts = watch.begin(mode, 1).facts
        if facts.conquest_wins or facts.scenario is not None:
            assert len(eager) == ROUNDS // 2
            assert {one.most for one in played} == {LIMIT}
        else:
            assert len(eager) == ROUNDS // 20
            assert {one.most for one in eager} == {1000}
            wars += 1
    assert wars >= 2


def test_a_run_sees_every_mode_with_both_players() -> None:
    for watch in WATCHES.values():
        for at, mode in enumerate(watch.modes):
            played = ways(watch, at)
            assert {one.eager for one in played} == {False, True}
            assert all(one.mode is mode for one in played)
