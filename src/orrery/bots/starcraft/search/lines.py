"""What is worth playing out at each kind of decision: the policy's own line first, then the others
that it values most."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from orrery.bots.search.report import Line
from orrery.bots.starcraft.guarding import best_defence
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.orders import Idea, all_ideas, usable
from orrery.bots.starcraft.scenarios.planning import choose_placing
from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import STAR, kind_of_order

MOST = 6
"""How many lines are compared."""

Lines = Callable[[Judgement, int, list[Option], Option], list[Line]]
"""The lines at a decision: what the table is judged to be, what the decision is about, its options,
and the policy's pick."""


def placing(judgement: Judgement, about: int, options: list[Option], pick: Option) -> list[Line]:
    """Orders on their planets, each kind once for a planet; the best area to defend."""
    _, idea = choose_placing(judgement, options)
    planets = [one.what for one in options if one.verb == "planet"]
    ideas = all_ideas(
        judgement, [(one, order) for one in planets for order in usable(judgement, one)]
    )
    first: list[Line] = [(pick,)] if idea is None else [line_of(idea)]
    worth, area = best_defence(judgement, options)
    others = [(one.worth, line_of(one)) for one in distinct(ideas, idea)]
    if area.verb == "defend" and area != pick:
        others.append((worth, (area,)))
    return first + best_of(others)


def token(judgement: Judgement, about: int, options: list[Option], pick: Option) -> list[Line]:
    """Orders for a planet, each kind once."""
    tokens = [one.what for one in options]
    ideas = all_ideas(judgement, [(about, order) for order in tokens])
    policy = Idea(0.0, about, pick.what)
    others: list[tuple[float, Line]] = [
        (one.worth, (Option("order", one.order),)) for one in distinct(ideas, policy)
    ]
    return [(pick,), *best_of(others)]


def line_of(idea: Idea) -> Line:
    return (Option("planet", idea.planet), Option("order", idea.order))


def distinct(ideas: list[Idea], taken: Idea | None) -> list[Idea]:
    """The best idea of each kind for each planet, but for the one that is taken."""
    found: dict[tuple[int, int], Idea] = {}
    for one in sorted(ideas, reverse=True):
        found.setdefault((one.planet, kind_of(one.order)), one)
    if taken is not None:
        found.pop((taken.planet, kind_of(taken.order)), None)
    return list(found.values())


def kind_of(order: int) -> int:
    """The kind of an order; a Star order is one of its own."""
    return STAR if order == STAR else kind_of_order(order)


def best_of(others: list[tuple[float, Line]]) -> list[Line]:
    """The lines that are worth most, the policy's left out."""
    return [line for _, line in sorted(others, reverse=True)[: MOST - 1]]


LINES: Mapping[str, Lines] = {
    "order-where": placing,
    "order-which": token,
}
"""The decisions that are searched; everything else is the policy's."""
