"""What StarCraft shows of decisions while the galaxy is built: where a planet may lie and which
routes that makes, where starting forces may stand; and of a scenario while it is played."""

from __future__ import annotations

from typing import TypedDict


class CellShown(TypedDict):
    """A cell of the table."""

    cell: int
    column: int
    row: int


class LyingShown(TypedDict):
    """A planet as it may lie: its cell, its quarter turns, the sides that then have slots (0 north,
    1 east, 2 south, 3 west), and the planets that routes then connect it with."""

    planet: int
    cell: int
    turn: int
    sides: list[int]
    joins: list[int]


class PlacingShown(TypedDict):
    """A planet that is about to be placed: every cell around the galaxy with one free ring, and
    every way in which it, or any of the planets to choose from, may lie."""

    cells: list[CellShown]
    ways: list[LyingShown]


class RoomLeft(TypedDict):
    """An area and how many more units may stand there."""

    area: int
    room: int


class UnitPick(TypedDict):
    """The pick that places a unit in an area."""

    unit: int
    area: int
    pick: str


class RoutePick(TypedDict):
    """The pick that places the transport on a route."""

    route: int
    pick: str


class ForcesShown(TypedDict):
    """Starting forces that are not placed yet: the units, the areas with room, every place for them
    and for the transport, and the picks that spread them well. Where there is one place only, the
    game does not ask."""

    units: list[int]
    areas: list[RoomLeft]
    places: list[UnitPick]
    routes: list[RoutePick]
    spread: list[str]


# Scenarios


class ObjectiveShown(TypedDict):
    """How far a player has come with the objective of his faction, or a side with an aim."""

    have: int
    need: int


class ScenarioFigures(TypedDict):
    """A scenario as it stands: how many rounds there are at most (0: any number), how far each aim
    is, by its number, and by seat who decides for it."""

    rounds: int
    aims: list[ObjectiveShown]
    deciders: list[int]
