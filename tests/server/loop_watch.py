"""Watches event loops: whoever holds one keeps everybody else from being answered.

What is measured is CPU time of the loop's own thread, callback by callback, so that a busy machine
does not matter; garbage collection is taken out, since what it finds is not the callback's doing.
Where the machine is virtual, CPU time also counts the moments in which its host did something else;
so whatever held a loop must do it again in a process of its own (`holds_again`). Waiting for
something on a loop would not show in CPU time: a statement to the database is noticed by itself.
"""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CoroutineType
from typing import Any, NamedTuple

from sqlalchemy import Engine, event

MOST = 0.05
"""Seconds that one callback may take."""
ALONE = "ORRERY_TEST_ALONE"
"""Set in the process of `holds_again`, which asks no further."""
ON_ITS_OWN = ("-p", "no:cacheprovider", "-p", "no:xdist")
ROOT = Path(__file__).parents[2]


class Held(NamedTuple):
    """What held a loop, and for how many seconds."""

    what: str
    seconds: float


class LoopWatch:
    """Notices what holds the loops of the threads that it watches."""

    def __init__(self, most: float = MOST) -> None:
        self.most = most
        self.held: list[Held] = []
        self._threads: set[int] = set()
        self._collecting: dict[int, float] = {}  # since when, by thread
        self._collected: dict[int, float] = {}  # for how long, by thread

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch from now on."""
        handles: Any = asyncio.events.Handle
        run = handles._run

        def measured(handle: Any) -> None:
            thread = threading.get_ident()
            if thread not in self._threads:
                run(handle)
                return
            names = names_in(handle)  # afterwards it may have ended
            begun, collected = time.thread_time(), self._collected.get(thread, 0.0)
            run(handle)
            took = time.thread_time() - begun
            took -= self._collected.get(thread, 0.0) - collected
            if took > self.most:
                self.held.append(Held(" > ".join(names), took))

        handles._run = measured
        gc.callbacks.append(self._collection)
        event.listen(Engine, "before_cursor_execute", self._statement)
        try:
            yield
        finally:
            event.remove(Engine, "before_cursor_execute", self._statement)
            gc.callbacks.remove(self._collection)
            handles._run = run

    @contextmanager
    def thread(self, one: threading.Thread) -> Iterator[None]:
        """Whatever loop runs in a thread is watched."""
        thread = one.ident or 0
        self._threads.add(thread)
        try:
            yield
        finally:
            self._threads.discard(thread)

    def _collection(self, phase: str, _: object) -> None:
        thread = threading.get_ident()
        if phase == "start":
            self._collecting[thread] = time.thread_time()
        elif thread in self._collecting:
            took = time.thread_time() - self._collecting.pop(thread)
            self._collected[thread] = self._collected.get(thread, 0.0) + took

    def _statement(self, _: object, __: object, statement: str, *___: object) -> None:
        if threading.get_ident() in self._threads and asyncio._get_running_loop() is not None:
            self.held.append(Held(f"a statement on the loop: {statement}", 0.0))


def names_in(handle: Any) -> list[str]:
    """What a callback is: the coroutines of its task, the outermost first."""
    task = getattr(handle._callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return [repr(handle._callback)]
    names: list[str] = []
    coroutine: object = task.get_coro()
    while isinstance(coroutine, CoroutineType):
        names.append(coroutine.cr_code.co_qualname)
        coroutine = coroutine.cr_await
    return names


def holds_again(test: str) -> bool:
    """Whether a test, named as pytest names it, also fails in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-q", *ON_ITS_OWN, test]
    environment = {**os.environ, ALONE: "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    return done.returncode == 1


WATCH = LoopWatch()
"""Watches the servers of all tests (`rooms`)."""
