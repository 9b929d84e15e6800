"""The honest side, in a process of its own: people who play, watch, read and come in while the
crowd is there, and note how long they waited and what they did not get."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.server.attack.ammunition import HONEST_PACK, PACK_FILE, golden
from tests.server.attack.wire import Answer, Json, Talk, ask, at_table
from tests.server.crash_player import Player

ANN: Json = {"kind": "person", "name": "Ann", "mine": True}
BEN: Json = {"kind": "person", "name": "Ben", "mine": True}
PROGRAM: Json = {"kind": "program", "program": "eager"}
SHORT: Json = {"game": "clone-wars", "options": {"bases": "3"}}
PACK: Json = {"name": "Honest", "files": {PACK_FILE: HONEST_PACK}}
BOARDS: list[Json] = [
    {**SHORT, "name": "Two friends", "seats": [ANN, BEN], "hints": True},
    {**SHORT, "name": "Against a program", "seats": [ANN, PROGRAM]},
    {**SHORT, "name": "Cards of our own", "seats": [ANN, BEN], "pack": PACK, "hints": True},
]
WAITING: Json = {**SHORT, "name": "Join me", "seats": [ANN, {"kind": "open"}]}
THINK = (0.3, 0.5)
TRIES = 12
"""How often somebody tries again who was told that the server is busy."""
BUSY = ("503", "429")
GO_ON_WITHIN = 60.0


class Waited(NamedTuple):
    """How long somebody waited, and how much of that the machine had no processor for us."""

    seconds: float
    for_machine: float

    @property
    def for_server(self) -> float:
        return max(0.0, self.seconds - self.for_machine)


@dataclass
class Seen:
    """What the honest side has seen so far."""

    acks: list[Waited] = field(default_factory=list)
    updates: list[Waited] = field(default_factory=list)
    others: dict[str, list[float]] = field(default_factory=dict)  # what else was asked for
    again: Counter[str] = field(default_factory=Counter)  # busy, and answered when tried again
    problems: list[str] = field(default_factory=list)


class Kept(NamedTuple):
    """What a seat was told to be done: it must be in the log of its table."""

    table: str
    seat: int
    acknowledged: dict[str, list[str]]


class Moment(NamedTuple):
    """When something began: the time, and how long each thread of ours and of each server had
    waited for a processor until then."""

    at: float
    ours: dict[int, float]
    servers: list[dict[int, float]]


def waited_for_processor(process: int) -> dict[int, float]:
    """Seconds that each thread of a process was ready to run and did not; nothing where the
    platform does not tell. That is no fault of the server, and much of it where tests run side by
    side."""
    waits: dict[int, float] = {}
    with contextlib.suppress(OSError):
        for thread in Path(f"/proc/{process}/task").iterdir():
            with contextlib.suppress(OSError):  # it has just ended
                told = (thread / "schedstat").read_text("ascii")
                waits[int(thread.name)] = int(told.split()[1]) / 1e9
    return waits


def waited_since(process: int, before: dict[int, float], after: dict[int, float]) -> float:
    """Seconds that whoever asks a process may have waited for a processor: its event loop works in
    the main thread, and one other thread, the store's, works before it answers."""
    waits = {thread: wait - before.get(thread, 0.0) for thread, wait in after.items()}
    return waits.pop(process, 0.0) + max(waits.values(), default=0.0)


class Guest(Player):
    """Somebody who plays at an honest table, thinks a little, and looks at the clock."""

    def __init__(self, board: Board, seat: int, secret: str, table: str) -> None:
        party, rng = board.party, Random(board.party.rng.random())
        places = [
            f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            for port in rng.sample(party.ports, len(party.ports))
        ]
        super().__init__(places, seat, secret, table, rng)
        self.board = board
        self.address = party.address()
        self._asked = ""  # the gesture that is timed

    def connecting(self) -> connect:
        return connect(self.place, max_size=None, open_timeout=10, local_addr=(self.address, 0))

    async def _answer(self, connection: ClientConnection) -> None:
        update = self._latest
        if self._waiting is None and update is not None and update["decision"] is not None:
            await asyncio.sleep(self.rng.uniform(*THINK))
        began = self.board.party.now()
        await super()._answer(connection)
        if self._waiting is not None and self._waiting["id"] != self._asked:
            self._asked = self._waiting["id"]
            self.board.sent(self, began)

    def _take(self, update: Json) -> None:
        super()._take(update)
        if update["actor"] is not None:
            self.board.heard(self, update["actor"])

    def _note(self, ack: Json) -> None:
        is_pick = self._waiting is not None and self._waiting["type"] == "pick"
        super()._note(ack)
        if is_pick:
            self.board.answered()


class Board:
    """A table where honest people play one game after another."""

    def __init__(self, party: Party, wish: Json) -> None:
        self.party = party
        self.wish = wish
        self.table = ""
        self.guests: list[Guest] = []
        self.acks = 0
        self.kept: list[Kept] = []
        self.is_seated = asyncio.Event()
        self._began: Moment | None = None
        self._not_heard: set[Guest] = set()

    async def play(self) -> None:
        """Play until told to stop."""
        while True:
            made = await self.party.must_have("a table", "POST", "/api/tables", self.wish)
            self.table = made.json()["id"]
            seats = made.json()["mine"]
            self.guests = [Guest(self, one["seat"], one["secret"], self.table) for one in seats]
            self.kept += [Kept(self.table, one.seat, one.acknowledged) for one in self.guests]
            self.is_seated.set()
            async with asyncio.TaskGroup() as group:
                for guest in self.guests:
                    group.create_task(guest.play())

    def sent(self, guest: Guest, began: Moment) -> None:
        self._began, self._not_heard = began, {*self.guests} - {guest}

    def heard(self, guest: Guest, actor: int) -> None:
        """Somebody hears of the pick of another."""
        if actor != guest.seat and guest in self._not_heard and self._began is not None:
            self._not_heard.discard(guest)
            self.party.seen.updates.append(self.party.since(self._began))

    def answered(self) -> None:
        self.acks += 1
        if self._began is not None:
            self.party.seen.acks.append(self.party.since(self._began))


class Party:
    """All honest people."""

    def __init__(self, ports: list[int], servers: list[int], seed: int) -> None:
        self.ports = ports
        self.rng = Random(f"{seed} honest")
        self.servers = servers
        self.seen = Seen()
        self.boards = [Board(self, wish) for wish in BOARDS]
        self._addresses = 0
        self.waiting = self.finished = ""

    def address(self) -> str:
        """An address of somebody's own."""
        self._addresses += 1
        return f"127.0.{100 + self._addresses // 250}.{1 + self._addresses % 250}"

    def now(self) -> Moment:
        servers = [waited_for_processor(server) for server in self.servers]
        return Moment(time.perf_counter(), waited_for_processor(os.getpid()), servers)

    def since(self, began: Moment) -> Waited:
        now = self.now()
        ours = waited_since(os.getpid(), began.ours, now.ours)
        servers = map(waited_since, self.servers, began.servers, now.servers)
        return Waited(now.at - began.at, ours + max(servers))

    def problem(self, what: str) -> None:
        self.seen.problems.append(what[:300])

    async def must_have(self, what: str, method: str, path: str, body: object = None) -> Answer:
        """Ask for something until it is given; being told to try again later is allowed."""
        address, began, answer = self.address(), time.perf_counter(), Answer("")
        for _ in range(TRIES):
            answer = await ask(self.rng.choice(self.ports), address, method, path, body)
            if answer.status.startswith("2"):
                self.note(what, began)
                return answer
            if answer.status not in BUSY:
                break
            self.seen.again[f"{what}: {answer.status} {answer.json().get('code')}"] += 1
            await asyncio.sleep(0.5)
        raise LookupError(f"{what}: {answer.status} {answer.body[:200]!r}")

    def note(self, what: str, began: float) -> None:
        self.seen.others.setdefault(what, []).append(time.perf_counter() - began)

    async def arrive(self) -> None:
        """Create the tables that are there all the time."""
        made = await self.must_have("a table", "POST", "/api/tables", WAITING)
        self.waiting = made.json()["id"]
        record = {"record": golden("clone-wars", "beginner")}
        self.finished = (await self.must_have("a record", "POST", "/api/records", record)).json()[
            "id"
        ]

    # What people do again and again

    def tasks(self) -> list[Coroutine[Any, Any, None]]:
        return [
            *(self.without_end("a game", 0.2, board.play) for board in self.boards),
            self.without_end("reading", 0.7, self.read),
            self.without_end("the lobby", 1.5, self.look_at_lobby),
            self.without_end("coming in", 2.0, self.come_in),
            self.without_end("a hint", 1.5, self.ask_for_hint),
            self.without_end("watching", 3.0, self.watch),
        ]

    async def without_end(
        self, what: str, pause: float, doing: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """Do something again and again; what goes wrong is a problem, and no end."""
        while True:
            try:
                await doing()
            except Exception as error:  # noqa: BLE001 - it is told in the report
                self.problem(f"{what}: {error!r}")
            await asyncio.sleep(pause)

    async def read(self) -> None:
        """Look at a game that is over."""
        part = self.rng.choice(["summary", "replay", "record", "frames?first=0&count=20"])
        await self.must_have(part.partition("?")[0], "GET", f"/api/tables/{self.finished}/{part}")

    async def look_at_lobby(self) -> None:
        answer = await self.must_have("the lobby", "GET", "/api/tables")
        if self.waiting.encode() not in answer.body:
            self.problem("a table that waits for somebody is not listed")

    async def come_in(self) -> None:
        """Somebody new makes a table, and sits down."""
        began = time.perf_counter()
        wish = {**SHORT, "listed": False, "seats": [ANN, PROGRAM]}
        made = (await self.must_have("a table", "POST", "/api/tables", wish)).json()
        async with at_table(self.rng.choice(self.ports), self.address(), made["id"]) as connection:
            welcome = await Talk(connection).hello(made["mine"][0]["secret"])
        if welcome["type"] != "welcome":
            raise LookupError(f"no welcome: {welcome}")
        self.note("coming in", began)

    async def watch(self) -> None:
        """A watcher of a game hears how it stands."""
        board, began = self.rng.choice(self.boards), time.perf_counter()
        async with at_table(self.rng.choice(self.ports), self.address(), board.table) as connection:
            await Talk(connection).hello(None)
        self.note("watching", began)

    async def ask_for_hint(self) -> None:
        """A player asks what a program would do."""
        guest = self.rng.choice(self.rng.choice(self.boards).guests)
        port, began = self.rng.choice(self.ports), time.perf_counter()
        async with at_table(port, guest.address, guest.table) as connection:
            talk = Talk(connection)
            await talk.hello(guest.secret)
            for _ in range(TRIES):
                answer = await talk.say("hint")
                if answer["type"] == "hint":
                    self.note("a hint", began)
                    return
                if answer["code"] in ("not-asked", "over"):
                    return
                self.seen.again[f"a hint: {answer['code']}"] += 1
                await asyncio.sleep(0.5)
        raise LookupError(f"no hint: {answer}")


async def play(party: Party, pipe: Connection[Any, Any]) -> None:
    """Play until told to stop; questions are answered on the way."""
    await party.arrive()
    tasks = [asyncio.create_task(one) for one in party.tasks()]
    await asyncio.gather(*(board.is_seated.wait() for board in party.boards))
    pipe.send([party.waiting, *(board.table for board in party.boards)])
    try:
        while True:
            told: tuple[str, list[int]] = await asyncio.to_thread(pipe.recv)
            match told:
                case ("count", _):
                    party.seen = Seen()
                case ("seen", _):
                    pipe.send(party.seen)
                case ("go on", servers):
                    party.servers = servers
                    pipe.send(await all_go_on(party))
                case _:
                    pipe.send([kept for board in party.boards for kept in board.kept])
                    return
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def all_go_on(party: Party) -> list[str]:
    """The tables at which nobody could pick any more, after a while."""
    before = {board: board.acks for board in party.boards}
    until = time.monotonic() + GO_ON_WITHIN
    while any(board.acks == before[board] for board in before):
        await asyncio.sleep(0.1)
        if time.monotonic() > until:
            break
    return [str(board.wish["name"]) for board in before if board.acks == before[board]]


def work(ports: list[int], servers: list[int], seed: int, pipe: Connection[Any, Any]) -> None:
    """What the process of the honest side does."""
    with contextlib.suppress(EOFError, OSError, websockets.WebSocketException):
        asyncio.run(play(Party(ports, servers, seed), pipe))
