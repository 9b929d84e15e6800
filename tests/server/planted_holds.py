"""Tests that pytest does not collect by itself: `test_loop_watch` runs them one by one."""

import asyncio
import threading

from tests.server.loop_watch import WATCH
from tests.server.test_loop_watch import compute


async def hold(seconds: float) -> None:
    compute(seconds)


def test_a_loop_is_held() -> None:
    with WATCH.thread(threading.current_thread()):
        asyncio.run(hold(0.08))


def test_no_loop_is_held() -> None:
    with WATCH.thread(threading.current_thread()):
        asyncio.run(hold(0.001))
