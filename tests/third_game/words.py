"""Everything that Rising Tide says, in one language: messages/<locale>/rising-tide.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.decisions import Option, Seat
from orrery.core.events import HIDDEN, Event
from orrery.core.record import Result
from orrery.core.ruleset import Texts
from orrery.core.speaker import Catalogue, Entry, Line, Scene, Speaker, Why
from orrery.messages import messages
from tests.third_game.board import State, TideGame, score
from tests.third_game.facts import Cards, complete, load
from tests.third_game.shown import CardShown, TideCard, TidePrinted


def paragraphs(events: Sequence[Event], seat: Seat | None) -> list[list[Event]]:
    """Every event is a line of its own. What others draw is told by the swap, and the deal by
    nothing."""
    seen = [event.for_seat(seat) for event in events]
    return [[one] for one in seen if one.kind != "tide-draw" or HIDDEN not in one.things]


class TideSpeaker(Speaker[State, Cards, Scene]):
    """Speaks of Rising Tide."""

    def say(self, key: str, **given: str | int) -> str:
        return messages(self.locale).format(key, **given)

    def question(self, game: TideGame) -> str:
        return self.say("tide-turn")

    def option_line(self, game: TideGame, option: Option) -> str:
        return self.say(f"tide-option-{option.verb}", **about(game.facts, option.what))

    def why_line(self, game: TideGame, seat: Seat, option: Option) -> Why | None:
        rule = self.ruleset.why(game, seat, option)
        if rule is None:
            return None
        return Why(self.say(f"tide-why-{rule}", **about(game.facts, option.what)), rule)

    def paragraph(
        self, facts: Cards, scene: Scene, events: Sequence[Event], seat: Seat | None
    ) -> str:
        (event,) = events
        card = event.things[0] if event.things else -1
        return self.say(event.kind, who=who(event.seat, seat), n=event.number,
                        **about(facts, card))  # fmt: skip

    def closing(self, game: TideGame, result: Result, seat: Seat | None) -> str:
        return " ".join(
            self.say("tide-closing", who=who(one, seat), n=score(game, one))
            for one in result.winners
        )

    def table(self, game: TideGame, seat: Seat | None) -> list[Line]:
        lines = []
        for at, player in enumerate(game.state.players):
            shore = self.cards(game.facts, player.shore) or self.say("tide-nothing")
            words = self.say("tide-shore", cards=shore, n=score(game, at))
            lines.append(Line(self.say("tide-seat", n=at + 1), words))
            if at == seat:
                hand = self.cards(game.facts, tuple(sorted(player.hand)))
                lines.append(Line(self.say("tide-your-hand"), hand or self.say("tide-nothing")))
        left = self.say("tide-deck-left", n=len(game.state.deck))
        return [*lines, Line(self.say("tide-deck"), left)]

    def cards(self, facts: Cards, cards: tuple[int, ...]) -> str:
        return " · ".join(f"{facts.names[card]} {facts.worth[card]}" for card in cards)

    def describe(self, facts: Cards, thing: int, kind: str = "card") -> CardShown:
        return {
            "id": facts.ids[thing],
            "name": facts.names[thing],
            "worth": facts.worth[thing],
            "provenance": facts.sources[thing],
        }

    def printed(self, facts: Cards) -> TidePrinted:
        return {"card": [self.describe(facts, card) for card in range(len(facts.ids))]}

    def gallery(self, texts: Texts, pack: Texts) -> list[TideCard]:
        facts = load(complete({}), texts, pack)
        return [{**one, "set": "rising-tide"} for one in self.printed(facts)["card"]]

    def catalogue(self, texts: Texts, pack: Texts) -> Catalogue:
        facts = load(complete({}), texts, pack)
        entries = {
            ("card", facts.ids[at]): Entry(
                facts.names[at],
                {"worth": facts.worth[at]},
                {},
                {"provenance": facts.sources[at]},
            )
            for at in range(len(facts.ids))
        }
        return Catalogue(entries, facts.fingerprint)


def who(seat: int, reader: int | None) -> str | int:
    return "you" if seat == reader else seat + 1


def about(facts: Cards, card: int) -> dict[str, str | int]:
    """A card as messages name it; -1 is none, or one that may not be known."""
    return {"card": facts.names[card], "worth": facts.worth[card]} if card >= 0 else {"card": ""}
