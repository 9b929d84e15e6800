"""HTTP and sockets as the crowd speaks them: from any address of this machine, well formed or not.

Nothing leaves the loopback interface, and whatever is not answered is given up after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
LOCAL = "127.0.0.1"
PATIENCE = 20.0
"""Seconds after which an attacker gives up."""
MOST_READ = 80_000_000
HEAD_LIMIT = 1_000_000

NOTHING, CUT, LATE, NOT_REACHED = "no answer", "cut off", "too late", "not reached"
"""What an answer is called that has no status."""


@dataclass(frozen=True)
class Answer:
    """What came back: the status, or in a word why there is none, and the body."""

    status: str
    body: bytes = b""

    def json(self) -> Json:
        """The body as an object; an empty one if it is none."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


@dataclass
class Target:
    """The servers that are attacked, and what the crowd knows of the honest side."""

    ports: list[int]
    honest: list[str] = field(default_factory=list)  # ids of honest tables that are listed
    names: list[str] = field(default_factory=list)  # and their names

    def port(self, rng: Random) -> int:
        return rng.choice(self.ports)


def some_address(rng: Random) -> str:
    """An address of this machine that hardly anybody else has."""
    return f"127.{rng.randrange(1, 255)}.{rng.randrange(256)}.{rng.randrange(1, 255)}"


def head(method: str, path: str, headers: Json, length: int | None) -> bytes:
    """The head of a request; `length` if there is a body."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    if length is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogateescape")


@asynccontextmanager
async def opened(
    port: int, source: str, limit: int = HEAD_LIMIT
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection from an address, cut when it is left."""
    reader, writer = await asyncio.open_connection(LOCAL, port, local_addr=(source, 0), limit=limit)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def send_raw(port: int, source: str, sent: bytes, patience: float = PATIENCE) -> Answer:
    """Send bytes as they are, and read the answer."""
    try:
        async with asyncio.timeout(patience), opened(port, source) as (reader, writer):
            writer.write(sent)
            return await read_answer(reader)
    except TimeoutError:
        return Answer(LATE)
    except ConnectionRefusedError:
        return Answer(NOT_REACHED)
    except (OSError, asyncio.IncompleteReadError):
        return Answer(CUT)


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    """The status and the body of an answer after which the connection is closed."""
    first = await reader.readline()
    parts = first.split()
    if len(parts) < 2:
        return Answer(NOTHING)
    length = None
    while (line := await reader.readline()) not in (b"\r\n", b""):
        name, _, value = line.partition(b":")
        if name.strip().lower() == b"content-length":
            length = int(value)
    body = await read_body(reader, length)
    return Answer(parts[1].decode("ascii", "replace"), body)


async def read_body(reader: asyncio.StreamReader, length: int | None) -> bytes:
    if length is not None:
        return await reader.readexactly(min(length, MOST_READ))
    parts, size = [], 0
    while size < MOST_READ and (some := await reader.read(65536)):
        parts.append(some)
        size += len(some)
    return b"".join(parts)


async def ask(
    port: int,
    source: str,
    method: str,
    path: str,
    body: object = None,
    headers: Json | None = None,
    patience: float = PATIENCE,
) -> Answer:
    """A well-formed request; the body is an object, or bytes as they are."""
    sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    named = {"Host": f"{LOCAL}:{port}", "Connection": "close", **(headers or {})}
    whole = head(method, path, named, None if body is None else len(sent)) + sent
    return await send_raw(port, source, whole, patience)


@asynccontextmanager
async def at_table(
    port: int, source: str, table: str, **options: Any
) -> AsyncIterator[ClientConnection]:
    """A socket of a table that has not said hello."""
    place = f"ws://{LOCAL}:{port}/api/tables/{table}/socket"
    options = {"max_size": None, "open_timeout": PATIENCE, "close_timeout": 1, **options}
    async with connect(place, local_addr=(source, 0), **options) as connection:
        yield connection


class Talk:
    """A conversation through a socket: what is sent is waited for."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.update: Json = {}
        self.welcome: Json = {}
        self._number = 0

    async def hello(self, secret: str | None) -> Json:
        """Say hello; the welcome, or the refusal."""
        await self.send({"type": "hello", **({"secret": secret} if secret else {})})
        answer = await self.wait_for("welcome", "refused")
        self.welcome = answer
        if answer["type"] == "welcome" and answer["table"]["status"] != "waiting":
            await self.wait_for("update")
        return answer

    async def send(self, message: object) -> None:
        await self.connection.send(json.dumps(message))

    async def wait_for(self, *kinds: str) -> Json:
        """The next message of one of these kinds; the newest update is kept."""
        while True:
            message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
            if message["type"] == "update":
                self.update = {**message, "view": None}
            if message["type"] in kinds:
                return message

    async def say(self, kind: str, name: str = "", **more: object) -> Json:
        """Ask for something, and wait for the answer."""
        self._number += 1
        await self.send({"type": kind, "id": name or f"x-{self._number}", **more})
        return await self.wait_for("ack", "refused", "reasons", "hint", "pong")

    async def pick(self, name: str = "") -> Json:
        """Pick the first option, if asked."""
        decision = self.update.get("decision")
        text = decision["options"][0]["text"] if decision else "end"
        return await self.say("pick", name, after=self.update.get("number", 0), picks=[text])


def said(answer: Json) -> str:
    """An answer of a socket in a word."""
    return f"refused {answer['code']}" if answer["type"] == "refused" else str(answer["type"])


@contextlib.contextmanager
def counted_failures(outcome: list[str]) -> Any:
    """A socket that is closed or not answered is an outcome like any other."""
    try:
        yield
    except websockets.ConnectionClosed as closed:
        outcome.append(f"closed {closed.rcvd.code if closed.rcvd else ''}".strip())
    except websockets.InvalidStatus as refusal:
        outcome.append(str(refusal.response.status_code))
    except TimeoutError:
        outcome.append(LATE)
    except (OSError, websockets.WebSocketException, EOFError):
        outcome.append(CUT)
