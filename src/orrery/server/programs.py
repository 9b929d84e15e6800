"""Programs that sit at tables: they think in worker processes, within a time budget, at a pace that
a person can follow. What a program does is in the log, so nothing is lost when the server stops."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context

from orrery.core.decisions import Seat
from orrery.server.course import Course
from orrery.server.errors import Refusal
from orrery.server.protocol import Thinking
from orrery.server.table import Table
from orrery.server.thinking import Question, Thought, think

LOGGER = logging.getLogger(__name__)
IN_HASTE = "eager"
"""The program that answers when the one at the table takes too long."""


class Programs:
    """Drives the seats of programs."""

    def __init__(self, workers: int = 1, pace: float = 0.7, budget: float = 10.0) -> None:
        self.pace = pace
        self.budget = budget
        self._workers = workers
        self._pool = self._new_pool()
        self._driving: dict[str, asyncio.Task[None]] = {}

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))

    def close(self) -> None:
        for task in self._driving.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def look(self, table: Table) -> None:
        """Drive the table's programs if one of them is asked."""
        task = self._driving.get(table.row.id)
        if program_asked(table) is not None and (task is None or task.done()):
            self._driving[table.row.id] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: Table) -> None:
        """Answer for programs until a person is asked or the game is over."""
        told: Seat | None = None
        try:
            while (asked := program_asked(table)) is not None:
                seat, program, course = asked
                if seat != told:
                    table.tell(Thinking(seat))
                    told = seat
                number = course.number
                _, thought = await asyncio.gather(
                    asyncio.sleep(self.pace), self.answer(table, course, program)
                )
                if course.number == number:
                    await table.pick(seat, f"program-{number}", None, [thought.pick])
        except Refusal as refusal:
            LOGGER.info("table %s: a program was overtaken: %s", table.row.id, refusal)
        finally:
            self._driving.pop(table.row.id, None)
            table.tell(Thinking(None))
        self.look(table)

    async def answer(self, table: Table, course: Course, program: str) -> Thought:
        """What a program picks at the present decision; in haste if it takes too long."""
        question = Question(
            table=table.row.id,
            record=course.match.record(),
            pack=table.row.pack,
            program=program,
            seed=seed_for(table.row.id, course.number),
        )
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                return await asyncio.wait_for(
                    loop.run_in_executor(self._pool, think, question), self.budget
                )
            except TimeoutError:
                LOGGER.warning("table %s: %s thinks too long", table.row.id, program)
                question = question._replace(program=IN_HASTE)
                self._renew()
            except BrokenProcessPool:
                LOGGER.warning("a worker process has died")
                self._renew()
        raise Refusal("busy", 503)

    def _renew(self) -> None:
        """New worker processes; what the old ones were doing is forgotten."""
        old, self._pool = self._pool, self._new_pool()
        for process in list((old._processes or {}).values()):  # noqa: SLF001 - no other way
            process.kill()
        old.shutdown(wait=False, cancel_futures=True)


def program_asked(table: Table) -> tuple[Seat, str, Course] | None:
    """The program that is asked at a table, with its seat."""
    course = table.course
    if course is None or course.asked is None:
        return None
    seat = table.seats[course.asked]
    return (course.asked, seat.program, course) if seat.kind == "program" else None


def seed_for(table: str, number: int) -> int:
    """A program's chance at one decision: the same after a restart."""
    return int.from_bytes(sha256(f"{table} {number}".encode()).digest()[:8], "big")
