"""Looking back at a game of Clone Wars: picks are compared with the candidates of `search`."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.bots.clone_wars.explaining import KINDS
from orrery.bots.clone_wars.learned import learned_value
from orrery.bots.clone_wars.search import TurnSearch
from orrery.bots.clone_wars.table import CloneWarsWindow
from orrery.bots.search.analyst import TELLING, Effort, Explanation
from orrery.bots.search.budget import Budget
from orrery.bots.search.report import Line, SearchReport
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.box import Box
from orrery.core.decisions import Option
from orrery.core.window import Allowance


class CloneWarsAnalyst:
    """Compares the first picks of turns, each played out as `search` does."""

    effort = Effort(decisions=120, quick=24, closely=12, thorough=120)

    def judges(self, facts: Box) -> bool:
        return True

    def chances(self, game: CloneWarsGame) -> list[float]:
        value = learned_value(game.facts)
        return [value.chance(game, seat) for seat in range(2)]

    def lines(self, window: CloneWarsWindow, picks: Sequence[Option]) -> list[Line]:
        """The order in which cards are played is never compared."""
        made, turn = picks[0], turn_of(window, 0, 0)
        if made.verb == turn.own.verb == "play":
            return [(made,)]
        return [(made,), *[line for line in turn.lines() if line != (made,)]]

    def compare(
        self, window: CloneWarsWindow, lines: list[Line], seed: str, playouts: int
    ) -> SearchReport[Line]:
        return turn_of(window, seed, playouts).find(lines)

    def explain(self, window: CloneWarsWindow, report: SearchReport[Line]) -> Explanation:
        found = report.telling(KINDS, report.contenders[0], TELLING)
        if found is None:
            return Explanation("analysis-better", {"worlds": report.worlds})
        return Explanation(f"analysis-{found.fact.kind}", found.counts())


def turn_of(window: CloneWarsWindow, seed: int | str, playouts: int) -> TurnSearch:
    """A search with so many playouts."""
    return TurnSearch(window, seed, Budget(Allowance(playouts=playouts)))
