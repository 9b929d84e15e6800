"""A whole game: setup in the order of the rulebook, then round after round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.flow import Asked
from orrery.starcraft.round import Round
from orrery.starcraft.state import Step

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.state import Table

ROUNDS = 7
"""The step of a game that repeats."""


class PlayGame(Step):
    """Setup, then rounds until the game ends."""

    __slots__ = ()

    def copy(self) -> PlayGame:
        other = PlayGame()
        other.at, other.done = self.at, self.done
        return other

    def step(self, game: Table, pick: Option | None) -> Asked:
        """The steps of setup come first (SC-SETUP-07, SC-SETUP-11)."""
        if self.at == ROUNDS:
            return game.run(Round())
        return None
