"""The codec of Clone Wars."""

from __future__ import annotations

from collections import Counter

from orrery.clone_wars.board.state import CloneWarsGame, State
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Decision, Seat
from orrery.core.errors import BadData
from orrery.core.ruleset import Settings
from orrery.research.clone_wars.ids import Numbers, actions_of
from orrery.research.clone_wars.observation import Observer
from orrery.research.clone_wars.tables import layout_of
from orrery.research.clone_wars.telling import Teller
from orrery.research.clone_wars.vocabulary import boxes_of, vocabulary_of
from orrery.research.codec import Codec, OptionRow
from orrery.research.columns import Told


class CloneWarsCodec(Codec[State, Box]):
    """The ids and observations of Clone Wars."""

    def __init__(self, boxes: list[Box]) -> None:
        self.words = vocabulary_of(boxes)
        name, prompts = CLONE_WARS.name, CLONE_WARS.prompts
        layout = layout_of(self.words, prompts)
        super().__init__(name, actions_of(self.words), layout, prompts, seats=2)
        self.numbers: dict[Box, Numbers] = {}
        self.observers: dict[Box, Observer] = {}

    def numbered(self, game: CloneWarsGame, decision: Decision) -> list[int]:
        box = game.facts
        if box not in self.numbers:
            self.must_know(box)
            self.numbers[box] = Numbers(box, self.words, self.space)
        return self.numbers[box].ids(game, decision)

    def encode(self, game: CloneWarsGame, seat: Seat | int | None) -> bytes:
        self.must_have(seat)
        box = game.facts
        if box not in self.observers:
            self.must_know(box)
            self.observers[box] = Observer(box, self.words, self.layout, self.prompts)
        return self.observers[box].encode(game, seat)

    def must_know(self, box: Box) -> None:
        """`BadData` for a game with other cards than the codec was made for."""
        if not isinstance(box, Box):
            raise BadData(f"this codec is for {self.title}, and not for other games")
        known = {one.slug: one.copies for one in (*self.words.cards, *self.words.bases)}
        for slug, copies in Counter(box.slug(card) for card in range(box.size)).items():
            if copies > known.get(slug, 0):
                raise BadData(
                    f"this codec has no ids for {copies} copies of {slug}: it was made for other "
                    "cards; codec_for needs the options and the card pack of the game"
                )

    def told(self, game: CloneWarsGame, seat: Seat | None) -> dict[str, Told]:
        return Teller(game, seat).told()

    def rows(self, game: CloneWarsGame) -> list[OptionRow]:
        """The row of an option is that of its unit or ship in the table `in_play`."""
        decision, ids = game.decision, self.ids(game)
        if decision is None:
            return []
        options = decision.options[decision.fresh :]
        sides = game.state.sides
        own = decision.seat
        lying = [card for one in (own, 1 - own) for card in (*sides[one].units, *sides[one].ships)]
        return [
            OptionRow(
                one, *self.parts(one), lying.index(option.what) if option.what in lying else -1
            )
            for one, option in zip(ids, options, strict=True)
        ]

    @property
    def facts(self) -> dict[str, dict[str, int]]:
        return {kind.slug: dict(kind.facts) for kind in (*self.words.cards, *self.words.bases)}


def codec_of(facts: Box, settings: Settings, everything: bool) -> CloneWarsCodec:
    """The codec of games with these settings, whatever the seed; or of games with any cards."""
    return CloneWarsCodec(boxes_of(facts.library, settings, everything))
