"""Positions on the planets of the expansion: around Hydrax lie Avernus Station, Moria, Erebus
Station and Helios."""

from __future__ import annotations

from typing import Any

from orrery.core.decisions import Option
from tests.starcraft.scenario import Position, side, table

STATIONS = (
    "hydrax 0 0", "avernus_station 0 -1", "moria 1 0", "erebus_station 0 1", "helios -1 0",
    "gehenna_station 1 1", "torus 2 0",
)  # fmt: skip
FAR = side(at={"torus.1": "base"})
"""Somebody who is not in the way."""

FLYING_ONLY = (
    "avernus_station.1", "erebus_station.2", "gehenna_station.1", "hydrax.1", "hydrax.3", "moria.5",
)  # fmt: skip
GROUND_ONLY = (
    "avernus_station.2", "avernus_station.3", "erebus_station.1", "gehenna_station.2",
    "gehenna_station.3",
)  # fmt: skip


def stations(**more: Any) -> Position:
    """A table with these planets."""
    given = {"expansion": "brood_war", "galaxy": STATIONS, **more}
    given["settings"] = {"leadership": "no", **given.get("settings", {})}
    return table(**given)


def ordered(order: str, planet: str, **sides: Any) -> Position:
    """The first side executes an order on a planet."""
    first = next(iter(sides))
    sides.setdefault("tassadar", FAR)
    game = stations(orders={planet: [f"{first} {order}"]}, **sides)
    game.picks(f"reveal {planet}", "execute")
    return game


def area_of(game: Position, slug: str) -> int:
    return game.box.area_slugs.index(slug)


def unit_of(game: Position, faction: str, slug: str) -> int:
    return game.box.unit(game.player(faction).faction, slug)


def why_area(game: Position, slug: str) -> str | None:
    """Why the side that is asked cannot choose an area."""
    return game.why(game.asked, Option("area", area_of(game, slug)))


def goals(game: Position, unit: str, area: str) -> list[str]:
    """Where a unit could go; it does not."""
    other = game.game.copy()
    number = unit_of(game, game.asked, unit)
    other.play(Option("move", number, area_of(game, area)))
    decision = other.decision
    assert decision is not None
    if decision.prompt.key != "move-to":
        return ["the only one"]
    return [game.box.area_slugs[option.what] for option in decision.options]
