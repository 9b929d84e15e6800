"""A table in play: takes what seats do, stores it, and tells all listeners."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Unpack

from orrery import games
from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.games import AnyRuleset
from orrery.server import secrets
from orrery.server.contract.frames import Reader
from orrery.server.contract.protocol import Ack, Restarting
from orrery.server.errors import NoTable, Refusal
from orrery.server.live import lengths
from orrery.server.live.attendance import away_for
from orrery.server.live.beginning import beginning, new_live_game
from orrery.server.live.gestures import (
    Act,
    absent_act,
    back_act,
    consent_acts,
    done_before,
    must_be_up_to_date,
    resign_act,
    stand_in,
    undo_act,
)
from orrery.server.live.live_game import LiveGame
from orrery.server.live.possible import possible
from orrery.server.live.rules_changed import played, played_or_mended, snapshot_of
from orrery.server.live.table_summary import result_of
from orrery.server.live.timed import Timed
from orrery.server.storage.rows import NOBODY, LogRow, SeatRow, TableColumns, TableRow, result_row
from orrery.server.storage.store import Overtaken, Store
from orrery.server.work.pools import T, Ts, Work

LOGGER = logging.getLogger(__name__)


class Table(Timed):
    """One table: its row, its game, and its listeners."""

    def __init__(self, store: Store, work: Work, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(row, seats)
        self.store, self.work = store, work
        self.ruleset: AnyRuleset = games.ruleset_of(row.game)
        self._lock = asyncio.Lock()
        self._kept = 0  # the row of the log until which it is kept where the game stood

    @classmethod
    async def load(cls, store: Store, work: Work, row: TableRow) -> Table:
        """A table from the database, its game caught up with its log."""
        table = cls(store, work, row, await store.seats(row.id))
        table.chat = await store.chat(row.id)
        table.note_presence(await store.presence(row.id))
        if row.status != "waiting":
            table.live_game = await table._played()
            await table._end_if_over(table.live_game)
        await table.begin_if_full()
        return table

    # Beginning

    async def claim(self, old: SeatRow, name: str, secret: str, nonce: str) -> None:
        """Somebody sits down, if the seat is unchanged; from then on only this secret opens it, and
        no link does. When all seats are taken, the game begins."""
        async with self.seating():
            seat = self.seats[old.seat]
            if seat != old or seat.taken is not None:
                raise Refusal("stale" if seat.taken is None else "seat-taken")
            hashed, now = secrets.hashed(secret), time.time()
            link = "" if hashed == old.secret_hash else old.secret_hash
            row = replace(old, name=name, secret_hash=hashed, link_hash=link)
            await self.put(replace(row, nonce=nonce, taken=now))

    async def put(self, row: SeatRow) -> None:
        """Change a seat, here and in the database, while `seating`; not if somebody else did."""
        old = self.seats[row.seat]
        if await self.store.change_seat(self.row.id, old, row):
            self.seat_anew([row if one.seat == row.seat else one for one in self.seats])
            return
        await self._catch_up()
        was_taken = old.taken is None and self.seats[row.seat].taken is not None
        raise Refusal("seat-taken" if was_taken else "stale")

    @asynccontextmanager
    async def seating(self) -> AsyncIterator[None]:
        """Change the seating, which is possible until the game begins; it does when all seats are
        taken."""
        async with self._lock:
            if self.row.status != "waiting":
                raise Refusal("started")
            yield
            await self._begin_if_full()
        self.tell_table()

    async def begin_if_full(self) -> None:
        """Begin the game if all seats are taken."""
        async with self._lock:
            await self._begin_if_full()

    async def _begin_if_full(self) -> None:
        while self.row.status == "waiting" and all(seat.taken is not None for seat in self.seats):
            before = None if self.row.seed is None else await self._played()
            begun, anew = await self._beside(beginning, self.row, self.seats, before)
            if await self.store.begin(self.row.id, self.seats, anew, **begun):
                self.row = replace(self.row, **begun)
                live = before
                if live is None:
                    live = await self._beside(new_live_game, self.row, self.seats)
                live.take(anew)
                self.live_game = live
                self._wall.look()
                self.tell_all(live)
            else:
                await self._catch_up()

    async def _played(self) -> LiveGame:
        """The game from its log. If the rules have changed, it continues from its snapshot, if
        there is one."""
        row, seats, log = self.row, self.seats, await self.store.log(self.row.id)
        snapshot = await self.store.snapshot(row.id) if row.status == "running" else None
        live_game, again = await self._beside(played_or_mended, row, seats, log, snapshot)
        if again is None:
            return live_game
        LOGGER.warning("table %s continues from its snapshot: the rules have changed", row.id)
        with contextlib.suppress(Overtaken):  # another process was faster
            await self.store.append(row.id, [again])
        return await self._beside(played, row, seats, await self.store.log(row.id))

    async def save_snapshot(self) -> None:
        """Save a snapshot, in case the rules change; once for each row."""
        live = self.live_game
        if live is None or live.is_over or live.number == self._kept:
            return
        # The game of this row: another thread writes it down while the table goes on.
        snapshot = await self._beside(snapshot_of, live.ruleset, live.match.game, live.number)
        await self.store.save_snapshot(self.row.id, snapshot)
        self._kept = snapshot.number

    async def _beside(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Do something slow in a thread."""
        return await self.work.loading.do(self.row.turn_of, function, *arguments)

    async def prepare(self, reader: Reader, locale: str) -> None:
        """Prepare a reader's story in a language, in a thread: it may be long."""
        live = self.live_game
        if live is not None and not live.tells(reader):
            live.adopt(reader, await self._beside(live.retold, reader, live.number))
        if live is not None and not (stream := live.stream(reader)).has_said(locale):
            stream.adopt(locale, *await self._beside(stream.retold, locale))

    # Playing

    def running(self) -> LiveGame:
        """The game, which must have begun and not ended."""
        if self.is_closed:
            raise NoTable(self.row.id)
        if self.live_game is None:
            raise Refusal("not-started")
        if self.live_game.is_over:
            raise Refusal("over")
        return self.live_game

    async def pick(
        self,
        seat: Seat,
        gesture: str,
        after: int | None,
        picks: Picks,
        number: int | None = None,
    ) -> Ack:
        """Carry out picks until one is not possible (`How`).

        `after` is the last update the seat has seen; None: a program picks, in the position of this
        `number`. That also says whether it has picked before, whatever names clients gave their
        gestures.
        """
        async with self._lock:
            while True:
                done = None if after is None else done_before(self.live_game, seat, gesture)
                if done is not None:
                    return done
                live_game = self.running()
                if after is not None:
                    must_be_up_to_date(live_game, seat, after)
                if number is not None and number != live_game.position:
                    raise Refusal("stale")
                if live_game.asked != seat:
                    raise Refusal("not-asked")
                taken, stopped = await possible(self.work, self.row, live_game, seat, picks)
                if await self._append(live_game, [("pick", seat, text, gesture) for text in taken]):
                    return Ack(gesture, len(taken), stopped)
                if after is None:
                    raise Refusal("stale")

    async def undo(self, seat: Seat, gesture: str, after: int) -> Ack:
        """Undo the seat's latest gesture, at once if that is fair or no person minds; otherwise ask
        the others."""
        async with self._lock:
            while True:
                done = done_before(self.live_game, seat, gesture)
                if done is not None:
                    return done
                live_game = self.running()
                if after != live_game.stream(seat).number:
                    raise Refusal("stale")
                act = undo_act(live_game, seat, gesture)
                if await self._append(live_game, [act]):
                    return Ack(gesture, 0, "asked" if act[0] == "ask" else "")

    async def consent(self, seat: Seat, agree: bool, request: int) -> None:
        """Answer the request of this number; when all agree, it is done. The requester may withdraw
        it."""

        def acts(live_game: LiveGame) -> list[Act]:
            if agree and live_game.request is not None and live_game.request.kind == "absent":
                self._must_be_away(live_game, Seat(int(live_game.request.text)))
            return consent_acts(live_game, seat, agree, request)

        await self.do(acts)

    async def resign(self, seat: Seat) -> None:
        """Resign: with two seats the other one wins; with more a program takes over, and the player
        watches."""
        for locale in {one.locale for one in self.listeners if one.reader == seat}:
            await self.prepare(None, locale)  # from now on it is told what watchers are
        await self.do(lambda live_game: [resign_act(live_game, seat)])

    async def stand_in(self, seat: Seat, absent: Seat, gesture: str) -> Ack:
        """A seat lets a program play for it; or it asks for one to play for an absent player, to
        which all other people must agree."""

        def acts(live_game: LiveGame) -> list[Act]:
            act = absent_act(live_game, seat, absent, gesture)
            if absent != seat:
                self._must_be_away(live_game, absent)
            return [act]

        [done] = await self.do(acts)
        return Ack(gesture, 0, "asked" if done[0] == "absent" else "")

    def _must_be_away(self, live_game: LiveGame, seat: Seat) -> None:
        self.attendance.must_be_away(self.seats[seat], away_for(len(live_game.playing)))

    async def take_back(self, seat: Seat) -> None:
        """The player takes the seat back."""
        await self.do(lambda live_game: [back_act(live_game, seat)])

    async def do(self, acts_in: Callable[[LiveGame], list[Act]]) -> list[Act]:
        """Do something in the current game, retrying as often as somebody else is faster."""
        async with self._lock:
            while True:
                live_game = self.running()
                acts = acts_in(live_game)
                if await self._append(live_game, acts):
                    return acts

    async def time_out(self) -> None:
        """Let a program play for the seat whose time is up, if it is. If the wall clock jumped,
        only that is noted."""
        async with self._lock:
            while self.due is not None and (self.has_jumped or self.due <= time.time()):
                live_game = self.running()
                seat = None if self.has_jumped else live_game.asked
                acts = [] if seat is None else [stand_in(live_game, seat, "timeout")]
                if await self._append(live_game, acts):
                    return

    async def resume(self) -> None:
        """A server resumes: the time in which none ran counts for nobody. If another process had
        the table meanwhile, time ran on."""
        async with self._lock:
            while (
                self.live_game is not None
                and self.live_game.clock is not None
                and not self.live_game.is_over
                and not self.attendance.elsewhere
            ):
                if await self._append(self.live_game, [("resume", Seat(NOBODY), "", "")]):
                    return

    async def _append(self, live_game: LiveGame, acts: list[Act]) -> bool:
        """Store what a seat did, carry it out, and tell everybody. False if somebody else was
        faster: we have caught up, try again. What makes the game too long ends it instead."""
        is_too_long = lengths.is_too_long(live_game, acts, self.limits.table_rows)
        if is_too_long:
            acts = [lengths.END]
        now, acts = time.time(), [*self._jumps(), *acts]
        rows = [LogRow(live_game.number + at, *act, now) for at, act in enumerate(acts, 1)]
        try:
            if rows:
                await self.store.append(self.row.id, rows)
        except Overtaken:
            await self._catch_up()
            return False
        self._wall.look()
        await self._carry_out(live_game, rows)
        if is_too_long:
            raise Refusal("too-long")
        return True

    async def catch_up(self) -> None:
        """Catch up with what other processes on the same database have done at this table."""
        async with self._lock:
            live_game, last = self.live_game, self.store.changes.logged(self.row.id)
            if live_game is not None and last is not None:
                await self._catch_up_with_log(live_game, last)
            elif await self.store.has_news(self.row.id):
                await self._catch_up()
                await self._begin_if_full()

    async def _catch_up(self) -> None:
        """Carry out new rows of the database, and tell everybody."""
        live_game = self.live_game
        news = await self.store.news(
            self.row.id, self.lines, 0 if live_game is None else live_game.number
        )
        if news is None:
            self.close()
            raise NoTable(self.row.id)
        self.row = news.row
        self.seat_anew(news.seats)
        self._wall.look()
        self.note_presence(news.present)
        for row in news.chat:
            self.add_line(row)
        if live_game is None and self.row.status != "waiting":
            live_game = self.live_game = await self._beside(new_live_game, self.row, self.seats)
        if live_game is None:
            self.tell_table()
        else:
            await self._carry_out(live_game, news.log)
        self.store.changes.hear(news.row.id, news.row.changes)

    async def _catch_up_with_log(self, live_game: LiveGame, last: int) -> None:
        """Carry out new rows of the log, and tell everybody: up to the change of this number,
        nothing else has changed."""
        rows = await self.store.log(self.row.id, live_game.number)
        self._wall.look()
        await self._carry_out(live_game, rows)
        self.store.changes.hear(self.row.id, last)

    async def _carry_out(self, live_game: LiveGame, rows: Sequence[LogRow]) -> None:
        """Carry out rows of the log, and tell everybody."""
        try:
            await live_game.carry_out(rows)
            await self._end_if_over(live_game)
        finally:
            self.tell_all(live_game)

    async def _end_if_over(self, live_game: LiveGame) -> None:
        if not live_game.is_over or self.row.status == "over":
            return
        result = result_row(result_of(live_game))
        ended: TableColumns = {"status": "over", "ended": time.time(), "result": result}
        if await self.store.end(self.row.id, **ended):
            self.row = replace(self.row, **ended)
        else:
            self.row = await self.store.table(self.row.id) or self.row

    async def change(self, **changed: Unpack[TableColumns]) -> None:
        """Change the table's row, and tell everybody."""
        await self.store.change_table(self.row.id, **changed)
        self.row = replace(self.row, **changed)
        self.tell_table()

    async def say(self, seat: Seat | None, name: str, text: str) -> None:
        """A line of chat."""
        async with self._lock:
            most = self.limits.chat_lines
            row = await self.store.add_chat(self.row.id, seat, name, text, time.time(), most)
            if row.number == self.lines + 1:
                self.add_line(row)
            else:
                await self._catch_up()  # others have spoken in between

    # Ending

    @property
    def is_in_use(self) -> bool:
        """Whether there are listeners, or work is in progress."""
        return bool(self.listeners) or self._lock.locked()

    async def finish(self, reason_in: Callable[[str], Restarting]) -> None:
        """Finish the work in progress; then tell all listeners why nothing follows, and give them a
        moment to read it."""
        async with self._lock:
            self.dismiss(reason_in)
        for listener in [*self.listeners]:
            await listener.has_left.wait()
