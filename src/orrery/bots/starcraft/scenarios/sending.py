"""Transports from planets without a base, where control of an area is enough to build them. They
last for this round only, so that the moves must follow at once (BW-MODE-05)."""

from __future__ import annotations

from orrery.bots.starcraft.economy import purse
from orrery.bots.starcraft.judgement import Judgement, remade
from orrery.bots.starcraft.marching import best_march
from orrery.bots.starcraft.table import placed
from orrery.starcraft.board.sheet import orders_each_time
from orrery.starcraft.facts.terms import MOBILIZE, NONE, ORDERS_PER_ROUND


def sends(judgement: Judgement, planet: int) -> bool:
    """Whether a Build order on a planet without a base of ours brings a transport all the same
    (BW-MODE-05)."""
    if not judgement.box.sends_from_areas or judgement.own_base(planet) != NONE:
        return False
    return any(judgement.table.is_mine(area) for area in judgement.box.areas_of[planet])


def sending_worth(judgement: Judgement, imagined: Judgement, planet: int) -> float:
    """What a transport from a planet without a base of ours is worth: the moves that it allows in
    this round, if there is an order for them."""
    table, own = judgement.table, judgement.table.own
    money = purse(judgement).pays(judgement.box.transport_cost)
    if not money or not own.transport_supply:
        return 0.0
    left = ORDERS_PER_ROUND * orders_each_time(judgement.box, own.faction) - table.orders_placed
    may_follow = left >= 2 and own.tokens[MOBILIZE] > 0
    worth = 0.0
    for route, ends in enumerate(table.routes):
        to = sum(ends) - planet
        if planet not in ends or route in own.transports:
            continue
        if may_follow or to in placed(table, MOBILIZE):
            gain = best_march(with_route(imagined, route), to).worth
            worth = max(worth, gain - best_march(imagined, to).worth)
    return worth


def with_route(judgement: Judgement, route: int) -> Judgement:
    """The same judgement with one more transport of ours."""
    own = judgement.table.own.copy()
    own.transports = (*own.transports, route)
    return remade(judgement, judgement.table.with_own(own))
