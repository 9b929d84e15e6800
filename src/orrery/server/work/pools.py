"""Where work runs. The event loop answers; anything slow is done elsewhere:

- **store** (`Store`, threads of its own): reading the database. One thread of its own writes.
- **loading** (threads): what becomes part of this process: the games of tables, played from their
  logs, and the streams of their readers. What is loaded is bounded by the rows of a table.
- **reading** (a process): games that are over, for whoever looks at them: replays, figures, checks.
- **analysing** (a process, after everything else): where games that are over turned.
- **checking** (a process): what strangers hand in: card packs and records.
- **trying** (a process): picks at tables with a card pack, before they are carried out here.
- **thinking** (processes, `Programs`): the answers of programs, and hints.

Each has a short queue that serves everybody in turn. When it is full, the response is `Busy`: 503
with a sentence, and the client may retry.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from orrery.server.work.queues import Queue
from orrery.server.work.workers import Budget, Workers

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
READING = Budget(cpu=20, wall=60)
ANALYSING = Budget(cpu=600, wall=300)
"""Far more than a game of six needs; the wall is for a part of it, on a machine that is busy."""
CHECKING = Budget(cpu=10, wall=40)
TRYING = Budget(cpu=4, wall=15)


class Threads:
    """A few threads with a queue."""

    def __init__(self, name: str, count: int, most: int, most_of_one: int | None = None) -> None:
        self.queue = Queue(count, most, most_of_one or most)
        self._threads = ThreadPoolExecutor(count, name)

    async def do(self, who: str, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """The result of a function, called in a thread for an owner; `Busy` if too many wait."""
        async with self.queue.place(who):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, function, *arguments)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)


class Work:
    """The pools of a server. Threads and processes are started when they are needed."""

    def __init__(self) -> None:
        self.loading = Threads("loading", 2, most=200)
        self.reading = Workers(1, READING, "reading", Queue(1, most=16, most_of_one=4))
        self.analysing = Workers(1, ANALYSING, "analysing")  # `Limits` says how many may wait
        self.checking = Workers(1, CHECKING, "checking", Queue(1, most=8, most_of_one=2))
        self.trying = Workers(1, TRYING, "trying", Queue(1, most=100, most_of_one=10))

    def close(self) -> None:
        """Stop everything; no process is left."""
        self.loading.close()
        for pool in (self.reading, self.analysing, self.checking, self.trying):
            pool.close()
