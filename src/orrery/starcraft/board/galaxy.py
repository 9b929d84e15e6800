"""The galaxy: planets in cells, the routes between them, and what is adjacent.

One immutable value, shared by all copies of a game and replaced as a whole when a tile is placed, a
z-axis route is attached or one of its ends is exchanged.
"""

from __future__ import annotations

from orrery.starcraft.facts.terms import NONE, STEPS

Tile = tuple[int, int, int, int]
"""A planet in its cell: planet, column, row, quarter turns clockwise."""
Ends = tuple[int, int]
"""A z-axis route: the slots of its major and its minor end; a slot is 4 * planet + compass side."""

CELLS = 64
"""A cell is CELLS * column + row, both shifted to be positive."""
MIDDLE = CELLS // 2


def slot(planet: int, side: int) -> int:
    """The slot for a route on a side of a planet, as it is turned on the table."""
    return 4 * planet + side


def cell(x: int, y: int) -> int:
    """A cell of the table as one number."""
    return CELLS * (x + MIDDLE) + y + MIDDLE


def place_of(cell_number: int) -> tuple[int, int]:
    """Column and row of a cell."""
    return cell_number // CELLS - MIDDLE, cell_number % CELLS - MIDDLE


class Galaxy:
    """Where the planets are and which routes connect them (SC-TERM-12, SC-TERM-13)."""

    __slots__ = ("adjacent", "ends", "free_slots", "planets", "routes", "routes_of", "tiles")

    tiles: tuple[Tile, ...]  # in the order they were placed
    ends: tuple[Ends, ...]  # z-axis routes, in the order they were attached
    planets: tuple[int, ...]  # sorted
    routes: tuple[Ends, ...]  # the two planets of each route: normal ones, then z-axis ones
    routes_of: tuple[tuple[int, ...], ...]  # by planet
    adjacent: tuple[tuple[int, ...], ...]  # by planet, sorted
    free_slots: tuple[int, ...]  # no route is attached (SC-GALAXY-14)

    def normal_routes(self) -> int:
        """How many routes are normal ones: their numbers come first."""
        return len(self.routes) - len(self.ends)

    def other_end(self, route: int, planet: int) -> int:
        """The planet at the other end of a route."""
        a, b = self.routes[route]
        return b if a == planet else a


def make_galaxy(
    sides: tuple[int, ...], tiles: tuple[Tile, ...], ends: tuple[Ends, ...] = ()
) -> Galaxy:
    """The galaxy of these tiles; every possible normal route is there, however many that makes.
    Planets connected by a route are adjacent, tiles side by side without one are not (SC-GALAXY-08,
    SC-COMP-06, SC-TERM-12, SC-TERM-13).

    `sides` gives for each planet a bit per compass side that has a slot when it is not turned.
    """
    routes, joined = normal_routes(sides, tiles)
    routes += [(major // 4, minor // 4) for major, minor in ends]
    taken = joined.union(*ends) if ends else joined
    galaxy = Galaxy()
    galaxy.tiles, galaxy.ends = tiles, ends
    galaxy.planets = tuple(sorted(planet for planet, *_ in tiles))
    galaxy.routes = tuple(routes)
    routes_of: list[list[int]] = [[] for _ in sides]
    adjacent: list[set[int]] = [set() for _ in sides]
    for route, (one, other) in enumerate(routes):
        for planet in {one, other}:
            routes_of[planet].append(route)
        adjacent[one].add(other)
        adjacent[other].add(one)
    galaxy.routes_of = tuple([tuple(found) for found in routes_of])
    galaxy.adjacent = tuple([tuple(sorted(found)) for found in adjacent])
    galaxy.free_slots = slots_without_route(sides, tiles, taken)
    return galaxy


def normal_routes(sides: tuple[int, ...], tiles: tuple[Tile, ...]) -> tuple[list[Ends], set[int]]:
    """All routes between tiles side by side, sorted, and the slots they join (SC-GALAXY-08)."""
    cells = {(x, y): (planet, turn) for planet, x, y, turn in tiles}
    routes: list[Ends] = []
    joined: set[int] = set()
    for planet, x, y, turn in tiles:
        for side, (dx, dy) in enumerate(STEPS):
            if not has_slot(sides[planet], turn, side) or (x + dx, y + dy) not in cells:
                continue
            other, other_turn = cells[x + dx, y + dy]
            if has_slot(sides[other], other_turn, (side + 2) % 4):
                joined.add(slot(planet, side))
                if planet < other:
                    routes.append((planet, other))
    routes.sort()
    return routes, joined


def slots_beside_routes(sides: tuple[int, ...], tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """The slots that are free before any z-axis route is attached (SC-GALAXY-14)."""
    return slots_without_route(sides, tiles, normal_routes(sides, tiles)[1])


def slots_without_route(
    sides: tuple[int, ...], tiles: tuple[Tile, ...], taken: set[int]
) -> tuple[int, ...]:
    """A slot is free if no route is attached to it, even if it faces a neighbour
    (SC-GALAXY-14)."""
    return tuple(
        slot(planet, side)
        for planet, _, _, turn in sorted(tiles)
        for side in range(4)
        if has_slot(sides[planet], turn, side) and slot(planet, side) not in taken
    )


def has_slot(sides: int, turn: int, side: int) -> bool:
    """Whether a tile turned this way has a slot on this side of its cell (SC-GALAXY-05)."""
    return bool(sides >> (side - turn) % 4 & 1)


def z_axis_number(galaxy: Galaxy, route: int) -> int:
    """The number of a z-axis route among its kind, or NONE for a normal route."""
    number = route - galaxy.normal_routes()
    return number if number >= 0 else NONE
