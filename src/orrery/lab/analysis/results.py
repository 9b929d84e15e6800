"""What an analysis finds, as plain data in no language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

FIGURES = 4
"""Decimal places of a chance."""


class Moment(NamedTuple):
    """How likely each seat was to win after a number of picks, with all hands open."""

    step: int
    turn: int
    chances: tuple[float, ...]


class CostlyPick(NamedTuple):
    """A pick that lost much: what was picked, what would have been better, by their text forms, and
    what each was worth to its seat by what that seat could know. `step`: how many picks were made
    before it. `reason` is the key of a message, `figures` its arguments."""

    step: int
    turn: int
    seat: int
    picked: tuple[str, ...]
    better: tuple[str, ...]
    chance: float  # to win with what was picked
    possible: float  # to win with what was better
    worlds: int  # in which both were played out
    reason: str
    figures: dict[str, str | int]

    @property
    def loss(self) -> float:
        return self.possible - self.chance


class Analysis(NamedTuple):
    """Where a game turned: its moments in their order, and the picks that cost most, the worst
    first. `compared`: how many picks were."""

    moments: tuple[Moment, ...]
    costly: tuple[CostlyPick, ...]
    compared: int
    playouts: int

    def report(self) -> dict[str, object]:
        """For scripts, as JSON."""
        return {
            "moments": [one._asdict() | {"chances": rounded(one.chances)} for one in self.moments],
            "costly": [
                one._asdict()
                | {"chance": round(one.chance, FIGURES), "possible": round(one.possible, FIGURES)}
                for one in self.costly
            ],
            "compared": self.compared,
            "playouts": self.playouts,
        }


class Analysing(NamedTuple):
    """How far an analysis is, in playouts."""

    done: int
    of: int


def rounded(chances: Iterable[float]) -> list[float]:
    return [round(chance, FIGURES) for chance in chances]
