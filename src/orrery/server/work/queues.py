"""Work queues: so many at once, everybody in turn, and a bounded line."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from orrery.server.errors import Busy


class Queue:
    """Gives out a number of slots. Callers wait for a free one; free slots go to waiting owners in
    turn, one each, however many each of them wants. When too many wait in total, or too many of one
    owner, the next is refused."""

    def __init__(self, places: int, most: int = 1000, most_of_one: int = 200) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # who is next stands first
        self._count = 0

    @property
    def waiting(self) -> int:
        return self._count

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """A slot for an owner, as soon as it is their turn; `Busy` if the queue is full."""
        await self._take(who)
        try:
            yield
        finally:
            self._give_back()

    async def _take(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        own = self._waiting.get(who, ())
        if self._count >= self.most or len(own) >= self.most_of_one:
            raise Busy
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        self._count += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(who, turn)
            else:
                self._give_back()  # it was ours already
            raise

    def _leave(self, who: str, turn: asyncio.Future[None]) -> None:
        own = self._waiting[who]
        own.remove(turn)
        self._count -= 1
        if not own:
            del self._waiting[who]

    def _give_back(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        who = next(iter(self._waiting))
        own = self._waiting.pop(who)
        own.popleft().set_result(None)
        self._count -= 1
        if own:
            self._waiting[who] = own  # the others come first
