"""Why a pick was made, in a sentence made of what the search found.

It tells the fact in which the pick differs most from the next best candidate, with counts that are
those of the report. Below ten worlds counts would look surer than they are, so it says "mostly".
"""

from __future__ import annotations

from orrery.bots.search.report import Fact, SearchReport, Telling
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.core.decisions import Option
from orrery.core.window import Answer

ENOUGH = 10
"""Worlds from which on counts are told."""
WINS = Fact("wins")
DESTROYS = Fact("destroys")
KEEPS = Fact("keeps")
KINDS = ("wins", "destroys", "keeps")
"""What is told first where several facts differ as much."""


def facts_of(before: CloneWarsGame, after: CloneWarsGame, seat: int) -> frozenset[Fact]:
    """What everybody would see at the end of a playout: who has won, which bases have fallen."""
    found: list[Fact] = []
    if after.state.winner == seat:
        found.append(WINS)
    if len(after.state.sides[seat].victory) > len(before.state.sides[seat].victory):
        found.append(DESTROYS)
    if len(after.state.sides[1 - seat].victory) == len(before.state.sides[1 - seat].victory):
        found.append(KEEPS)
    return frozenset(found)


def explained(greedy: Answer, report: SearchReport[Option]) -> Answer:
    """The best pick and its reason: what tells it from the next best one, or what `greedy` would
    say of it."""
    pick, found = report.best().candidate, report.telling(KINDS)
    if found is not None and is_told(found):
        return Answer(pick, f"bot-search-{found.fact.kind}", figures(found))
    return greedy if pick == greedy.pick else Answer(pick, "bot-search")


def is_told(found: Telling) -> bool:
    """Whether there is something to say: in a few worlds, only what mostly happens."""
    return found.worlds >= ENOUGH or 2 * found.held > found.worlds


def figures(found: Telling) -> dict[str, str | int]:
    """What the sentence counts."""
    if found.worlds < ENOUGH:
        return {"few": "yes"}
    counts = {"held": found.held, "other": found.other, "worlds": found.worlds}
    return {"few": "no", **counts}
