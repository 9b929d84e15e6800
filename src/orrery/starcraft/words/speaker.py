"""Everything that StarCraft says, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orrery.core.speaker import Catalogue, Speaker, Why
from orrery.starcraft.board.state import State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.library import catalogue, load_library
from orrery.starcraft.facts.options import every_box
from orrery.starcraft.words.card_texts import with_texts
from orrery.starcraft.words.descriptions import describe, gallery, printed
from orrery.starcraft.words.names import Names, names_now
from orrery.starcraft.words.offers import (
    card_text,
    option_line,
    reason_line,
    why_line,
    writer,
)
from orrery.starcraft.words.questions import brief_line, prompt_line
from orrery.starcraft.words.scenarios import scenarios
from orrery.starcraft.words.scene import StarCraftScene
from orrery.starcraft.words.story import Teller, ending_line

if TYPE_CHECKING:
    from orrery.core.decisions import Option, Seat
    from orrery.core.events import Event
    from orrery.core.record import Result
    from orrery.core.ruleset import Reason, Texts
    from orrery.core.shown import ScenarioShown
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown import StarCraftCard, StarCraftPrinted, ThingFacts
    from orrery.starcraft.words.card_texts import Writer


class StarCraftSpeaker(Speaker[State, Box, StarCraftScene]):
    """Puts StarCraft into words."""

    def names(self, game: StarCraftGame) -> Names:
        """The names of things in a game."""
        return names_now(game, self.locale)

    def question(self, game: StarCraftGame) -> str:
        return prompt_line(game, self.locale)

    def brief(self, game: StarCraftGame) -> str:
        return brief_line(game, self.locale)

    def option_line(self, game: StarCraftGame, option: Option) -> str:
        return option_line(game, option, self.locale)

    def why_line(self, game: StarCraftGame, seat: Seat, option: Option) -> Why | None:
        return why_line(game, seat, option, self.locale)

    def reason_line(self, game: StarCraftGame, seat: Seat, reason: Reason) -> Why | None:
        return reason_line(game, seat, reason, self.locale)

    def paragraph(
        self, facts: Box, scene: StarCraftScene, events: Sequence[Event], seat: Seat | None
    ) -> str:
        return Teller(facts, scene, seat, self.locale).paragraph(events)

    def closing(self, game: StarCraftGame, result: Result, seat: Seat | None) -> str:
        return ending_line(game, result, seat, self.locale)

    def writer(self, facts: Box) -> Writer:
        """The writer of the texts of cards and sheets."""
        return writer(facts, self.locale)

    def card_text(self, facts: Box, card: int) -> str:
        """What a Combat card says."""
        return card_text(facts, card, self.locale)

    def describe(self, facts: Box, thing: int, kind: str = "card") -> ThingFacts:
        return describe(facts, thing, kind, self.locale)

    def printed(self, facts: Box) -> StarCraftPrinted:
        return printed(facts, self.locale)

    def gallery(self, texts: Texts, pack: Texts) -> list[StarCraftCard]:
        return gallery(self._boxes(texts, pack), self.locale)

    def catalogue(self, texts: Texts, pack: Texts) -> Catalogue:
        boxes, records = self._boxes(texts, pack), load_library(texts, pack)
        return with_texts(catalogue(records), records, [*boxes.values()], self.locale)

    def _boxes(self, texts: Texts, pack: Texts) -> dict[str, Box]:
        """The facts of a game with each set, by the name of the set."""
        return {
            name: self.ruleset.facts(settings, texts, pack)
            for name, settings in every_box().items()
        }

    def scenarios(self, texts: Texts) -> list[ScenarioShown]:
        def box_for(given: dict[str, str]) -> Box:
            return self.ruleset.facts(self.ruleset.settings(given), texts, {})

        return scenarios(box_for, self.locale)
