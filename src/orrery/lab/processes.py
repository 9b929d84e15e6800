"""Processes that play games: none dies unnoticed, and none stays when the work is stopped."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from types import FrameType

from orrery.core.errors import OrreryError

BY_SIGNAL = 128
"""What a shell adds to the number of the signal that ended a program."""


class ProcessDied(OrreryError):
    """A process ended without the result of its games."""


class Crew:
    """Processes at work, by their pool."""

    def __init__(self, jobs: int) -> None:
        self.others = {one.pid for one in active_children()}
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn"))
        self.workers: list[BaseProcess] = []

    def note(self) -> None:
        """Remember the processes that have been started: nobody else knows how a dead one ended. To
        be called whenever work has been handed out."""
        known = self.others | {one.pid for one in self.workers}
        self.workers += [one for one in active_children() if one.pid not in known]

    def dismiss(self) -> None:
        """End all processes now, whatever they are doing."""
        for worker in self.workers:
            worker.terminate()


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """Processes for as long as the block lasts. If one of them dies, the error says how; if the
    block is left early, all of them end, without playing what was left."""
    made = Crew(jobs)
    try:
        yield made
    except BrokenProcessPool as error:
        raise ProcessDied(obituary(made.workers)) from error
    except BaseException:
        made.dismiss()
        raise
    finally:
        made.pool.shutdown(cancel_futures=True)


def obituary(workers: list[BaseProcess]) -> str:
    """Which process died, and of what. The pool ends the others with SIGTERM itself, so that one
    only counts if there is nothing else."""
    for worker in workers:
        worker.join()
    ended = [(worker.pid, worker.exitcode or 0) for worker in workers]
    ended.sort(key=lambda one: one[1] in (0, -signal.SIGTERM))
    pid, code = ended[0]
    how = f"was killed by {signal.Signals(-code).name}" if code < 0 else f"ended with code {code}"
    hint = "; the machine may have run out of memory" if code == -signal.SIGKILL else ""
    return f"process {pid} {how} in the middle of a game{hint}. Its games have no result."


@contextmanager
def told_to_stop() -> Iterator[None]:
    """While the block lasts, SIGTERM leaves it as an error does, so that processes are ended and
    somebody says why there is no result; otherwise a program that is terminated says nothing."""

    def stop(number: int, _: FrameType | None) -> None:
        raise Stopped(number)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class Stopped(BaseException):
    """A signal has stopped the program; no error, so that nothing on the way takes it for one."""

    def __init__(self, number: int) -> None:
        self.name = signal.Signals(number).name
        super().__init__(self.name)
        self.code = BY_SIGNAL + number
