"""An order about to be carried out: the position after its reveal and the choice to execute it."""

from __future__ import annotations

from typing import Any

from orrery.core.decisions import Option
from orrery.starcraft.compile.make import make_box
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import MODULES
from orrery.starcraft.knowledge.verbs import route_slug, source_slug
from tests.starcraft.scenario import Position, Side, records, side, table

RICH = ("helios.2", "helios.4", "pridewater.1", "pridewater.2", "tarsonis.3")
"""Resource cards for eight minerals and three gas, besides the sheet."""
FAR = side(at={"vyctor_5.2": "zergling base"})
"""Somebody else, far away."""


def executing(order: str, planet: str = "helios", **options: Any) -> Position:
    """`executing("aldaris build", aldaris=side(...))`: the named side has the first turn and the
    only order on the board. Without another side, a Zerg player stands far away."""
    faction = order.partition(" ")[0]
    if sum(isinstance(option, Side) for option in options.values()) == 1:
        options["queen_of_blades" if faction == "overmind" else "overmind"] = FAR
    game = table(orders={planet: [order]}, **options)
    game.picks(f"reveal {planet}", "execute")
    return game


def facts(game: Position) -> Box:
    """The box of a position, made anew from the files."""
    return make_box(records(), game.box.settings)


def units(game: Position) -> list[str]:
    """The units that can be built now."""
    return [text.removeprefix("unit ") for text in game.options if text.startswith("unit ")]


def on_cards(game: Position, faction: str) -> dict[str, int]:
    """The workers on Resource cards and permanent resources, by source, where there are any."""
    player = game.player(faction)
    found = {
        game.box.area_slugs[area]: workers
        for area, workers in zip(player.resources, player.workers, strict=True)
    }
    minerals, gas = player.permanent
    found |= {"permanent.minerals": minerals, "permanent.gas": gas}
    return {source: workers for source, workers in found.items() if workers}


def spent(game: Position, faction: str, pool: int) -> int:
    """How many workers of a pool have been spent."""
    return pool - game.player(faction).pool


def paid(game: Position) -> list[str]:
    """Where workers were placed in all payments so far, in this order."""
    return [source_slug(game.box, source) for event in game.told("pay") for source in event.things]


def depletion(game: Position, area: str) -> int:
    return game.state.depletion[game.box.area_slugs.index(area)]


def reason(game: Position, faction: str, verb: str, what: str = "") -> str | None:
    """The rule that forbids an option named like its text; None if it is possible."""
    return game.why(faction, Option(verb, number_of(game, faction, verb, what)))


def number_of(game: Position, faction: str, verb: str, what: str) -> int:
    box, player = game.box, game.player(faction)
    race = box.race[player.faction]
    match verb:
        case "unit":
            return box.unit(player.faction, what)
        case "area" | "base":
            return box.area_slugs.index(what)
        case "worker":
            permanent = ("permanent.minerals", "permanent.gas")
            if what in permanent:
                return box.areas + permanent.index(what)
            return box.area_slugs.index(what)
        case "building":
            return box.building_slugs[race].index(what)
        case "module":
            return MODULES.index(what)
        case "technology":
            return box.tech(what)
        case "transport":
            routes = range(len(game.state.galaxy.routes))
            return [route_slug(box, game.state, route) for route in routes].index(what)
    return -1
