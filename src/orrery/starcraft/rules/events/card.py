"""What the procedures of single Event cards have in common: who plays which card."""

from __future__ import annotations

from typing import Self

from orrery.core.decisions import Decision, Option, Prompt, Seat
from orrery.starcraft.board.state import Step


class EventStep(Step):
    """The text of one Event card being carried out."""

    __slots__ = ("card", "seat")

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.at, self.done = 1, 0
        self.seat, self.card = seat, card

    def copy(self) -> Self:
        other = type(self)(self.seat, self.card)
        other.at, other.done = self.at, self.done
        return other

    def ask(self, prompt: Prompt, options: list[Option], fresh: int = 0) -> Decision:
        """A decision of the card's player, about the card."""
        return Decision(Seat(self.seat), prompt, options, self.card, fresh)
