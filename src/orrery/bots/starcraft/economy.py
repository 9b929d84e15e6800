"""What a seat buys: workers and transports, units by value for money, buildings and modules,
bases."""

from __future__ import annotations

from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.judging.purse import Purse
from orrery.bots.starcraft.objectives import objective_of
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.board.sheet import permanent_of, unit_build_limit
from orrery.starcraft.facts.terms import (
    DEPLETED,
    GAS,
    MINERALS,
    NONE,
    RESEARCH_AND_DEVELOPMENT,
    SUPPLY,
)

MOST_TRANSPORTS = 5
SENT = 2
"""How many more there may be where transports are built for one round (BW-MODE-05)."""
WORTH_A_BASE = 0.7
PASSAGE = 2.0
"""How often units should use a new transport."""


def purse(judgement: Judgement, *, whole: bool = False) -> Purse:
    """What the seat can pay now; `whole`: at the start of a round."""
    found = judgement.notes.purses.get(whole)
    if found is None:
        found = judgement.notes.purses[whole] = counted(judgement, whole)
    return found


def counted(judgement: Judgement, whole: bool) -> Purse:
    """The same, counted."""
    box, table, own = judgement.box, judgement.table, judgement.table.own
    minerals, gas = permanent_of(box, own)
    if not whole:
        minerals, gas = minerals - own.permanent[MINERALS], gas - own.permanent[GAS]
    for area, workers in zip(own.resources, own.workers, strict=True):
        if table.depletion[area] != DEPLETED:
            more = max(box.amount[area] - (0 if whole else workers), 0)
            if box.yields[area] == MINERALS:
                minerals += more
            else:
                gas += more
    workers = workers_of(judgement) if whole else own.pool
    return Purse(workers, minerals, gas, own.stash[MINERALS], own.stash[GAS])


def workers_of(judgement: Judgement) -> int:
    """All workers of the seat."""
    own = judgement.table.own
    return own.pool + own.unavailable + sum(own.permanent) + sum(own.workers)


def build_limit(judgement: Judgement, special: bool = False) -> int:
    """How many units one Build order brings (SC-BUILD-08)."""
    return unit_build_limit(judgement.box, judgement.table.own, special)


# Units


def price(money: Purse, slots: int, cost: tuple[int, int]) -> float:
    """How much a cost matters: a lot when resources are short for the units that can still be
    built, little when the build limit is near."""
    minerals, gas = cost
    each = [max(one / max(slots, 1), 0.1) for one in money.in_all()]
    work = min(max(2.0 / each[0], 0.4), 1.25) * (minerals + gas)
    cards = min(max(1.6 / each[1], 0.3), 1.3) * minerals + min(max(0.8 / each[2], 0.2), 1.3) * gas
    return max(work, cards)


def best_unit(judgement: Judgement, money: Purse, slots: int, units: list[int]) -> int:
    """The unit that gives most for its cost, or NONE."""
    box = judgement.box
    found, best = NONE, 0.0
    for unit in units:
        worth = judgement.quality(unit) - price(money, slots, box.cost[unit])
        if box.assist[unit]:
            worth -= 1.0
        if money.pays(box.cost[unit]) and worth + 0.8 > best:
            found, best = unit, worth + 0.8
    return found


def buildable(judgement: Judgement) -> list[int]:
    """The units that the buildings allow and that are still in the supply."""
    box, own = judgement.box, judgement.table.own
    return [
        unit
        for unit in box.units_of[own.faction]
        if box.built_at[unit][0] != NONE
        and own.figures[box.unit_place[unit]]
        and own.buildings[box.built_at[unit][0]] >= box.built_at[unit][1]
    ]


def recruits(judgement: Judgement, orders: int) -> list[int]:
    """The units that this many Build orders would bring, as far as the resources go."""
    found = judgement.orders.recruits.get(orders)
    if found is None:
        found = judgement.orders.recruits[orders] = enlisted(judgement, orders)
    return found


def enlisted(judgement: Judgement, orders: int) -> list[int]:
    """The same, worked out anew."""
    money, found = spare_purse(judgement), list[int]()
    slots, units = orders * build_limit(judgement), buildable(judgement)
    for left in range(slots, 0, -1):
        unit = best_unit(judgement, money, left, units)
        if unit == NONE:
            break
        found.append(unit)
        money = money.less(judgement.box.cost[unit])
    return found


def waiting_builds(judgement: Judgement) -> int:
    """Our Build orders still waiting on planets where we have a base."""
    return sum(
        token.seat == judgement.seat and token.order in (0, 3)
        for planet, stack in judgement.table.stacks.items()
        if judgement.own_base(planet) != NONE
        for token in stack
    )


# Step 1 of a Build order


def next_force(judgement: Judgement, options: list[Option]) -> Answer:
    """A worker while there are more cards than workers, a transport that leads somewhere, then
    units."""
    spare = spare_purse(judgement)
    if (
        spare.pays(judgement.box.worker_cost)
        and Option("new-worker") in options
        and wants_worker(judgement)
    ):
        return Answer(Option("new-worker"), "bot-sc-worker")
    route = next_route(judgement, [one.what for one in options if one.verb == "transport"])
    if spare.pays(judgement.box.transport_cost) and route != NONE:
        return Answer(Option("transport", route), "bot-sc-transport")
    order = judgement.table.under_way.get("build")
    slots = build_limit(judgement) - (0 if order is None else order["built"])
    slots += waiting_builds(judgement) * build_limit(judgement)
    left = spare.less(for_upgrade(judgement))
    units = [one.what for one in options if one.verb == "unit"]
    unit = best_unit(judgement, left, slots, units)
    return Answer(Option("unit", unit), "bot-sc-unit") if unit != NONE else stop()


def take_token(judgement: Judgement, options: list[Option]) -> Answer:
    """A resource token: minerals, unless gas is very scarce, since most things cost more
    minerals."""
    _, minerals, gas = purse(judgement, whole=True).in_all()
    kind = GAS if 2 * gas < minerals else MINERALS
    return Answer(next(one for one in options if one.what == kind), "bot-sc-token")


def stop() -> Answer:
    return Answer(DONE, "bot-sc-save")


def wants_worker(judgement: Judgement) -> bool:
    """Workers pay off if the game lasts and the cards can hold them; in haste, not at first."""
    first = 2 if judgement.aims.pressed else 1
    if judgement.rounds < 3 or not first <= judgement.table.round <= 3:
        return False
    whole = purse(judgement, whole=True)
    bought = judgement.table.own.unavailable
    return bought < 2 and workers_of(judgement) < whole.minerals + whole.gas


def next_route(judgement: Judgement, routes: list[int]) -> int:
    """The route on which a transport is worth its cost, or NONE."""
    most = MOST_TRANSPORTS + SENT * judgement.box.sends_from_areas
    if len(judgement.table.own.transports) >= most:
        return NONE
    best = max(routes, key=lambda one: route_worth(judgement, one), default=NONE)
    return best if best != NONE and route_worth(judgement, best) > 0.9 else NONE


def route_worth(judgement: Judgement, route: int) -> float:
    """What can be gained at the ends of a route that none of our transports reach yet."""
    table = judgement.table
    led = {planet for one in table.own.transports for planet in table.routes[one]}
    worth = 0.0
    for planet in table.routes[route]:
        areas = judgement.box.areas_of[planet]
        prize = sum(prize_of(judgement, area) for area in areas)
        worth += prize * (0.15 if planet in led else 0.35)
    return worth + passage(judgement, route)


def passage(judgement: Judgement, route: int) -> float:
    """What it is worth that our units can move on towards an aim."""
    table, pull = judgement.table, judgement.aims.pull
    if not pull or route in table.own.transports:
        return 0.0
    far, near = sorted(table.routes[route], key=lambda one: pull.get(one, 0.0))
    army = [
        unit
        for area in judgement.box.areas_of[far]
        if table.owners[area] == judgement.seat
        for unit in table.armies[area]
    ]
    gain = pull.get(near, 0.0) - pull.get(far, 0.0)
    return PASSAGE * gain * sum(judgement.units[unit].worth for unit in army)


def prize_of(judgement: Judgement, area: int) -> float:
    """What can be gained in an area."""
    found = judgement.notes.prizes.get(area)
    if found is None:
        mine = judgement.table.is_mine(area)
        found = 0.0 if mine else judgement.worth(area) + 0.5 * judgement.denial(area)
        judgement.notes.prizes[area] = found
    return found


# Step 2: buildings and modules


def spare_purse(judgement: Judgement) -> Purse:
    """What is left after paying for the bases that Build orders are waiting to build."""
    found = judgement.orders.spare
    if found is None:
        found = judgement.orders.spare = left_over(judgement)
    return found


def left_over(judgement: Judgement) -> Purse:
    """The same, worked out anew."""
    table, money = judgement.table, purse(judgement)
    for planet, stack in table.stacks.items():
        mine = any(token.seat == judgement.seat and token.order in (0, 3) for token in stack)
        if (
            mine
            and judgement.own_base(planet) == NONE
            and base_worth(judgement, planet) >= WORTH_A_BASE
        ):
            money = money.less(judgement.box.base_cost)
    return money


def for_upgrade(judgement: Judgement) -> tuple[int, int]:
    """What the best building or module costs, if it is worth waiting for."""
    box, own = judgement.box, judgement.table.own
    if judgement.rounds < 3 or judgement.aims.pressed:
        return 0, 0
    race = box.race[own.faction]
    offers = [Option("building", one) for one in range(len(own.buildings))]
    offers = [one for one in offers if own.buildings[one.what] < len(box.buildings[race][one.what])]
    offers += [
        Option("module", one)
        for one, tokens in enumerate(box.module_tokens[race])
        if own.modules[one] < tokens and sum(own.modules) < box.module_spaces[race]
    ]
    best = max(offers, key=lambda one: upgrade_worth(judgement, one), default=None)
    if best is None or upgrade_worth(judgement, best) < 1.0:
        return 0, 0
    return upgrade_cost(judgement, best)


def upgrade_cost(judgement: Judgement, option: Option) -> tuple[int, int]:
    box, own = judgement.box, judgement.table.own
    race = box.race[own.faction]
    if option.verb == "module":
        return box.module_cost[race][option.what]
    token = box.buildings[race][option.what][own.buildings[option.what]]
    return token.minerals, token.gas


def upgrade_worth(judgement: Judgement, option: Option) -> float:
    """What a building or module is worth: better units, more units, special orders."""
    box, own = judgement.box, judgement.table.own
    lasting = (judgement.rounds - 1) / 2
    cost = sum(upgrade_cost(judgement, option))
    if option.verb == "module":
        whole = purse(judgement, whole=True)
        each = min(whole.workers, whole.minerals + whole.gas) / (2 * build_limit(judgement))
        worths = {SUPPLY: 0.9 * (each - 1.0), RESEARCH_AND_DEVELOPMENT: 0.7}
        return worths.get(option.what, 0.3) * lasting - 0.15 * cost
    race = box.race[own.faction]
    token = box.buildings[race][option.what][own.buildings[option.what]]
    enabled = [unit for unit in box.units_of[own.faction] if box.unit_slugs[unit] in token.units]
    known = max((judgement.quality(unit) for unit in buildable(judgement)), default=0.0)
    better = max((judgement.quality(unit) - known for unit in enabled), default=0.0)
    worth = max(better, 0.0) * 0.7
    if box.creep[race] and token.level == 1:
        worth += 1.4
    leads_on = len(box.buildings[race][option.what]) - token.level
    return (worth + 0.15 * leads_on) * lasting - 0.15 * cost


def next_upgrade(judgement: Judgement, options: list[Option]) -> Answer:
    """The best building or module: any that is free, otherwise one that is worth its cost and
    leaves enough for a planned base."""
    offers = [one for one in options if one.verb in ("building", "module")]
    if DONE in options:
        spare = spare_purse(judgement)
        offers = [
            one
            for one in offers
            if spare.pays(upgrade_cost(judgement, one)) and upgrade_worth(judgement, one) > 0.3
        ]
    if not offers:
        return stop()
    best = max(offers, key=lambda one: upgrade_worth(judgement, one))
    return Answer(best, "bot-sc-upgrade")


# Step 3: a base


def base_worth(judgement: Judgement, planet: int) -> float:
    """What a base on a planet is worth: future resources, and a place to build."""
    found = judgement.notes.sites.get(planet)
    if found is None:
        found = judgement.notes.sites[planet] = site_of(judgement, planet)
    return found


def site_of(judgement: Judgement, planet: int) -> float:
    """The same, worked out anew."""
    box, table = judgement.box, judgement.table
    own, bases = table.own, table.bases.count(judgement.seat)
    if not own.bases or judgement.own_base(planet) != NONE:
        return 0.0
    areas = [area for area in box.areas_of[planet] if not table.is_enemy(area)]
    settled = judgement.aims.settles_on(planet, areas)
    if judgement.rounds < 2:
        return settled
    resources = sum(need(judgement, box.yields[area]) * box.amount[area] for area in areas)
    conquest = max((table.points_of(box, area) for area in areas), default=0)
    worth = 0.4 + resources * (judgement.rounds - 1) + 0.6 * conquest + settled
    worth += 0.04 * front(judgement, planet) * (judgement.rounds - 1)
    wants_bases = objective_of(box, table, judgement.seat).kind == "bases"
    if wants_bases and judgement.race.lacks(judgement.seat):
        worth += 0.5 + 2 * judgement.race.weight
    return worth - 0.25 * max(bases - 2, 0)


def need(judgement: Judgement, kind: int) -> float:
    """What one more mineral or gas each round is worth; most when there are fewer cards than
    workers."""
    if kind not in (MINERALS, GAS):
        return 0.0
    whole = purse(judgement, whole=True)
    lacks = workers_of(judgement) - whole.minerals - whole.gas
    if kind == MINERALS and whole.minerals < 6:
        return 0.3
    return 0.2 if lacks > 0 else 0.08


def front(judgement: Judgement, planet: int) -> float:
    """How much can be gained on and next to a planet."""
    found = judgement.notes.fronts.get(planet)
    if found is None:
        planets = (planet, *judgement.table.adjacent[planet])
        areas = [area for one in planets for area in judgement.box.areas_of[one]]
        found = sum([prize_of(judgement, area) for area in areas])
        judgement.notes.fronts[planet] = found
    return found


def choose_base(judgement: Judgement, options: list[Option]) -> Answer:
    """The area that is worth most; none if a base is not worth building there."""
    offers = [one for one in options if one.verb == "base"]
    best = max(offers, key=lambda one: site_worth(judgement, one.what), default=DONE)
    if best == DONE or base_worth(judgement, judgement.box.planet_of[best.what]) < WORTH_A_BASE:
        return stop() if DONE in options else Answer(options[0], "bot-sc-base")
    return Answer(best, "bot-sc-base")


def site_worth(judgement: Judgement, area: int) -> float:
    """What it is worth that a base stands in one area rather than in another one."""
    return judgement.worth(area) + judgement.aims.settles(area)


def place_unit(judgement: Judgement, unit: int, options: list[Option]) -> Answer:
    """Where a new unit is most useful."""
    gains = [judgement.joins(unit, one.what) for one in options]
    return Answer(options[gains.index(max(gains))], "bot-sc-place")
