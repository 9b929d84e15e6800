"""One thread that writes: changes that arrive together are committed together, and only then
answered."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from orrery.server.instruments import BATCH_SIZES, COMMIT_SECONDS
from orrery.server.storage.engines import is_rolled_back

T = TypeVar("T")
Job = Callable[[Connection], object]


class WriteRequest(NamedTuple):
    """A job, the table it changes, and whom to tell."""

    job: Job
    table: str
    future: Future[None]


MOST_TOGETHER = 256
QUIET = 1.0
"""Seconds without a change after which the writer gives its connection back: taking one from the
pool costs as much as a commit."""


class WriterClosed(RuntimeError):
    """A write after the end."""


class Written(NamedTuple):
    """The outcome of a job: reported after the commit."""

    future: Future[None]
    failure: Exception | None


class Writer:
    """Carries out database changes, many in one commit, each in a savepoint of its own.

    A change is answered after the commit that contains it. A failure affects only its own change.
    Changes of several tables are made in the order of the tables' ids, so that two processes never
    deadlock.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[WriteRequest | None] = queue.SimpleQueue()
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], T], table: str = "") -> T:
        """Carry out a change and wait until it is durable."""
        if self._is_closed:
            raise WriterClosed("the database is closed")
        future: Future[None] = Future()
        results: list[T] = []
        self._jobs.put(WriteRequest(lambda one: results.append(job(one)), table, future))
        await asyncio.wrap_future(future)
        return results[0]

    def close(self) -> None:
        """Finish the queued changes, then stop."""
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            batch, is_last = self._next_batch()
            if batch:
                self._commit(batch)
            if is_last:
                self._give_back()
                return

    def _next_batch(self) -> tuple[list[WriteRequest], bool]:
        """Every queued change that is still wanted, at least one; whether it is the end."""
        batch = []
        item = self._next()
        while item is not None:
            if item.future.set_running_or_notify_cancel():
                batch.append(item)
            if len(batch) == MOST_TOGETHER or self._jobs.empty():
                return batch, False
            item = self._jobs.get()
        return batch, True

    def _next(self) -> WriteRequest | None:
        """The next change; the connection is given back while there is none."""
        if self._connection is not None:
            try:
                return self._jobs.get(timeout=QUIET)
            except queue.Empty:
                self._give_back()
        return self._jobs.get()

    def _give_back(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _commit(self, batch: list[WriteRequest]) -> None:
        batch.sort(key=lambda one: one.table)
        BATCH_SIZES.add(len(batch))
        try:
            with COMMIT_SECONDS.timed():
                answers = self._written(batch)
        except Exception as error:  # noqa: BLE001 - it failed: nothing was written
            self._give_back()
            answers = [Written(one.future, error) for one in batch]
        for answer in answers:
            if answer.failure is None:
                answer.future.set_result(None)
            else:
                answer.future.set_exception(answer.failure)

    def _written(self, batch: list[WriteRequest]) -> list[Written]:
        """The outcome of all jobs, in one transaction."""
        connection = self._connection = self._connection or self._engine.connect()
        with connection.begin():
            if len(batch) == 1:  # who is alone needs no savepoint
                batch[0].job(connection)
                return [Written(batch[0].future, None)]
            return [carried_out(connection, one) for one in batch]


def carried_out(connection: Connection, wanted: WriteRequest) -> Written:
    """One job, in a savepoint. If it took the whole transaction with it, all others are told."""
    failure: Exception | None = None
    try:
        with connection.begin_nested():
            try:
                wanted.job(connection)
            except Exception as error:
                failure = error  # going back to the savepoint may fail as well
                raise
    except Exception as error:  # noqa: BLE001 - its caller hears of it
        failure = failure or error
        if is_rolled_back(connection):
            raise failure from None
        return Written(wanted.future, failure)
    return Written(wanted.future, None)
