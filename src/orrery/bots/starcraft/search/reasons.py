"""Why a line was picked, in a sentence made of what the search found.

It tells the fact in which the pick differs most from the next best line, with counts that are those
of the report. Below ten worlds counts would look surer than they are, so it says "mostly".
"""

from __future__ import annotations

from collections.abc import Mapping

from orrery.bots.search.report import SearchReport, Telling
from orrery.bots.starcraft.orders import reason as reason_of_order
from orrery.bots.starcraft.search.rounds import Line
from orrery.bots.starcraft.table import Table
from orrery.core.window import Answer
from orrery.starcraft.facts.box import Box

ENOUGH = 10
"""Worlds from which on counts are told."""
KINDS = ("wins", "holds", "base")
"""What is told first where several facts differ as much."""

Figures = dict[str, str | int]


def explained(policy: Answer, report: SearchReport[Line], box: Box, table: Table) -> Answer:
    """The first pick of the best line and its reason: what tells it from the next best one, or what
    the policy would say of it."""
    line = report.best().candidate
    found = report.telling(KINDS)
    if found is not None and is_told(found):
        key, figures = told(found, box, table)
        return Answer(line[0], key, figures)
    if line[-1].verb == "order":
        return Answer(line[0], reason_of_order(line[-1].what))
    return policy if line[0] == policy.pick else Answer(line[0], "bot-sc-search")


def is_told(found: Telling) -> bool:
    """Whether there is something to say: in a few worlds, only what mostly happens."""
    return found.worlds >= ENOUGH or 2 * found.held > found.worlds


def told(found: Telling, box: Box, table: Table) -> tuple[str, Mapping[str, str | int]]:
    """The message and its figures."""
    figures: Figures = {"few": "no" if found.worlds >= ENOUGH else "yes"}
    if found.worlds >= ENOUGH:
        figures |= {"held": found.held, "other": found.other, "worlds": found.worlds}
    kind, number = found.fact
    match kind:
        case "holds":
            figures |= area_figures(box, number)
            return f"bot-sc-search-{'keeps' if table.is_mine(number) else 'takes'}", figures
        case "base":
            figures |= {"planet": planet_name(box, number)}
            has = any(table.bases[area] == table.seat for area in box.areas_of[number])
            return f"bot-sc-search-{'keeps' if has else 'builds'}-base", figures
    return "bot-sc-search-wins", figures


def planet_name(box: Box, planet: int) -> str:
    return box.printed["planet", box.planet_slugs[planet]].name


def area_figures(box: Box, area: int) -> Figures:
    """What the name of an area is made of."""
    planet = box.planet_of[area]
    name = planet_name(box, planet)
    ends = "figure" if name[-1].isdigit() else "letter"
    return {"planet": name, "n": box.areas_of[planet].index(area) + 1, "ends": ends}
