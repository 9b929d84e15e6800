"""Worker processes that think about one question at a time, and can really be stopped.

Whoever asks waits in line, first come, first served: a table has one question at a time, so none
keeps the workers from the others. A process that takes too long is killed; the next question finds
another one. None outlives the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any

from orrery.bots import told
from orrery.server.instruments import RESTARTS
from orrery.server.thinking import Question, Thought, prepare, think

SPAWN = get_context("spawn")
START_WITHIN = 60.0
"""Seconds that a process has to be ready for its first question."""


class NoAnswer(Exception):
    """A program raised something, took too long, or ended its process."""


class Stuck(NoAnswer):
    """The process is of no use any more."""


class Worker:
    """One process, and the pipe to it."""

    def __init__(self) -> None:
        self._pipe, other = SPAWN.Pipe()
        self._process = SPAWN.Process(target=work, args=(other,), name="thinking", daemon=True)
        self._process.start()
        self._is_ready = False
        other.close()

    def ask(self, question: Question, seconds: float) -> Thought:
        """The answer, waited for no longer than that; `NoAnswer` says what happened instead."""
        try:
            if not self._is_ready:
                self._receive(START_WITHIN)
                self._is_ready = True
            self._pipe.send(question)
            answer = self._receive(seconds)
        except (EOFError, OSError) as error:
            raise Stuck("the process has ended") from error
        if isinstance(answer, Thought):
            return answer
        raise NoAnswer(str(answer))

    def _receive(self, seconds: float) -> object:
        if not self._pipe.poll(seconds):
            raise Stuck(f"no answer within {seconds:g} s")
        received: object = self._pipe.recv()
        return received

    def stop(self) -> None:
        """End the process at once, and wait until it is gone; whoever waits for it hears of it."""
        self._process.kill()
        self._process.join()


class Workers:
    """So many processes at most, started when they are needed; the first, if told so, before."""

    def __init__(self, count: int) -> None:
        self._turns = asyncio.Semaphore(count)  # gives turns in the order in which they were asked
        self._threads = ThreadPoolExecutor(count, "asking")
        self._all: set[Worker] = set()
        self._idle: list[Worker] = []

    def warm_up(self) -> None:
        """Start the first process before it is needed; nobody waits until it is ready."""
        self._idle.append(self._start())

    async def ask(self, question: Question, seconds: float) -> Thought:
        """What a program answers; `NoAnswer` if it does not, in so many seconds of thinking."""
        async with self._turns:
            worker = self._idle.pop() if self._idle else self._start()
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, worker.ask, question, seconds)
            except (Stuck, asyncio.CancelledError):
                self._all.discard(worker)
                worker.stop()
                RESTARTS.add()
                raise
            finally:
                if worker in self._all:
                    self._idle.append(worker)

    def _start(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker

    def close(self) -> None:
        """End all processes at once."""
        for worker in self._all:
            worker.stop()
        self._all.clear()
        self._idle.clear()
        self._threads.shutdown()


def work(pipe: Connection[Any, Any]) -> None:
    """What a worker process does, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    threading.Thread(target=end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        prepare()
        pipe.send("ready")
        while True:
            pipe.send(answer_to(pipe.recv()))


def answer_to(question: Question) -> Thought | str:
    """What a program answers, or what went wrong."""
    try:
        return think(question)
    except Exception as error:  # noqa: BLE001 - whatever somebody's program does
        return told(error)


def end_with_parent() -> None:
    """A server that was killed cannot stop us, and a program may think for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
