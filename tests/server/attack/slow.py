"""Connections that are held and never used: half requests, silence, listeners that do not read."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import ClassVar

from tests.server.attack.kind import Kind
from tests.server.attack.wire import CUT, LATE, at_table, counted_failures, opened

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HELD = "held to the end"
DRIP = 5.0
"""Seconds between two bytes of a request that never ends."""

DEAF = 1024
"""Bytes after which a deaf listener reads no more."""


class Held(Kind):
    """A connection that sends something now and then, and is kept until the server cuts it."""

    family: ClassVar[str] = "slow"
    rate: ClassVar[float] = 60.0
    first: ClassVar[bytes] = b""
    drip: ClassVar[bytes] = b""

    async def strike(self) -> None:
        began, status = time.monotonic(), HELD
        try:
            async with opened(self.port, self.address) as (reader, writer):
                writer.write(self.first)
                while time.monotonic() < self.until:
                    with contextlib.suppress(TimeoutError):
                        some = await asyncio.wait_for(reader.read(4000), DRIP)
                        status = some.split(b" ")[1].decode() if some[:4] == b"HTTP" else CUT
                        break
                    writer.write(self.drip)
        except (OSError, TimeoutError):
            status = CUT
        finally:
            self.note("a connection that is held", status, began)


class HalfHeaders(Held):
    """Heads of requests that never end."""

    name: ClassVar[str] = "half-headers"
    at_once: ClassVar[int] = 600
    first: ClassVar[bytes] = HEAD
    drip: ClassVar[bytes] = b"X-A: a\r\n"


class HalfBodies(Held):
    """Bodies of requests that never end."""

    name: ClassVar[str] = "half-bodies"
    at_once: ClassVar[int] = 250
    first: ClassVar[bytes] = (
        HEAD + b"Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
    )
    drip: ClassVar[bytes] = b" "


class NothingAtAll(Held):
    """Connections that send nothing."""

    name: ClassVar[str] = "nothing-at-all"
    at_once: ClassVar[int] = 250


class DeafStreams(Kind):
    """Streams of honest tables that nobody reads."""

    name: ClassVar[str] = "deaf-streams"
    family: ClassVar[str] = "slow"
    rate: ClassVar[float] = 10.0
    at_once: ClassVar[int] = 80

    async def strike(self) -> None:
        table, began = self.rng.choice(self.target.honest), time.monotonic()
        path, status = f"/api/tables/{table}/stream", HELD
        try:
            async with opened(self.port, self.address, DEAF) as (_, writer):
                writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                await asyncio.sleep(max(0.0, self.until - time.monotonic()))
        except OSError:
            status = CUT
        finally:
            self.note(path, status, began)


class DeafSockets(Kind):
    """Sockets of honest tables that say hello, or nothing, and read nothing."""

    name: ClassVar[str] = "deaf-sockets"
    family: ClassVar[str] = "slow"
    rate: ClassVar[float] = 10.0
    at_once: ClassVar[int] = 80

    async def strike(self) -> None:
        table, began, outcome = self.rng.choice(self.target.honest), time.monotonic(), list[str]()
        with counted_failures(outcome):
            deaf = {"max_queue": 1, "ping_interval": None}
            async with at_table(self.port, self.address, table, **deaf) as connection:
                if self.rng.random() < 0.5:
                    await connection.send('{"type": "hello"}')
                closed = asyncio.create_task(connection.wait_closed())
                await asyncio.wait([closed], timeout=max(0.0, self.until - time.monotonic()))
                outcome.append(CUT if closed.done() else HELD)
                closed.cancel()
        self.note("a deaf socket", outcome[-1] if outcome else LATE, began)
