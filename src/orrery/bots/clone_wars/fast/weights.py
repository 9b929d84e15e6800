"""The numbers of the fast policy: tuned by playing, or varied at random."""

from __future__ import annotations

NAMES = (
    "growth",
    "resource",
    "enough",
    "scarcity",
    "least_left",
    "shield",
    "denial",
    "repair",
    "exile",
    "row",
    "base_falls",
    "ship_turns",
)
"""What can be tuned, in the order of a list of such numbers."""


class Weights:
    """How much each thing matters, in points: one point is one damage to the enemy base."""

    growth: float  # how much a side's attack grows each turn
    resource: float  # one more resource a turn, for each future turn
    enough: float  # with more resources a turn than this, each further one is worth less
    scarcity: float  # how much less
    least_left: float  # the fewest turns in which a card bought now may be drawn
    shield: float  # a hit point of a ship: damage the base does not take
    denial: float  # a card kept from the enemy, as a fraction of its worth to the enemy
    repair: float  # one damage repaired on the own base
    exile: float  # a weak card gone, for each future turn
    row: float  # by how much an attack on the row must be better than one on the base
    base_falls: float  # a base destroyed, beyond its hit points
    ship_turns: float  # how many turns an enemy ship counts for
    liking: list[float]  # by card: what it is worth beyond what is read from its text

    def __init__(self, liking: list[float]) -> None:
        self.growth, self.resource, self.enough, self.scarcity = 0.9, 0.13, 6.0, 0.12
        self.least_left, self.shield, self.denial, self.repair = 1.0, 0.6, 0.5, 0.75
        self.exile, self.row, self.base_falls, self.ship_turns = 0.12, 0.0, 2.0, 2.5
        self.liking = liking
