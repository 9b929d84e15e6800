"""Why a pick was made, in a sentence made from what the search found.

It names the fact in which the pick differs most from the next best candidate, with the counts of
the report; if there is none, it says how much better the chance to win is. Below ten worlds counts
would look more certain than they are, so it says "usually".
"""

from __future__ import annotations

from orrery.bots.clone_wars.fast.prospects import Deck
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.search.report import Fact, Line, SearchReport, Telling
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.core.window import Answer

ENOUGH = 10
"""From this many worlds on, counts are given."""
WINS = Fact("wins")
DESTROYS = Fact("destroys")
DESTROYS_TWO = Fact("destroys-two")
KEEPS = Fact("keeps")
LOSES_ONE = Fact("loses-one")
STRONGER = Fact("stronger")
RICHER = Fact("richer")
KINDS = ("wins", "destroys", "keeps", "destroys-two", "loses-one", "stronger", "richer")
"""Which fact is named first if several differ equally."""


def facts_of(before: CloneWarsGame, after: CloneWarsGame, seat: int) -> frozenset[Fact]:
    """What everybody would see at the end of a playout: who has won, which bases have fallen, whose
    cards give more."""
    found: list[Fact] = []
    if after.state.winner == seat:
        found.append(WINS)
    destroyed, lost = (
        len(after.state.sides[one].victory) - len(before.state.sides[one].victory)
        for one in (seat, 1 - seat)
    )
    if destroyed >= 1:
        found.append(DESTROYS)
    if destroyed >= 2:
        found.append(DESTROYS_TWO)
    if lost == 0:
        found.append(KEEPS)
    if lost <= 1:
        found.append(LOSES_ONE)
    if after.state.winner == NONE:
        known = tables(after.facts)
        own, enemy = Deck(after, known, seat), Deck(after, known, 1 - seat)
        if own.attack_a_turn > enemy.attack_a_turn:
            found.append(STRONGER)
        if own.income > enemy.income:
            found.append(RICHER)
    return frozenset(found)


def explained(greedy: Answer, report: SearchReport[Line]) -> Answer:
    """The best pick and its reason: what tells it from the next best one, how much more often it
    wins, or what `greedy` would say of it. Of the policy's own pick, which may not even have been
    compared, nothing else is claimed."""
    best, found = report.best(), report.telling(KINDS)
    pick = best.candidate[0]
    if found is not None and is_told(found):
        return Answer(pick, f"bot-search-{found.fact.kind}", figures(found))
    gain = report.gain()
    if gain is not None and gain.worlds >= ENOUGH:
        return Answer(pick, "bot-search-gain", gain._asdict())
    if pick == greedy.pick:
        return greedy
    return Answer(pick, "bot-search-usual" if best is report.contenders[0] else "bot-search")


def is_told(found: Telling) -> bool:
    """Whether there is something to say: in a few worlds, only what usually happens."""
    return found.worlds >= ENOUGH or 2 * found.held > found.worlds


def figures(found: Telling) -> dict[str, str | int]:
    """What the sentence counts."""
    if found.worlds < ENOUGH:
        return {"few": "yes"}
    return {"few": "no", **found.counts()}
