"""The Mobilize order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.flow import OVER, Asked
from orrery.starcraft.state import Step

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.state import Table


class Mobilize(Step):
    """A Mobilize order on the active planet."""

    __slots__ = ("planet", "seat", "special")

    seat: int
    planet: int
    special: int

    def __init__(self, seat: int, planet: int, special: int) -> None:
        self.at, self.done = 1, 0
        self.seat, self.planet, self.special = seat, planet, special

    def copy(self) -> Mobilize:
        other = Mobilize(self.seat, self.planet, self.special)
        other.at, other.done = self.at, self.done
        return other

    def step(self, game: Table, pick: Option | None) -> Asked:
        return OVER
