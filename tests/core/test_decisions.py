"""The canonical order of small picks that make up one choice, and where programs begin."""

from __future__ import annotations

from itertools import combinations

from orrery.core.decisions import in_order


def test_what_was_named_earlier_comes_first_and_repeats_an_order() -> None:
    assert in_order([2, 4, 6, 8], first=5) == ([2, 4, 6, 8], 2)
    assert in_order([2, 4, 6, 8], first=4, last=6) == ([2, 8, 4, 6], 2)


def test_if_nothing_is_in_order_nothing_repeats_one_unless_the_picks_may_end() -> None:
    assert in_order([2, 4], first=5) == ([2, 4], 0)
    assert in_order([2, 4], first=5, may_end=True) == ([2, 4], 2)


def test_fresh_picks_name_every_set_once() -> None:
    def sets(left: list[int], chosen: tuple[int, ...], size: int) -> list[tuple[int, ...]]:
        if len(chosen) == size:
            return [chosen]
        missing = size - len(chosen)
        offered, fresh = in_order(left, max(chosen, default=-1), left[-missing])
        return [
            one
            for pick in offered[fresh:]
            for one in sets([other for other in left if other != pick], (*chosen, pick), size)
        ]

    numbers = [1, 3, 4, 7, 9]
    assert sets(numbers, (), 3) == list(combinations(numbers, 3))
