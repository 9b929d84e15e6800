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
from orrery.server.course import Course
from orrery.server.errors import Refusal
from orrery.server.frames import Reader
from orrery.server.protocol import Ack, Chat, FromServer, TableChanged, TableShown, Welcome
from orrery.server.readers import Listener
from orrery.server.rows import ChatRow, LogKind, LogRow, SeatRow, TableRow
from orrery.server.shown import chat_line, others, result_of, table_shown, wish_shown
from orrery.server.store import Lost, Store

CHAT_SHOWN = 100


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
        self._told: dict[type, FromServer] = {}  # what everybody was told last, by kind

    @classmethod
    async def load(cls, store: Store, row: TableRow) -> Table:
        """A table out of the database, its game caught up with its log."""
        table = cls(store, row, await store.seats(row.id))
        table.chat = await store.chat(row.id)
        if row.seed is not None:
            table._begin_course()
            await table._catch_up()
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
        self._begin_course()
        self._tell_updates()
        self.changed(self)

    def _begin_course(self) -> None:
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
            done = self._done_before(seat, gesture)
            if done is not None:
                return done
            course = self.running()
            if course.asked != seat:
                raise Refusal("not-asked")
            if after is not None and after != course.stream(seat).number:
                raise Refusal("stale")
            taken, stopped = self._possible(course, seat, picks)
            await self._append(course, "pick", seat, taken, gesture)
        return Ack(gesture, len(taken), stopped)

    def _possible(self, course: Course, seat: Seat, picks: list[str]) -> tuple[list[str], str]:
        """How many of the picks can be carried out, tried on a copy, and why not more."""
        title, game = self.title, course.match.game.copy()
        revealed = game.state.irrevocable
        taken: list[str] = []
        for text in picks:
            decision = game.decision
            if decision is None or decision.seat != seat:
                return taken, "passed"
            if game.state.irrevocable != revealed:
                return taken, "revealed"
            texts = title.option_texts(game)
            if text not in texts:
                if not taken:
                    raise Refusal("no-option", rule=decision.prompt.rule, pick=text)
                return taken, "no-option"
            game.play(decision.options[texts.index(text)])
            taken.append(text)
        return taken, ""

    def _done_before(self, seat: Seat, gesture: str) -> Ack | None:
        """The answer to a gesture that was carried out already and is sent again."""
        course = self.course
        if course is None or not gesture:
            return None
        rows = [row for row in course.rows if row.seat == seat and row.gesture == gesture]
        return Ack(gesture, len(rows), "") if rows else None

    async def undo(self, seat: Seat, gesture: str, after: int) -> Ack:
        """Take back the seat's latest gesture, at once if that is fair or nobody else minds;
        otherwise ask the others."""
        async with self._lock:
            done = self._done_before(seat, gesture)
            if done is not None:
                return done
            course = self.running()
            if after != course.stream(seat).number:
                raise Refusal("stale")
            undo = course.undo_for(seat)
            if undo is None:
                raise Refusal("no-undo")
            kind: LogKind = "undo" if undo.fair or not others(self.seats, seat) else "ask"
            await self._append(course, kind, seat, [str(undo.picks)], gesture)
        return Ack(gesture, undo.picks, "" if kind == "undo" else "asked")

    async def consent(self, seat: Seat, agree: bool) -> None:
        """Answer a wish to take something back; when all agree, it is done."""
        async with self._lock:
            course = self.running()
            wish = course.wish
            if wish is None or seat not in others(self.seats, wish.seat):
                raise Refusal("no-wish")
            await self._append(course, "agree" if agree else "refuse", seat, [""], "")
            if agree and course.agreed >= set(others(self.seats, wish.seat)):
                await self._append(course, "undo", Seat(wish.seat), [wish.text], wish.gesture)

    async def resign(self, seat: Seat) -> None:
        """Give the game up: with two seats the other has won."""
        async with self._lock:
            await self._append(self.running(), "resign", seat, [""], "")

    async def _append(
        self, course: Course, kind: LogKind, seat: Seat, texts: list[str], gesture: str
    ) -> None:
        """Keep what a seat did, carry it out, and tell everybody. Somebody else who was faster
        makes us catch up first."""
        now = time.time()
        rows = [
            LogRow(course.number + at, kind, seat, text, gesture, now)
            for at, text in enumerate(texts, 1)
        ]
        try:
            await self.store.append(self.row.id, rows)
        except Lost:
            await self._catch_up()
            raise Refusal("stale") from None
        for row in rows:
            course.take(row)
        await self._end_if_over(course)
        self._tell_all(course)

    async def _catch_up(self) -> None:
        """Carry out what the log has and we have not."""
        course = self.course
        if course is None:
            return
        for row in await self.store.log(self.row.id, course.number):
            course.take(row)
        await self._end_if_over(course)

    async def _end_if_over(self, course: Course) -> None:
        if not course.is_over or self.row.status == "over":
            return
        ended: dict[str, Any] = {
            "status": "over",
            "ended": time.time(),
            "result": result_of(course, self.seats)._asdict(),
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
            row = ChatRow(len(self.chat) + 1, seat, name, text, time.time())
            await self.store.add_chat(self.row.id, row)
            self.chat.append(row)
        self.tell(Chat(chat_line(row)))

    # Telling

    def join(self, listener: Listener, after: int) -> None:
        """Somebody listens from now on, having seen so many updates."""
        listener.send(self._welcome(listener.reader))
        if self.course is not None:
            listener.told = after
            self._tell_update(listener)
        if self.course is not None and self.course.wish is not None:
            listener.send(wish_shown(self.course, self.seats))
        self.listeners.add(listener)
        self._tell_table()

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

    def _tell_all(self, course: Course) -> None:
        self._tell_updates()
        self._tell_table()
        self.tell_if_new(wish_shown(course, self.seats))
        self.changed(self)

    def _tell_updates(self) -> None:
        for listener in self.listeners:
            self._tell_update(listener)

    def _tell_update(self, listener: Listener) -> None:
        """Send what a listener has not been told of."""
        course, reader = self.course, listener.reader
        if course is None:
            return
        stream = course.stream(reader)
        if listener.told == stream.number:
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
