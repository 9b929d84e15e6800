"""What the procedures of single Event cards have in common: who plays which card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt
from orrery.starcraft.board.state import Step
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


class EventStep(Step):
    """The text of one Event card being carried out."""

    seat: int
    card: int

    def ask(
        self, game: StarCraftGame, prompt: Prompt, options: list[Option], fresh: int = 0
    ) -> Decision:
        """A decision of the card's player, about the card."""
        return ask(game, self.seat, prompt, options, self.card, fresh)
