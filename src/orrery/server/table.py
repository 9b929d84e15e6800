"""A table that is being played at: takes what seats do, keeps it, and tells all who listen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from orrery import __version__, games
from orrery.core.decisions import Seat
from orrery.core.record import Record
from orrery.core.rng import seed_of
from orrery.games import AnyTitle
from orrery.server import secrets
from orrery.server.bodies import TableShown
from orrery.server.course import Course
from orrery.server.errors import Refusal
from orrery.server.frames import Reader
from orrery.server.gestures import done_before, possible
from orrery.server.protocol import Ack, Chat, FromServer, TableChanged, Thinking, UndoAsked, Welcome
from orrery.server.readers import Listener
from orrery.server.rows import NOBODY, ChatRow, LogKind, LogRow, SeatRow, TableRow
from orrery.server.shown import (
    chat_line,
    others,
    result_of,
    table_shown,
    thinking_shown,
    wish_shown,
)
from orrery.server.store import Lost, Store

CHAT_SHOWN = 100
Act = tuple[LogKind, Seat, str, str]
"""What a seat does: kind, seat, text and gesture of a row of the log."""
NOTHING: tuple[FromServer, ...] = (Thinking(None), UndoAsked(None, [], []))
"""Nobody thinks, nobody wants anything back: not worth telling whoever comes."""


class Table:
    """One table: what the database says of it, its game, and its listeners."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.title: AnyTitle = games.title_of(row.game)
        self.course: Course | None = None
        self.chat: list[ChatRow] = []
        self.listeners: set[Listener] = set()
        self.changed: Callable[[Table], None] = lambda _: None  # told after each change
        self._lock = asyncio.Lock()
        self._told: dict[type, FromServer] = {type(one): one for one in NOTHING}  # last, by kind

    @classmethod
    async def load(cls, store: Store, row: TableRow) -> Table:
        """A table out of the database, its game caught up with its log."""
        table = cls(store, row, await store.seats(row.id))
        table.chat = await store.chat(row.id)
        if row.status != "waiting":
            await table._catch_up(table._begin_course())
        await table.begin_if_full()
        return table

    # Beginning

    def seat_of(self, secret: str) -> Seat | None:
        """The seat whose secret this is."""
        for one in self.seats:
            if secrets.fits(secret, one.secret_hash):
                return Seat(one.seat)
        return None

    async def claim(self, seat: int, name: str, secret: str, nonce: str) -> None:
        """Somebody sits down; when everybody sits, the game begins."""
        async with self.seating():
            row = replace(
                self.seats[seat],
                name=name,
                secret_hash=secrets.hashed(secret),
                nonce=nonce,
                taken=time.time(),
            )
            if not await self.store.take_seat(self.row.id, row):
                raise Refusal("seat-taken")
            self.seats[seat] = row

    @asynccontextmanager
    async def seating(self) -> AsyncIterator[None]:
        """Who sits where is being changed, which is possible until the game begins; it does when
        everybody sits."""
        async with self._lock:
            if self.row.status != "waiting":
                raise Refusal("started")
            yield
            await self._begin_if_full()
        self._tell_table()

    async def begin_if_full(self) -> None:
        """Begin the game if everybody sits."""
        async with self._lock:
            await self._begin_if_full()

    async def _begin_if_full(self) -> None:
        if self.row.status != "waiting" or any(seat.taken is None for seat in self.seats):
            return
        seed = seed_of(
            bytes.fromhex(self.row.secret), [bytes.fromhex(seat.nonce) for seat in self.seats]
        )
        if self.row.seed is None:
            await self._begin(seed)
        else:
            await self._play_on(seed)

    async def _begin(self, seed: bytes) -> None:
        settings = self.title.settle(self.title.settings(self.row.options), seed)
        facts = self.title.facts(settings, games.read_texts(self.title), self.row.pack)
        begun: dict[str, Any] = {
            "status": "running",
            "settings": settings,
            "seed": seed.hex(),
            "fingerprint": self.title.fingerprint(facts),
            "program": __version__,
        }
        await self.store.change_table(self.row.id, **begun)
        self.row = replace(self.row, **begun)
        self._tell_all(self._begin_course())

    async def _play_on(self, seed: bytes) -> None:
        """Take up a game that was played elsewhere: what nobody has seen is dealt anew."""
        course = self._begin_course()
        await self._catch_up(course)
        if course.match.anew.get(course.match.number) != seed.hex():
            anew = LogRow(course.number + 1, "anew", NOBODY, seed.hex(), "", time.time())
            await self.store.append(self.row.id, [anew])
            course.take([anew])
        await self.store.change_table(self.row.id, status="running")
        self.row = replace(self.row, status="running")
        self._tell_all(course)

    def _begin_course(self) -> Course:
        row = self.row
        settings = row.settings or {}
        facts = self.title.facts(settings, games.read_texts(self.title), row.pack)
        head = Record(
            game=row.game,
            settings=settings,
            fingerprint=self.title.fingerprint(facts),
            seed=row.seed or "",
            program=row.program or "",
            pack=row.pack_name,
            players=tuple(seat.name for seat in self.seats),
            bots=tuple(seat.program for seat in self.seats),
        )
        self.course = Course(self.title, head, facts)
        return self.course

    # Playing

    def running(self) -> Course:
        """The game, which must have begun and not ended."""
        if self.course is None:
            raise Refusal("not-started")
        if self.course.is_over:
            raise Refusal("over")
        return self.course

    async def pick(self, seat: Seat, gesture: str, after: int | None, picks: list[str]) -> Ack:
        """Carry out picks until one is no option, reveals something or passes the decision.

        `after` is the update the seat has seen; None: whoever picks has just looked.
        """
        async with self._lock:
            done = done_before(self.course, seat, gesture)
            if done is not None:
                return done
            course = self.running()
            if course.asked != seat or (after is not None and seat in course.handed_over):
                raise Refusal("not-asked")
            if after is not None and after != course.stream(seat).number:
                raise Refusal("stale")
            taken, stopped = possible(course, seat, picks)
            await self._append(course, [("pick", seat, text, gesture) for text in taken])
        return Ack(gesture, len(taken), stopped)

    async def undo(self, seat: Seat, gesture: str, after: int) -> Ack:
        """Take back the seat's latest gesture, at once if that is fair or no person minds;
        otherwise ask the others."""
        async with self._lock:
            done = done_before(self.course, seat, gesture)
            if done is not None:
                return done
            course = self.running()
            if after != course.stream(seat).number:
                raise Refusal("stale")
            first = course.back_to(seat)
            if first is None:
                raise Refusal("no-undo")
            if course.is_fair(seat, first) or not others(self.seats, course, seat):
                back = str(course.match.number - first)
                await self._append(course, [("undo", seat, back, gesture)])
                return Ack(gesture, 0, "")
            await self._append(course, [("ask", seat, str(first), gesture)])
        return Ack(gesture, 0, "asked")

    async def consent(self, seat: Seat, agree: bool) -> None:
        """Answer a wish to take something back; when all agree, it is done. Whoever wished it may
        change his mind."""
        async with self._lock:
            course = self.running()
            wish = course.wish
            if wish is None or seat in course.resigned or (agree and seat == wish.seat):
                raise Refusal("no-wish")
            acts: list[Act] = [("agree" if agree else "refuse", seat, "", "")]
            asked = others(self.seats, course, wish.seat)
            if agree and course.agreed | {seat} >= set(asked):
                back = str(course.match.number - int(wish.text))
                acts.append(("undo", Seat(wish.seat), back, wish.gesture))
            await self._append(course, acts)

    async def resign(self, seat: Seat) -> None:
        """Give the game up: with two seats the other has won; with more a program takes the place,
        and whoever had it watches."""
        async with self._lock:
            course = self.running()
            await self._append(course, [("resign", seat, "", "")])

    async def _append(self, course: Course, acts: list[Act]) -> None:
        """Keep what a seat did, carry it out, and tell everybody. Somebody else who was faster
        makes us catch up first."""
        now = time.time()
        rows = [LogRow(course.number + at, *act, now) for at, act in enumerate(acts, 1)]
        try:
            await self.store.append(self.row.id, rows)
        except Lost:
            await self._catch_up(course)
            raise Refusal("stale") from None
        else:
            course.take(rows)
            await self._end_if_over(course)
        finally:
            self._tell_all(course)

    async def _catch_up(self, course: Course) -> None:
        """Carry out what the log has and we have not."""
        rows = await self.store.log(self.row.id, course.number)
        await asyncio.to_thread(course.take, rows)
        await self._end_if_over(course)

    async def _end_if_over(self, course: Course) -> None:
        if not course.is_over or self.row.status == "over":
            return
        ended: dict[str, Any] = {
            "status": "over",
            "ended": time.time(),
            "result": result_of(course)._asdict(),
        }
        await self.store.change_table(self.row.id, **ended)
        self.row = replace(self.row, **ended)

    async def change(self, **changed: Any) -> None:
        """Change what the database says of the table, and tell everybody."""
        await self.store.change_table(self.row.id, **changed)
        self.row = replace(self.row, **changed)
        self._tell_table()

    async def say(self, seat: Seat | None, name: str, text: str) -> None:
        """A line of chat."""
        async with self._lock:
            row = await self.store.add_chat(self.row.id, seat, name, text, time.time())
            self.chat.append(row)
        self.tell(Chat(chat_line(row)))

    # Telling

    @property
    def is_in_use(self) -> bool:
        """Whether somebody listens, or something is being done."""
        return bool(self.listeners) or self._lock.locked()

    def join(self, listener: Listener, after: int) -> None:
        """Somebody listens from now on, having seen so many updates. Whoever has resigned sees no
        more than everybody."""
        if self.course is not None and listener.reader in self.course.handed_over:
            listener.reader, after = None, 0
        self.listeners.add(listener)
        self._greet(listener, after)
        self._tell_table()

    def _greet(self, listener: Listener, after: int) -> None:
        """Tell a listener all it has to know."""
        listener.send(self._welcome(listener.reader))
        listener.told = after
        self._tell_update(listener, always=True)
        if self.course is not None:
            for message in self._public(self.course):
                if message not in NOTHING:
                    listener.send(message)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self._tell_table()

    def shown(self) -> TableShown:
        """The table as everybody may see it."""
        return table_shown(self.row, self.seats, self.course, self.listeners)

    def _welcome(self, reader: Reader) -> Welcome:
        shown = self.shown()
        return Welcome(
            table=shown,
            seat=reader,
            side="" if reader is None else shown.seats[reader].side,
            chat=[chat_line(row) for row in self.chat[-CHAT_SHOWN:]],
            version=__version__,
        )

    def _public(self, course: Course) -> list[FromServer]:
        """What is told to everybody alike, besides the table."""
        return [thinking_shown(self.seats, course), wish_shown(self.seats, course)]

    def _tell_all(self, course: Course) -> None:
        for listener in self.listeners:
            if listener.reader in course.handed_over:
                # Before any update: what the program in its place comes to know is not for it.
                listener.reader = None
                self._greet(listener, 0)
            else:
                self._tell_update(listener)
        self._tell_table()
        for message in self._public(course):
            self.tell_if_new(message)
        self.changed(self)

    def _tell_update(self, listener: Listener, always: bool = False) -> None:
        """Send what a listener has not been told of; always at least how things stand."""
        course, reader = self.course, listener.reader
        if course is None:
            return
        stream = course.stream(reader)
        if listener.told == stream.number and not always:
            return
        undo = None if reader is None else course.undo_for(reader)
        for update in stream.updates(course.match.game, listener.told, undo):
            listener.send(update)
        listener.told = stream.number

    def _tell_table(self) -> None:
        self.tell_if_new(TableChanged(self.shown()))

    def tell(self, message: FromServer) -> None:
        """Send something to everybody."""
        for listener in self.listeners:
            listener.send(message)

    def tell_if_new(self, message: FromServer) -> None:
        """Send something to everybody, unless it is what was told last: how often something that
        all may know stays the same tells how much happened in secret."""
        if self._told.get(type(message)) != message:
            self._told[type(message)] = message
            self.tell(message)
