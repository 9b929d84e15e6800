"""What is chosen when a Leadership card does something: where heroes and pieces go, who suffers."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.starcraft.economy import route_worth
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.marching import ENOUGH
from orrery.bots.starcraft.places import room
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.board.leading import number_of
from orrery.starcraft.facts.terms import NONE

HALF_SURE = 0.5
"""How much a point token counts in an area that nobody holds."""


# What is worth what


def token_worth(judgement: Judgement, area: int) -> float:
    """What one more conquest point in an area is worth to us: as much as we are likely to hold it,
    less if it is empty, and a loss if a rival holds it (BW-LEADCARD-19)."""
    table = judgement.table
    if table.points_of(judgement.box, area):
        return 0.0
    if table.is_mine(area):
        kept = judgement.hold(area, table.armies[area])
        return judgement.point * kept
    if table.is_empty(area):
        near = judgement.own_base(judgement.box.planet_of[area]) != NONE
        return HALF_SURE * near
    return -judgement.point


def is_on(judgement: Judgement, planet: int) -> bool:
    """Whether we have units on a planet."""
    owners = judgement.table.owners
    return any(owners[area] == judgement.seat for area in judgement.box.areas_of[planet])


def army_worth(judgement: Judgement, area: int) -> float:
    return sum(judgement.units[unit].worth for unit in judgement.table.armies[area])


def blow(judgement: Judgement, area: int) -> float:
    """What it is worth to us that all units in an area are gone."""
    owner = judgement.table.owners[area]
    sign = 1.0 if owner in judgement.rivals else -1.0
    return sign * army_worth(judgement, area)


def rivals_on(judgement: Judgement, planet: int) -> float:
    """What the units of rivals on a planet are worth, less those of teammates."""
    areas, owners = judgement.box.areas_of[planet], judgement.table.owners
    return sum(blow(judgement, area) for area in areas if owners[area] != judgement.seat)


def pair_worth(judgement: Judgement, unit: int) -> float:
    """What the units of a type are worth that Scorched Earth Policy gives, as far as there are
    miniatures (BW-LEADCARD-21)."""
    box = judgement.box
    left = judgement.table.own.figures[box.unit_place[unit]]
    return min(left, number_of(box, "scorched_earth_policy")) * judgement.units[unit].worth


# Heroes and pieces


def arrive(judgement: Judgement, options: list[Option]) -> Answer:
    """A hero, or whatever else arrives, goes where an army holds most, judged by any of our
    units."""
    box, table = judgement.box, judgement.table
    hero = hero_due(judgement)
    unit = hero if hero != NONE else box.units_of[table.own.faction][0]
    areas = [one for one in options if one != DONE]
    return Answer(max(areas, key=lambda one: judgement.joins(unit, one.what)), "bot-sc-place")


def hero_due(judgement: Judgement) -> int:
    """The hero of ours who is not on the board, or NONE."""
    box, table = judgement.box, judgement.table
    heroes = [box.leadership[card].hero for card in table.own.leading]
    there = {unit for army in table.armies for unit in army}
    return next((one for one in heroes if one != NONE and one not in there), NONE)


def free_figure(judgement: Judgement, options: list[Option]) -> Answer:
    """The unit that is missed least makes room for a hero: he is always worth more
    (BW-LEAD-13)."""
    box, table = judgement.box, judgement.table
    hero = hero_due(judgement)
    areas = [one for one in options if one != DONE]
    if hero == NONE:
        return Answer(areas[0], "bot-sc-loss")
    figure = box.figure_of[hero]

    def loss(option: Option) -> float:
        return judgement.leaves(figure, option.what, table.armies[option.what])

    return Answer(min(areas, key=loss), "bot-sc-loss")


def install(judgement: Judgement, options: list[Option]) -> Answer:
    """An installation goes where it is safest, then where control is worth most."""
    table = judgement.table

    def safety(option: Option) -> tuple[float, float]:
        area = option.what
        kept = judgement.hold(area, table.armies[area])
        return round(kept, 2), judgement.worth(area)

    return Answer(max(options, key=safety), "bot-sc-place")


def first_of_the_best(options: list[Option], number: int, worth: Callable[[int], float]) -> Option:
    """The first of this many best options: programs pick them in rising order, so none can be taken
    after a later one."""
    best = sorted(options, key=lambda one: worth(one.what), reverse=True)
    return min(best[:number], key=lambda one: one.what)


def point_token(judgement: Judgement, options: list[Option]) -> Answer:
    """The areas that we hold best."""
    tokens = judgement.box.leadership[judgement.box.leader_number["tactical_mastery"]].points
    left = tokens - sum(judgement.table.points.values())
    best = first_of_the_best(options, left, lambda area: token_worth(judgement, area))
    return Answer(best, "bot-sc-event")


def lay_transports(judgement: Judgement, options: list[Option]) -> Answer:
    """Transports cost nothing: all of them, on the most useful routes (BW-LEADCARD-35)."""
    routes = [one for one in options if one != DONE]
    left = judgement.table.own.transport_supply
    best = first_of_the_best(routes, left, lambda route: route_worth(judgement, route))
    return Answer(best, "bot-sc-transport")


def which_pair(judgement: Judgement, options: list[Option]) -> Answer:
    """The pair of units that is worth most."""
    best = max(options, key=lambda one: pair_worth(judgement, one.what))
    return Answer(best, "bot-sc-unit")


def deploy(judgement: Judgement, options: list[Option]) -> Answer:
    """All units leave the card, the best first (BW-LEADCARD-38)."""
    units = [one for one in options if one != DONE]
    return Answer(max(units, key=lambda one: judgement.units[one.what].worth), "bot-sc-place")


# Warp Gate


def warp(judgement: Judgement, options: list[Option]) -> Answer:
    """A unit that does more elsewhere than at the gate (BW-LEADCARD-31)."""
    gain, unit, _ = best_warp(judgement)
    pick = Option("unit", unit)
    if gain <= ENOUGH or pick not in options:
        return Answer(DONE, "bot-sc-hold")
    return Answer(pick, "bot-sc-occupy")


def warp_to(judgement: Judgement, options: list[Option]) -> Answer:
    """Where it does most."""
    pick = Option("area", best_warp(judgement)[2])
    return Answer(pick if pick in options else options[0], "bot-sc-occupy")


def best_warp(judgement: Judgement) -> tuple[float, int, int]:
    """The best move from the gate: what it gains, the unit and the area."""
    table, gate = judgement.table, gate_of(judgement)
    found = (0.0, NONE, NONE)
    if gate == NONE:
        return found
    army = table.armies[gate]
    for area in table.areas:
        if area == gate or not table.is_open_to(judgement.seat, area):
            continue
        for unit in dict.fromkeys(army):
            if room(judgement, area, table.armies[area], unit) > 0:
                gain = judgement.joins(unit, area) - judgement.leaves(unit, gate, army)
                found = max(found, (gain, unit, area))
    return found


def gate_of(judgement: Judgement) -> int:
    """The area of our Warp Gate: where we keep an area without a base."""
    table, seat = judgement.table, judgement.seat
    gates = [area for area in table.areas if table.keepers[area] == seat]
    return next((area for area in gates if table.bases[area] != seat), NONE)


# Planets and rivals

Chooser = Callable[[Judgement, list[Option]], Answer]


def by_planet(worth: Callable[[Judgement, int], float], reason: str) -> Chooser:
    """A chooser of the planet that is worth most."""

    def choose(judgement: Judgement, options: list[Option]) -> Answer:
        planets = [one for one in options if one.verb == "planet"]
        if not planets:
            return Answer(options[0], reason)
        return Answer(max(planets, key=lambda one: worth(judgement, one.what)), reason)

    return choose


def stake_on(judgement: Judgement, planet: int) -> float:
    """What we hold on a planet."""
    table, areas = judgement.table, judgement.box.areas_of[planet]
    mine = [area for area in areas if table.is_mine(area)]
    return sum(judgement.garrison(area, table.armies[area]) for area in mine)


def printed_worth(judgement: Judgement, planet: int) -> float:
    """What is printed on a planet."""
    box = judgement.box
    return sum(box.amount[area] + 2.0 * box.points[area] for area in box.areas_of[planet])


def down_a_transport(judgement: Judgement, options: list[Option]) -> Answer:
    """On every route, a transport of the rival nearest to victory; teammates keep theirs
    (BW-LEADCARD-13)."""
    offers = [one for one in options if one != DONE and one.to in judgement.rivals]
    best = min(offers, key=lambda one: (one.what, -judgement.race.alarm(one.to)), default=DONE)
    return Answer(best, "bot-sc-decline" if best == DONE else "bot-sc-strike")


def sacrifice(judgement: Judgement, options: list[Option]) -> Answer:
    """The unit whose loss is made up for best by a blow on its planet (BW-LEADCARD-34)."""
    box, units = judgement.box, judgement.units

    def worth(option: Option) -> float:
        areas = box.areas_of[box.planet_of[option.to]]
        return max(blow(judgement, area) for area in areas) - units[option.what].worth

    return Answer(max(options, key=worth), "bot-sc-loss")


def strike_area(judgement: Judgement, options: list[Option]) -> Answer:
    """The area with the most valuable units of a rival, or one with none of ours."""
    best = max(options, key=lambda one: blow(judgement, one.what))
    return Answer(best, "bot-sc-strike")


def first_player(judgement: Judgement, options: list[Option]) -> Answer:
    """The first player token is ours, or stays (BW-LEADCARD-15)."""
    mine = Option("seat", judgement.seat)
    return Answer(mine if mine in options else DONE, "bot-sc-any")


def end_of_planning(judgement: Judgement, options: list[Option]) -> Answer:
    """Every card is used; a stack is turned only if that brings an order of ours from below one of
    a rival (BW-LEADCARD-40)."""
    table, seat = judgement.table, judgement.seat
    cards = [one for one in options if one.verb != "turn-stack" and one != DONE]
    if cards:
        return Answer(cards[0], "bot-sc-any")
    for option in options:
        if option.verb == "turn-stack":
            stack = table.stacks[option.what]
            if stack[0].seat == seat and stack[-1].seat in judgement.rivals:
                return Answer(option, "bot-sc-ability")
    return Answer(DONE, "bot-sc-decline")
