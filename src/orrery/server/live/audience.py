"""The listeners of a table, and what they are told."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

from orrery.core.decisions import Seat
from orrery.messages import SOURCE
from orrery.server import secrets
from orrery.server.contract.bodies import Stop, TableShown
from orrery.server.contract.protocol import (
    Chat,
    Closed,
    FromServer,
    Restarting,
    StandInAsked,
    TableChanged,
    Thinking,
    UndoAsked,
)
from orrery.server.limits import USUAL
from orrery.server.live.attendance import Attendance
from orrery.server.live.listeners import Listener
from orrery.server.live.live_game import LiveGame
from orrery.server.live.parcels import EncodedMessage
from orrery.server.live.table_summary import (
    chat_line,
    stand_in_shown,
    table_shown,
    thinking_shown,
    welcome,
    wish_shown,
)
from orrery.server.storage.rows import ChatRow, PresenceRow, SeatRow, TableRow

COUNT_EVERY = 1.0
"""Seconds between two announcements of the number of watchers: with hundreds of them, every coming
and going would be sent to hundreds."""
NOTHING: tuple[FromServer, ...] = (
    Thinking(None),
    UndoAsked(None, [], [], 0),
    StandInAsked(None, None, [], [], 0),
)
"""No program is thinking and no request is open: not worth sending to a newcomer."""


def do_nothing() -> None:
    """Nobody wants to know."""


class Audience:
    """A table as its listeners see it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.live_game: LiveGame | None = None
        self.chat: list[ChatRow] = []
        self.limits = USUAL
        self.attendance = Attendance()
        self.is_closed = False  # it is not in the database any more
        self.stopped: Stop = ""  # why programs play no more
        self._stopped_at = 0  # the row of the log after which they stopped
        self.changed: Callable[[], None] = do_nothing  # called after each change
        self.attended: Callable[[], None] = do_nothing  # called when one comes or goes
        self._told: dict[type, FromServer] = {type(one): one for one in NOTHING}  # last, by kind
        self._counted = -math.inf  # when the watchers were last counted
        self._counting: asyncio.TimerHandle | None = None  # they will be counted

    def let_go(self) -> None:
        """Nobody looks after this table any more. Its memory is free at once: it does not hold on
        to itself by whom it calls."""
        self.changed = self.attended = do_nothing

    @property
    def listeners(self) -> set[Listener]:
        return self.attendance.listeners

    def seat_of(self, secret: str) -> Seat | None:
        """The seat with this secret."""
        for one in self.seats:
            if secrets.fits(secret, one.secret_hash):
                return Seat(one.seat)
        return None

    def join(self, listener: Listener, after: int) -> None:
        """Add a listener that has seen this many updates. A player who has resigned sees only what
        watchers see."""
        if self.live_game is not None and listener.reader in self.live_game.handed_over:
            listener.reader, after = None, 0
        self.listeners.add(listener)
        self.attendance.note()
        self.note_watchers()
        self._greet(listener, after)
        if listener.reader is not None:
            self._let_programs_go_on()
        self.tell_table()
        self.attended()

    def note_presence(self, elsewhere: list[PresenceRow]) -> None:
        """What other processes say of who listens there."""
        self.attendance.elsewhere = elsewhere
        self.attendance.note()
        self.note_watchers()

    def note_watchers(self) -> None:
        """The number of watchers may have changed: count them now, or once a second has passed
        since the last count. The number is sent with the table. Only comings and goings decide when
        they are counted: if a pick could cause it, a secret pick could be noticed."""
        if self._counting is not None or not self.attendance.is_miscounted:
            return
        loop = asyncio.get_running_loop()
        wait = self._counted + COUNT_EVERY - loop.time()
        if wait > 0:
            self._counting = loop.call_later(wait, self._count_and_tell)
        else:
            self._counted = loop.time()
            self.attendance.count()

    def _count_and_tell(self) -> None:
        self._counting = None
        self.note_watchers()
        self.tell_table()

    def _greet(self, listener: Listener, after: int) -> None:
        """Send a listener everything it needs."""
        listener.send(welcome(self.shown(listener.locale), listener.reader, self.chat))
        listener.told = after
        self._tell_update(listener, always=True)
        if self.live_game is not None:
            for message in self._public(self.live_game):
                if message not in NOTHING:
                    listener.send(message)

    def seat_anew(self, seats: list[SeatRow]) -> None:
        """Other people may sit here now. A listener whose secret no longer opens a seat becomes a
        watcher."""
        pairs = zip(self.seats, seats, strict=True)
        void = {old.seat for old, new in pairs if old.secret_hash != new.secret_hash}
        self.seats = seats
        gone = [one for one in self.listeners if one.reader in void]
        for listener in gone:
            listener.reader = None
            self._greet(listener, 0)
        if gone:
            self.attendance.note()
            self.attended()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.listeners.discard(listener)
        self.attendance.note()
        listener.has_left.set()
        self.note_watchers()
        self.tell_table()
        self.attended()

    def close(self) -> None:
        """The table has been deleted."""
        self.is_closed = True
        self.dismiss(lambda _: Closed())
        self.changed()

    def dismiss(self, reason_in: Callable[[str], Closed | Restarting]) -> None:
        """Tell all listeners, in their languages, why nothing more will come."""
        self.tell_each(reason_in)
        for listener in self.listeners:
            listener.close()

    def shown(self, locale: str) -> TableShown:
        """The table as everybody who speaks a language may see it."""
        return table_shown(
            self.row, self.seats, self.live_game, self.attendance, locale, self.stopped
        )

    def stop_programs(self, why: Stop) -> None:
        """Programs have stopped; tell everybody."""
        self.stopped, self._stopped_at = why, 0 if self.live_game is None else self.live_game.number
        self.tell_table()
        self.tell_if_new(Thinking(None))

    def _let_programs_go_on(self) -> None:
        """Somebody is back: programs that stopped try again."""
        if self.stopped:
            self.stopped = ""
            self.tell_if_new(thinking_shown(self.seats, self.live_game))
            self.changed()

    def _public(self, live_game: LiveGame) -> list[FromServer]:
        """What is sent to everybody alike, besides the table."""
        return [
            Thinking(None) if self.stopped else thinking_shown(self.seats, live_game),
            wish_shown(live_game),
            stand_in_shown(live_game),
        ]

    def tell_all(self, live_game: LiveGame) -> None:
        """Send everybody what has happened. Programs that stopped before it try again."""
        if live_game.number != self._stopped_at:
            self.stopped = ""
        for listener in self.listeners:
            if listener.reader in live_game.handed_over:
                # Before any update: what the program in its place comes to know is not for it.
                listener.reader = None
                self.note_watchers()
                self._greet(listener, 0)
            else:
                self._tell_update(listener)
        self.tell_table()
        for message in self._public(live_game):
            self.tell_if_new(message)
        self.changed()

    def _tell_update(self, listener: Listener, always: bool = False) -> None:
        """Send a listener the updates it has not seen; always at least the current state."""
        live_game, reader = self.live_game, listener.reader
        if live_game is None:
            return
        stream = live_game.stream(reader)
        if listener.told == stream.number and not always:
            return
        locale = listener.locale
        undo = None if reader is None else live_game.undo_for(reader, locale)
        for parcel in stream.parcels(live_game.match, listener.told, undo, locale):
            listener.put(parcel)
        listener.told = stream.number

    def tell_table(self) -> None:
        """Send the table to everybody, if it has changed."""
        table = TableChanged(self.shown(SOURCE))
        if self._is_new(table):
            self.tell_each(lambda one: table if one == SOURCE else TableChanged(self.shown(one)))

    def tell(self, message: FromServer) -> None:
        """Send something to everybody that has no words of ours in it."""
        self.tell_each(lambda _: message)

    def tell_each(self, message_in: Callable[[str], FromServer]) -> None:
        """Send something to everybody, made once for each of their languages."""
        parcels: dict[str, EncodedMessage] = {}
        for listener in self.listeners:
            if listener.locale not in parcels:
                parcels[listener.locale] = EncodedMessage(message_in(listener.locale))
            listener.put(parcels[listener.locale])

    def tell_if_new(self, message: FromServer) -> None:
        """Send something to everybody, unless it equals the last message: how often a public
        message repeats would tell how much happened in secret."""
        if self._is_new(message):
            self.tell(message)

    def _is_new(self, message: FromServer) -> bool:
        """Whether a message differs from the last one of its kind, which it is from now on."""
        is_new = self._told.get(type(message)) != message
        self._told[type(message)] = message
        return is_new

    @property
    def lines(self) -> int:
        """The number of the last line of chat."""
        return self.chat[-1].number if self.chat else 0

    def add_line(self, row: ChatRow) -> None:
        """Somebody has said something."""
        self.chat.append(row)
        del self.chat[: -self.limits.chat_lines]
        self.tell(Chat(chat_line(row)))
