"""What the procedures of single Event cards have in common: who plays which card."""

from __future__ import annotations

from orrery.core.decisions import Decision, Option, Prompt, Seat
from orrery.starcraft.board.state import Step


class EventStep(Step):
    """The text of one Event card being carried out."""

    seat: int
    card: int

    def ask(self, prompt: Prompt, options: list[Option], fresh: int = 0) -> Decision:
        """A decision of the card's player, about the card."""
        return Decision(Seat(self.seat), prompt, options, self.card, fresh)
