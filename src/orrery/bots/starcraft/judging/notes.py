"""What has been worked out about a table already, so that it is not worked out twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.bots.starcraft.judging.purse import Purse
from orrery.bots.starcraft.table import Army, Numbers

if TYPE_CHECKING:
    from orrery.bots.starcraft.judgement import Judgement
    from orrery.bots.starcraft.marching import March

Chances = dict[tuple[int, Army], float]
"""What is known of areas, by the army there."""


class Dangers:
    """What holds as long as no army of a rival falls."""

    def __init__(self) -> None:
        self.threats: dict[int, list[Army]] = {}  # by planet
        self.held: Chances = {}
        self.held_by_guards: Chances = {}
        self.marches: dict[tuple[object, ...], March] = {}


class Notes:
    """What holds for one table, whatever orders lie on it."""

    def __init__(self) -> None:
        self.kept: Chances = {}
        self.worths: dict[int, float] = {}  # by area
        self.prizes: dict[int, float] = {}  # by area
        self.fronts: dict[int, float] = {}  # by planet
        self.sites: dict[int, float] = {}  # by planet: what a base there is worth
        self.purses: dict[bool, Purse] = {}
        self.imagined: dict[tuple[Numbers, Numbers], Judgement] = {}  # by Build, Mobilize orders


class OrderNotes:
    """What holds for one table with the orders on it."""

    def __init__(self) -> None:
        self.spare: Purse | None = None
        self.recruits: dict[int, list[int]] = {}  # by the number of orders
