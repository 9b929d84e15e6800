"""What the aims of a scenario are worth to a seat: areas, bases, units, items, planets to go to. In
Survival, where only bases keep a player in the game, the bases.

There is one function for each kind of aim, in the table `AIMS`; none knows a scenario by its name.
Everything is measured in conquest points, as in `judgement`. Elsewhere, all of it is nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orrery.bots.starcraft.scenarios.driven import runner, seat_of
from orrery.bots.starcraft.scenarios.ways import footholds, hops
from orrery.bots.starcraft.strength import Stakes
from orrery.starcraft.board.queries import team_with
from orrery.starcraft.board.sheet import orders_each_time
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.bots.starcraft.table import Table
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.facts.scenario import Aim, Condition

VICTORY = 10.0
"""What an aim is worth: victory, or not to lose."""
SHARES = (1.0, 0.4, 0.25, 0.2, 0.15)
"""How much of it one of several pieces is worth, by how many are left: the last one decides."""
FAR = 4
"""The most rounds it looks ahead."""
PULL = 0.5
"""What it is worth that a unit is on the planet where an aim is."""
LURE = 0.6
"""How much of that is left for each route on the way there."""
GRAB = 0.35
"""How much of an item's worth is control of the area where it lies."""
LAST = 3.0
"""The same where all the others are home: to bring it there wins."""
NEARER = (1.0, 0.7, 0.45, 0.25, 0.1)
"""How much of its worth an item has, by how many moves it is from home."""
PATIENT = 10
"""How many rounds of Survival pass before fear fades, and how many until it is gone; thrift lasts
twice as long, so that units gather until they can take a base together."""
STRIDE, FARTHEST = 1.0, 8
"""What each route nearer to an enemy base is worth once fear is gone, and how many count."""
BRIDGE = 0.4
"""How much of it the only way there is worth."""
RESTLESS = 0.7
"""How much less orders that lead to no attack are worth then."""
PRESSED_CALM, PRESSED_THRIFT = 0.6, 0.5
"""How much orders without an attack, and losses at most, count to whoever must win in time."""
FOOTHOLD = 4.0
"""What a first base is worth from which transports lead to where an item is to be fetched."""
DARING = 0.4
"""How much of its worth a hero keeps whose end does not decide."""
THRIFT = (0.1, 0.5, 0.8, 1.0)
"""How much losses count to whoever loses when the rounds are over, by how many are left."""
ITEM = 0.6
"""How much of victory an item is worth that is not the last one."""
PLANTED = (1.0, 0.7, 0.45, 0.25)
"""The same for an item that is laid down somewhere once and for all."""
AWAY = 0.3
"""How much of it the other side gains by keeping the item as far away as possible."""
DROPPED = 0.4
"""How much of it is lost with the unit that carries the item."""
SPARED = 0.5
"""How much of an aim is lost by helping somebody else to it."""


class Aims:
    """What is at stake for a seat."""

    def __init__(self, box: Box, table: Table) -> None:
        self.box, self.table, self.seat = box, table, table.seat
        self.control: dict[int, float] = {}  # by area: what it is worth more to hold it
        self.bases: dict[int, float] = {}  # by area: what a base of ours there is worth more
        self.denials: dict[int, float] = {}  # by area: what it is worth that its owner loses it
        self.stakes: dict[int, float] = {}  # by unit: what its end is worth to the other side
        self.places: dict[int, dict[int, float]] = {}  # by item and area: what it is worth there
        self.homes: dict[int, float] = {}  # by item: what it is worth to us where it belongs
        self.fetched: set[int] = set()  # the items that we want to be where they are not
        self.sites: dict[int, float] = {}  # by planet: what a base of ours there is worth more
        self.pull: dict[int, float] = {}  # by planet: what it is worth that a unit is there
        self.races: dict[int, int] = {}  # by team: the points that win
        self.clock = FAR  # rounds left, this one included
        self.alert: set[int] = set()  # areas that must not fall: all who are near may attack them
        self.fear = 1.0  # how much the attacks that may come count
        self.thrift = 1.0  # how much our losses count
        self.hunt = 1.0  # how much the enemy's count, compared with usual
        self.calm = 1.0  # how much orders are worth that lead to no attack
        self.urge = 0.0  # how much it counts that attackers come nearer to where they are drawn
        self.pressed = False  # others win by waiting: by their points, or when the rounds are over
        self.sides = [team_with(box, at, one.faction) for at, one in enumerate(table.players)]
        self.side = self.sides[runner(box, table, table.seat)]
        for one in () if box.scenario is None else box.scenario.conditions:
            AIMS[one.aim](self, one)
        if box.lives_by_bases:
            lives(self)
        self.pressed |= bool(self.homes) and bool(self.races) and self.side not in self.races
        if self.pressed:
            self.calm, self.thrift = PRESSED_CALM, min(self.thrift, PRESSED_THRIFT)

    def settles(self, area: int) -> float:
        """What a base of ours in an area is worth by the items that are there, lying or carried:
        then they are home (BW-SCEN-58)."""
        carried = {self.box.item[unit] for unit in self.table.armies[area]}
        return sum(
            home - self.places[item][area]
            for item, home in self.homes.items()
            if item in carried or self.table.items.get(item, NONE) == area
        )

    def settles_on(self, planet: int, areas: list[int]) -> float:
        """What a base of ours in one of these areas of a planet is worth by all items."""
        here = max((self.settles(area) for area in areas), default=0.0)
        return here + self.sites.get(planet, 0.0)

    def is_friend(self, seat: int) -> bool:
        """Whether a player wants what we want: we, our teammates, and whoever decides for us, or
        for whom we decide (BW-MODE-20, BW-SCEN-35)."""
        return self.sides[runner(self.box, self.table, seat)] == self.side

    def of_units(self) -> Stakes:
        """What units are worth more than usual. Destroyed enemies count half (`marching.KILL`), but
        not those that decide."""
        mine = [one.faction for at, one in enumerate(self.table.players) if self.is_friend(at)]
        return tuple(
            (unit, stake if self.box.unit_faction[unit] in mine else 2 * stake)
            for unit, stake in sorted(self.stakes.items())
        )

    def more(self, where: dict[int, float], what: int, worth: float) -> None:
        where[what] = where.get(what, 0.0) + worth

    def draw_to(self, planet: int, worth: float) -> None:
        """Units gather around a planet."""
        for one, distance in hops(self.table.routes, planet).items():
            self.more(self.pull, one, PULL * worth * LURE**distance)

    def base_at_stake(self, area: int, owner: int, worth: float, wins: bool) -> None:
        """A base decides: its owner keeps it, whoever wins by that destroys it, others spare it."""
        bridge = None if self.box.scenario is None else self.box.scenario.bridge
        if bridge is not None and area in bridge.beyond:
            self.more(self.control, bridge.area, BRIDGE * worth)
        if owner == self.seat:
            self.more(self.bases, area, worth)
            if worth >= VICTORY:
                self.alert.add(area)
        elif self.is_friend(owner):
            return
        elif wins:
            for one in self.shelters(area, owner) or [area]:
                self.more(self.denials, one, worth)
            self.draw_to(self.box.planet_of[area], worth / VICTORY / self.calm)
        else:
            self.more(self.denials, area, -SPARED * worth)

    def shelters(self, area: int, owner: int) -> list[int]:
        """The areas whose units protect a base: those of a faction that nobody plays, anywhere on
        its planet (BW-SCEN-42)."""
        box, table = self.box, self.table
        if runner(box, table, owner) == owner:
            return []
        areas = box.areas_of[box.planet_of[area]]
        return [one for one in areas if table.owners[one] == owner and table.armies[one]]


def are_there(box: Box) -> bool:
    """Whether there are aims besides points and objectives."""
    return box.scenario is not None or box.lives_by_bases


def share(left: int) -> float:
    """What one of several pieces is worth when so many are left."""
    return VICTORY * SHARES[min(max(left, 1), len(SHARES)) - 1]


# What each kind of aim makes of it


def base_lost(aims: Aims, one: Condition) -> None:
    """The base on that planet (BW-SCEN-06, BW-SCEN-30)."""
    owner = seat_of(aims.table, one.of)
    for area in aims.table.areas:
        if aims.table.bases[area] == owner != NONE and aims.box.planet_of[area] in one.planets:
            aims.base_at_stake(area, owner, VICTORY, one.side == aims.side)


def no_bases_left(aims: Aims, one: Condition) -> None:
    """Every base of a faction (BW-SCEN-29)."""
    owner = seat_of(aims.table, one.of)
    areas = [one for one in aims.table.areas if aims.table.bases[one] == owner != NONE]
    for area in areas:
        aims.base_at_stake(area, owner, share(len(areas)), one.side == aims.side)


def lives(aims: Aims) -> None:
    """Bases are life, our own and those of all others; whoever only waits never wins: armies fight
    their way to them, fear and thrift fade, and the hunt for units begins (BW-MODE-03)."""
    aims.urge = 1.0
    late = aims.table.round - PATIENT
    aims.fear = min(max(1 - late / PATIENT, 0.0), 1.0)
    aims.thrift = min(max(1 - late / PATIENT / 2, 0.0), 1.0)
    aims.hunt = max(late / PATIENT, 1.0)
    aims.calm = 1 - RESTLESS * (1 - aims.fear)
    for seat in range(len(aims.table.players)):
        areas = [area for area in aims.table.areas if aims.table.bases[area] == seat]
        for area in areas:
            aims.base_at_stake(area, seat, share(len(areas)), wins=True)
    close_in(aims)


def close_in(aims: Aims) -> None:
    """Once fear fades, all routes on the way to an enemy base count the same: the rear marches."""
    table = aims.table
    bases = [area for area in table.areas if table.bases[area] != NONE]
    goals = [area for area in bases if not aims.is_friend(table.bases[area])]
    ways = [hops(table.routes, aims.box.planet_of[area]) for area in goals]
    for planet in table.planets:
        far = min((way.get(planet, FARTHEST) for way in ways), default=FARTHEST)
        aims.more(aims.pull, planet, STRIDE * (1 - aims.fear) * (FARTHEST - far))


def heroes_lost(aims: Aims, one: Condition) -> None:
    """Heroes are hunted and kept from harm, the last one above all (BW-SCEN-06, BW-SCEN-59)."""
    box, table = aims.box, aims.table
    armies = (*enumerate(table.armies), (table.invaded, table.invaders))
    standing = {box.bare[unit]: area for area, army in armies for unit in army}
    left = [unit for unit in one.units if unit in standing]
    wins = one.side == aims.side
    daring = DARING if not wins and len(left) > 1 else 1.0
    for hero in left:
        at_stake(aims, hero, daring * share(len(left)))
        if wins and standing[hero] != NONE:
            aims.draw_to(box.planet_of[standing[hero]], 0.5 * share(len(left)) / VICTORY)


def at_stake(aims: Aims, unit: int, worth: float) -> None:
    """A unit that matters, whatever it carries."""
    for kind, bare in enumerate(aims.box.bare):
        if bare == unit:
            aims.more(aims.stakes, kind, worth)


def unit_on(aims: Aims, one: Condition) -> None:
    """The units of a faction go to a planet, or are kept from it (BW-SCEN-30)."""
    if aims.table.own.faction != one.of:
        plant(aims, one)
        if one.side != aims.side:
            intercept(aims, one)
        return
    for planet in one.planets:
        aims.draw_to(planet, 1.0)
        for area in aims.box.areas_of[planet]:
            aims.more(aims.control, area, VICTORY)


def intercept(aims: Aims, one: Condition) -> None:
    """Units that are a move away from where they would win are destroyed in time."""
    box, table, owner = aims.box, aims.table, seat_of(aims.table, one.of)
    ends = [table.routes[route] for route in table.players[owner].transports]
    near = {a + b - goal for goal in one.planets for a, b in ends if goal in (a, b)}
    areas = [at for planet in near for at in box.areas_of[planet] if table.owners[at] == owner]
    for area in areas:
        aims.more(aims.denials, area, share(len(areas)))


def plant(aims: Aims, one: Condition) -> None:
    """Those units move only once an item is where it belongs: one side carries it there, the others
    hunt its carrier (BW-SCEN-33, BW-SCEN-34)."""
    box, scenario = aims.box, aims.box.scenario
    goals = () if scenario is None else scenario.planted_on
    for item, goal in enumerate(goals):
        area = place_of(aims, item)
        if NONE in (goal, area) or box.planet_of[area] == goal:
            continue
        if one.side == aims.side:
            way = hops(aims.table.routes, goal)
            aims.places[item] = {
                at: VICTORY * PLANTED[min(way.get(box.planet_of[at], FAR), len(PLANTED) - 1)]
                for at in aims.table.areas
            }
            aims.draw_to(goal, 0.5)
        for kind, carried in enumerate(box.item):
            if carried == item:
                aims.more(aims.stakes, kind, DROPPED * VICTORY)


def unit_beside(aims: Aims, one: Condition) -> None:
    """Everybody wants to be where the installation is: some to win by it, and before it is too
    late, others so that they do not (BW-SCEN-79)."""
    box, table = aims.box, aims.table
    slug = box.installation_slugs[one.installation]
    area = next((area for area, kind in table.installed.items() if kind == slug), NONE)
    if area == NONE or aims.control.get(area, 0.0) >= VICTORY:
        return
    aims.more(aims.control, area, VICTORY)
    aims.draw_to(box.planet_of[area], 1.0)
    wins = wins_by(box, aims.side, one)
    aims.pressed = wins and orders_each_time(box, table.own.faction) == 1  # two leave time for all
    if not wins:
        aims.alert.add(area)
    owner = table.owners[area]
    if owner != NONE and aims.sides[owner] != aims.side and wins_by(box, aims.sides[owner], one):
        aims.more(aims.denials, area, VICTORY)


def wins_by(box: Box, side: int, one: Condition) -> bool:
    """Whether a side has the same aim as another one."""
    conditions = () if box.scenario is None else box.scenario.conditions
    return any(other.side == side and other.aim == one.aim for other in conditions)


def points(aims: Aims, one: Condition) -> None:
    """A side wins by conquest points (BW-SCEN-28, BW-SCEN-59)."""
    aims.races[one.side] = one.number


def end_cards(aims: Aims, one: Condition) -> None:
    """Whoever draws a card that ends the game must play it, so that there is nothing to weigh
    (BW-SCEN-28)."""


def rounds_over(aims: Aims, one: Condition) -> None:
    """Only so many rounds are left: for all but one side there is nothing to save for
    (BW-MODE-19)."""
    aims.clock = min(max(one.number - aims.table.round + 1, 1), FAR)
    if one.side != aims.side:
        aims.thrift = THRIFT[aims.clock - 1]


def items_home(aims: Aims, one: Condition) -> None:
    """Items are carried home, or kept away from there (BW-SCEN-58)."""
    wins = one.side == aims.side
    away = [item for item in one.items if not is_home(aims, one, place_of(aims, item))]
    for item in one.items:
        area = place_of(aims, item)
        if area == NONE:
            continue
        worth = VICTORY * (1.0 if len(away) <= 1 and item in away else ITEM)
        known = aims.places[item] = item_places(aims, one, worth, wins)
        lies = known[area] if item in aims.table.items else 0.0
        last = wins and len(away) == 1 and item in away
        aims.more(aims.control, area, (LAST if last else GRAB) * worth + lies)
        aims.draw_to(aims.box.planet_of[area], worth / VICTORY if item in away else 0.1)
        if (item in away) == wins:
            aims.fetched.add(item)
            if wins:
                aims.homes[item] = worth
        if last:
            near = footholds(aims.box, aims.table, aims.box.planet_of[area])
            aims.sites.update(dict.fromkeys(near, FOOTHOLD))
        for kind, carried in enumerate(aims.box.item):
            if carried == item:
                aims.more(aims.stakes, kind, DROPPED * worth)


def place_of(aims: Aims, item: int) -> int:
    """Where an item is, carried or not, or NONE."""
    table, carried = aims.table, aims.box.item
    if item in table.items:
        return table.items[item]
    armies = ((table.invaded, table.invaders), *enumerate(table.armies))
    return next((area for area, army in armies if any(carried[u] == item for u in army)), NONE)


def is_home(aims: Aims, one: Condition, area: int) -> bool:
    """Whether an area counts as home for items (BW-SCEN-58)."""
    base = NONE if area == NONE else aims.table.bases[area]
    if base != NONE and aims.sides[base] == one.side:
        return True
    return area != NONE and aims.box.planet_of[area] in one.planets


def item_places(aims: Aims, one: Condition, worth: float, wins: bool) -> dict[int, float]:
    """By area, what an item is worth there: more to its side the nearer it is to home, more to the
    others the farther away it is."""
    box, table = aims.box, aims.table
    based = {box.planet_of[area] for area in table.areas if is_home(aims, one, area)}
    ways = [hops(table.routes, planet) for planet in {*one.planets, *based}]
    found = {}
    for area in table.areas:
        planet = box.planet_of[area]
        moves = 0 if is_home(aims, one, area) else max(min(way.get(planet, FAR) for way in ways), 1)
        moves = min(moves, len(NEARER) - 1)
        found[area] = worth * (NEARER[moves] if wins else AWAY * moves / (len(NEARER) - 1))
    return found


AIMS: dict[Aim, Callable[[Aims, Condition], None]] = {
    "base_lost": base_lost,
    "heroes_lost": heroes_lost,
    "no_bases_left": no_bases_left,
    "unit_on": unit_on,
    "items_home": items_home,
    "points": points,
    "unit_beside": unit_beside,
    "end_cards": end_cards,
    "rounds_over": rounds_over,
}
