"""What searching programs have in common: budgets, halving, reports. The game is a row of numbers:
a candidate is a number, a world a number that is added to it or not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

import pytest

from orrery.bots.search.budget import Budget, thinking_time
from orrery.bots.search.halving import search
from orrery.bots.search.report import Contender, Fact, PlayedOut, SearchReport, Telling, difference
from orrery.core.errors import BrokenRules
from orrery.core.window import Allowance


class FakeClock:
    """A clock that moves only when a playout takes time."""

    def __init__(self) -> None:
        self.now = 100.0
        self.asked = 0

    def __call__(self) -> float:
        self.asked += 1
        return self.now


def playouts(number: int) -> Budget:
    return Budget(Allowance(playouts=number))


def played(candidate: float, *facts: Fact) -> PlayedOut:
    return PlayedOut(candidate, frozenset(facts))


def tried(name: str, values: list[float], *facts: list[Fact]) -> Contender[str]:
    """A candidate with its value in each world, and what holds there."""
    found = Contender(name)
    for at, value in enumerate(values):
        found.outcomes.append(PlayedOut(value, frozenset(facts[at] if facts else [])))
    return found


# Budgets


def test_a_budget_in_playouts_never_asks_the_clock() -> None:
    clock = FakeClock()
    budget = Budget(Allowance(playouts=3), clock)
    while budget.fits(1):
        budget.spend()
    assert (budget.played, budget.used(), clock.asked) == (3, 1.0, 0)


def test_an_allowance_without_an_end_is_refused() -> None:
    with pytest.raises(BrokenRules, match="without an end"):
        Budget(Allowance())


def test_a_batch_that_does_not_fit_is_not_begun() -> None:
    begun: list[float] = []

    def play(_: int, one: float) -> PlayedOut:
        begun.append(one)
        return played(one)

    search([1.0, 2.0, 3.0], lambda n: n, play, playouts(4))
    assert begun == [1.0, 2.0, 3.0]


def test_the_next_best_is_the_best_of_all_others() -> None:
    """Not the policy's candidate, where another is better than that."""
    contenders = [Contender(worth) for worth in (0.1, 0.9, 0.8)]
    for one in contenders:
        one.outcomes += [played(one.candidate)] * 10
    report = SearchReport(contenders)
    other = report.runner_up()
    assert report.best().candidate == 0.9
    assert other is not None
    assert other.candidate == 0.8


@pytest.mark.parametrize("seconds", [0.05, 0.2, 1.5])
def test_the_deadline_is_kept_when_the_machine_gets_three_times_slower(seconds: float) -> None:
    clock = FakeClock()
    times = iter([0.02] * 12 + [0.06] * 1000)

    def play(world: int, candidate: float) -> PlayedOut:
        clock.now += next(times)
        return played(candidate)

    report = search([1.0, 2.0, 3.0, 4.0], lambda n: n, play, Budget(Allowance(seconds), clock))
    late = clock.now - 100.0 - seconds
    assert late <= 0.04 + 1e-9  # by as much as the first slow one took longer than all before
    assert seconds < 0.1 or report.worlds >= 2


def test_what_was_given_up_for_want_of_time_does_not_count() -> None:
    """Nor the rest of its world, in which not all candidates were played out."""
    begun: list[float] = []

    def play(world: int, candidate: float) -> PlayedOut | None:
        begun.append(candidate)
        return played(candidate) if len(begun) < 4 else None

    report = search([1.0, 2.0], lambda n: n, play, playouts(8))
    assert (begun, report.worlds) == ([1.0, 2.0, 1.0, 2.0], 1)


def test_all_programs_of_a_table_share_the_time_of_a_pick() -> None:
    found = [round(thinking_time(programs), 3) for programs in range(6)]
    assert found == [1.5, 1.5, 1.2, 0.8, 0.6, 0.48]


def test_a_budget_of_both_ends_with_whichever_ends_first() -> None:
    clock = FakeClock()
    budget = Budget(Allowance(10.0, 5), clock)
    while budget.fits(1):
        clock.now += 1.0
        budget.spend()
    assert budget.played == 5
    budget = Budget(Allowance(3.0, 50), clock)
    while budget.fits(1):
        clock.now += 1.0
        budget.spend()
    assert budget.played == 3


def test_without_any_time_the_policy_is_followed() -> None:
    report = search([1.0, 9.0], lambda n: n, lambda _, one: played(one), Budget(Allowance(0.0)))
    assert (report.playouts, report.best().candidate) == (0, 1.0)


# Halving


def test_all_candidates_that_are_left_meet_the_same_worlds() -> None:
    met: dict[float, list[int]] = {}

    def play(world: int, candidate: float) -> PlayedOut:
        met.setdefault(candidate, []).append(world)
        return played(candidate)

    search([0.0, 1.0, 2.0, 3.0, 4.0, 5.0], lambda n: n, play, playouts(36))
    longest = max(met.values(), key=len)
    assert all(worlds == longest[: len(worlds)] for worlds in met.values())
    assert longest == [*range(len(longest))], "each batch has a world of its own"


def test_the_better_half_is_kept_and_so_is_the_policy() -> None:
    candidates = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    report = search(candidates, lambda n: n, lambda _, one: played(one), playouts(36))
    numbers = [len(one.outcomes) for one in report.contenders]
    assert [one.candidate for one in report.finalists()] == [0.0, 5.0]
    assert numbers == [12, 2, 2, 2, 6, 12]
    assert report.best().candidate == 5.0


def test_a_single_candidate_is_not_played_out() -> None:
    report = search([1.0], lambda n: n, lambda _, one: played(one), playouts(9))
    assert (report.playouts, report.best().candidate) == (0, 1.0)


def test_the_same_playouts_find_the_same() -> None:
    def outcomes() -> list[list[PlayedOut]]:
        def play(world: int, candidate: float) -> PlayedOut:
            return played((candidate * 7 + world * world) % 5)

        found = search([1.0, 2.0, 3.0, 4.0], lambda n: n, play, playouts(20))
        return [one.outcomes for one in found.contenders]

    assert outcomes() == outcomes()


# Reports


def test_the_policy_is_left_only_for_a_difference_of_one_standard_error() -> None:
    policy = tried("policy", [0.0, 0.0, 0.0, 0.0])
    unsure = tried("unsure", [1.0, -1.0, 1.0, -0.8])
    sure = tried("sure", [0.1, 0.2, 0.1, 0.2])
    assert difference(unsure, policy).mean > 0
    assert not difference(unsure, policy).is_sure
    assert SearchReport([policy, unsure]).best() is policy
    assert SearchReport([policy, unsure, sure]).best() is sure


def test_one_world_is_no_reason_to_leave_the_policy() -> None:
    policy = tried("policy", [0.0])
    assert SearchReport([policy, tried("better", [1.0])]).best() is policy


def test_equal_candidates_are_left_to_the_policy_and_nothing_is_claimed() -> None:
    held = [[Fact("holds", 3)], [Fact("holds", 3)]]
    policy, other = tried("policy", [0.5, 0.5], *held), tried("other", [0.5, 0.5], [], [])
    report = SearchReport([policy, other])
    assert report.best() is policy
    assert report.telling(["holds"]) is None


def test_a_candidate_that_was_dropped_is_not_picked() -> None:
    policy, dropped = tried("policy", [0.0, 0.0, 0.0]), tried("dropped", [1.0, 1.0])
    assert SearchReport([policy, dropped]).best() is policy


def facts_of(number: int, *facts: Fact) -> Iterator[list[Fact]]:
    return repeat(list(facts), number)


def test_what_tells_two_candidates_apart_is_counted_in_their_common_worlds() -> None:
    torus, aiur = Fact("holds", 1), Fact("holds", 2)
    policy = tried("policy", [0.0] * 10, *facts_of(3, torus, aiur), *facts_of(7, aiur))
    better = tried("better", [0.5] * 10, *facts_of(7, torus, aiur), *facts_of(3, aiur))
    assert SearchReport([policy, better]).telling(["holds"]) == Telling(torus, 7, 3, 10)


def test_what_differs_in_too_few_worlds_is_not_told() -> None:
    torus = Fact("holds", 1)
    policy = tried("policy", [0.0] * 10, *facts_of(3, torus), *facts_of(7))
    better = tried("better", [0.5] * 10, *facts_of(5, torus), *facts_of(5))
    assert SearchReport([policy, better]).telling(["holds"]) is None
