"""What the procedures of single Leadership cards have in common: whose card it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Ref, Subject
from orrery.starcraft.board.state import Step
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Leadership


class LeaderStep(Step):
    """The text of one Leadership card being carried out."""

    seat: int
    card: int

    def ask(
        self, game: StarCraftGame, prompt: Prompt, options: list[Option], fresh: int = 0
    ) -> Decision:
        """A decision of the card's player, about the card."""
        return ask(game, self.seat, prompt, options, self.card, fresh)

    def printed(self, game: StarCraftGame) -> Leadership:
        """What is printed on the card."""
        return game.facts.leadership[self.card]

    def subject(self, _: StarCraftGame) -> Subject:
        """The Leadership card whose text asks."""
        return {"about": Ref("leader", self.card)}
