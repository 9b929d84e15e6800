"""`simple` for StarCraft: fixed priorities, no weighing.

It builds at home, sends spare units to conquest areas, attacks fewer units with more, plays the
matching card with the largest values, and otherwise takes the first thing offered.
"""

from __future__ import annotations

from orrery.bots.starcraft.eager import EagerBot
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.table import StarCraftWindow, Table, box_of
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import BUILD, MOBILIZE, NONE, RESEARCH, special_order

PLAN = (BUILD, MOBILIZE, BUILD, RESEARCH)
"""The orders of a round; on one planet the last is executed first."""
WORKERS = 10
TRANSPORTS = 3


class SimpleBot:
    """Never plans beyond the next pick."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # deterministic: the seed is not used

    def answer(self, window: StarCraftWindow) -> Answer:
        options = [one for one in window.options if one.verb not in EagerBot.idle]
        options = options or [DONE if DONE in window.options else window.options[0]]
        box = box_of(window.facts)
        table = read(box, window.view, window.seat)
        match window.prompt.key:
            case "order-where":
                return Answer(where(box, table, options), "bot-sc-simple-order")
            case "order-which":
                kinds = (
                    next_order(table),
                    *PLAN,
                    special_order(MOBILIZE),
                    special_order(BUILD),
                )
                fitting = [Option("order", kind) for kind in kinds]
                pick = next((one for one in fitting if one in options), options[0])
                return Answer(pick, "bot-sc-simple-order")
            case "build-forces":
                return Answer(purchase(box, table, options), "bot-sc-simple-buy")
            case "move":
                pick = next_move(box, table, options)
                possible = pick in window.options  # a unit that may not stay must move on
                return Answer(pick if possible else options[0], "bot-sc-simple-move")
            case "move-to":
                goal = goal_on(box, table)
                fitting = [one for one in options if one.what == goal]
                return Answer((fitting or options)[0], "bot-sc-simple-move")
            case "lift-off":
                return Answer(DONE, "bot-sc-simple-first")
            case "standard-card" | "replacement-card" | "adaptive-card":
                return Answer(best_card(box, table, options), "bot-sc-simple-card")
            case "discard-to-limit":
                worst = min(options, key=lambda one: sum(box.major[one.what]))
                return Answer(worst, "bot-sc-simple-discard")
        return Answer(options[0], "bot-sc-simple-first")


def next_order(table: Table) -> int:
    """What the plan says for the number of orders placed in this round."""
    return PLAN[table.orders_placed % len(PLAN)]


def where(box: Box, table: Table, options: list[Option]) -> Option:
    """Mobilize where there is most to gain, everything else at home."""
    moving = next_order(table) == MOBILIZE

    def worth(option: Option) -> int:
        areas = box.areas_of[option.what]
        if moving:
            reach = sum(len(table.armies[area]) for area in own_areas(box, table, option.what))
            prizes = [area for area in areas if not table.is_mine(area)]
            return min(reach, 1) * sum(1 + 2 * (table.points_of(box, area) > 0) for area in prizes)
        return sum(3 * (table.bases[area] == table.seat) + table.is_mine(area) for area in areas)

    planets = [one for one in options if one.verb == "planet"]
    return max(planets, key=worth, default=options[0])


def own_areas(box: Box, table: Table, planet: int) -> list[int]:
    """Where our units are that can move to a planet."""
    reached = {planet}
    for route in table.own.transports:
        if planet in table.routes[route]:
            reached.update(table.routes[route])
    return [
        area
        for area in table.areas
        if table.owners[area] == table.seat and box.planet_of[area] in reached
    ]


def purchase(box: Box, table: Table, options: list[Option]) -> Option:
    """Workers up to a number, then transports up to a number, then the most expensive unit."""
    own = table.own
    workers = own.pool + own.unavailable + sum(own.permanent) + sum(own.workers)
    by_verb = {option.verb: option for option in options}
    if workers < WORKERS and "new-worker" in by_verb:
        return by_verb["new-worker"]
    if len(own.transports) < TRANSPORTS and "transport" in by_verb:
        return by_verb["transport"]
    units = [option for option in options if option.verb == "unit"]
    return max(units, key=lambda option: sum(box.cost[option.what])) if units else DONE


def next_move(box: Box, table: Table, options: list[Option]) -> Option:
    """A unit that is not alone in its area, if there is somewhere to go."""
    goal = goal_on(box, table)
    for option in options:
        if goal != NONE and option.verb == "move" and option.to != goal:
            alone = len(table.armies[option.to]) == 1
            if not alone or not table.points_of(box, option.to):
                return option
    return DONE if table.invaded == NONE or not options else options[0]


def goal_on(box: Box, table: Table) -> int:
    """Where units go on the active planet: into the current attack, an empty conquest area, an
    enemy area with fewer units than could come, an empty area."""
    if table.invaded != NONE:
        return table.invaded
    areas = box.areas_of[table.planet]
    empty = [area for area in areas if table.is_empty(area)]
    conquest = [area for area in empty if table.points_of(box, area)]
    reach = sum(len(table.armies[area]) for area in own_areas(box, table, table.planet))
    weak = [area for area in areas if table.is_enemy(area) and len(table.armies[area]) + 2 <= reach]
    return next(iter((*conquest, *weak, *empty)), NONE)


def best_card(box: Box, table: Table, options: list[Option]) -> Option:
    """The card with the largest values for the unit in front."""
    place, battle = table.under_way.get("place-cards"), table.battle

    def values(option: Option) -> int:
        if option.verb != "card" or battle is None or place is None:
            return 0
        front = battle.skirmishes[place["skirmish"]].front[place["role"]]
        big = box.icons[option.what] & box.unit_bit[front]
        return sum(box.major[option.what] if big else box.minor[option.what])

    return max(options, key=values)
