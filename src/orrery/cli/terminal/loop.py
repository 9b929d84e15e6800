"""A game of persons and programs in the terminal, whatever game it is."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from orrery.cli.terminal import saves
from orrery.cli.terminal.commands import COMMANDS, Stop, options_called
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer, Screen
from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.core.events import Event
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.window import Program, Window

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  lines can be edited and called back, where the platform has it


@dataclass
class Session:
    """A match, who plays its seats, and what each person has been told."""

    match: Match[Any, Any]
    programs: Sequence[Program | None]  # by seat, None for a person
    players: Sequence[str]  # by seat: "human", or the name of the program
    screen: Screen
    ink: Ink
    pack: str = ""  # the folder of the card pack
    record_file: Path | None = None
    told: list[int] = field(default_factory=list)  # by seat: how many lists of events
    said: dict[int, str] = field(default_factory=dict)  # by number of the pick: its words
    automatic: set[int] = field(default_factory=set)  # picks that were forced
    notes: list[str] = field(default_factory=list)
    greetings: list[str] = field(default_factory=list)  # said before all other news
    at_table: int | None = None  # the person who looks at the screen

    def __post_init__(self) -> None:
        if not self.told:
            self.greetings.append(self.screen.welcome(self.match.game, self.people))
        self.told = self.told or [0] * len(self.players)
        if len(self.people) == 1:
            self.at_table = self.people[0]

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, program in enumerate(self.programs) if program is None]

    # The game

    def play(self) -> None:
        """Play to the end, or until a person stops."""
        try:
            while self.match.game.decision is not None:
                self.one_decision(self.match.game.decision.seat)
        except (KeyboardInterrupt, EOFError):
            self.ink.print()
            self.stop()
        except Stop:
            self.stop()
        else:
            self.finish()

    def one_decision(self, seat: Seat) -> None:
        """A program answers by itself, a person is asked."""
        program = self.programs[seat]
        if program is not None:
            window = Window(self.match.title, self.match.game)
            self.match.play(program.answer(window).pick)
            if not self.people:
                self.ink.bullets(self.news(None))
        elif not self.answer_forced(seat):
            self.hand_over(seat)
            self.ask(seat)

    def answer_forced(self, seat: Seat) -> bool:
        """Answer a decision with one option, if that ends no turn and shows nothing."""
        offers = self.offers()
        if len(offers) != 1 or self.screen.ends_turn(offers[0].option) or self.shows(offers[0]):
            return False
        self.notes.append(self.ink.say("terminal-forced", option=offers[0].said))
        self.carry_out(offers[0])
        self.automatic.add(self.match.number)
        return True

    def shows(self, offer: Offer) -> bool:
        """Whether a pick draws, shuffles or turns up something."""
        copy = self.match.game.copy()
        before = copy.state.irrevocable
        copy.go_on(offer.option)
        return bool(copy.state.irrevocable != before)

    def asks_or_shows(self, offer: Offer) -> bool:
        """Whether a pick is followed by another question, or shows something."""
        copy, decision = self.match.game.copy(), self.match.game.decision
        copy.go_on(offer.option)
        after = copy.decision
        if decision is None or after is None:
            return True
        return (after.seat, after.prompt) != (decision.seat, decision.prompt) or self.shows(offer)

    def hand_over(self, seat: Seat) -> None:
        """Between two persons at one keyboard nobody sees the other's hand."""
        if self.at_table != seat:
            self.ink.clear()
            self.read(self.ink.say("terminal-hand-over", side=self.side(seat)) + " ")
            self.at_table = seat

    def ask(self, seat: Seat) -> None:
        """Draw the table and do what is typed until the game has moved."""
        self.draw(seat)
        before = self.match.game
        while self.match.game is before:
            self.command(seat, self.read(f"{self.ink.say('terminal-ask')}> ").strip())

    def draw(self, seat: Seat) -> None:
        """The table, what has happened, what is asked, and the options."""
        game, offers = self.match.game, self.offers()
        self.ink.clear()
        self.screen.table(game, seat, offers)
        news = [*self.greetings, *self.news(seat), *self.notes]
        self.greetings, self.notes = [], []
        if news:
            self.ink.line(self.ink.say("terminal-what-happened"))
            self.ink.bullets(news)
        self.show_options(offers)

    def show_options(self, offers: Sequence[Offer]) -> None:
        """The prompt with its rule, and the options by number."""
        decision = self.match.game.decision
        rule = decision.prompt.rule if decision else ""
        self.ink.line(right=rule)
        self.ink.print(self.screen.prompt(self.match.game), "bold")
        context = self.screen.context(self.match.game)
        if context:
            self.ink.print(context, "italic", indent=2)
        self.ink.numbered(offers)

    def offers(self) -> list[Offer]:
        """The options of the present decision, in the order in which they are shown."""
        return self.screen.offers(self.match.game, list(self.match.options()))

    def news(self, seat: int | None) -> list[str]:
        """What a seat has not been told yet."""
        at = self.told[0 if seat is None else seat]
        events: list[Event] = [event for part in self.match.events[at:] for event in part]
        for one in range(len(self.told)) if seat is None else [seat]:
            self.told[one] = len(self.match.events)
        return self.screen.story(self.match.game, events, seat)

    # What a person types

    def read(self, prompt: str) -> str:
        """A line from the keyboard or pipe."""
        line = input(self.ink.plain(prompt))
        if not sys.stdin.isatty():
            self.ink.print(line)  # a transcript shows what was typed
        return line

    def command(self, seat: Seat, line: str) -> None:
        """Carry out a number, an option in words, or a command."""
        offers = self.offers()
        numbers = line.replace(",", " ").split()
        if numbers and all(word.isdecimal() for word in numbers):
            self.pick_numbers(seat, offers, [int(word) for word in numbers])
            return
        if line.startswith("?"):
            COMMANDS["?"](self, seat, line[1:].strip())
            return
        found = options_called(offers, line)
        name, _, rest = line.partition(" ")
        if len(found) == 1:
            self.carry_out(found[0])
        elif line in self.screen.shortcuts:
            self.repeat(seat, self.screen.shortcuts[line])
        elif name.lower() in COMMANDS:
            COMMANDS[name.lower()](self, seat, rest.strip())
        elif found:
            names = ", ".join(offer.text for offer in found)
            self.ink.tell("terminal-several", given=line, names=names)
        elif line:
            self.ink.tell("terminal-no-option", given=line, n=len(offers))

    def pick_numbers(self, seat: Seat, offers: Sequence[Offer], numbers: list[int]) -> None:
        """Several numbers are carried out in order, as long as each is still possible."""
        wrong = [number for number in numbers if not 1 <= number <= len(offers)]
        if wrong:
            self.ink.tell("terminal-no-number", given=wrong[0], n=len(offers))
            return
        wanted = [offers[number - 1] for number in numbers]
        self.carry_out(wanted[0])
        for offer in wanted[1:]:
            decision = self.match.game.decision
            now = {one.text: one for one in self.offers()} if decision else {}
            if decision is None or decision.seat != seat or offer.text not in now:
                self.notes.append(self.ink.say("terminal-stopped", given=offer.said))
                return
            self.carry_out(now[offer.text])

    def repeat(self, seat: Seat, fits: Callable[[Offer], bool]) -> None:
        """Carry out options of a kind until there is none, or something else is asked."""
        first = self.match.game.decision
        number = self.match.number
        while first is not None:
            decision = self.match.game.decision
            if decision is None or (decision.seat, decision.prompt) != (seat, first.prompt):
                self.notes.append(self.ink.say("terminal-stopped-asked"))
                return
            fitting = [offer for offer in self.offers() if fits(offer)]
            if not fitting:
                break
            self.carry_out(min(fitting, key=self.asks_or_shows))
        if self.match.number == number:
            self.ink.tell("terminal-nothing-to-do")

    def carry_out(self, offer: Offer) -> None:
        """One pick."""
        self.match.play(offer.option)
        self.said[self.match.number] = offer.said
        self.automatic.discard(self.match.number)

    # Undo

    def undo(self, seat: Seat) -> None:
        """Take back the person's last choice, with what was forced after it."""
        taken = None
        while self.match.can_undo(seat):
            number = self.match.number
            text = self.match.undo(seat)
            if number not in self.automatic:
                taken = self.said.get(number, text)
                break
        self.told = [min(told, len(self.match.events)) for told in self.told]
        if taken is None:
            self.ink.print(self.why_no_undo(seat))
        else:
            self.notes = [self.ink.say("terminal-undone", option=taken)]

    def why_no_undo(self, seat: Seat) -> str:
        """Why the last pick stays."""
        number = self.match.number
        if not number:
            return self.ink.say("terminal-undo-nothing")
        if number in self.said:
            return self.ink.say("terminal-undo-revealed", option=self.said[number])
        return self.ink.say("terminal-undo-other")

    # The end

    def save(self) -> Path:
        """Write the unfinished game, and the record file if one was asked for."""
        record = self.match.record()
        if self.record_file is not None:
            saves.write(self.record_file, record.to_text())
        return saves.keep(record, self.pack)

    def stop(self) -> None:
        """Save and say where."""
        path = self.save()
        self.ink.tell("terminal-interrupted", file=saves.shown(path))
        self.ink.tell("terminal-go-on-how", game=self.match.title.name)

    def finish(self) -> None:
        """Say who won and where the record is."""
        record = self.match.record()
        if record.result is None:
            raise BrokenRules("the game has neither a decision nor a result")
        reader = self.people[0] if len(self.people) == 1 else None
        self.ink.clear()
        self.screen.table(self.match.game, reader, [])
        self.ink.line()
        self.ink.bullets(self.news(reader) + self.notes)
        self.ink.line()
        if reader is not None:
            won = reader in record.result.winners
            self.ink.tell("terminal-you-won" if won else "terminal-you-lost", "bold")
        ending = self.screen.ending(self.match.game, record.result, reader)
        turns = self.screen.turns(self.match.game)
        self.ink.tell("terminal-over", picks=self.match.number, turns=turns, ending=ending)
        self.ink.tell("terminal-record", file=saves.shown(self.keep_record(record)))

    def keep_record(self, record: Record) -> Path:
        """Write the record of the finished game."""
        path = self.record_file or saves.finished(record)
        saves.write(path, record.to_text())
        saves.forget(record)
        return path

    def side(self, seat: int) -> str:
        """The name of a seat."""
        return self.screen.side(self.match.game, seat)
