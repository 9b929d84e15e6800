"""A quick galaxy: several legal galaxies are made at random, and the fairest is used.

The unfairness of a galaxy is the sum of these spreads, each the difference between the player with
the most and the one with the least, times its weight:

- minerals, gas, conquest points and strategic areas within reach: what the planets yield, times
four on the planet with the player's base, times two one route away, times one two routes away; a
planet counts only for the players whose base is nearest, in equal shares;
- routes to the nearest base of an opponent;

and a surcharge for each player who has a base of an opponent one route away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.core.rng import below
from orrery.starcraft.board.changes import place_base, place_transport, place_unit
from orrery.starcraft.board.galaxy import Galaxy, Tile, make_galaxy, slots_beside_routes
from orrery.starcraft.board.leading import forces_of
from orrery.starcraft.board.queries import base_areas, clockwise
from orrery.starcraft.board.rows import places_in, replaced, without
from orrery.starcraft.facts.terms import CONQUEST, GAS, MINERALS, STRATEGIC
from orrery.starcraft.rules.setup.forces import (
    attach_z_axis,
    major_ends,
    minor_ends,
    seats_for_z_axis,
    take_resources,
    take_workers,
)
from orrery.starcraft.rules.setup.gifts import install_quickly, take_gifts
from orrery.starcraft.rules.setup.homes import (
    homes,
    open_areas,
    routes_from_home,
    who_can_stay_behind,
)
from orrery.starcraft.rules.setup.placement import (
    Cells,
    lay_planet,
    legal_places,
    placement_order,
    put_back_planets,
    turned,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

CANDIDATES = 12
NEARNESS = (4, 2, 1)
"""How much a planet counts by its distance from the base."""
SHARE = 60
"""Divisible by any number of players who are equally near."""
WEIGHTS = {MINERALS: 2, GAS: 3, CONQUEST: 6, STRATEGIC: 6}
DISTANCE_WEIGHT = 8 * SHARE
NEIGHBOUR_WEIGHT = 4 * SHARE


class Plan(NamedTuple):
    """A possible galaxy."""

    unfairness: int
    galaxy: Galaxy
    homes: tuple[int, ...]  # by seat: the planet with the base


def lay_quickly(game: StarCraftGame) -> None:
    """The fairest of several random galaxies, with bases, z-axis routes, Resource cards and forces,
    all placed as the rules allow (SC-SETUP-07)."""
    state, box = game.state, game.facts
    plan = min((random_plan(game) for _ in range(CANDIDATES)), key=lambda plan: plan.unfairness)
    order = placement_order(state, box)
    for seat, (planet, *place) in zip(order, plan.galaxy.tiles, strict=True):
        x, y, turn = place
        lay_planet(game, seat, planet, (x, y, turn))
        if planet in planets_for_bases(game, plan, seat):
            place_base(game, seat, roomiest_area(box, planet))
    put_back_planets(game)
    seats = seats_for_z_axis(game)
    for seat, ends in zip(seats, plan.galaxy.ends, strict=False):
        attach_z_axis(game, seat, ends)
    for seat in seats[len(plan.galaxy.ends) :]:
        game.emit("z-axis-left", seat)
    for seat in clockwise(state):
        take_resources(game, seat)
    for seat in clockwise(state):
        spread_units(game, seat)
        send_transports(game, seat)
        take_workers(game, seat)
        take_gifts(game, seat)
        install_quickly(game, seat)


def planets_for_bases(game: StarCraftGame, plan: Plan, seat: int) -> list[int]:
    """The fairest planet, and for a second base another one (BW-LEADCARD-01)."""
    number = forces_of(game.state, game.facts, seat).bases
    laid = zip(placement_order(game.state, game.facts), plan.galaxy.tiles, strict=True)
    mine = [planet for owner, (planet, *_) in laid if owner == seat]
    home = plan.homes[seat]
    return [home, *(planet for planet in mine if planet != home)][:number]


# A random galaxy


def random_plan(game: StarCraftGame) -> Plan:
    """A galaxy as players without a plan would build it, with the bases on fairly chosen
    planets."""
    state, box = game.state, game.facts
    tiles = random_tiles(state, box)
    ends = random_ends(state, slots_beside_routes(box.planet_sides, tiles))
    galaxy = make_galaxy(box.planet_sides, tiles, ends)
    return fair_homes(state, box, galaxy)


def random_tiles(state: State, box: Box) -> tuple[Tile, ...]:
    """Each planet in turn goes in one of its legal places."""
    hands = [list(planets) for planets in state.planets]
    cells: Cells = {}
    tiles: list[Tile] = []
    order = placement_order(state, box)
    for seat in order:
        hand = hands[seat]
        planet = hand.pop(below(state, len(hand)))
        places = legal_places(box.planet_sides[planet], cells, len(tiles) + 1 < len(order))
        x, y, turn = places[below(state, len(places))]
        cells[x, y] = turned(box.planet_sides[planet], turn)
        tiles.append((planet, x, y, turn))
    return tuple(tiles)


def random_ends(state: State, free: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each player's z-axis route between free slots, while there are suitable ones."""
    ends: list[tuple[int, int]] = []
    for _ in state.players:
        slots = major_ends(free)
        if not slots:
            break
        major = slots[below(state, len(slots))]
        slots = minor_ends(free, major)
        minor = slots[below(state, len(slots))]
        ends.append((major, minor))
        free = tuple(slot for slot in free if slot not in (major, minor))
    return tuple(ends)


# Fairness


def fair_homes(state: State, box: Box, galaxy: Galaxy) -> Plan:
    """Random planets for the bases; then each player in turn switches to their other planet if that
    is fairer."""
    distances = {planet: distances_from(galaxy, planet) for planet in galaxy.planets}
    laid = [[one for one in planets if one in distances] for planets in state.planets]
    homes = tuple(planets[below(state, len(planets))] for planets in laid)
    least = unfairness(box, galaxy, homes, distances)
    for seat, planets in enumerate(laid):
        for planet in planets:
            changed = replaced(homes, seat, planet)
            found = least if changed == homes else unfairness(box, galaxy, changed, distances)
            if found < least:
                homes, least = changed, found
    return Plan(least, galaxy, homes)


def distances_from(galaxy: Galaxy, planet: int) -> dict[int, int]:
    """How many routes there are between a planet and every other that can be reached."""
    distances, edge = {planet: 0}, [planet]
    while edge:
        found: list[int] = []
        for near in edge:
            for far in galaxy.adjacent[near]:
                if far not in distances:
                    distances[far] = distances[near] + 1
                    found.append(far)
        edge = found
    return distances


def unfairness(
    box: Box, galaxy: Galaxy, homes: tuple[int, ...], distances: dict[int, dict[int, int]]
) -> int:
    """How unequal the players' chances are: see the top of this file."""
    far = len(box.planet_slugs)  # between planets that no routes connect: more than any distance
    ways = [distances[home] for home in homes]
    reach = [[0] * len(homes) for _ in WEIGHTS]
    for planet in galaxy.planets:
        away = [way.get(planet, far) for way in ways]
        nearest = min(away)
        if nearest >= len(NEARNESS):
            continue
        share = NEARNESS[nearest] * SHARE // away.count(nearest)
        for seat in places_in(tuple(away), nearest):
            for kind, amount in box.riches[planet]:
                reach[kind][seat] += share * amount
    opponents: list[int] = []
    for seat, way in enumerate(ways):
        team = box.teams[seat]
        apart = [
            way.get(home, far)
            for other, home in zip(box.teams, homes, strict=True)
            if other != team
        ]
        opponents.append(min(apart))
    total = sum([WEIGHTS[kind] * (max(row) - min(row)) for kind, row in enumerate(reach)])
    total += DISTANCE_WEIGHT * (max(opponents) - min(opponents))
    return total + NEIGHBOUR_WEIGHT * opponents.count(1)


# Bases and forces, as a careful player would place them


def roomiest_area(box: Box, planet: int) -> int:
    """The base goes in the area that holds most units, if it may be there (BW-PLANET-04)."""
    return max(base_areas(box, planet), key=lambda area: box.limit[area])


def spread_units(game: StarCraftGame, seat: int) -> None:
    """The starting units are spread evenly over the planet; if not all find a place, the cheapest
    stay in the supply (SC-GALAXY-17, BW-SETUP-13)."""
    units = forces_of(game.state, game.facts, seat).units
    while types := who_can_stay_behind(game, seat, units):
        units = without(units, min(types, key=lambda unit: sum(game.facts.cost[unit])))
    for unit in units:
        place_unit(game, seat, unit, emptiest_area(game, seat, unit))


def emptiest_area(game: StarCraftGame, seat: int, unit: int) -> int:
    """Where the next starting unit goes: areas without the base first, so that as many areas as
    possible are controlled (SC-GALAXY-17)."""
    state = game.state
    return min(
        open_areas(game, seat, unit),
        key=lambda area: (len(state.armies[area]), state.bases[area] == seat),
    )


def send_transports(game: StarCraftGame, seat: int) -> None:
    """The starting transports lead to the most promising neighbours, if there are any
    (SC-GALAXY-17)."""
    for _ in range(forces_of(game.state, game.facts, seat).transports):
        if routes_from_home(game, seat):
            place_transport(game, seat, most_promising(game, seat))


def most_promising(game: StarCraftGame, seat: int) -> int:
    """The route to the richest neighbour without a base."""
    state, box = game.state, game.facts
    own = homes(game, seat)

    def promise(route: int) -> int:
        away = [planet for planet in state.galaxy.routes[route] if planet not in own]
        areas = [area for planet in away for area in box.areas_of[planet]]
        if any(state.bases[area] >= 0 for area in areas):
            return 0
        return sum(box.amount[area] for area in areas)

    return max(routes_from_home(game, seat), key=promise)
