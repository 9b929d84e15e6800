"""One kind of attack: how often it strikes, and what it was answered."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from tests.server.attack.ammunition import Ammunition
from tests.server.attack.wire import PATIENCE, Answer, Json, Target, ask, some_address

Seats = list[Json]
ME: Json = {"kind": "person", "name": "Mallory", "mine": True}
FRIEND: Json = {"kind": "person", "name": "Trudy"}
PROGRAM: Json = {"kind": "program", "program": "eager"}
ADDRESSES = 20
"""Addresses that a kind of attack comes from, if it does not say otherwise."""
MOST_SHOWN = 20
STRIKE_WITHIN = 2 * PATIENCE


@dataclass
class Tally:
    """What one kind did in a round."""

    name: str
    family: str
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    worst: float = 0.0
    failures: list[str] = field(default_factory=list)  # answers that the server must not give
    granted: list[str] = field(default_factory=list)  # what nobody should have been allowed
    broken: list[str] = field(default_factory=list)  # errors of the attack itself


class Kind:
    """A kind of attack. Each strike is bounded in time, and there are at most so many of them."""

    name: ClassVar[str]
    family: ClassVar[str]
    rate: ClassVar[float] = 1.0
    """Strikes in a second."""
    at_once: ClassVar[int] = 4
    most: ClassVar[int] = 1_000_000
    """Strikes in a round."""

    def __init__(self, target: Target, ammunition: Ammunition, seed: int) -> None:
        self.target = target
        self.ammunition = ammunition
        self.rng = Random(f"{seed} {self.name}")
        self.tally = Tally(self.name, self.family)
        self.until = 0.0
        self._addresses = [some_address(self.rng) for _ in range(ADDRESSES)]

    async def prepare(self) -> None:
        """Get ready; the round has not begun."""

    async def strike(self) -> None:
        raise NotImplementedError

    async def run(self, until: float) -> None:
        """Strike until the round is over."""
        self.until = until
        turns, strikes = asyncio.Semaphore(self.at_once), set[asyncio.Task[None]]()
        pause = 1 / self.rate
        await asyncio.sleep(self.rng.uniform(0, min(1.0, pause)))
        for _ in range(self.most):
            left = until - time.monotonic()
            if left <= 0:
                break
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(turns.acquire(), left)
                task = asyncio.create_task(self._one(turns))
                strikes.add(task)
                task.add_done_callback(strikes.discard)
            await asyncio.sleep(min(pause, max(0.0, until - time.monotonic())))
        if strikes:
            await asyncio.wait(strikes, timeout=max(0.5, until - time.monotonic()))
        for task in [*strikes]:
            task.cancel()
        await asyncio.gather(*strikes, return_exceptions=True)

    async def _one(self, turns: asyncio.Semaphore) -> None:
        try:
            async with asyncio.timeout(max(STRIKE_WITHIN, self.until - time.monotonic())):
                await self.strike()
        except Exception as error:  # noqa: BLE001 - an attack that fails must not end the round
            if len(self.tally.broken) < MOST_SHOWN:
                self.tally.broken.append(repr(error)[:200])
        finally:
            turns.release()

    # What strikes are made of

    @property
    def port(self) -> int:
        return self.target.port(self.rng)

    @property
    def address(self) -> str:
        """One of the addresses of this kind."""
        return self.rng.choice(self._addresses)

    async def ask(
        self, method: str, path: str, body: object = None, headers: Json | None = None
    ) -> Answer:
        """A request that is counted."""
        began = time.monotonic()
        answer = await ask(self.port, self.address, method, path, body, headers)
        self.note(f"{method} {path}", answer.status, began, answer.body)
        return answer

    def note(self, what: str, status: str, began: float, body: bytes = b"") -> None:
        """Count an answer; one that only a fault of the server can explain is kept."""
        tally = self.tally
        tally.sent += 1
        tally.answers[status] += 1
        tally.worst = max(tally.worst, time.monotonic() - began)
        if status in ("500", "closed 1011", "closed 4500") and len(tally.failures) < MOST_SHOWN:
            tally.failures.append(f"{what[:160]}: {status} {body[:200]!r}")

    def grant(self, what: str) -> None:
        """Note something that should have been refused."""
        if len(self.tally.granted) < MOST_SHOWN:
            self.tally.granted.append(f"{self.name}: {what}")

    async def make(self, seats: Seats, **wish: object) -> Json:
        """A table of our own; an empty answer if there is none."""
        wished = {"game": "clone-wars", "listed": False, "seats": seats, **wish}
        answer = await self.ask("POST", "/api/tables", wished)
        return answer.json() if answer.status == "201" else {}

    async def bring(self, record: str, pack: Json | None = None) -> str:
        """A table that shows a record; nothing if it is not taken."""
        body = {"record": record, **({"pack": pack} if pack else {})}
        answer = await self.ask("POST", "/api/records", body)
        return str(answer.json().get("id", ""))
