"""Requests and messages that are wrong: garbage, broken JSON, wrong types, too much of it all."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import time
from typing import ClassVar

from tests.server.attack.ammunition import PACK_FILE, golden
from tests.server.attack.kind import ME, Kind
from tests.server.attack.wire import (
    LOCAL,
    Talk,
    at_table,
    counted_failures,
    head,
    opened,
    said,
    send_raw,
)

DIGITS = "9" * 5000
DEEP = b"[" * 30_000
WISH = {"game": "clone-wars", "seats": [ME, ME], "listed": False}


class Garbage(Kind):
    """Bytes that are no HTTP, or almost."""

    name: ClassVar[str] = "garbage"
    family: ClassVar[str] = "malformed"
    rate: ClassVar[float] = 4.0

    async def strike(self) -> None:
        sent = self.rng.choice(
            [
                self.rng.randbytes(self.rng.randrange(1, 4000)),
                b"GET\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                b"GET /" + self.rng.randbytes(200).hex().encode() + b" HTTP/1.1\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nContent-Length: 10\r\nContent-Length: 20\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + self.rng.randbytes(300),
            ]
        )
        began = time.monotonic()
        answer = await send_raw(self.port, self.address, sent, 3.0)
        self.note("garbage", answer.status, began, answer.body)


class BrokenRequests(Kind):
    """Requests whose path, headers or body no client of ours would send."""

    name: ClassVar[str] = "broken-requests"
    family: ClassVar[str] = "malformed"
    rate: ClassVar[float] = 8.0

    async def strike(self) -> None:
        await self.rng.choice([self.broken_body, self.broken_field, self.broken_path])()

    async def broken_body(self) -> None:
        """A body that is no JSON, or not the JSON of a table."""
        body = self.rng.choice(
            [
                b"{",
                DEEP,
                b'{"game": "\xff\xfe"}',
                b'{"game": "\\ud800", "seats": []}',
                b'{"game": 1e999999, "seats": ' + DIGITS.encode() + b"}",
                b"null",
                b"",
                b'"' + b"a" * 60_000 + b'"',
                json.dumps({**WISH, "options": {"mode": DIGITS[:200]}}).encode(),
                json.dumps({**WISH, "options": {"\u0000": "\u202e"}}).encode(),
            ]
        )
        path = self.rng.choice(["/api/tables", "/api/records", "/api/guides/clone-wars"])
        await self.ask("POST", path, body)

    async def broken_field(self) -> None:
        """JSON of the right shape with a wrong part."""
        record = json.loads(golden("clone-wars", "beginner"))
        field = self.rng.choice([*record])
        record[field] = self.rng.choice([{}, [], None, -1, "\ud800", "x" * 5000, DIGITS])
        pack = self.rng.choice([f"a = {DIGITS}", "x = " + "[" * 3000, "\ufeff\u0000", "[[base]]\n"])
        body = self.rng.choice(
            [
                ("/api/records", {"record": json.dumps(record)}),
                ("/api/tables", {**WISH, "game": "x" * 40}),
                ("/api/tables", {**WISH, "pack": {"name": "p", "files": {PACK_FILE: pack}}}),
                ("/api/tables", {**WISH, "pack": {"name": "p", "files": {"../../etc": "a"}}}),
            ]
        )
        await self.ask("POST", *body)

    async def broken_path(self) -> None:
        """Addresses and headers that are too long, or not text."""
        path, headers = self.rng.choice(
            [
                ("/api/tables/" + "a" * 4000, {}),
                ("/api/tables/" + "a" * 300 + "%0AINFO:%1b[31m", {}),
                ("/assets/%00", {}),
                ("/assets/..%2f..%2f..%2fetc%2fpasswd", {}),
                ("/api/rules/" + "%f0%9f%92%a9" * 300, {}),
                ("/api/rulebooks/" + "b" * 3000, {}),
                ("/api/games/" + "%ff" * 100 + "/cards", {}),
                ("/api/tables/0123456789abcdef/stream", {"Last-Event-ID": DIGITS}),
                (f"/api/tables/0123456789abcdef/frames?first={DIGITS}", {}),
                (self.honest_path("/stream?after=" + DIGITS), {}),
                (self.honest_path("/summary"), {"Accept-Encoding": "gzip, br, \xff"}),
                ("/", {"Host": "\xff\x00", "Origin": "\xff"}),
            ]
        )
        await self.ask("GET", path, None, headers)

    def honest_path(self, rest: str) -> str:
        return f"/api/tables/{self.rng.choice(self.target.honest)}{rest}"


class BrokenMessages(Kind):
    """Sockets of honest tables that get nonsense, before and after hello."""

    name: ClassVar[str] = "broken-messages"
    family: ClassVar[str] = "malformed"
    rate: ClassVar[float] = 3.0

    async def strike(self) -> None:
        table, began, outcome = self.rng.choice(self.target.honest), time.monotonic(), list[str]()
        with counted_failures(outcome):
            async with at_table(self.port, self.address, table) as connection:
                talk = Talk(connection)
                if self.rng.random() < 0.7:
                    await talk.hello(None)
                await connection.send(self.nonsense())
                outcome.append(said(await talk.wait_for("refused", "pong")))
        self.note("a socket of an honest table", outcome[-1], began)

    def nonsense(self) -> str | bytes:
        messages: list[str | bytes] = [
            "{",
            DEEP.decode(),
            '{"type": "pick", "id": "a", "after": ' + DIGITS + ', "picks": ["end"]}',
            '{"type": "why", "id": "a", "things": [{"kind": "card", "number": 1e400}]}',
            '{"type": "say", "id": "a", "text": "\\ud800"}',
            '{"type": ["pick"]}',
            '{"type": "hello", "secret": "' + "x" * 60_000 + '"}',
            self.rng.randbytes(2000),
            "\x00" * 1000,
        ]
        return self.rng.choice(messages)


class GoneAtOnce(Kind):
    """Requests whose sender has left before they are answered."""

    name: ClassVar[str] = "gone-at-once"
    family: ClassVar[str] = "malformed"
    rate: ClassVar[float] = 5.0

    async def strike(self) -> None:
        table, began = self.rng.choice(self.target.honest), time.monotonic()
        part = self.rng.choice(["socket", "socket", "stream", "printed", "report"])
        key = base64.b64encode(self.rng.randbytes(16)).decode()
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
        }
        headers = {"Host": LOCAL, **(upgrade if part == "socket" else {})}
        with contextlib.suppress(OSError):
            async with opened(self.port, self.address) as (_, writer):
                writer.write(head("GET", f"/api/tables/{table}/{part}", headers, None))
                await asyncio.sleep(self.rng.choice([0, 0.001, 0.01]))
        self.note(part, "left", began)
