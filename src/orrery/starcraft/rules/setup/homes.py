"""Where a player begins: the planets with starting bases, their areas and routes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.queries import has_transport, room_for
from orrery.starcraft.board.rows import places_in, without
from orrery.starcraft.facts.terms import EITHER, IN_AIR, ON_GROUND

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, Units


def homes(game: StarCraftGame, seat: int) -> list[int]:
    """The planets with the player's starting bases: one, or two (BW-LEADCARD-01)."""
    planet_of = game.facts.planet_of
    return [planet_of[area] for area in places_in(game.state.bases, seat)]


def areas_at_home(game: StarCraftGame, seat: int) -> list[int]:
    """The areas of those planets."""
    return [area for planet in homes(game, seat) for area in game.facts.areas_of[planet]]


def routes_from_home(game: StarCraftGame, seat: int) -> list[int]:
    """The routes of those planets, normal or z-axis, on which the player has no transport
    (SC-GALAXY-17, SC-BUILD-06)."""
    routes_of, player = game.state.galaxy.routes_of, game.state.players[seat]
    found = dict.fromkeys(route for planet in homes(game, seat) for route in routes_of[planet])
    return [route for route in found if not has_transport(player, route)]


def open_areas(game: StarCraftGame, seat: int, unit: int) -> list[int]:
    """The areas of the base's planet with room for another unit (SC-GALAXY-17, SC-COMP-10)."""
    areas = areas_at_home(game, seat)
    return [area for area in areas if room_for(game.state, game.facts, seat, area, unit) > 0]


def without_place(game: StarCraftGame, seat: int, units: Units) -> int:
    """How many of these units find no place at home: for the worst set of kinds, how many more
    there are than places (SC-COMP-10, BW-PLANET-02, BW-SETUP-13)."""
    box, areas = game.facts, areas_at_home(game, seat)
    if len(units) <= sum([box.limit[area] for area in areas if box.allows[area] == EITHER]):
        return 0
    missing = 0
    for kinds in (ON_GROUND, IN_AIR, EITHER):
        places = sum(box.limit[area] for area in areas if box.allows[area] & kinds)
        missing = max(missing, sum(1 for unit in units if box.kind[unit] & kinds) - places)
    return missing


def who_can_stay_behind(game: StarCraftGame, seat: int, units: Units) -> list[int]:
    """The types of which one is left in the supply, because not all units find a place
    (BW-SETUP-13)."""
    missing = without_place(game, seat, units)
    if not missing:
        return []
    return [
        unit
        for unit in dict.fromkeys(units)
        if without_place(game, seat, without(units, unit)) < missing
    ]
