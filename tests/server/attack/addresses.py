"""Thousands of addresses that ask a little each, so that whatever is kept per address grows."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from ipaddress import IPv4Address, IPv6Address
from typing import ClassVar

from tests.server.attack.kind import Kind
from tests.server.attack.wire import (
    CUT,
    LOCAL,
    PATIENCE,
    head,
    opened,
    read_body,
    some_address,
)

AT_ONCE = 8
"""Requests that are sent together: more than a server lets wait would be cut off unanswered."""
FLOOD = 60
"""Connections of a flood, one after the other as fast as they are answered."""
STATUS = re.compile(rb"HTTP/1.1 (\d+)")


class Pipelined(Kind):
    """Many requests through one connection, one right after the other."""

    family: ClassVar[str] = "addresses"

    async def send_all(self, source: str, heads: list[bytes]) -> None:
        """Send them all, and count all answers."""
        began, answers = time.monotonic(), b""
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE), opened(self.port, source) as (reader, writer):
                writer.write(b"".join(heads))
                answers = await read_body(reader, None)
        for status in STATUS.findall(answers) or [CUT.encode()]:
            self.note("one of many requests", status.decode(), began)


class Flood(Pipelined):
    """One address that asks far too often, whatever it is told."""

    name: ClassVar[str] = "flood"

    async def strike(self) -> None:
        headers = {"Host": LOCAL}
        heads = [head("GET", "/api/server", headers, None)] * (AT_ONCE - 1)
        last = head("GET", "/api/server", {**headers, "Connection": "close"}, None)
        for _ in range(FLOOD):
            await self.send_all(self._addresses[0], [*heads, last])


class ManyAddresses(Pipelined):
    """Requests behind a proxy on this machine, each for somebody else: IPv4 and IPv6."""

    name: ClassVar[str] = "many-addresses"
    rate: ClassVar[float] = 5.0

    async def strike(self) -> None:
        headers = [{"Host": LOCAL, "X-Forwarded-For": self.somebody()} for _ in range(AT_ONCE)]
        headers[-1]["Connection"] = "close"
        await self.send_all(LOCAL, [head("GET", self.path(), one, None) for one in headers])

    def path(self) -> str:
        return self.rng.choice(["/api/server", "/api/games", "/api/rules/CW-BUY-03"])

    def somebody(self) -> str:
        number = self.rng.getrandbits(128)
        if number % 2:
            return str(IPv6Address(number))
        return str(IPv4Address(0x01000000 + number % 0x7E000000))


class ManySources(Kind):
    """Connections from addresses that are never used again."""

    name: ClassVar[str] = "many-sources"
    family: ClassVar[str] = "addresses"
    rate: ClassVar[float] = 20.0
    at_once: ClassVar[int] = 20

    @property
    def address(self) -> str:
        return some_address(self.rng)

    async def strike(self) -> None:
        await self.ask("GET", "/api/server")
