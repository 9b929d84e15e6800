"""A game between people and programs in the terminal, whichever game it is."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from orrery.cli.terminal import commandline, saves
from orrery.cli.terminal.commands import COMMANDS, Stop, leave
from orrery.cli.terminal.ink import Ink
from orrery.cli.terminal.screen import Offer, Screen
from orrery.cli.terminal.typed import carry_out_line
from orrery.core.decisions import Option, Seat
from orrery.core.errors import BrokenRules, OrreryError
from orrery.core.record import Record
from orrery.core.ruleset import Plain
from orrery.core.window import Program, Window
from orrery.games import AnyMatch
from orrery.lab.simulate import answer_of

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  line editing and history, where the platform has it

LINES_BESIDE = 4
"""Lines that the news needs besides what was bad for the reader: two headings, and the latest
event."""
NEWS_SHARE = 6
"""The news gets this part of a screen, if the table can be drawn in fewer lines."""


class News(NamedTuple):
    """What a seat has not been told yet, and which of it was bad for the seat."""

    lines: list[str]
    setbacks: list[str]


@dataclass
class Session:
    """A match, who plays its seats, and what each person has been told."""

    match: AnyMatch
    programs: Sequence[Program | None]  # by seat, None for a person
    players: Sequence[str]  # by seat: "human", or the name of the program
    screen: Screen
    ink: Ink
    pack: str = ""  # the folder of the card pack
    record_file: Path | None = None
    place: Path | None = None  # the file it continues from; else where unfinished games are
    is_kept: bool = False  # whether it was saved there before
    told: list[int] = field(default_factory=list)  # by seat: how many lists of events
    asked: list[Seat] = field(default_factory=list)  # by pick: who made it
    said: dict[int, str] = field(default_factory=dict)  # the words of each pick, by its number
    automatic: set[int] = field(default_factory=set)  # picks that were forced, or part of another
    lines: int = 0  # how many lines have been typed: each is a gesture
    before: int = 0  # how many picks there were before the current line was typed
    notes: list[str] = field(default_factory=list)
    noted: dict[int, Plain] = field(default_factory=dict)  # by programs at their last decisions
    greetings: list[str] = field(default_factory=list)  # printed before all other news
    at_table: int | None = None  # the player who is looking at the screen
    doubt: Offer | None = None  # the option the player was asked to confirm
    asks_everything: bool = False  # even when the answer is obvious

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
        """Play to the end, or until a player stops."""
        try:
            while self.match.game.decision is not None:
                self.one_decision(self.match.game.decision.seat)
        except (KeyboardInterrupt, EOFError):
            with undisturbed():
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
            window = Window(self.match.ruleset, self.match.game, note=self.noted.get(seat))
            try:
                answer = answer_of(self.players[seat], program, window)
            except OrreryError:
                self.stop()
                raise
            self.noted[seat] = answer.note
            self.match.play(answer.pick)
            self.asked.append(seat)
            if not self.people:
                self.ink.bullets(self.news(None).lines)
        elif not self.answer_forced(seat):
            self.hand_over(seat)
            self.ask(seat)

    def answer_forced(self, seat: Seat) -> bool:
        """Answer a decision with only one option, if that ends no turn and shows nothing; and one
        with an obvious answer, unless the player wants to be asked everything."""
        offers = self.offers()
        if len(offers) == 1:
            key, offer = "terminal-forced", offers[0]
        else:
            usual = None if self.asks_everything else self.screen.usual(self.match.game, offers)
            if usual is None:
                return False
            key, offer = "terminal-usual", usual
        if self.screen.ends_turn(offer.option) or self.shows(offer):
            return False
        self.notes.append(self.ink.say(key, option=offer.said))
        self.carry_out(offer)
        self.automatic.add(self.match.number)
        return True

    def shows(self, offer: Offer) -> bool:
        """Whether a pick draws, shuffles or turns up something."""
        return self.match.game.reveals(offer.option)

    def asks_or_shows(self, offer: Offer) -> bool:
        """Whether a pick is followed by another question, or shows something."""
        copy, decision = self.match.game.copy(), self.match.game.decision
        copy.go_on(offer.option)
        after = copy.decision
        if decision is None or after is None:
            return True
        return (after.seat, after.prompt) != (decision.seat, decision.prompt) or self.shows(offer)

    def hand_over(self, seat: Seat) -> None:
        """Two people at one keyboard must not see each other's hands."""
        if self.at_table != seat:
            self.ink.clear(with_past=True)
            side = self.screen.the_side(self.match.game, seat)
            line = self.ink.read(self.ink.say("terminal-hand-over", side=side) + " ")
            if COMMANDS.get(line.strip().lower()) is leave:
                raise Stop
            self.at_table = seat

    def ask(self, seat: Seat) -> None:
        """Draw the table and do what is typed until the game moves on."""
        self.draw(seat)
        before = self.match.game
        while self.match.game is before:
            self.command(seat, self.ink.read(f"{self.ink.say('terminal-ask')}> ").strip())

    def draw(self, seat: Seat) -> None:
        """The table, the news, the question and the options, within the lines of the terminal."""
        ink, offers = self.ink, self.offers()
        told = self.news(seat)
        news = News([*told.lines, *self.notes], told.setbacks)
        greetings, self.greetings, self.notes = self.greetings, [], []
        said = ink.lines_of(lambda: ink.bullets([*greetings, *news.lines]))
        bad = ink.lines_of(lambda: ink.bullets(news.setbacks))
        share = ink.console.height // NEWS_SHARE
        wanted = min(said + 1, max(share, bad + LINES_BESIDE if bad else 0))
        levels = ink.fit(partial(self.show, seat, offers), 2 if said else 1, wanted)
        room = ink.left(partial(self.show, seat, offers), *levels) - 1
        ink.clear()
        self.show(seat, offers, *levels, lambda: self.show_news(greetings, news, room))

    def show(
        self,
        seat: Seat,
        offers: Sequence[Offer],
        table: int,
        options: int,
        between: Callable[[], None] = lambda: None,
    ) -> None:
        """The table, something after it, the question and the options; table and options each as
        compact as their level says."""
        self.ink.thrift = table
        self.screen.table(self.match.game, seat, offers)
        on_table = self.screen.on_table(self.match.game, offers)
        between()
        self.ink.thrift = options
        self.show_options(offers, on_table)

    def show_news(self, greetings: Sequence[str], news: News, room: int) -> None:
        """The news. If there is little room, only the latest; but greetings, and whatever was bad
        for the seat, are always shown."""
        ink = self.ink
        everything = [*greetings, *news.lines]
        lines = ink.lines_of(lambda: ink.bullets(everything))
        if everything and lines < room:
            ink.line(ink.say("terminal-what-happened"))
        if lines <= room:
            ink.bullets(everything)
            return
        before = partial(self.show_first, greetings, news.setbacks)
        before()
        left = room - ink.lines_of(before)
        if not news.setbacks:
            ink.last_bullets(news.lines, left)
        elif left > 1:
            ink.line(ink.say("terminal-what-happened"))
            ink.last_bullets(news.lines, left - 1)

    def show_first(self, greetings: Sequence[str], setbacks: Sequence[str]) -> None:
        """What is printed before all other news."""
        self.ink.bullets(greetings)
        if setbacks:
            self.ink.line(self.ink.say("terminal-setbacks"), style="bold")
            self.ink.bullets(setbacks)

    def show_options(self, offers: Sequence[Offer], on_table: Sequence[int]) -> None:
        """The prompt with its rule, and the numbered options."""
        game, ink, screen = self.match.game, self.ink, self.screen
        rule = game.decision.prompt.rule if game.decision else ""
        prompt = screen.prompt(game)
        if ink.is_short and len(prompt) + len(rule) + 9 <= ink.width:
            ink.line(prompt, rule)
        elif ink.is_tight:
            ink.print(prompt, "bold")
        else:
            ink.line(right=rule)
            ink.print(prompt, "bold")
        context = screen.context(game)
        if context:
            ink.print(context, "italic", indent=2)
        if ink.is_tight:
            ink.run_on(offers, screen.led(offers), on_table)
        else:
            ink.numbered(offers, screen.folded(offers), on_table)

    def offers(self) -> list[Offer]:
        """The options of the current decision, in the order they are shown."""
        return self.screen.offers(self.match.game, list(self.match.options()))

    def news(self, seat: int | None) -> News:
        """What a seat has not been told yet."""
        at = self.told[0 if seat is None else seat]
        happened = self.match.happened(at)
        for one in range(len(self.told)) if seat is None else [seat]:
            self.told[one] = len(self.match.events)
        game, setbacks = self.match.game, self.match.ruleset.setbacks
        bad = [one.only(lambda e: e.kind in setbacks and e.seat == seat) for one in happened]
        return News(self.screen.story(game, happened, seat), self.screen.story(game, bad, seat))

    # What a person types

    def command(self, seat: Seat, line: str) -> None:
        """Carry out a number, an option in words, or a command."""
        self.before = self.match.number
        self.lines += 1
        carry_out_line(self, seat, line)

    def carry_out(self, offer: Offer) -> None:
        """One pick, or two that are offered as one."""
        self.pick(offer.option, offer)
        if offer.then is not None:
            self.pick(offer.then, offer)
            self.automatic.add(self.match.number)

    def pick(self, option: Option, offer: Offer) -> None:
        """Play an option and remember the words it was offered with."""
        decision = self.match.game.decision
        self.match.play(option, gesture=str(self.lines))
        if decision is not None:
            self.asked.append(decision.seat)
        self.said[self.match.number] = offer.said
        self.automatic.discard(self.match.number)

    # The end

    def save(self) -> Path:
        """Save the unfinished game, and the record file if one was asked for."""
        record = self.match.record()
        if self.record_file is not None:
            saves.write(self.record_file, record.to_text())
        path = self.place or saves.unfinished(record.game)
        aside = None if self.place else saves.make_room(record, self.is_kept)
        saves.write_game(path, record, self.pack)
        self.is_kept = True
        if aside is not None:
            command = commandline.play_from(aside)
            self.ink.tell_whole("terminal-kept", file=aside.name, command=command)
        return path

    def stop(self) -> None:
        """Save and say where."""
        path = self.save()
        self.ink.tell_whole("terminal-interrupted", file=saves.shown(path))
        self.ink.tell_whole("terminal-go-on-how", command=commandline.play_from(path, self.pack))

    def finish(self) -> None:
        """Say who won and where the record is."""
        record = self.match.record()
        if record.result is None:
            raise BrokenRules("the game has neither a decision nor a result")
        reader = self.people[0] if len(self.people) == 1 else None
        self.ink.clear()
        self.screen.table(self.match.game, reader, [])
        self.ink.line()
        self.ink.bullets(self.news(reader).lines + self.notes)
        self.ink.line()
        if reader is not None:
            won = reader in record.result.winners
            self.ink.tell("terminal-you-won" if won else "terminal-you-lost", "bold")
        ending = self.screen.ending(self.match.game, record.result, reader)
        length = self.screen.length(self.match.game)
        if reader is None:
            self.ink.tell("terminal-over", picks=self.match.number, length=length, ending=ending)
        else:
            own = self.choices_of(reader)
            self.ink.tell("terminal-over-own", picks=own, length=length, ending=ending)
        path = self.keep_record(record)
        command = commandline.replay(path, self.pack)
        self.ink.tell_whole("terminal-record", file=saves.shown(path), command=command)
        self.ink.tell_whole("terminal-again", command=commandline.play(record.game))

    def choices_of(self, seat: int) -> int:
        """How many unforced picks a seat has made."""
        picks = enumerate(self.asked, 1)
        return sum(one == seat and number not in self.automatic for number, one in picks)

    def keep_record(self, record: Record) -> Path:
        """Write the record of the finished game."""
        place = self.place
        if place is not None and saves.is_unfinished(place, record.game):
            saves.forget(place, record, ours=True)
            place = None
        path = self.record_file or place or saves.finished(record)
        saves.write_game(path, record, self.pack)
        ours = self.is_kept and self.place is None
        saves.forget(saves.unfinished(record.game), record, ours)
        return path


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Pressing Ctrl-C twice means "stop", and must not lose the game while it is being saved."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
