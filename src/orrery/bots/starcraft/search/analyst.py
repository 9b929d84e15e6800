"""Looking back at a game of StarCraft: orders are compared with what `search` would consider, other
picks with that of `greedy`; either way the round is played out."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.bots.search.analyst import TELLING, Effort, Explanation
from orrery.bots.search.budget import Budget
from orrery.bots.search.report import Line, SearchReport
from orrery.bots.starcraft.greedy import PLANNING, GreedyBot
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.judging.winning import is_race
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.search.lines import LINES
from orrery.bots.starcraft.search.program import RoundSearch
from orrery.bots.starcraft.search.reasons import KINDS, kind_of, place_figures
from orrery.bots.starcraft.search.value import value
from orrery.bots.starcraft.table import StarCraftWindow, box_of
from orrery.core.decisions import Option
from orrery.core.window import Allowance
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box

ACCOUNTS = frozenset({"pay", "discount", "discard-to-limit"})
"""What is asked often and hardly ever matters."""


class StarCraftAnalyst:
    """Compares what was picked in rounds that are played out."""

    effort = Effort(decisions=64, quick=8, closely=7, thorough=48)

    def judges(self, facts: Box) -> bool:
        return is_race(facts)

    def chances(self, game: StarCraftGame) -> list[float]:
        return [value(game, seat) for seat in range(len(game.state.players))]

    def lines(self, window: StarCraftWindow, picks: Sequence[Option]) -> list[Line]:
        prompt = window.prompt.key
        if prompt in ACCOUNTS:
            return [(picks[0],)]
        policy = GreedyBot(0).answer(window).pick
        if prompt not in LINES:
            return [(picks[0],)] if policy == picks[0] else [(picks[0],), (policy,)]
        box = box_of(window.facts)
        judgement = Judgement(box, read(box, window.view, window.seat), prompt in PLANNING)
        made = made_line(picks)
        others = LINES[prompt](judgement, window.about, window.options, policy)
        return [made, *[one for one in others if one != made]]

    def compare(
        self, window: StarCraftWindow, lines: list[Line], seed: str, playouts: int
    ) -> SearchReport[Line]:
        return RoundSearch(window, seed, Budget(Allowance(playouts=playouts))).find(lines)

    def explain(self, window: StarCraftWindow, report: SearchReport[Line]) -> Explanation:
        found = report.telling(KINDS, report.contenders[0], TELLING)
        if found is None:
            return Explanation("analysis-better", {"worlds": report.worlds})
        box = box_of(window.facts)
        kind = kind_of(found, box, read(box, window.view, window.seat))
        return Explanation(f"analysis-sc-{kind}", found.counts() | place_figures(found.fact, box))


def made_line(picks: Sequence[Option]) -> Line:
    """An order is placed by two picks: its planet, and which it is."""
    is_placed = picks[0].verb == "planet" and len(picks) > 1 and picks[1].verb == "order"
    return tuple(picks[:2]) if is_placed else (picks[0],)
