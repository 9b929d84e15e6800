"""The starting forces of a scenario, told as a whole while they are placed. All of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.scenarios.layout import (
    PlaceForce,
    areas_with_room,
    played,
    routes_for_transport,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown_setup import ForcesShown, UnitPick

UNITS, TRANSPORTS = 3, 5
"""The steps of `PlaceForce` in which they are placed."""


def scenario_forces(game: StarCraftGame) -> ForcesShown | None:
    """Where the units of one planet may stand, or the next transport, if they are being placed
    (BW-MODE-15)."""
    asking = game.stack[-1]
    if game.decision is None or not isinstance(asking, PlaceForce):
        return None
    force, seat, box = played(game).forces[asking.force], game.decision.whose, game.facts
    units = force.units[asking.done :] if asking.at == UNITS else ()
    routes = routes_for_transport(game, seat, force) if asking.at == TRANSPORTS else []
    places: list[UnitPick] = [
        {"unit": unit, "area": area, "pick": VERBS.text(game, Option("place", unit, area))}
        for unit in dict.fromkeys(units)
        for area in areas_with_room(game, seat, force, unit)
    ]
    armies, areas = game.state.armies, dict.fromkeys(place["area"] for place in places)
    return {
        "units": list(units),
        "areas": [{"area": area, "room": box.limit[area] - len(armies[area])} for area in areas],
        "places": places,
        "routes": [
            {"route": route, "pick": VERBS.text(game, Option("route", route))} for route in routes
        ],
        "spread": spread(game),
    }


def spread(game: StarCraftGame) -> list[str]:
    """The answers that spread the units of this planet evenly, as in a quick galaxy; a transport
    goes to the first route."""
    stand, texts = game.copy(), list[str]()
    asking = game.stack[-1]
    assert isinstance(asking, PlaceForce)
    while isinstance(now := stand.stack[-1], PlaceForce) and stand.decision is not None:
        if (now.force, now.at) != (asking.force, asking.at):
            break
        armies = stand.state.armies
        options = stand.decision.options
        pick = min(options, key=lambda one: len(armies[one.to])) if now.at == UNITS else options[0]
        texts.append(VERBS.text(stand, pick))
        stand.play(pick)
    return texts
