"""`@rule("CW-TURN-06")`: the rules of the catalogue that a test proves; proof.py checks it.
`few_quick`: most cases are left out by `./test --fast`."""

from collections.abc import Iterable

import pytest

from orrery.rulebook import catalogue, nearest

MOST = 3


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it proves: one to three ids of the catalogue."""
    if not 1 <= len(ids) <= MOST:
        raise ValueError(f"a test proves one to {MOST} rules, not {len(ids)}: {', '.join(ids)}")
    for one in ids:
        if one not in catalogue():
            raise ValueError(f"the catalogue has no rule {one}; nearest: {', '.join(nearest(one))}")
    return pytest.mark.rule(*ids)


def few_quick(cases: Iterable[object], quick: int = 1) -> list[object]:
    """The cases of a parametrized test, all but the first few of them slow."""
    return [
        pytest.param(case, marks=pytest.mark.slow if number >= quick else ())
        for number, case in enumerate(cases)
    ]
