"""What StarCraft shows of a finished game, typed once."""

from __future__ import annotations

from typing import Literal, TypedDict

Level = Literal["points", "resources", "areas", "bases", "workers"]
"""What breaks ties, in this order."""


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
    """The orders that a player revealed, by kind; the Event cards that were drawn, how often none
    of the player's orders lay on top, and how often they covered all orders of another player."""

    orders: list[int]
    events: int
    obstructed: int
    obstructing: int


class Spending(TypedDict):
    """What a player's minerals and gas were spent on, in the whole game."""

    units: int
    workers: int
    transports: int
    buildings: int
    modules: int
    bases: int
    technologies: int
    points: int


class BattleFought(TypedDict):
    """A battle: attacker and defender, their units and losses by role, and who had the area
    afterwards. One that was called off did not take place. `step` is the pick it began with."""

    step: int
    round: int
    area: int
    seats: tuple[int, int]
    units: tuple[list[int], list[int]]
    lost: tuple[list[int], list[int]]
    holder: int
    called_off: bool


class Swing(TypedDict):
    """What an order on a planet changed, by seat: areas and units, won and lost. `step` is the pick
    that revealed it."""

    step: int
    round: int
    seat: int
    order: int
    planet: int
    areas: list[int]
    units: list[int]


class Standing(TypedDict):
    """What a team ended with, in the order in which it breaks ties, and its place; equal ones share
    it. `out`: in which round its last player was eliminated, 0 if none was."""

    place: int
    team: int
    seats: list[int]
    out: int
    points: int
    resources: int
    areas: int
    bases: int
    workers: int


class Decided(TypedDict):
    """How the winners were found: the rule that ended the game, the teams that had won by it, and
    what the best of them had more of than the others; None if there was nothing to compare, or all
    were equal."""

    rule: str
    teams: list[int]
    level: Level | None


class StarCraftSummary(TypedDict):
    """A finished game in figures. `begins`: the pick after which each round began; `swings`: the
    largest first; `out`: by seat, the round of its elimination, or 0; standings: by place."""

    begins: list[int]
    rounds: list[RoundFigures]
    executed: list[OrdersExecuted]
    battles: list[BattleFought]
    swings: list[Swing]
    spent: list[Spending]
    out: list[int]
    standings: list[Standing]
    decided: Decided
