"""Worker processes: each does one job at a time, within a budget, and can be killed.

A job is a function of a module with plain arguments. It is interrupted when it has used up its CPU
time, and its process is killed when it takes too long; the next job gets another process. Where the
system can fork, workers are forked from a server process that has everything loaded, so a new one
costs almost nothing. None outlives the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import connection, get_all_start_methods, get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from orrery.bots import told
from orrery.core.errors import BadData, BrokenRules
from orrery.server.instruments import RESTARTS
from orrery.server.work.queues import Queue

T = TypeVar("T")
READY = "orrery.server.work.preload"
"""The module that loads everything a worker needs."""
START_WITHIN = 60.0
"""Seconds a process has to get ready for its first job."""
MOST_MEMORY = 2 * 1024**3
"""Bytes of address space that a worker may use."""


def context() -> Any:
    """How processes are started: forked from a ready one, or from scratch."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    forking = get_context("forkserver")
    forking.set_forkserver_preload([READY])
    return forking


CONTEXT = context()


class Budget(NamedTuple):
    """The budget of a job: seconds of CPU time, and seconds of real time."""

    cpu: float
    wall: float


class NoAnswer(Exception):
    """A job failed, used up its budget, or ended its process."""


class WorkerStuck(NoAnswer):
    """The process is unusable."""


class OutOfTime(BaseException):
    """A job has used up its CPU time. Not an `Exception`: no job may catch it."""


class Job(NamedTuple):
    """A job for a worker."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    cpu: float


class PartialResult(NamedTuple):
    """A partial result of a job; more follows."""

    value: Any


class JobDone(NamedTuple):
    """The result of a job."""

    value: Any


class Worker:
    """One process, and the pipe to it. Everything but `stop` is called by one thread at a time."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._pipe: Any = None
        self._process: Any = None
        self._is_ready = False
        self._is_stopped = False
        self._starting = threading.Lock()

    def start(self) -> None:
        """Start the process, if it is not running; this may take as long as loading everything."""
        with self._starting:
            if self._is_stopped:
                raise WorkerStuck("the process was stopped")
            if self._process is None:
                self._pipe, other = CONTEXT.Pipe()
                self._process = CONTEXT.Process(
                    target=work, args=(other,), name=self._name, daemon=True
                )
                self._process.start()
                other.close()

    def do(self, job: Job, wall: float, heard: Callable[[Any], None] | None = None) -> Any:
        """Do a job and wait for its result, within its time; `NoAnswer` says what happened instead.
        Partial results are passed on as they come."""
        try:
            self.start()
            if not self._is_ready:
                self._receive(START_WITHIN)
                self._is_ready = True
            self._pipe.send(job)
            while isinstance(answer := self._receive(wall), PartialResult):
                if heard is not None:
                    heard(answer.value)
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerStuck("the process has ended") from error
        except WorkerStuck:
            self.stop()
            raise
        if isinstance(answer, JobDone):
            return answer.value
        if isinstance(answer, Exception):
            raise answer
        raise NoAnswer(str(answer))

    def _receive(self, seconds: float) -> object:
        if not self._pipe.poll(seconds):
            raise WorkerStuck(f"no answer within {seconds:g} s")
        received: object = self._pipe.recv()
        return received

    def stop(self) -> None:
        """Kill the process, and wait until it is gone; its caller is told."""
        with self._starting:
            self._is_stopped = True
            if self._process is not None:
                self._process.kill()
                self._process.join()


class Workers:
    """A bounded number of processes, started when needed. Callers wait in a queue that serves
    everybody in turn, and are refused when it is full."""

    def __init__(
        self, count: int, budget: Budget, name: str = "worker", queue: Queue | None = None
    ) -> None:
        self.budget = budget
        self.queue = queue or Queue(count)
        self._name = name
        self._threads = ThreadPoolExecutor(count, f"asking-{name}")
        self._all: set[Worker] = set()
        self._idle: list[Worker] = []

    def warm_up(self) -> None:
        """Start the first process before it is needed; nobody waits until it is ready."""
        worker = self._new()
        self._idle.append(worker)
        threading.Thread(target=worker.start, name="starting", daemon=True).start()

    async def do(self, who: str, function: Callable[..., T], *arguments: Any) -> T:
        """The result of a function, called in a worker for an owner. `Busy` if too many wait;
        `NoAnswer` if it fails or uses up the budget. `BadData` and `BrokenRules` are passed
        through."""
        async with self.queue.place(who):
            result: T = await self._do(function, arguments, None)
            return result

    async def stream(
        self, who: str, function: Callable[..., Generator[T, None, None]], *arguments: Any
    ) -> AsyncIterator[T]:
        """What a generator function yields, called in a worker, as it comes."""
        async with self.queue.place(who):
            found: asyncio.Queue[PartialResult | None] = asyncio.Queue()
            loop = asyncio.get_running_loop()

            def heard(value: Any) -> None:
                loop.call_soon_threadsafe(found.put_nowait, PartialResult(value))

            doing = asyncio.ensure_future(self._do(function, arguments, heard))
            doing.add_done_callback(lambda _: found.put_nowait(None))
            try:
                while (part := await found.get()) is not None:
                    yield part.value
                await doing
            finally:
                doing.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await doing

    async def _do(
        self,
        function: Callable[..., Any],
        arguments: tuple[Any, ...],
        heard: Callable[[Any], None] | None,
    ) -> Any:
        worker = self._idle.pop() if self._idle else self._new()
        job, loop = Job(function, arguments, self.budget.cpu), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._threads, worker.do, job, self.budget.wall, heard
            )
        except asyncio.CancelledError:
            self._drop(worker)
            threading.Thread(target=worker.stop, name="stopping", daemon=True).start()
            raise
        except WorkerStuck:
            self._drop(worker)
            raise
        finally:
            if worker in self._all:
                self._idle.append(worker)

    def _new(self) -> Worker:
        worker = Worker(self._name)
        self._all.add(worker)
        return worker

    def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        RESTARTS.add()

    def close(self) -> None:
        """Kill all processes."""
        for worker in self._all:
            worker.stop()
        self._all.clear()
        self._idle.clear()
        self._threads.shutdown()


# In the worker process


def work(pipe: Connection[Any, Any]) -> None:
    """The main loop of a worker process, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    threading.Thread(target=end_with_parent, daemon=True).start()
    limit_memory()
    with contextlib.suppress(EOFError, OSError):
        __import__(READY)
        pipe.send("ready")
        while True:
            pipe.send(outcome(pipe.recv(), pipe))


def outcome(job: Job, pipe: Connection[Any, Any]) -> JobDone | Exception | str:
    """The result of a job, or what went wrong."""
    try:
        with limited(job.cpu):
            result = job.function(*job.arguments)
            if isinstance(result, Generator):
                for value in result:
                    pipe.send(PartialResult(value))
                result = None
            return JobDone(result)
    except OutOfTime:
        return f"it took more than {job.cpu:g} s of CPU time"
    except MemoryError:
        return "it took too much memory"
    except BadData as error:
        return BadData(str(error))
    except BrokenRules as error:
        return BrokenRules(str(error))
    except Exception as error:  # noqa: BLE001 - whatever somebody's program does
        return told(error)


@contextlib.contextmanager
def limited(seconds: float) -> Generator[None, None, None]:
    """Interrupt the job after this much CPU time, where the system can."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, out_of_time)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def out_of_time(*_: object) -> None:
    raise OutOfTime


def limit_memory() -> None:
    """Let a job that wants too much memory fail alone, where the system can."""
    try:
        import resource  # noqa: PLC0415 - not everywhere
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def end_with_parent() -> None:
    """Exit when the server is gone: one that was killed cannot stop us, and a job may run
    forever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
