"""Rewards: how a victory is shared out. They sum to zero, so learners may treat every game as one
of pure competition."""

from __future__ import annotations

from collections.abc import Sequence


def shares(seats: int, winners: Sequence[int]) -> list[float]:
    """By seat: with k winners of n players, (n/k - 1)/(n - 1) for each of them and -1/(n - 1) for
    every other, so that two players get 1 and -1. If nobody has won, or everybody, all get 0."""
    if not winners or len(winners) == seats:
        return [0.0] * seats
    won = (seats / len(winners) - 1) / (seats - 1)
    lost = -1 / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]
