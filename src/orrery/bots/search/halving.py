"""Sequential halving: all candidates are played out in the same worlds, and the worse half of them
is dropped again and again, so that the best are compared most often. It knows no game.

The policy's own candidate always stays in. Only whole batches count, one world for all that are
left, so that a search can be stopped after any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import TypeVar

from orrery.bots.search.budget import Budget
from orrery.bots.search.report import Contender, PlayedOut, SearchReport, by_mean

C = TypeVar("C")
W = TypeVar("W")

FINALISTS = 2
"""The policy's candidate and its rival are never dropped."""


def search(
    candidates: Sequence[C],
    deal: Callable[[int], W],
    play: Callable[[W, C], PlayedOut | None],
    budget: Budget,
) -> SearchReport[C]:
    """Play candidates out while the budget lasts; the first is the policy's. `deal` gives the world
    of a number, `play` plays a candidate out in a copy of it, unless it gives up for want of
    time."""
    report = SearchReport([Contender(one) for one in candidates])
    living = report.contenders
    cuts = max(ceil(log2(max(len(living), 1))), 1)
    cut = 1
    while len(living) >= FINALISTS:
        batch = play_batch(living, deal, play, budget)
        if batch is None:
            break
        for one, outcome in zip(living, batch, strict=True):
            one.outcomes.append(outcome)
        while cut < cuts and budget.used() * cuts >= cut:
            living, cut = better_half(living), cut + 1
    return report


def play_batch(
    living: list[Contender[C]],
    deal: Callable[[int], W],
    play: Callable[[W, C], PlayedOut | None],
    budget: Budget,
) -> list[PlayedOut] | None:
    """The next world for all that are left; None if it does not fit the budget."""
    if not budget.fits(len(living)):
        return None
    world = deal(len(living[0].outcomes))
    outcomes: list[PlayedOut] = []
    for one in living:
        if not budget.fits(1):
            return None
        outcome = play(world, one.candidate)
        if outcome is None:
            return None
        outcomes.append(outcome)
        budget.spend()
    return outcomes


def better_half(living: list[Contender[C]]) -> list[Contender[C]]:
    """The policy's candidate and the better half of all, in their order."""
    number = max(ceil(len(living) / 2), FINALISTS) - 1
    best = sorted(living[1:], key=by_mean, reverse=True)[:number]
    return [living[0], *[one for one in living[1:] if one in best]]
