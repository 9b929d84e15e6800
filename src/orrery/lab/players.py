"""A process full of players for `orrery bench server`: at each table everybody picks at random, and
a watcher looks on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import urllib.request
from collections.abc import Mapping, Sequence
from itertools import cycle, repeat
from multiprocessing.connection import Connection
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120.0
HOST = {"kind": "person", "name": "Ann", "mine": True}
GUEST = {"kind": "person", "name": "Ben"}


class Kind(NamedTuple):
    """What is played at each table."""

    game: str
    options: Mapping[str, str]
    seats: int

    @property
    def listeners(self) -> int:
        """Connections per table: its players and a watcher."""
        return self.seats + 1


class Part(NamedTuple):
    """What a process of players should do: how many tables, spread over which servers, with how
    many seconds between two picks at a table."""

    servers: Sequence[str]
    kind: Kind
    tables: int
    pause: float
    seed: int


class Played(NamedTuple):
    """How long picks took to reach the last listener, and what failed."""

    waited: list[float]
    failures: list[str]


class SeatMade(msgspec.Struct):
    seat: int
    secret: str


class TableMade(msgspec.Struct):
    """The parts of a new table's response that a player reads."""

    id: str
    mine: list[SeatMade]
    links: list[SeatMade]


class Offered(msgspec.Struct):
    text: str


class StepResult(msgspec.Struct):
    options: list[Offered]


class Shown(msgspec.Struct):
    status: str


class Told(msgspec.Struct):
    """The parts of a message that a player reads."""

    type: str
    number: int = 0
    decision: StepResult | None = None
    table: Shown | None = None


T = TypeVar("T")
DECODER = msgspec.json.Decoder(Told)


class Table:
    """One table, and how long its listeners wait for each pick."""

    def __init__(self, part: Part, number: int) -> None:
        self.part = part
        self.server = part.servers[number % len(part.servers)]
        self.chance = Random(part.seed * 1000 + number)
        self.waited: list[float] = []
        self._sent = 0.0
        self._listeners = part.kind.listeners
        self._heard = self._listeners
        self._greeted = 0
        self.is_greeted = asyncio.Event()

    async def play(self) -> None:
        """Play one game after another until stopped."""
        while True:
            table, secrets = await asyncio.to_thread(self._make)
            servers = (
                cycle(self.part.servers) if len(self.part.servers) > 1 else repeat(self.server)
            )
            async with asyncio.TaskGroup() as group:
                for server, secret in zip(servers, (*secrets, None), strict=False):
                    group.create_task(self._listen(server, table, secret))

    def _make(self) -> tuple[str, list[str]]:
        """A new table, and the secrets of its seats."""
        kind = self.part.kind
        seats = [HOST, *[GUEST] * (kind.seats - 1)]
        wish = {"game": kind.game, "options": kind.options, "seats": seats, "listed": False}
        made = ask(f"{self.server}/api/tables", wish, TableMade)
        taken = [
            ask(f"{self.server}/api/tables/{made.id}/seats", claim, SeatMade)
            for claim in ({"name": "Ben", "secret": link.secret} for link in made.links)
        ]
        return made.id, [seat.secret for seat in (*made.mine, *taken)]

    async def _listen(self, server: str, table: str, secret: str | None) -> None:
        place = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(place, open_timeout=PATIENCE, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            greeted = False
            async for text in socket:
                told = DECODER.decode(text)
                if told.type == "update":
                    if greeted:
                        self._hear()
                    else:
                        greeted = True
                        self._greet()
                    if told.decision is not None:
                        await self._pick(socket, told.number, told.decision)
                elif told.type == "table" and told.table and told.table.status == "over":
                    return

    async def _pick(self, socket: ClientConnection, number: int, asked: StepResult) -> None:
        await self.is_greeted.wait()
        pause = self.part.pause
        if pause:
            await asyncio.sleep(pause * (0.5 + self.chance.random()))
        text = self.chance.choice(asked.options).text
        gesture = f"g{number}-{self.chance.randrange(10**9)}"
        self._sent, self._heard = time.perf_counter(), 0
        await socket.send(
            json.dumps({"type": "pick", "id": gesture, "after": number, "picks": [text]})
        )

    def _hear(self) -> None:
        """A listener has received the pick; for the last of them, note how long it took."""
        self._heard += 1
        if self._heard == self._listeners:
            self.waited.append(time.perf_counter() - self._sent)

    def _greet(self) -> None:
        self._greeted += 1
        if self._greeted == self._listeners:
            self.is_greeted.set()


def ask(address: str, body: object, kind: type[T]) -> T:
    """Send a request to the server, and read its response."""
    request = urllib.request.Request(
        address, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return msgspec.json.decode(answer.read(), type=kind)


async def play(part: Part, pipe: Connection[object, object]) -> None:
    """Play until told to stop. Reports when everybody is seated and, at the end, how long picks
    took since it was told to start counting."""
    tables = [Table(part, number) for number in range(part.tables)]
    tasks = []
    for table in tables:  # one after another: real people do not create two hundred tables at once
        tasks.append(asyncio.create_task(table.play()))
        await asyncio.wait([asyncio.create_task(table.is_greeted.wait()), tasks[-1]],
                           return_when=asyncio.FIRST_COMPLETED)  # fmt: skip
    pipe.send("ready")
    await asyncio.to_thread(pipe.recv)
    for table in tables:
        table.waited.clear()
    await asyncio.to_thread(pipe.recv)
    failed = [task.exception() for task in tasks if task.done()]
    waited = [one for table in tables for one in table.waited]
    pipe.send(Played(waited, [str(one) for one in failed]))
    for task in tasks:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)


def work(part: Part, pipe: Connection[object, object]) -> None:
    """What a process of players does."""
    asyncio.run(play(part, pipe))
