"""Programs at tables: they think in worker processes, within a time budget. What a program does is
in the log, so nothing is lost when the server stops.

There is a pause only after something that everybody could see: the time a program takes must not
reveal how often it picked in secret. How long it is depends on the game, if its page does not take
its time by itself, and on how fast people want it (`pacing`).

Where a pick fails several times in a row, programs stop and the table says why. They try again when
somebody acts at the table or comes back to it, and after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from hashlib import sha256

from orrery import bots
from orrery.bots.search.budget import thinking_time
from orrery.core.decisions import Seat
from orrery.core.errors import BadData, BrokenRules
from orrery.core.gestures import Picks
from orrery.core.window import Allowance
from orrery.server.contract.bodies import Stop
from orrery.server.errors import Away, Busy, Refusal
from orrery.server.instruments import THINKING_SECONDS
from orrery.server.live.live_game import LiveGame
from orrery.server.live.pacing import Following, Pause, factor, pause_after
from orrery.server.live.table import Table
from orrery.server.live.table_summary import program_asked, program_at
from orrery.server.programs.leases import Leases
from orrery.server.storage.rows import TableRow
from orrery.server.work.thinking import Position, Question, Thought, think
from orrery.server.work.workers import Budget, NoAnswer, Workers

LOGGER = logging.getLogger(__name__)
SLACK = 0.75
"""The share of its time that a program may plan with."""
LOOK_EVERY = 0.1
"""Seconds after which a pause notices that somebody wants to go on."""
TRY_AGAIN = 1.0
"""Seconds to wait when the database is unreachable."""
PAUSES = (1.0, 3.0, 9.0, 27.0)
"""Seconds to wait after each failure in a row; after one more, programs stop at that table."""


class Programs:
    """Plays the seats of programs. `pace` is the pause in seconds between picks that people see, in
    games that do not say how long they need; 0: no pauses in any. `budget` are the seconds a
    program has for a pick."""

    def __init__(self, workers: int | None = None, pace: float = 0.1, budget: float = 10.0) -> None:
        self.pace = pace
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = Workers(count, Budget(budget, budget), "thinking")
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._in_haste: set[str] = set()  # tables whose program gave no answer this turn
        self._is_closed = False
        self.leases: Leases | None = None
        """With several processes on one database: which of them runs the programs."""

    @property
    def budget(self) -> float:
        """The seconds a program has for a pick."""
        return self._workers.budget.wall

    @budget.setter
    def budget(self, seconds: float) -> None:
        self._workers.budget = Budget(seconds, seconds)

    def allowance(self, table: Table, live_game: LiveGame) -> Allowance:
        """What a program may use for a pick at a table: less than it has, since a machine may be
        busy, and less where several search, so that nobody waits long for a round of them."""
        named = [program_at(seat, live_game) for seat in table.seats]
        searching = [name for name in named if name and bots.searches(name, table.row.game)]
        return Allowance(seconds=min(thinking_time(len(searching)), SLACK * self.budget))

    def warm_up(self) -> None:
        """Warm up for the first question, which would otherwise wait for seconds."""
        self._workers.warm_up()

    def close(self) -> None:
        """Stop: no more picks, and no process left."""
        self._is_closed = True
        for task in self._driving.values():
            task.cancel()
        self._workers.close()

    def look(self, table: Table) -> None:
        """Play for the table's programs if it is one's decision and nobody does so yet."""
        if self._is_closed or table.stopped or table.row.id in self._driving:
            return
        if self.leases is not None and table.row.id in self.leases.elsewhere:
            return
        if asked_at(table) is not None:
            self._driving[table.row.id] = asyncio.create_task(self._drive(table))

    def plays_at(self, table: Table) -> bool:
        """Whether a program's picks are being made at a table."""
        return table.row.id in self._driving

    async def answer(
        self, table: Table, live_game: LiveGame, program: str, *, ahead: bool = False
    ) -> Thought:
        """What a program would pick now; `ahead`: also what it would pick next."""
        try:
            with THINKING_SECONDS.timed():
                allowance = self.allowance(table, live_game)
                question = question_of(table, live_game, program, ahead, allowance)
                return await self._workers.do(table.row.turn_of, think, question)
        except (NoAnswer, BadData, BrokenRules) as failure:
            LOGGER.warning("table %s: %s: %s", table.row.id, program, failure)
            raise Refusal("no-answer", 503) from failure

    async def _drive(self, table: Table) -> None:
        """Play for programs until a person must decide, the game is over, or it fails too often."""
        failures, seen = 0, Seen()
        while (seat := asked_at(table)) is not None:
            live_game = table.running()
            position, pause = live_game.position, seen.pause(live_game, self.pace)
            try:
                if self.leases is not None and not await self.leases.take(table.row.id):
                    break  # another process does it
                why = await self._try(table, live_game, seat, pause)
            except (Away, Busy):  # it will pass
                await asyncio.sleep(TRY_AGAIN)
                continue
            failures = 0 if live_game.position != position else failures + 1
            if failures > len(PAUSES):
                LOGGER.warning("table %s: programs stopped: %s", table.row.id, why)
                table.stop_programs(why)
                break
            if failures:
                await asyncio.sleep(PAUSES[failures - 1])
        self._in_haste.discard(table.row.id)
        if self.leases is not None:
            await self.leases.give_back(table.row.id)
        del self._driving[table.row.id]
        self.look(table)  # whoever looked while the lease was given back saw nothing to do

    async def _try(self, table: Table, live_game: LiveGame, seat: Seat, pause: Pause) -> Stop:
        """Try one pick. Whether it was made is seen in the log; if not, the result says why."""
        try:
            await self._pick(table, live_game, seat, pause)
        except (Away, Busy):
            raise
        except Refusal as refusal:
            LOGGER.info("table %s: a program's pick was refused: %s", table.row.id, refusal)
            return "broken-rules" if refusal.code == "broken-rules" else "failed"
        except Exception:
            LOGGER.exception("table %s: a program's pick failed", table.row.id)
        return "failed"

    async def _pick(self, table: Table, live_game: LiveGame, seat: Seat, pause: Pause) -> None:
        """One pick of a program, not before the pause is over."""
        position = live_game.position
        thought = await self._answer_somehow(table, live_game, seat)
        while (left := pause.ends(factor(live_game)) - time.monotonic()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left, LOOK_EVERY))  # people may want to go on by then
        await table.pick(seat, gesture_name(position), None, Picks([thought.pick]), position)

    async def _answer_somehow(self, table: Table, live_game: LiveGame, seat: Seat) -> Thought:
        """The answer of a seat's program; if it gives none, the fallback answers until a person
        must decide."""
        program = program_at(table.seats[seat], live_game)
        if program is not None and table.row.id not in self._in_haste:
            try:
                return await self.answer(table, live_game, program)
            except Busy:
                raise
            except Refusal:
                self._in_haste.add(table.row.id)
        quick = bots.in_haste(table.row.game, program)
        try:
            return await self.answer(table, live_game, quick)
        except Busy:
            raise
        except Refusal:
            return await self.answer(table, live_game, "eager")


class Seen:
    """What people have seen of a table since a program plays there."""

    def __init__(self) -> None:
        self._following = Following()
        self._moves, self._rows = -1, -1

    def pause(self, live_game: LiveGame, pace: float) -> Pause:
        """How long people need before the next pick; `pace` as in `Programs`."""
        now, moves, rows = time.monotonic(), self._moves, self._rows
        self._moves, self._rows = live_game.moves, live_game.number
        needed = pause_after(live_game, rows) if pace else 0.0
        if needed is None:
            return Pause(now, pace if live_game.moves != moves else 0.0)
        return self._following.pause(live_game, rows, needed, now)


def asked_at(table: Table) -> Seat | None:
    """The seat that must decide, if a program plays for it. Where no person plays, programs wait
    until somebody watches."""
    if table.is_closed or table.live_game is None:
        return None
    if not table.live_game.persons and not table.attendance.is_attended:
        return None
    return program_asked(table.seats, table.live_game)


def question_of(
    table: Table,
    live_game: LiveGame,
    program: str,
    ahead: bool = False,
    allowance: Allowance | None = None,
) -> Question:
    """The current decision of a table, put to a program."""
    return Question(
        Position(table.row.id, live_game.record(), dict(table.row.pack)),
        program=program,
        seed=seed_for(table.row, live_game.position),
        ahead=ahead,
        allowance=allowance,
    )


def seed_for(table: TableRow, number: int) -> int:
    """The random seed of a program's decision: the same after a restart. Nobody can compute it
    during the game, because the table's secret is published only afterwards."""
    text = f"program {table.secret} {table.id} {number}"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def gesture_name(number: int) -> str:
    """The name of a program's gesture. It contains a space, so no client can send the same name."""
    return f"program {number}"
