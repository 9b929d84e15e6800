"""Who looks back at a finished game: how likely each seat was to win, and what it could have picked
instead. Each game that has a search has an analyst (`orrery.core.ruleset.Ruleset.analyst`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from orrery.bots.search.report import SearchReport
from orrery.core.decisions import Option
from orrery.core.window import AnyWindow

Line = tuple[Option, ...]
"""Picks made one after another."""
TELLING = 0.15
"""A fact explains what was better if it differs in at least this share of the worlds: there are
more of them than for a hint."""


class Effort(NamedTuple):
    """How much an analysis computes, in playouts, so that the same record gives the same result on
    every machine."""

    decisions: int  # those that are compared at all
    quick: int  # playouts for each of them
    closely: int  # those of them that are searched again, the worst first
    thorough: int  # playouts for each of those


class Explanation(NamedTuple):
    """Why something was better: the name of a message, and the figures and names it speaks of."""

    message: str
    figures: Mapping[str, str | int]


class Analyst(Protocol):
    """Looks back at games of one title. A decision is judged by what its seat could know then, in
    worlds that fit its window; only chances are those of the open table."""

    effort: Effort

    def judges(self, facts: Any) -> bool:
        """Whether it can tell who is ahead in a game with these facts."""

    def chances(self, game: Any) -> list[float]:
        """The chance of every seat to win, with all hands open."""

    def lines(self, window: AnyWindow, picks: Sequence[Option]) -> list[Line]:
        """What was picked at a decision, then what is worth comparing with it. `picks` is what the
        seat picked from there on."""

    def compare(
        self, window: AnyWindow, lines: list[Line], seed: str, playouts: int
    ) -> SearchReport[Line]:
        """What these lines lead to: the first is what was picked."""

    def explain(self, window: AnyWindow, report: SearchReport[Line]) -> Explanation:
        """Why the best line of a comparison is better than what was picked."""
