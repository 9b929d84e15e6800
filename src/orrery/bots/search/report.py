"""What a search has found, as plain data: for the pick, for its reason, and for tests.

For each candidate and each world that it was played out in there is a value and a few open facts:
things that everybody would see at the end of the playout.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Generic, NamedTuple, TypeVar

from orrery.core.decisions import Option

C = TypeVar("C")

Line = tuple[Option, ...]
"""Picks made one after another."""

LEAST_WORLDS = 2
"""Differences in fewer worlds say nothing about how they vary."""
TELLING = 0.3
"""A fact is worth telling if it differs in at least this share of the worlds."""


class Fact(NamedTuple):
    """Something that holds at the end of a playout: a kind, and the number of what it is about."""

    kind: str
    number: int = -1


class PlayedOut(NamedTuple):
    """The end of a playout: what it is worth to the seat that searches, and what holds there."""

    value: float
    facts: frozenset[Fact]


class Difference(NamedTuple):
    """By how much one candidate is better than another in the same worlds."""

    mean: float
    error: float  # the standard error of the mean
    worlds: int

    @property
    def is_sure(self) -> bool:
        """Whether it is better by at least one standard error."""
        return self.worlds >= LEAST_WORLDS and self.mean > 0 and self.mean >= self.error


class Telling(NamedTuple):
    """The fact in which the pick differs most from the best other candidate: in how many of the
    worlds it holds with each."""

    fact: Fact
    held: int
    other: int
    worlds: int

    def counts(self) -> dict[str, str | int]:
        """What a sentence counts."""
        return {"held": self.held, "other": self.other, "worlds": self.worlds}


class Gain(NamedTuple):
    """How many times of a hundred the pick wins, and the other candidate."""

    chance: int
    other: int
    worlds: int


class Contender(Generic[C]):
    """A candidate and its outcomes, world by world."""

    def __init__(self, candidate: C) -> None:
        self.candidate = candidate
        self.outcomes: list[PlayedOut] = []

    @property
    def mean(self) -> float:
        """Its mean value."""
        return sum([one.value for one in self.outcomes]) / max(len(self.outcomes), 1)

    def count(self, fact: Fact, worlds: int) -> int:
        """In how many of the first worlds a fact holds."""
        return sum([fact in one.facts for one in self.outcomes[:worlds]])


class SearchReport(Generic[C]):
    """What a search has found: the policy's own candidate first, and which of them to pick."""

    def __init__(self, contenders: list[Contender[C]]) -> None:
        self.contenders = contenders

    @property
    def worlds(self) -> int:
        """In how many worlds the policy's candidate was played out."""
        return len(self.contenders[0].outcomes)

    @property
    def playouts(self) -> int:
        return sum([len(one.outcomes) for one in self.contenders])

    def finalists(self) -> list[Contender[C]]:
        """Those that were never dropped, the policy's first."""
        return [one for one in self.contenders if len(one.outcomes) == self.worlds]

    def best(self) -> Contender[C]:
        """The policy's candidate, unless another one is clearly better."""
        policy = self.contenders[0]
        sure = [one for one in self.finalists()[1:] if difference(one, policy).is_sure]
        return max(sure, key=by_mean, default=policy)

    def runner_up(self) -> Contender[C] | None:
        """The best of the others."""
        best = self.best()
        others = [one for one in self.finalists() if one is not best]
        return max(others, key=by_mean, default=None)

    def telling(
        self, kinds: Sequence[str], than: Contender[C] | None = None, share: float = TELLING
    ) -> Telling | None:
        """The fact that most favours the pick over another candidate (by default the best other
        one), if any does in at least this share of the worlds; among equal ones, the first of these
        kinds."""
        best, other, worlds = self.best(), than or self.runner_up(), self.worlds
        if other is None or worlds < LEAST_WORLDS or best.mean <= other.mean:
            return None
        facts = sorted({fact for one in best.outcomes for fact in one.facts})
        found = [
            Telling(fact, best.count(fact, worlds), other.count(fact, worlds), worlds)
            for kind in kinds
            for fact in facts
            if fact.kind == kind
        ]
        most = max(found, key=apart, default=None)
        return most if most is not None and apart(most) >= share * worlds else None

    def gain(self) -> Gain | None:
        """How much better the pick is than the best other one, if it clearly is."""
        best, other = self.best(), self.runner_up()
        if other is None or not difference(best, other).is_sure:
            return None
        found = Gain(round(100 * best.mean), round(100 * other.mean), self.worlds)
        return found if found.chance > found.other else None


def by_mean(one: Contender[C]) -> float:
    return one.mean


def apart(told: Telling) -> int:
    """In how many more worlds a fact holds with one than with the other."""
    return told.held - told.other


def difference(one: Contender[C], other: Contender[C]) -> Difference:
    """The paired difference in the worlds that both were played out in."""
    pairs = zip(one.outcomes, other.outcomes, strict=False)
    found = [mine.value - theirs.value for mine, theirs in pairs]
    number = len(found)
    if number < LEAST_WORLDS:
        return Difference(sum(found), 0.0, number)
    mean = sum(found) / number
    spread = sum([(value - mean) ** 2 for value in found]) / (number - 1)
    return Difference(mean, sqrt(spread / number), number)
