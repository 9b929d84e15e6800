"""Any game in a terminal, in words: for games without a screen of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.text import Text

from orrery.cli.terminal.commands import simple
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer, Plan
from orrery.core.decisions import Option, Ref, Seat
from orrery.core.record import Result
from orrery.games import AnyGame, AnyHappened, AnyRuleset

NAME = "name"
"""What `describe` calls the name of a thing."""


class PlainScreen:
    """Prints what the game's speaker says; draws nothing."""

    shortcuts: Mapping[str, Callable[[Offer], bool]] = {}

    def __init__(self, ink: Ink, players: Sequence[str], ruleset: AnyRuleset) -> None:
        self.ink = ink
        self.players = players  # by seat: who plays it
        self.ruleset = ruleset
        self.speaker = ruleset.speaker(ink.words.locale)

    # Names

    def side(self, game: AnyGame, seat: int) -> str:
        return self.ink.say("plain-seat", n=seat + 1, player=self.players[seat])

    def the_side(self, game: AnyGame, seat: int) -> str:
        return self.side(game, seat)

    def standing(self, game: AnyGame, people: Sequence[int]) -> str:
        return self.ink.say("plain-standing", game=self.title, length=self.length(game))

    def welcome(self, game: AnyGame, people: Sequence[int]) -> str:
        return self.ink.say("plain-welcome", game=self.title)

    @property
    def title(self) -> str:
        return self.ink.say(f"game-{self.ruleset.name}")

    def legend(self, game: AnyGame) -> list[tuple[str, str]]:
        return []

    def length(self, game: AnyGame) -> str:
        return self.ink.say("terminal-length", unit="turns", n=self.ruleset.progress(game).turn)

    # The table and what is asked

    def table(self, game: AnyGame, seat: int | None, offers: Sequence[Offer]) -> None:
        lines = self.speaker.table(game, reader(seat))
        self.ink.line(self.title)
        width = max((len(line.label) for line in lines), default=0)
        self.ink.columns([(line.label, Text(line.text)) for line in lines], width, 2)

    def on_table(self, game: AnyGame, offers: Sequence[Offer]) -> list[int]:
        return []

    def prompt(self, game: AnyGame) -> str:
        return self.speaker.question(game)

    def context(self, game: AnyGame) -> str:
        return self.speaker.context(game)

    def offers(self, game: AnyGame, texts: Sequence[str]) -> list[Offer]:
        options = game.decision.options if game.decision else []
        lines = [self.speaker.option_line(game, option) for option in options]
        return [
            Offer("", line, text, option, said=line)
            for line, text, option in zip(lines, texts, options, strict=True)
        ]

    def story(self, game: AnyGame, happened: Sequence[AnyHappened], seat: int | None) -> list[str]:
        return self.speaker.story(game.facts, happened, reader(seat))

    def ends_turn(self, option: Option) -> bool:
        return self.ruleset.verbs[option.verb].ends

    def ending(self, game: AnyGame, result: Result, seat: int | None) -> str:
        return self.speaker.closing(game, result, reader(seat))

    # Things

    def explain_option(self, game: AnyGame, seat: int, option: Option) -> None:
        for one in self.ruleset.verbs.references(game, option):
            self.show(game, Ref(one.kind, one.number))

    def explain(self, game: AnyGame, seat: int, words: str) -> bool:
        found = [*self.called(game, words)]
        for thing in found:
            self.show(game, thing)
        return bool(found)

    def called(self, game: AnyGame, words: str) -> Iterator[Ref]:
        """The things whose names contain these words."""
        for kind, things in self.speaker.printed(game.facts).items():
            for number in range(len(things) if isinstance(things, list) else 0):
                if simple(words) in simple(self.name_of(game, Ref(kind, number))):
                    yield Ref(kind, number)

    def name_of(self, game: AnyGame, thing: Ref) -> str:
        return self.speaker.describe(game.facts, thing.number, thing.kind)["name"]

    def show(self, game: AnyGame, thing: Ref) -> None:
        """What is printed on a thing."""
        told = dict(self.speaker.describe(game.facts, thing.number, thing.kind))
        self.ink.print(str(told.pop(NAME)), "bold")
        rows = [(key, Text(str(value))) for key, value in told.items()]
        self.ink.columns(rows, max(len(key) for key, _ in rows), 2)

    def why(self, game: AnyGame, seat: int, words: str, offers: Sequence[Offer]) -> None:
        things = [*self.called(game, words)]
        if not things:
            self.ink.tell("terminal-no-card", given=words)
        for thing in things:
            for reason in self.ruleset.reasons(game, Seat(seat), [thing]):
                why = self.speaker.reason_line(game, Seat(seat), reason)
                said = self.speaker.option_line(game, reason.option)
                self.ink.print(said, "bold")
                self.ink.print(self.ink.say("plain-possible") if why is None else
                               self.ink.say("plain-why", sentence=why.sentence, rule=why.rule),
                               indent=2)  # fmt: skip

    def example_card(self, game: AnyGame) -> str:
        return self.name_of(game, next(self.called(game, ""))).lower()

    def texts(self, game: AnyGame, seat: int) -> None:
        for thing in self.called(game, ""):
            self.show(game, thing)

    # What a plain game does not have

    def refuse(self, game: AnyGame, seat: int, line: str, offers: Sequence[Offer]) -> bool:
        return False

    def plan(self, game: AnyGame, seat: int, line: str, offers: Sequence[Offer]) -> Plan | None:
        return None

    def lost_by(self, game: AnyGame, option: Option) -> str:
        return ""

    def usual(self, game: AnyGame, offers: Sequence[Offer]) -> Offer | None:
        return None

    def folded(self, offers: Sequence[Offer]) -> str:
        return ""

    def led(self, offers: Sequence[Offer]) -> str:
        return ""

    def helps(self, game: AnyGame, seat: int, offers: Sequence[Offer]) -> list[tuple[str, str]]:
        return []

    def piles(self, game: AnyGame, seat: int) -> None:
        self.table(game, seat, [])


def reader(seat: int | None) -> Seat | None:
    return None if seat is None else Seat(seat)
