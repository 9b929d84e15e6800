"""Where orders are placed, and in which order.

Whoever must win before others do by waiting plans all orders that are left of a round at once. The
one placed last lies on top and is executed first; rivals, too, lay theirs on top. So orders for
planets where nobody comes are placed first, and a Build order whose transports others wait for is
placed last where rivals come.
"""

from __future__ import annotations

from orrery.bots.starcraft.guarding import best_defence
from orrery.bots.starcraft.judgement import Judgement, with_orders
from orrery.bots.starcraft.orders import Idea, best_idea, reason, usable
from orrery.bots.starcraft.table import Table, Token
from orrery.core.decisions import Option
from orrery.core.window import Answer
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.sheet import orders_each_time
from orrery.starcraft.facts.terms import BUILD, NONE, ORDERS_PER_ROUND, kind_of_order

WORTH_DEFENDING = 0.5
"""How much a Defend order must gain to be one of the four orders of a round."""


def choose_planet(judgement: Judgement, options: list[Option]) -> Answer:
    """The planet with the best order; where there is none, the best area to defend."""
    return choose_placing(judgement, options)[0]


def choose_placing(judgement: Judgement, options: list[Option]) -> tuple[Answer, Idea | None]:
    """The same, with the order that would be placed there; it is the one that `choose_token`
    chooses for the planet."""
    planets = [one.what for one in options if one.verb == "planet"]
    ideas = [(one, order) for one in planets for order in usable(judgement, one)]
    worth, area = best_defence(judgement, options)
    if not ideas:
        return Answer(area, "bot-sc-order-defend"), None
    idea = first_of_plan(judgement) if judgement.aims.pressed else None
    if idea is None or idea.planet not in planets:
        idea = best_idea(judgement, ideas)
    if area.verb == "defend" and worth > max(idea.worth, WORTH_DEFENDING):
        return Answer(area, "bot-sc-order-defend"), None
    return Answer(Option("planet", idea.planet), reason(idea.order)), idea


def choose_token(judgement: Judgement, planet: int, options: list[Option]) -> Answer:
    """The best order for a planet."""
    offered = [one.what for one in options]
    if judgement.aims.pressed:
        idea = first_of_plan(judgement)
        if idea.planet == planet and idea.order in offered:
            return Answer(Option("order", idea.order), reason(idea.order))
    tokens = [order for order in usable(judgement, planet) if order in offered] or offered
    idea = best_idea(judgement, [(planet, order) for order in tokens])
    return Answer(Option("order", idea.order), reason(idea.order))


# A whole round


def first_of_plan(judgement: Judgement) -> Idea:
    """The order that is placed first of all that are planned for this round."""
    plan = planned(judgement)
    return min(plan, key=lambda one: waiting(judgement, plan, one.planet))


def planned(judgement: Judgement) -> list[Idea]:
    """The orders that we may still place in this round, each planned as if those before it lay on
    their planets already."""
    plan: list[Idea] = []
    planets, after = near(judgement), judgement
    for _ in range(max(orders_left(judgement), 1)):
        choice = [(planet, order) for planet in planets for order in usable(after, planet)]
        if not choice:
            break
        idea = best_idea(after, choice)
        plan.append(idea)
        after = with_orders(after, with_token(after.table, idea.planet, idea.order))
    return plan


def waiting(judgement: Judgement, plan: list[Idea], planet: int) -> int:
    """How long the orders for a planet wait until they are placed: where rivals come, the later
    the better, above all if transports are built there."""
    if not judgement.threats_to(planet):
        return 0
    builds = any(one.planet == planet and kind_of_order(one.order) == BUILD for one in plan)
    return 2 if builds and judgement.own_base(planet) != NONE else 1


def near(judgement: Judgement) -> list[int]:
    """The planets where we may place orders: where our units and bases are, and next to them
    (SC-PLAN-03)."""
    table, seat = judgement.table, judgement.seat
    areas = [one for one in table.areas if seat in (table.owners[one], table.bases[one])]
    there = {judgement.box.planet_of[one] for one in areas}
    return sorted(there.union(*[table.adjacent[one] for one in there]))


def orders_left(judgement: Judgement) -> int:
    """How many orders we may still place in this round; a Defend order was one of them
    (SC-PLAN-01, BW-DEFEND-01)."""
    own = judgement.table.own
    orders = ORDERS_PER_ROUND * orders_each_time(judgement.box, own.faction)
    return orders - judgement.table.orders_placed - own.defended


def with_token(table: Table, planet: int, order: int) -> Table:
    """The same table with one more order of ours on a planet."""
    own = table.own.copy()
    own.tokens = replaced(own.tokens, order, own.tokens[order] - 1)
    other = table.with_own(own)
    stack = (*table.stacks.get(planet, ()), Token(table.seat, order))
    other.stacks = {**table.stacks, planet: stack}
    return other
