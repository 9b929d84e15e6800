"""Regrouping step 8: Event cards are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.flow import OVER, Asked
from orrery.starcraft.state import Step

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.state import Table


class PlayEvents(Step):
    """Regrouping step 8."""

    __slots__ = ()

    def copy(self) -> PlayEvents:
        other = PlayEvents()
        other.at, other.done = self.at, self.done
        return other

    def step(self, game: Table, pick: Option | None) -> Asked:
        return OVER
