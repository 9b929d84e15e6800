"""More than anybody needs: bodies, headers, frames, packs."""

from __future__ import annotations

import time
from typing import ClassVar

from tests.server.attack.ammunition import PACK_FILE
from tests.server.attack.kind import ME, Kind
from tests.server.attack.wire import Talk, at_table, counted_failures, said, send_raw

MEGABYTE = 1 << 20


class LargeBodies(Kind):
    """Bodies and headers that are too large, some of them announced and never sent."""

    name: ClassVar[str] = "large-bodies"
    family: ClassVar[str] = "oversized"
    rate: ClassVar[float] = 1.0

    async def strike(self) -> None:
        start = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        json = b"Content-Type: application/json\r\n"
        chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
        sent = self.rng.choice(
            [
                start + json + b"Content-Length: 2000000\r\n\r\n" + b" " * 2_000_000,
                start + json + b"Content-Length: 99999999999999\r\n\r\n{",
                start + json + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 40,
                start + b"X-A: " + b"a" * 500_000 + b"\r\n\r\n",
                start + b"".join(b"X-%d: a\r\n" % number for number in range(20_000)) + b"\r\n",
                b"GET /" + b"a" * 300_000 + b" HTTP/1.1\r\n\r\n",
            ]
        )
        began = time.monotonic()
        answer = await send_raw(self.port, self.address, sent, 5.0)
        self.note("a large body or header", answer.status, began, answer.body)


class LargeFrames(Kind):
    """Messages of sockets that are too large."""

    name: ClassVar[str] = "large-frames"
    family: ClassVar[str] = "oversized"
    rate: ClassVar[float] = 1.0

    async def strike(self) -> None:
        table, began, outcome = self.rng.choice(self.target.honest), time.monotonic(), list[str]()
        size = self.rng.choice([65_000, 70_000, 200_000, MEGABYTE])
        with counted_failures(outcome):
            async with at_table(self.port, self.address, table) as connection:
                talk = Talk(connection)
                await talk.hello(None)
                await talk.send({"type": "say", "id": "a", "text": "x" * size})
                outcome.append(said(await talk.wait_for("refused")))
        self.note("a large frame", outcome[-1], began)


class LargePacks(Kind):
    """Tables with the largest card pack there may be, and nobody who ever plays there."""

    name: ClassVar[str] = "large-packs"
    family: ClassVar[str] = "oversized"
    rate: ClassVar[float] = 0.5
    most: ClassVar[int] = 200

    async def strike(self) -> None:
        pack = {"name": "large", "files": {PACK_FILE: self.ammunition.large_pack}}
        await self.make([ME, ME], pack=pack)
