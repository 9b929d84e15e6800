"""What can be done while the galaxy is built, told as a whole: people choose a planet, its cell and
its turn together, and place their starting forces as one. Everything here is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option
from orrery.starcraft.board.galaxy import cell, make_galaxy, place_of
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.scenarios.layout import being_placed
from orrery.starcraft.rules.setup.forces import TRANSPORT, UNIT, units_left
from orrery.starcraft.rules.setup.homes import areas_at_home, open_areas, routes_from_home
from orrery.starcraft.rules.setup.placement import being_laid, cells_of, legal_places, turned
from orrery.starcraft.rules.setup.quick import emptiest_area, most_promising

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown_setup import (
        CellShown,
        ForcesShown,
        LyingShown,
        PlacingShown,
        UnitPick,
    )
    from orrery.starcraft.rules.setup.placement import Cells, Place

FORCES = frozenset({UNIT.key, TRANSPORT.key})


def placing(game: StarCraftGame) -> PlacingShown | None:
    """Where planets may lie, if one is being placed (SC-GALAXY-06, SC-GALAXY-07)."""
    laid = being_laid(game)
    if laid is None:
        return None
    sides = game.facts.planet_sides
    taken = cells_of(sides, game.state.galaxy.tiles)
    return {
        "cells": cells_around(taken),
        "ways": [
            lying(game, planet, place)
            for planet in laid.planets
            for place in legal_places(sides[planet], taken, laid.more_follow)
            if laid.cell < 0 or place[:2] == place_of(laid.cell)
        ],
    }


def cells_around(taken: Cells) -> list[CellShown]:
    """The box that holds all planets, and one ring around it; the middle while there are none."""
    columns, rows = [x for x, _ in taken] or [0], [y for _, y in taken] or [0]
    return [
        {"cell": cell(x, y), "column": x, "row": y}
        for y in range(min(rows) - 1, max(rows) + 2)
        for x in range(min(columns) - 1, max(columns) + 2)
    ]


def lying(game: StarCraftGame, planet: int, place: Place) -> LyingShown:
    """A planet in a cell, with the routes that all its slots make (SC-GALAXY-08)."""
    x, y, turn = place
    sides, tiles = game.facts.planet_sides, game.state.galaxy.tiles
    joined = make_galaxy(sides, (*tiles, (planet, x, y, turn))).adjacent[planet]
    slots = turned(sides[planet], turn)
    return {
        "planet": planet,
        "cell": cell(x, y),
        "turn": turn,
        "sides": [side for side in range(4) if slots >> side & 1],
        "joins": list(joined),
    }


def forces(game: StarCraftGame) -> ForcesShown | None:
    """Where the starting forces may stand, if they are being placed (SC-GALAXY-17)."""
    if game.decision is None or not asks_for_forces(game):
        return None
    if game.facts.scenario is not None:
        return scenario_forces(game)
    state, box, seat = game.state, game.facts, game.decision.seat
    units = list(units_left(game))
    routes = routes_from_home(game, seat)
    places: list[UnitPick] = [
        {"unit": unit, "area": area, "pick": VERBS.text(game, Option("place", unit, area))}
        for unit in dict.fromkeys(units)
        for area in open_areas(game, seat, unit)
    ]
    room = {
        area: box.limit[area] - len(state.armies[area])
        for area in areas_at_home(game, seat)
        if any(place["area"] == area for place in places)
    }
    return {
        "units": units,
        "areas": [{"area": area, "room": free} for area, free in room.items()],
        "places": places,
        "routes": [
            {"route": route, "pick": VERBS.text(game, Option("route", route))} for route in routes
        ],
        "spread": spread(game, seat),
    }


def asks_for_forces(game: StarCraftGame) -> bool:
    return game.decision is not None and game.decision.prompt.key in FORCES


def spread(game: StarCraftGame, seat: int) -> list[str]:
    """The answers that a careful player would give, as in a quick galaxy."""
    stand, texts = game.copy(), list[str]()
    while asks_for_forces(stand) and stand.decision is not None and stand.decision.seat == seat:
        if stand.decision.prompt == UNIT:
            unit = stand.decision.options[0].what
            option = Option("place", unit, emptiest_area(stand, seat, unit))
        else:
            option = Option("route", most_promising(stand, seat))
        texts.append(VERBS.text(stand, option))
        stand.play(option)
    return texts


# Scenarios


def scenario_forces(game: StarCraftGame) -> ForcesShown | None:
    """Where the units of one planet may stand, or the next transport, if they are being placed
    (BW-MODE-15)."""
    placed = being_placed(game)
    if placed is None:
        return None
    places: list[UnitPick] = [
        {"unit": unit, "area": area, "pick": VERBS.text(game, Option("place", unit, area))}
        for unit, areas in placed.areas.items()
        for area in areas
    ]
    limits, armies = game.facts.limit, game.state.armies
    areas = dict.fromkeys(place["area"] for place in places)
    return {
        "units": list(placed.units),
        "areas": [{"area": area, "room": limits[area] - len(armies[area])} for area in areas],
        "places": places,
        "routes": [
            {"route": route, "pick": VERBS.text(game, Option("route", route))}
            for route in placed.routes
        ],
        "spread": spread_on_planet(game, placed.force),
    }


def spread_on_planet(game: StarCraftGame, force: int) -> list[str]:
    """The answers that spread the units of a planet evenly, as in a quick galaxy; a transport goes
    to the first route."""
    stand, texts = game.copy(), list[str]()
    prompt = game.decision.prompt if game.decision is not None else None
    while stand.decision is not None and stand.decision.prompt == prompt:
        now, options = being_placed(stand), stand.decision.options
        if now is None or now.force != force:
            break
        pick = least_crowded(stand, options) if now.units else options[0]
        texts.append(VERBS.text(stand, pick))
        stand.play(pick)
    return texts


def least_crowded(game: StarCraftGame, options: list[Option]) -> Option:
    """The place with the fewest units."""
    return min(options, key=lambda one: len(game.state.armies[one.to]))
