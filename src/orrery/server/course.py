"""The course of a table's game: what its log says, carried out. A cache of the log, no more."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.decisions import Seat
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.games import AnyTitle
from orrery.server.frames import Reader
from orrery.server.protocol import UndoShown
from orrery.server.rows import LogRow
from orrery.server.streams import Stream


class Gesture(NamedTuple):
    """Picks that were sent together and are taken back together."""

    seat: Seat
    name: str
    label: str
    first: int  # how many picks stood before it


class Course:
    """A match with the streams of its readers; grows by the rows of the log."""

    def __init__(self, title: AnyTitle, head: Record, facts: Any) -> None:
        self.title = title
        self.match: Match[Any, Any] = Match.begin(title, head, facts)
        self.gestures: list[Gesture] = []
        self.rows: list[LogRow] = []
        self.resigned: int | None = None
        self.wish: LogRow | None = None  # somebody wants to take something back
        self.agreed: set[int] = set()
        self._head, self._facts = head, facts
        self._streams: dict[Reader, Stream] = {}

    @property
    def number(self) -> int:
        """The number of the last row."""
        return len(self.rows)

    @property
    def is_over(self) -> bool:
        return self.match.game.decision is None or self.resigned is not None

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked."""
        decision = self.match.game.decision
        return None if decision is None or self.is_over else decision.seat

    def take(self, row: LogRow) -> None:
        """Carry out a row of the log."""
        match row.kind:
            case "pick":
                self._pick(row)
            case "undo":
                self._undo(row)
            case "ask":
                self.wish, self.agreed = row, set()
            case "agree":
                self.agreed.add(row.seat)
            case "refuse":
                self.wish = None
            case "resign":
                self.resigned = row.seat
        self.rows.append(row)

    def _pick(self, row: LogRow) -> None:
        match, seat = self.match, Seat(row.seat)
        before, options = match.game, match.options()
        option = options[row.text]
        latest = self.gestures[-1] if self.gestures else None
        if latest is None or (latest.seat, latest.name) != (seat, row.gesture):
            label = self.title.option_line(before, option)
            self.gestures.append(Gesture(seat, row.gesture, label, match.number))
        match.carry_out(option, row.text)
        self.wish = None
        for stream in self._streams.values():
            stream.pick(before, match.game, match.events[-1], seat)

    def _undo(self, row: LogRow) -> None:
        count = int(row.text)
        self.match.back_to(self.match.number - count)
        while self.gestures and self.gestures[-1].first >= self.match.number:
            self.gestures.pop()
        self.wish = None
        for stream in self._streams.values():
            stream.undo(count, row.seat)

    def undo_for(self, seat: Seat) -> UndoShown | None:
        """What a seat may take back: its latest gesture, with all that came after it."""
        if self.is_over:
            return None
        own = next((one for one in reversed(self.gestures) if one.seat == seat), None)
        if own is None:
            return None
        picks = self.match.number - own.first
        return UndoShown(own.label, picks, fair=picks <= self.match.undoable(seat))

    def stream(self, reader: Reader) -> Stream:
        """The updates of a reader, made from the log when they are first asked for."""
        if reader not in self._streams:
            stream = Stream(self.title, reader)
            again = Course(self.title, self._head, self._facts)
            again._streams[reader] = stream
            stream.begin(again.match.game, again.match.events[0])
            for row in self.rows:
                again.take(row)
            self._streams[reader] = stream
        return self._streams[reader]
