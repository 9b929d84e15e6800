"""Who looks back at a finished game: how likely each seat was to win, and what it could have picked
instead. A game names its analyst (`orrery.core.ruleset.Ruleset.analyst`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from orrery import games
from orrery.bots.search.analyst import Effort, Explanation
from orrery.bots.search.report import Line, SearchReport
from orrery.core.decisions import Option
from orrery.core.errors import BadData
from orrery.core.window import AnyWindow
from orrery.games import AnyFacts, AnyGame, AnyRuleset


class Analyst(Protocol):
    """Looks back at games of one title. A decision is judged by what its seat could know then, in
    worlds that fit its window; only chances are those of the open table."""

    effort: Effort

    def judges(self, facts: AnyFacts) -> bool:
        """Whether it can tell who is ahead in a game with these facts."""

    def chances(self, game: AnyGame) -> list[float]:
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


def analyst_of(ruleset: AnyRuleset) -> Analyst:
    """Who looks back at games of this title."""
    if not ruleset.analyst:
        raise BadData(f"no program can look back at games of {ruleset.name}")
    found: Analyst = games.imported(ruleset.analyst)()
    return found
