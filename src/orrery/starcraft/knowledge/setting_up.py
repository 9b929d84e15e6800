"""What can be done while the galaxy is built, told as a whole: people choose a planet, its cell and
its turn together, and place their starting forces as one. Everything here is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option
from orrery.starcraft.board.galaxy import cell, make_galaxy, place_of
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.scenarios.layout import units_to_place
from orrery.starcraft.rules.setup.forces import TRANSPORT, UNIT, units_left
from orrery.starcraft.rules.setup.homes import areas_at_home, open_areas, routes_from_home
from orrery.starcraft.rules.setup.placement import being_laid, cells_of, legal_places, turned
from orrery.starcraft.rules.setup.quick import emptiest_area, most_promising

if TYPE_CHECKING:
    from orrery.core.decisions import Decision
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
        return scenario_forces(game, game.decision)
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


def scenario_forces(game: StarCraftGame, decision: Decision) -> ForcesShown:
    """Where what a scenario gives for one planet may stand: units, then transports one after the
    other (BW-MODE-15)."""
    state, box = game.state, game.facts
    planet, units = units_to_place(game) or (NONE, ())
    kinds = dict.fromkeys(units)
    taken = [option.to for option in decision.options if option.verb == "place"]
    areas = [area for area in box.areas_of[planet] if planet != NONE and area in taken]
    routes = [option.what for option in decision.options if option.verb == "route"]
    return {
        "units": list(units),
        "areas": [
            {"area": area, "room": box.limit[area] - len(state.armies[area])} for area in areas
        ],
        "places": [
            {"unit": unit, "area": area, "pick": VERBS.text(game, Option("place", unit, area))}
            for unit in kinds
            for area in areas
            if box.kind[unit] & box.allows[area]
        ],
        "routes": [
            {"route": route, "pick": VERBS.text(game, Option("route", route))} for route in routes
        ],
        "spread": spread_out(game, decision.seat),
    }


def spread_out(game: StarCraftGame, seat: int) -> list[str]:
    """Each unit where fewest stand, a transport on the first route, up to the next planet."""
    stand, texts, planet = game.copy(), list[str](), units_to_place(game)
    while asks_for_forces(stand) and stand.decision is not None and stand.decision.seat == seat:
        here = units_to_place(stand)
        if (here and here[0]) != (planet and planet[0]):
            break
        options, armies = stand.decision.options, stand.state.armies
        if here:
            option = min(options, key=lambda one: len(armies[one.to]))
        else:
            option = options[0]
        texts.append(VERBS.text(stand, option))
        stand.play(option)
        if not here:
            break
    return texts


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
