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
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar, TypeVarTuple

from orrery.bots import told
from orrery.core.errors import BadData, BrokenRules
from orrery.server.instruments import RESTARTS
from orrery.server.work.queues import Queue

if TYPE_CHECKING:  # not every system can fork
    from multiprocessing.context import ForkServerContext, SpawnContext

T = TypeVar("T")
P = TypeVar("P")
Ts = TypeVarTuple("Ts")
Pipe: TypeAlias = "Connection[object, object]"
"""What goes through it is checked where it is received."""
READY = "orrery.server.work.preload"
"""The module that loads everything a worker needs."""
START_WITHIN = 60.0
"""Seconds a process has to get ready for its first job."""
MOST_MEMORY = 2 * 1024**3
"""Bytes of address space that a worker may use."""


def context() -> SpawnContext | ForkServerContext:
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


class Job(NamedTuple, Generic[T]):
    """A job for a worker: a function of a module, which has the type of its result."""

    function: Callable[..., T]
    arguments: tuple[object, ...]
    cpu: float


class PartialResult(NamedTuple, Generic[T]):
    """A partial result of a job; more follows."""

    value: T


class JobDone(NamedTuple, Generic[T]):
    """The result of a job."""

    value: T


class Worker:
    """One process, and the pipe to it. Everything but `stop` is called by one thread at a time."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._pipe: Pipe | None = None
        self._process: BaseProcess | None = None
        self._is_ready = False
        self._is_stopped = False
        self._starting = threading.Lock()

    def start(self) -> Pipe:
        """Start the process, if it is not running; this may take as long as loading everything."""
        with self._starting:
            if self._is_stopped:
                raise WorkerStuck("the process was stopped")
            if self._pipe is None:
                self._pipe, other = CONTEXT.Pipe()
                self._process = CONTEXT.Process(
                    target=work, args=(other,), name=self._name, daemon=True
                )
                self._process.start()
                other.close()
            return self._pipe

    def do(
        self,
        job: Job[T],
        wall: float,
        heard: Callable[[PartialResult[P]], None] | None = None,
    ) -> T:
        """Do a job and wait for its result, within its time; `NoAnswer` says what happened instead.
        Partial results are passed on as they come."""
        try:
            pipe = self.start()
            if not self._is_ready:
                received(pipe, START_WITHIN)
                self._is_ready = True
            pipe.send(job)
            while isinstance(answer := received(pipe, wall), PartialResult):
                if heard is not None:
                    heard(answer)
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerStuck("the process has ended") from error
        except WorkerStuck:
            self.stop()
            raise
        if isinstance(answer, JobDone):
            result: T = answer.value
            return result
        if isinstance(answer, Exception):
            raise answer
        raise NoAnswer(str(answer))

    def stop(self) -> None:
        """Kill the process, and wait until it is gone; its caller is told."""
        with self._starting:
            self._is_stopped = True
            if self._process is not None:
                self._process.kill()
                self._process.join()


def received(pipe: Pipe, seconds: float) -> object:
    """What the process sends next."""
    if not pipe.poll(seconds):
        raise WorkerStuck(f"no answer within {seconds:g} s")
    return pipe.recv()


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

    async def do(self, who: str, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """The result of a function, called in a worker for an owner. `Busy` if too many wait;
        `NoAnswer` if it fails or uses up the budget. `BadData` and `BrokenRules` are passed
        through."""
        async with self.queue.place(who):
            return await self._do(Job(function, arguments, self.budget.cpu), None)

    async def stream(
        self, who: str, function: Callable[[*Ts], Generator[T, None, None]], *arguments: *Ts
    ) -> AsyncIterator[T]:
        """What a generator function yields, called in a worker, as it comes."""
        async with self.queue.place(who):
            found: asyncio.Queue[PartialResult[T] | None] = asyncio.Queue()
            loop = asyncio.get_running_loop()

            def heard(part: PartialResult[T]) -> None:
                loop.call_soon_threadsafe(found.put_nowait, part)

            job = Job(function, arguments, self.budget.cpu)
            doing = asyncio.ensure_future(self._do(job, heard))
            doing.add_done_callback(lambda _: found.put_nowait(None))
            try:
                while (part := await found.get()) is not None:
                    yield part.value
                await doing
            finally:
                doing.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await doing

    async def _do(self, job: Job[T], heard: Callable[[PartialResult[P]], None] | None) -> T:
        worker = self._idle.pop() if self._idle else self._new()
        loop = asyncio.get_running_loop()
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


def work(pipe: Pipe) -> None:
    """The main loop of a worker process, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    threading.Thread(target=end_with_parent, daemon=True).start()
    limit_memory()
    with contextlib.suppress(EOFError, OSError):
        __import__(READY)
        pipe.send("ready")
        while True:
            job = pipe.recv()
            assert isinstance(job, Job), f"a worker was sent {job!r}"
            pipe.send(outcome(job, pipe))


def outcome(job: Job[T], pipe: Pipe) -> JobDone[T | None] | Exception | str:
    """The result of a job, or what went wrong."""
    try:
        with limited(job.cpu):
            result = job.function(*job.arguments)
            if isinstance(result, Generator):
                for value in result:
                    pipe.send(PartialResult(value))
                return JobDone(None)
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
