"""The watch over event loops notices what holds them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from orrery.server.storage.store import Store
from tests.server.loop_watch import LoopWatch, holds_again
from tests.server.playing import open_store


def watched(test: Callable[[], Awaitable[None]]) -> list[str]:
    """What holds the loop in which a test runs."""
    watch = LoopWatch(most=0.05)
    with watch.watching(), watch.thread(threading.current_thread()):
        asyncio.run(wrapped(test))
    return [one.what for one in watch.held]


async def wrapped(test: Callable[[], Awaitable[None]]) -> None:
    await test()


def compute(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_computing_on_a_loop_is_noticed_and_named() -> None:
    async def hold() -> None:
        await asyncio.sleep(0)
        compute(0.08)

    [held] = watched(hold)
    assert "hold" in held


def test_computing_in_a_thread_or_in_small_parts_is_fine() -> None:
    async def beside() -> None:
        await asyncio.to_thread(compute, 0.1)
        for _ in range(10):
            compute(0.01)
            await asyncio.sleep(0)

    assert watched(beside) == []


def test_a_statement_from_the_loop_is_noticed_however_quick(tmp_path: Path) -> None:
    async def state() -> None:
        async with open_store(tmp_path) as store:
            await store.count()
            read_on_the_loop(store)

    assert any("SELECT 7" in held for held in watched(state))


def read_on_the_loop(store: Store) -> None:
    with store.engine.connect() as connection:
        connection.execute(text("SELECT 7"))


@pytest.mark.slow
def test_what_holds_a_loop_does_so_again_and_a_pause_of_the_machine_does_not() -> None:
    planted = "tests/server/planted_holds.py"
    assert holds_again(f"{planted}::test_a_loop_is_held[sqlite]")
    assert not holds_again(f"{planted}::test_no_loop_is_held[sqlite]")
