"""Why a line was picked, in a sentence made from what the search found.

It names the fact in which the pick differs most from the next best line, with the counts of the
report; if there is none, it says how much better the chance to win is. Below ten worlds counts
would look more certain than they are, so it says "usually".
"""

from __future__ import annotations

from orrery.bots.search.report import Fact, Line, SearchReport, Telling
from orrery.bots.starcraft.orders import reason as reason_of_order
from orrery.bots.starcraft.table import Table
from orrery.core.window import Answer
from orrery.starcraft.facts.box import Box

ENOUGH = 10
"""From this many worlds on, counts are given."""
KINDS = ("wins", "holds", "base")
"""Which fact is named first if several differ equally."""

Figures = dict[str, str | int]


def explained(policy: Answer, report: SearchReport[Line], box: Box, table: Table) -> Answer:
    """The first pick of the best line and its reason: what sets it apart from the next best one,
    how much more often it wins, or what the policy would say about it."""
    line = report.best().candidate
    found = report.telling(KINDS)
    if found is not None and is_told(found):
        return Answer(line[0], f"bot-sc-search-{kind_of(found, box, table)}", figures(found, box))
    gain = report.gain()
    if gain is not None and gain.worlds >= ENOUGH:
        return Answer(line[0], "bot-sc-search-gain", gain._asdict())
    if line[-1].verb == "order":
        return Answer(line[0], reason_of_order(line[-1].what))
    return policy if line[0] == policy.pick else Answer(line[0], "bot-sc-search")


def is_told(found: Telling) -> bool:
    """Whether there is something to say: in a few worlds, only what usually happens."""
    return found.worlds >= ENOUGH or 2 * found.held > found.worlds


def kind_of(found: Telling, box: Box, table: Table) -> str:
    """Which sentence tells it."""
    kind, number = found.fact
    match kind:
        case "holds":
            return "keeps" if table.is_mine(number) else "takes"
        case "base":
            has = any(table.bases[area] == table.seat for area in box.areas_of[number])
            return "keeps-base" if has else "builds-base"
    return kind


def figures(found: Telling, box: Box) -> Figures:
    """What the sentence counts, and where."""
    if found.worlds < ENOUGH:
        return {"few": "yes", **place_figures(found.fact, box)}
    return {"few": "no", **found.counts(), **place_figures(found.fact, box)}


def place_figures(fact: Fact, box: Box) -> Figures:
    """Where a fact is."""
    kind, number = fact
    match kind:
        case "holds":
            return area_figures(box, number)
        case "base":
            return {"planet": planet_name(box, number)}
    return {}


def planet_name(box: Box, planet: int) -> str:
    return box.printed["planet", box.planet_slugs[planet]].name


def area_figures(box: Box, area: int) -> Figures:
    """What the name of an area is made of."""
    planet = box.planet_of[area]
    name = planet_name(box, planet)
    ends = "figure" if name[-1].isdigit() else "letter"
    return {"planet": name, "n": box.areas_of[planet].index(area) + 1, "ends": ends}
