"""Work that strangers cause: it runs beside the event loop, within budgets, everybody in turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest

from orrery.core.errors import BadData, BrokenRules
from orrery.server.errors import Busy
from orrery.server.work.pools import Threads
from orrery.server.work.queues import Queue
from orrery.server.work.workers import Budget, NoAnswer, Workers, WorkerStuck
from tests.server import jobs

WHO = "somebody"


def with_workers(test: Callable[[Workers], Awaitable[None]]) -> None:
    async def with_them() -> None:
        workers = Workers(1, Budget(cpu=20, wall=60))
        try:
            await test(workers)
        finally:
            workers.close()

    asyncio.run(with_them())


# Queues


def test_places_go_to_everybody_in_turn_however_many_one_wants() -> None:
    async def test() -> None:
        queue, order = Queue(1), list[str]()

        async def want(who: str) -> None:
            async with queue.place(who):
                order.append(who)
                await asyncio.sleep(0)

        wishes = ["first", *["greedy"] * 5, "modest", "late"]
        await asyncio.gather(*(want(who) for who in wishes))
        assert order == ["first", "greedy", "modest", "late", *["greedy"] * 4]
        assert queue.waiting == 0

    asyncio.run(test())


def test_a_full_queue_refuses_jobs_and_so_does_a_full_share() -> None:
    async def test() -> None:
        queue, leave = Queue(1, most=3, most_of_one=2), asyncio.Event()

        async def want(who: str) -> None:
            async with queue.place(who):
                await leave.wait()

        waiting = [asyncio.create_task(want(who)) for who in ("a", "b", "b")]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await want("b")  # two of its wait
        waiting.append(asyncio.create_task(want("c")))
        await asyncio.sleep(0)
        with pytest.raises(Busy) as turned_away:
            await want("d")  # three wait in all
        assert (turned_away.value.code, turned_away.value.status) == ("busy", 503)
        leave.set()
        await asyncio.gather(*waiting)
        await want("d")

    asyncio.run(test())


def test_whoever_gives_up_waiting_leaves_no_gap() -> None:
    async def test() -> None:
        queue, leave = Queue(1, most=2), asyncio.Event()

        async def want(who: str) -> None:
            async with queue.place(who):
                await leave.wait()

        first, second, third = (asyncio.create_task(want(who)) for who in "abc")
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert queue.waiting == 1
        leave.set()
        await asyncio.gather(first, third)
        first, second = (asyncio.create_task(want(who)) for who in "ab")
        await asyncio.sleep(0)
        await asyncio.gather(first, second)

    asyncio.run(test())


def test_a_place_that_came_too_late_goes_to_the_next() -> None:
    async def test() -> None:
        queue, inside = Queue(1), list[str]()

        async def want(who: str) -> None:
            async with queue.place(who):
                inside.append(who)

        async with queue.place("a"):
            second, third = (asyncio.create_task(want(who)) for who in "bc")
            await asyncio.sleep(0)
        second.cancel()  # it has its place now, and has not gone on yet
        await asyncio.gather(second, return_exceptions=True)
        await third
        assert inside == ["c"]

    asyncio.run(test())


def test_threads_answer_503_when_too_many_wait() -> None:
    async def test() -> None:
        threads = Threads("few", 1, most=1)
        begun = [asyncio.create_task(threads.do(WHO, time.sleep, 0.2)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await threads.do(WHO, time.sleep, 0)
        await asyncio.gather(*begun)
        threads.close()

    asyncio.run(test())


# Budgets


def test_a_job_that_uses_up_its_cpu_time_is_interrupted_and_its_process_lives() -> None:
    async def test(workers: Workers) -> None:
        process = await workers.do(WHO, jobs.process)
        workers.budget = Budget(cpu=0.3, wall=60)
        with pytest.raises(NoAnswer, match=r"more than 0\.3 s of CPU time"):
            await workers.do(WHO, jobs.compute_for_ever)
        assert await workers.do(WHO, jobs.process) == process

    with_workers(test)


def test_a_job_that_only_waits_is_killed_by_the_clock() -> None:
    async def test(workers: Workers) -> None:
        process, usual = await workers.do(WHO, jobs.process), workers.budget
        workers.budget = Budget(cpu=10, wall=0.5)
        with pytest.raises(WorkerStuck, match=r"no answer within 0\.5 s"):
            await workers.do(WHO, time.sleep, 100)
        workers.budget = usual
        assert await workers.do(WHO, jobs.process) != process

    with_workers(test)


def test_a_job_that_wants_too_much_memory_fails_alone() -> None:
    async def test(workers: Workers) -> None:
        process = await workers.do(WHO, jobs.process)
        with pytest.raises(NoAnswer, match="too much memory"):
            await workers.do(WHO, jobs.take_memory, 3 * 1024**3)
        assert await workers.do(WHO, jobs.process) == process

    with_workers(test)


def test_what_is_wrong_with_what_was_given_comes_through() -> None:
    async def test(workers: Workers) -> None:
        for error in (BadData, BrokenRules):
            with pytest.raises(error, match="of all things"):
                await workers.do(WHO, jobs.fail, error, "of all things")
        with pytest.raises(NoAnswer, match="ZeroDivisionError"):
            await workers.do(WHO, jobs.fail, ZeroDivisionError, "so it goes")

    with_workers(test)


def test_what_a_job_finds_on_its_way_is_told_as_it_comes() -> None:
    async def test(workers: Workers) -> None:
        told = [one async for one in workers.stream(WHO, jobs.count, 3)]
        assert told == [0, 1, 2]
        with pytest.raises(BadData, match="no more"):
            async for _ in workers.stream(WHO, jobs.count, 3, "no more"):
                pass
        async for one in workers.stream(WHO, jobs.count, 1000):
            if one == 2:
                break  # whoever asked has left
        assert await workers.do(WHO, jobs.process)

    with_workers(test)


def test_a_client_that_leaves_cancels_its_job() -> None:
    async def test(workers: Workers) -> None:
        doing = asyncio.create_task(workers.do(WHO, jobs.compute_for_ever))
        await asyncio.sleep(0.2)
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        assert await workers.do(WHO, jobs.process), "another process is there at once"

    with_workers(test)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    yield
    assert not [one for one in jobs.workers_alive() if one == "worker"]
