"""Which orders are placed, revealed and executed.

It first works out what the orders already placed should do: units from a Build order can move with
a Mobilize order of the same round, and no unit is sent to two planets.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.bots.starcraft.economy import (
    WORTH_A_BASE,
    base_worth,
    front,
    next_route,
    purse,
    recruits,
)
from orrery.bots.starcraft.judgement import Judgement, remade
from orrery.bots.starcraft.marching import ENOUGH, best_march, without
from orrery.bots.starcraft.places import has_place, room
from orrery.bots.starcraft.scenarios.carrying import lifted
from orrery.bots.starcraft.scenarios.sending import sending_worth, sends, with_route
from orrery.bots.starcraft.table import Table, placed
from orrery.core.decisions import Option
from orrery.core.window import Answer
from orrery.starcraft.board.sheet import modules_of, orders_each_time
from orrery.starcraft.facts.terms import (
    BUILD,
    DEFEND,
    MOBILIZE,
    NONE,
    ORDERS,
    ORDERS_PER_ROUND,
    RESEARCH,
    RESEARCH_AND_DEVELOPMENT,
    STAR,
    is_special,
    kind_of_order,
    special_tokens,
)

SURE = 0.5
"""An attack with a better chance than this is assumed to succeed."""
BELOW = 0.6
"""How much an order must be worth to be placed underneath a better one, which is executed first."""
WIN_BACK = 5.0
"""What it is worth to win back what must not fall."""
EVENT = 0.45
"""What an Event card is worth."""


class Idea(NamedTuple):
    """An order on a planet and what it is worth."""

    worth: float
    planet: int
    order: int


# Planning


def reason(order: int) -> str:
    """Why an order is placed, by its kind; a Star order can be any."""
    return f"bot-sc-order-{ORDERS[STAR if order == STAR else kind_of_order(order)]}"


def best_idea(judgement: Judgement, choice: list[tuple[int, int]]) -> Idea:
    """The best of some orders, each on its planet."""
    ideas = all_ideas(judgement, choice)
    best = max(ideas)
    return max([one for one in ideas if is_below(judgement, one, best)], default=best)


def all_ideas(judgement: Judgement, choice: list[tuple[int, int]]) -> list[Idea]:
    """What some orders are worth, each on its planet."""
    imagined = imagine(judgement)
    return [
        Idea(order_worth(judgement, imagined, planet, order), planet, order)
        for planet, order in choice
    ]


def is_below(judgement: Judgement, idea: Idea, best: Idea) -> bool:
    """Whether another order should go below the best one, since the last one placed is executed
    first: a new base below the moves that lead to it, moves below the Build order that brings the
    units."""
    kinds = (kind_of_order(idea.order), kind_of_order(best.order))
    has_base = judgement.own_base(best.planet) != NONE
    wanted = (MOBILIZE, BUILD) if has_base else (BUILD, MOBILIZE)
    return idea.planet == best.planet and kinds == wanted and idea.worth >= BELOW


def usable(judgement: Judgement, planet: int) -> list[int]:
    """The orders that can still be placed on a planet in this round and then executed."""
    own, room = judgement.table.own, has_room(judgement, planet)
    return [
        order
        for order, left in enumerate(own.tokens)
        if left and order != DEFEND and (not is_special(order) or room)
    ]


def has_room(judgement: Judgement, planet: int) -> bool:
    """Whether a special order on a planet could be executed. Where special orders are placed
    freely, the pool has room for one for each module, and where we hold a strategic area the pool
    does not matter (BW-ORDER-03, BW-ORDER-08)."""
    box, table = judgement.box, judgement.table
    if not box.has_pool:
        return (
            special_tokens(box.order_tokens) - special_tokens(table.own.tokens) < table.own.specials
        )
    if table.is_strategic_for(box, planet):
        return True
    pooled = [
        token
        for one, stack in table.stacks.items()
        for token in stack
        if token.seat == table.seat and is_special(token.order)
        if not table.is_strategic_for(box, one)
    ]
    return len(pooled) < modules_of(box, table.own, RESEARCH_AND_DEVELOPMENT)


def imagine(judgement: Judgement) -> Judgement:
    """The table as it should be after the orders placed so far are executed: new units first, then
    the moves."""
    known, builds = judgement.notes.imagined, tuple(placed(judgement.table, BUILD))
    moves = tuple(placed(judgement.table, MOBILIZE))
    after = judgement
    for done in range(len(moves) + 1):
        key = (builds, moves[:done])
        found = known.get(key)
        if found is None:
            found = with_march(after, moves[done - 1]) if done else with_recruits(judgement)
            if found is not judgement:
                known[key] = found
        after = found
    return after


def with_recruits(judgement: Judgement) -> Judgement:
    """Add new units next to the bases on planets with a Build order."""
    table = judgement.table
    orders = placed(table, BUILD)
    planets = [one for one in orders if judgement.own_base(one) != NONE]
    senders = planets + [one for one in orders if sends(judgement, one)]
    if not planets:
        return remade(judgement, with_routes(judgement, senders)) if senders else judgement
    armies, owners = list(table.armies), list(table.owners)
    for number, unit in enumerate(recruits(judgement, len(planets))):
        planet = planets[number % len(planets)]
        areas = [area for area in judgement.box.areas_of[planet] if not table.is_enemy(area)]
        places = {area: room(judgement, area, armies[area], unit) for area in areas}
        area = max(areas, key=lambda one: places[one], default=NONE)
        if area != NONE and places[area] > 0:
            armies[area] = tuple(sorted((*armies[area], unit)))
            owners[area] = judgement.seat
    table = with_routes(judgement, senders).copy()
    table.armies, table.owners = tuple(armies), tuple(owners)
    return remade(judgement, table)


def with_routes(judgement: Judgement, planets: list[int]) -> Table:
    """Each Build order adds the transport that is needed most."""
    table = judgement.table
    for planet in planets:
        own = table.own
        routes = [
            route
            for route, ends in enumerate(table.routes)
            if planet in ends and route not in own.transports
        ]
        route = next_route(remade(judgement, table), routes)
        if route != NONE and own.transport_supply:
            table = with_route(remade(judgement, table), route).table
    return table


def with_march(judgement: Judgement, planet: int) -> Judgement:
    """Make the moves of a Mobilize order; a likely attack is assumed to have succeeded."""
    judgement = lifted(judgement, planet)
    table, seat = judgement.table, judgement.seat
    march = best_march(judgement, planet)
    armies, owners = list(table.armies), list(table.owners)
    bases, keepers = list(table.bases), list(table.keepers)
    gone = march.target if march.win < SURE else NONE
    fallen = march.target != NONE and gone == NONE
    if fallen:
        bases[march.target] = keepers[march.target] = NONE
        if owners[march.target] != seat:  # our own units may be there, next to an enemy base
            armies[march.target] = ()
    for unit, origin, to in march.moves:
        armies[origin] = without(armies[origin], unit)
        if not armies[origin]:
            owners[origin] = NONE
        if to != gone:
            armies[to] = tuple(sorted((*armies[to], unit)))
            owners[to] = seat
    after = table.copy()
    after.armies, after.owners = tuple(armies), tuple(owners)
    after.bases, after.keepers = tuple(bases), tuple(keepers)
    return remade(judgement, after, fallen=fallen)


def order_worth(judgement: Judgement, imagined: Judgement, planet: int, order: int) -> float:
    """What an order on a planet would gain."""
    if order == STAR:
        kinds = (BUILD, MOBILIZE, RESEARCH)
        return max(order_worth(judgement, imagined, planet, one) for one in kinds)
    special = is_special(order)
    if judgement.box.has_pool and judgement.table.is_strategic_for(judgement.box, planet):
        # There a standard order is as good, and the special one can go elsewhere.
        kind = kind_of_order(order)
        return kind_worth(judgement, imagined, planet, kind, special=True) - 0.01 * special
    return kind_worth(judgement, imagined, planet, kind_of_order(order), special)


def kind_worth(
    judgement: Judgement, imagined: Judgement, planet: int, kind: int, special: bool
) -> float:
    """What an order of a kind would gain, as a special one or not."""
    match kind:
        case 0:
            worth = build_worth(judgement, imagined, planet) + 0.3 * special
            return worth * judgement.aims.calm
        case 1:
            return mobilize_worth(judgement, imagined, planet, special) + 0.05 * special
    return (research_worth(judgement, planet) + 0.1 * special) * judgement.aims.calm


def mobilize_worth(judgement: Judgement, imagined: Judgement, planet: int, special: bool) -> float:
    """The moves it allows, and a base that can be built after them."""
    worth = best_march(imagined, planet, special).worth
    if is_base_waiting(judgement, planet) and planet not in placed(judgement.table, MOBILIZE):
        worth += base_worth(judgement, planet)
    return worth + reserve(judgement, planet) * judgement.aims.calm


def reserve(judgement: Judgement, planet: int) -> float:
    """What it is worth that an order waits on a planet to win back what must not fall there."""
    if planet not in judgement.watched or planet in placed(judgement.table, MOBILIZE):
        return 0.0
    armies, areas = judgement.table.armies, judgement.box.areas_of[planet]
    alert = [area for area in areas if area in judgement.aims.alert]
    return max(WIN_BACK * (1 - judgement.hold(area, armies[area])) for area in alert)


def is_base_waiting(judgement: Judgement, planet: int) -> bool:
    """Whether a Build order for a first base is on a planet where we have no units yet."""
    there = any(judgement.table.owners[a] == judgement.seat for a in judgement.box.areas_of[planet])
    known = placed(judgement.table, BUILD)
    return not there and planet in known and judgement.own_base(planet) == NONE


def build_worth(judgement: Judgement, imagined: Judgement, planet: int) -> float:
    """New units where we have a base; a new base where we have, or will have, units."""
    table, box = judgement.table, judgement.box
    before = placed(table, BUILD)
    money = purse(judgement)
    if judgement.own_base(planet) != NONE:
        orders = sum(judgement.own_base(one) != NONE for one in before)
        had = len(recruits(judgement, orders)) if orders else 0
        more = recruits(judgement, orders + 1)[had:]
        if judgement.aims.calm < 1:
            more = [unit for unit in more if has_place(judgement, planet, unit)]
        gain = sum(judgement.units[unit].worth for unit in more) * (0.7 + 0.25 * judgement.rounds)
        room = sum(
            box.limit[area] - len(table.armies[area])
            for area in box.areas_of[planet]
            if not table.is_enemy(area)
        )
        if not more and judgement.aims.calm < 1:
            return 0.0
        first = 0.8 if not orders else 0.0  # upgrades, workers, transports
        return (gain if room >= 2 else gain / 2) + first + 0.05 * front(judgement, planet)
    if planet in before:
        return 0.0
    if sends(judgement, planet) and (sent := sending_worth(judgement, imagined, planet)) > ENOUGH:
        return sent + 0.01  # before the moves themselves
    if not money.pays(box.base_cost):
        return 0.0
    worth = base_worth(judgement, planet)
    if worth < WORTH_A_BASE:
        return 0.0
    if any(table.owners[area] == judgement.seat for area in box.areas_of[planet]):
        return worth
    left = ORDERS_PER_ROUND * orders_each_time(box, table.own.faction) - table.orders_placed
    if left < 2 or planet in placed(table, MOBILIZE) or not table.own.tokens[MOBILIZE]:
        return 0.0
    march = best_march(imagined, planet)
    return 0.7 * worth if march.worth > 0.3 else 0.0


def research_worth(judgement: Judgement, planet: int) -> float:
    """An Event card, three Combat cards, a technology if resources are left."""
    if judgement.own_base(planet) == NONE:
        return -1.0
    before = len(placed(judgement.table, RESEARCH))
    cards = 0.35 if judgement.table.own.hand_count < 6 else 0.15
    return (EVENT + cards + 0.3) / (1 + before)


# Execution


def choose_reveal(judgement: Judgement, options: list[Option]) -> Answer:
    """New units first, then whatever can wait; attacks late, after rivals have moved."""
    best = max(options, key=lambda one: (urgency(judgement, one.what), -one.what))
    return Answer(best, "bot-sc-reveal")


def urgency(judgement: Judgement, planet: int) -> float:
    """How soon the top order of a planet should be executed."""
    table = judgement.table
    token = table.stacks[planet][-1]
    match kind_of_order(token.order):
        case 0:
            return 3.0 if judgement.own_base(planet) != NONE else 1.5
        case 1:
            march = best_march(judgement, planet, is_special(token.order))
            if march.target == NONE and planet in judgement.watched:
                return 0.5
            waits = judgement.box.sends_from_areas or judgement.aims.pressed
            if waits and not march.moves:  # a transport may come first
                return 0.5
            below = is_base_waiting(judgement, planet)
            return 2.2 if below else 1.0 if march.target != NONE else 1.8
    return 2.5


def choose_execution(judgement: Judgement, options: list[Option]) -> Answer:
    """The order in the best way, as a special one if possible, unless an Event card is worth
    more."""
    table = judgement.table
    planet = table.revealed
    shown = table.stacks[planet][-1].order
    ways = [
        (worth_now(judgement, planet, order), is_special(order), one)
        for one in options
        if one.verb != "draw-event"
        for order in (shown if one.verb == "execute" else one.what,)
    ]
    worth, _, best = max(ways)
    if worth < EVENT / (1 + table.own.drawn):
        return Answer(Option("draw-event"), "bot-sc-event-card")
    return Answer(best, "bot-sc-execute")


def worth_now(judgement: Judgement, planet: int, order: int) -> float:
    """What an order on a planet gains if it is executed now."""
    table = judgement.table
    has_base = judgement.own_base(planet) != NONE
    match kind_of_order(order):
        case 0 if has_base:
            return 1.0 if purse(judgement).in_all()[0] else 0.0
        case 0:
            areas = judgement.box.areas_of[planet]
            there = any(table.owners[area] == judgement.seat for area in areas)
            sent = sends(judgement, planet) and sending_worth(judgement, judgement, planet)
            return max(base_worth(judgement, planet) if there else 0.0, sent)
        case 1:
            return best_march(judgement, planet, is_special(order)).worth
    return 1.0 if has_base else 0.0
