"""The codec of StarCraft, with or without Brood War."""

from __future__ import annotations

from orrery.core.decisions import Decision, Seat
from orrery.core.errors import BadData
from orrery.core.ruleset import Settings
from orrery.research.codec import Codec, OptionRow
from orrery.research.columns import Told
from orrery.research.starcraft.ids import Numbers, actions_of
from orrery.research.starcraft.observation import Observer
from orrery.research.starcraft.tables import layout_of
from orrery.research.starcraft.telling_battles import WholeTeller
from orrery.research.starcraft.words import Words
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.facts.box import Box
from orrery.starcraft.knowledge.verbs import TABLE
from orrery.starcraft.ruleset import STARCRAFT

FIGURES = ("kind", "hits", "support", "assist", "detector", "cloaked", "hero")


class StarCraftCodec(Codec[State, Box]):
    """The ids and observations of StarCraft."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.known: set[Box] = set()  # others with which ids and bytes mean the same
        self.words = Words(box)
        space = actions_of(self.words, box)
        name, prompts = STARCRAFT.name, STARCRAFT.prompts
        layout = layout_of(self.words, box, prompts)
        super().__init__(name, space, layout, prompts, box.seats)
        self.numbers = Numbers(self.words, box, space)
        self.observer = Observer(box, self.words, self.layout, prompts)

    def must_know(self, box: Box) -> None:
        """`BadData` for a game with another box than the codec was made for."""
        if box is not self.box and box not in self.known:
            if not isinstance(box, Box):
                raise BadData(f"this codec is for {self.title}, and not for other games")
            if StarCraftCodec(box).version != self.version:
                told = ", ".join(f"{key}={value}" for key, value in box.settings.items())
                raise BadData(
                    f"this codec was made for another game of StarCraft than {told}; codec_for "
                    "needs the options and the card pack of the game"
                )
            self.known.add(box)

    def numbered(self, game: StarCraftGame, decision: Decision) -> list[int]:
        self.must_know(game.facts)
        return self.numbers.ids(game, decision)

    def encode(self, game: StarCraftGame, seat: Seat | int | None) -> bytes:
        self.must_have(seat)
        self.must_know(game.facts)
        return self.observer.encode(game, seat)

    def told(self, game: StarCraftGame, seat: Seat | None) -> dict[str, Told]:
        return WholeTeller(game, self.words, seat).told()

    def rows(self, game: StarCraftGame) -> list[OptionRow]:
        """The row of an option is that of its area, planet or route in the table of these."""
        decision, ids = game.decision, self.ids(game)
        if decision is None:
            return []
        return [
            OptionRow(one, *self.parts(one), row_of(option.verb, option.what, option.to))
            for one, option in zip(ids, decision.options[decision.fresh :], strict=True)
        ]

    @property
    def facts(self) -> dict[str, dict[str, int]]:
        """The figures of units, cards and areas, by kind and name."""
        box = self.box
        found: dict[str, dict[str, int]] = {}
        for unit, slug in enumerate(box.unit_slugs):
            minerals, gas = box.cost[unit]
            figures = {name: int(getattr(box, name)[unit]) for name in FIGURES}
            found[f"unit {slug}"] = {"minerals": minerals, "gas": gas, **figures}
        for card in range(len(box.card_slugs)):
            attack, health = box.major[card]
            less_attack, less_health = box.minor[card]
            found[f"card {box.faction_slugs[box.card_faction[card]]} {self.place(card)}"] = {
                "major_attack": attack,
                "major_health": health,
                "minor_attack": less_attack,
                "minor_health": less_health,
                "standard": int(box.standard[card]),
                "technology": box.technology[card],
            }
        for area, slug in enumerate(box.area_slugs):
            found[f"area {slug}"] = {
                "limit": box.limit[area],
                "yields": box.yields[area],
                "amount": box.amount[area],
                "points": box.points[area],
                "allows": box.allows[area],
            }
        return found

    def place(self, card: int) -> str:
        return self.words.card_names[self.words.card_place[card]]


def row_of(verb: str, what: int, to: int) -> int:
    """Where an option is: the row of the table `areas`, `planets` or `routes`."""
    known = TABLE[verb]
    places = ("area", "planet", "route")
    return to if known.to == "area" else what if known.what in places else -1


def codec_of(facts: Box, settings: Settings, everything: bool) -> StarCraftCodec:
    """The codec of games with these settings, whatever the seed. Every box has the cards of all
    factions, so there is nothing to add for `everything`."""
    return StarCraftCodec(facts)
