"""What StarCraft shows of a finished game, typed once."""

from __future__ import annotations

from typing import TypedDict


class RoundFigures(TypedDict):
    """What a player had at the end of a round, and what the round brought and cost: Combat cards
    drawn, minerals and gas spent."""

    round: int
    seat: int
    points: int
    areas: int
    units: int
    bases: int
    workers: int
    drawn: int
    minerals: int
    gas: int


class OrdersExecuted(TypedDict):
    """The orders that a player revealed, by kind; the Event cards that were drawn, and how often
    none of the player's orders lay on top."""

    orders: list[int]
    events: int
    obstructed: int


class BattleFought(TypedDict):
    """A battle: attacker and defender, their units and losses by role, and who had the area
    afterwards. One that was called off did not take place."""

    round: int
    area: int
    seats: tuple[int, int]
    units: tuple[list[int], list[int]]
    lost: tuple[list[int], list[int]]
    holder: int
    called_off: bool


class Swing(TypedDict):
    """What an order changed, by seat: areas and units, won and lost."""

    round: int
    seat: int
    areas: list[int]
    units: list[int]


class Standing(TypedDict):
    """What a team ended with, in the order in which it breaks ties."""

    points: int
    resources: int
    areas: int
    bases: int
    workers: int


class StarCraftSummary(TypedDict):
    """A finished game in figures."""

    rounds: list[RoundFigures]
    executed: list[OrdersExecuted]
    battles: list[BattleFought]
    swing: Swing | None
    standings: list[Standing]
