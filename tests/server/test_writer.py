"""One thread writes: groups of changes, each all or nothing, answered when they are durable."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, make_url, text
from sqlalchemy.exc import IntegrityError

from orrery.server.storage.engines import make_engine
from orrery.server.storage.store import UNREACHABLE
from orrery.server.storage.writer import Writer, WriterClosed
from tests.server.databases import empty_in, only_postgres


def run(folder: Path, test: Callable[[Engine, Writer], Awaitable[None]]) -> None:
    """Carry out a test with a database of one table of numbers."""
    engine = make_engine(make_url(empty_in(folder)))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
    writer = Writer(engine)

    async def tested() -> None:
        await test(engine, writer)

    try:
        asyncio.run(tested())
    finally:
        writer.close()
        engine.dispose()


def put(*numbers: int) -> Callable[[Connection], int]:
    """A job that adds numbers, one statement each."""

    def job(connection: Connection) -> int:
        for number in numbers:
            connection.execute(text(f"INSERT INTO numbers VALUES ({number})"))
        return len(numbers)

    return job


def kept(engine: Engine) -> list[int]:
    with engine.connect() as connection:
        return list(connection.execute(text("SELECT number FROM numbers")).scalars())


def commits_of(engine: Engine) -> list[list[int]]:
    """What is in the table after each commit from now on."""
    commits: list[list[int]] = []
    event.listen(engine, "commit", lambda connection: commits.append(inside(connection)))
    return commits


def inside(connection: Connection) -> list[int]:
    return [row[0] for row in connection.exec_driver_sql("SELECT number FROM numbers")]


async def hold(writer: Writer) -> tuple[threading.Event, asyncio.Task[None]]:
    """Keep the writer busy until the event is set."""
    begun, go_on = threading.Event(), threading.Event()

    def job(_: Connection) -> None:
        begun.set()
        go_on.wait(10)

    task = asyncio.create_task(writer.write(job))
    await asyncio.to_thread(begun.wait, 10)
    return go_on, task


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def test(engine: Engine, writer: Writer) -> None:
        commits = commits_of(engine)
        go_on, busy = await hold(writer)
        await asyncio.sleep(0.05)
        tasks = [asyncio.create_task(writer.write(put(number))) for number in range(20)]
        await asyncio.sleep(0.05)
        go_on.set()
        assert await asyncio.gather(*tasks) == [1] * 20
        await busy
        assert len([numbers for numbers in commits if numbers]) == 1

    run(tmp_path, test)


def test_nothing_is_answered_before_its_commit(tmp_path: Path) -> None:
    async def test(engine: Engine, writer: Writer) -> None:
        go_on = threading.Event()
        event.listen(engine, "commit", lambda _: go_on.wait(10))
        task = asyncio.create_task(writer.write(put(1)))
        await asyncio.sleep(0.1)
        assert not task.done()
        go_on.set()
        assert await task == 1
        assert kept(engine) == [1]

    run(tmp_path, test)


def test_one_that_fails_fails_alone_and_whole(tmp_path: Path) -> None:
    async def test(engine: Engine, writer: Writer) -> None:
        go_on, busy = await hold(writer)
        jobs = (put(1), put(2, 3, 1), put(4))
        tasks = [asyncio.create_task(writer.write(job)) for job in jobs]
        await asyncio.sleep(0)
        go_on.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        await busy
        assert [type(one).__name__ for one in results] == ["int", "IntegrityError", "int"]
        assert kept(engine) == [1, 4]

    run(tmp_path, test)


def test_a_commit_that_fails_is_told_to_all(tmp_path: Path) -> None:
    async def test(engine: Engine, writer: Writer) -> None:
        def refuse(_: Connection) -> None:
            raise OSError("the disk is full")

        event.listen(engine, "commit", refuse)
        with pytest.raises(OSError, match="disk is full"):
            await writer.write(put(1))
        event.remove(engine, "commit", refuse)
        assert await writer.write(put(2)) == 1, "the writer goes on"
        assert kept(engine) == [2]

    run(tmp_path, test)


def test_who_leaves_while_it_is_written_stops_nobody(tmp_path: Path) -> None:
    async def test(engine: Engine, writer: Writer) -> None:
        go_on, busy = await hold(writer)
        await asyncio.sleep(0.05)
        leaving = asyncio.create_task(writer.write(put(1)))
        await asyncio.sleep(0.05)
        leaving.cancel()
        busy.cancel()
        await asyncio.wait([leaving, busy])  # the writer knows of it before it goes on
        go_on.set()
        assert await writer.write(put(2)) == 1
        assert kept(engine) == [2], "what nobody waits for any more is not begun"

    run(tmp_path, test)


def test_closing_finishes_what_was_asked_for_and_takes_no_more(tmp_path: Path) -> None:
    async def test(engine: Engine, writer: Writer) -> None:
        tasks = [asyncio.create_task(writer.write(put(number))) for number in range(5)]
        await asyncio.sleep(0)
        writer.close()
        assert await asyncio.gather(*tasks) == [1] * 5
        with pytest.raises(WriterClosed):
            await writer.write(put(9))
        assert kept(engine) == [0, 1, 2, 3, 4]

    run(tmp_path, test)


@only_postgres
def test_nothing_is_acknowledged_that_a_cut_connection_took_along(tmp_path: Path) -> None:
    def cut(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def test(engine: Engine, writer: Writer) -> None:
        go_on, busy = await hold(writer)
        await asyncio.sleep(0.05)
        jobs = (put(1), cut, put(2))
        tasks = [asyncio.create_task(writer.write(job)) for job in jobs]
        await asyncio.sleep(0)
        go_on.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        await busy
        assert all(isinstance(one, UNREACHABLE) for one in results), results
        assert await writer.write(put(3)) == 1, "the writer goes on"
        assert kept(engine) == [3]

    run(tmp_path, test)


@only_postgres
def test_two_writers_of_the_same_tables_do_not_block_each_other(tmp_path: Path) -> None:
    """Each writes at many tables in one transaction, in an order of its own."""

    def lock(number: int) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({number}), pg_sleep(0.01)"))

        return job

    async def test(engine: Engine, writer: Writer) -> None:
        other = Writer(engine)
        numbers = [*range(20)]
        await asyncio.gather(
            *(writer.write(lock(number), f"{number:02}") for number in numbers),
            *(other.write(lock(number), f"{number:02}") for number in reversed(numbers)),
        )
        other.close()

    run(tmp_path, test)


def test_a_connection_is_kept_while_there_are_changes_and_given_back_then(tmp_path: Path) -> None:
    taken: list[object] = []
    given_back = threading.Event()

    async def test(engine: Engine, writer: Writer) -> None:
        event.listen(engine, "checkout", lambda *given: taken.append(given))
        event.listen(engine, "checkin", lambda *_: given_back.set())
        for number in range(20):
            await writer.write(put(number))
        assert len(taken) < 20
        assert await asyncio.to_thread(given_back.wait, 10)
        await writer.write(put(20))
        assert sorted(kept(engine)) == [*range(21)]

    run(tmp_path, test)


def test_after_a_failure_another_connection_is_taken(tmp_path: Path) -> None:
    async def test(engine: Engine, writer: Writer) -> None:
        await writer.write(put(1))
        first = writer._connection
        with pytest.raises(IntegrityError):
            await writer.write(put(1))
        assert writer._connection is None
        await writer.write(put(2))
        assert writer._connection is not first
        assert kept(engine) == [1, 2]

    run(tmp_path, test)
