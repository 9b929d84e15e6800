"""Everything that Clone Wars says, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orrery.clone_wars.board.state import State
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.library import PAIRS
from orrery.clone_wars.words.briefing import describe, gallery
from orrery.clone_wars.words.card_texts import card_text, reward_text
from orrery.clone_wars.words.catalogue import catalogue, library
from orrery.clone_wars.words.offers import commit_line, option_line, wasted, why_line
from orrery.clone_wars.words.questions import brief_line, context_line, prompt_line
from orrery.clone_wars.words.story import ending_line, paragraph
from orrery.core.speaker import Catalogue, Scene, Speaker, Why
from orrery.messages import messages

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.knowledge.shown import CardFacts, CloneWarsCard, CloneWarsPrinted
    from orrery.clone_wars.words.phrases import Record
    from orrery.core.decisions import Option, Seat
    from orrery.core.events import Event
    from orrery.core.record import Result
    from orrery.core.ruleset import Texts

HEADED = frozenset({"play", "buy", "use"})
"""What lists of options say in a heading."""


class CloneWarsSpeaker(Speaker[State, Box, Scene]):
    """Puts Clone Wars into words."""

    def question(self, game: CloneWarsGame) -> str:
        return prompt_line(game, self.locale)

    def brief(self, game: CloneWarsGame) -> str:
        return brief_line(game, self.locale)

    def context(self, game: CloneWarsGame) -> str:
        return context_line(game, self.locale)

    def option_line(self, game: CloneWarsGame, option: Option) -> str:
        return option_line(game, option, self.locale)

    def pick_line(self, game: CloneWarsGame, option: Option) -> str:
        words = self.option_line(game, option)
        if option.verb not in HEADED:
            return words
        return messages(self.locale).format(f"said-{option.verb}", words=words)

    def commit_line(self, game: CloneWarsGame, option: Option) -> tuple[str, str]:
        """A card that attacks, and what it attacks: options of one card can share a line."""
        return commit_line(game, option, self.locale)

    def wasted(self, game: CloneWarsGame) -> list[str]:
        """What ending the turn now would waste besides resources."""
        return wasted(game, self.locale)

    def why_line(self, game: CloneWarsGame, seat: Seat, option: Option) -> Why | None:
        return why_line(game, seat, option, self.locale)

    def paragraph(
        self, facts: Box, scene: Scene, events: Sequence[Event], seat: Seat | None
    ) -> str:
        return paragraph(facts, events, seat, self.locale)

    def closing(self, game: CloneWarsGame, result: Result, seat: Seat | None) -> str:
        return ending_line(game.facts, result, seat, self.locale)

    def card_text(self, record: Record) -> tuple[str, ...]:
        """What a card says: one text per clause."""
        return card_text(record, self.locale)

    def reward_text(self, record: Record) -> str | None:
        """What defeating a card in the galaxy row gives."""
        return reward_text(record, self.locale)

    def describe(self, facts: Box, thing: int, kind: str = "card") -> CardFacts:
        return describe(facts, thing, self.locale)

    def printed(self, facts: Box) -> CloneWarsPrinted:
        return {"card": [self.describe(facts, card) for card in range(facts.size)]}

    def gallery(self, texts: Texts, pack: Texts) -> list[CloneWarsCard]:
        return gallery(library(texts, pack), self.locale)

    def catalogue(self, texts: Texts, pack: Texts) -> Catalogue:
        for factions in PAIRS:
            self.ruleset.facts(self.ruleset.settings({"factions": factions}), texts, pack)
        return catalogue(library(texts, pack), self.locale)
