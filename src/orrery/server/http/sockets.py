"""A table's live channel: hello first, then messages both ways (`to_server`, `protocol`)."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from orrery.languages import best
from orrery.server.contract.protocol import (
    Refused,
)
from orrery.server.contract.to_server import (
    AskHint,
    AskStory,
    Hello,
    Pick,
    Say,
    SetPace,
    Skip,
    ToServer,
    Undo,
)
from orrery.server.errors import Refusal, TooMany
from orrery.server.http.answers import answer
from orrery.server.http.guards import address_of, language_of
from orrery.server.http.requests import AnySocket
from orrery.server.instruments import PICK_SECONDS, REFUSALS
from orrery.server.limits import MOST_REFUSED, Bucket, Buckets, Limits, bucket_of
from orrery.server.live.listeners import Listener
from orrery.server.live.parcels import EncodedMessage
from orrery.server.live.table import Table
from orrery.server.tables.quotas import ROW_BYTES, maker_of
from orrery.server.tables.seating import must_sit
from orrery.server.tables.tables import Tables

DECODER = msgspec.json.Decoder(ToServer)
CLOSE_WITHIN = 5.0
"""Seconds a closing connection has to read what is still queued."""
LEFT = (OSError, RuntimeError)
"""Errors raised when sending to a closed connection."""
NORMAL, POLICY, TOO_LARGE = 1000, 1008, 1009
"""Close codes, as in RFC 6455."""


class CloseConnection(Exception):
    """Close a connection, after saying why."""

    def __init__(self, refusal: Refusal, code: int) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.code = code


class AnyMessage(msgspec.Struct):
    """The least a message has: a refusal names it."""

    id: str = ""


@websocket("/api/tables/{table_id:str}/socket", costs="story_costs")
async def table_socket(
    socket: AnySocket, table_id: FromPath[str], tables: NamedDependency[Tables]
) -> None:
    """One connection of a player or watcher."""
    connection = Connection(socket, tables)
    # Whoever leaves while being let in is gone; that is an OSError.
    with contextlib.suppress(WebSocketDisconnect, OSError):
        await socket.accept()
        try:
            hello = await connection.hello()
            table = await tables.table(table_id)
            listener = await connection.greet(table, hello)
        except Refusal as refusal:
            await connection.cut(CloseConnection(refusal, POLICY))
        except CloseConnection as cut:
            await connection.cut(cut)
        else:
            await connection.serve(table, listener)


class Connection:
    """A socket, and its remaining rate."""

    def __init__(self, socket: AnySocket, tables: Tables) -> None:
        self.socket = socket
        self.tables = tables
        self.limits: Limits = socket.app.state.limits
        self.addresses: Buckets = socket.app.state.addresses
        self.bucket = Bucket(self.limits.connection, self.addresses.clock)
        address = address_of(socket)
        self.address, self.maker = bucket_of(address), maker_of(address)
        self.code = NORMAL
        self.locale = language_of(socket)
        self.refused = 0

    async def hello(self) -> Hello:
        """Wait for hello, which says the language of everything that follows."""
        try:
            hello = decode(await asyncio.wait_for(self.receive(), self.limits.hello_within))
        except TimeoutError:
            raise Refusal("hello-first", 400) from None
        if not isinstance(hello, Hello):
            raise Refusal("hello-first", 400)
        if hello.locale is not None:
            self.locale = best([hello.locale])
        return hello

    async def greet(self, table: Table, hello: Hello) -> Listener:
        """Add the sender of hello as a listener."""
        await self.tables.catch_up(table)
        reader = None if hello.secret is None else must_sit(table, hello.secret)
        if hello.beside is not None:
            must_sit(table, hello.beside)
        listener = Listener(reader, self.locale, is_beside=hello.beside is not None)
        await table.prepare(reader, self.locale)
        table.join(listener, hello.after or 0)
        return listener

    async def serve(self, table: Table, listener: Listener) -> None:
        """Send and receive until one side leaves."""
        sending = asyncio.create_task(self.send_all(listener))
        try:
            await self.receive_all(table, listener)
        except CloseConnection as cut:
            self.code = cut.code
            listener.send(refused("", cut.refusal, self.locale))
            listener.close()
            await asyncio.wait([sending], timeout=CLOSE_WITHIN)
        finally:
            table.leave(listener)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending

    async def send_all(self, listener: Listener) -> None:
        """Send what is queued until the connection is to be closed; nothing after the client has
        left."""
        with contextlib.suppress(*LEFT):
            while (parcel := await listener.next()) is not None:
                await self.socket.send_data(parcel.encoded, mode="text")
            await self.socket.close(self.code)

    async def receive_all(self, table: Table, listener: Listener) -> None:
        """Answer messages until the client leaves, or stops reading."""
        while not listener.is_lost:
            text, begun = await self.receive(), time.perf_counter()
            try:
                message = decode(text)
                self.pay(message)
                listener.send(await answer(self.tables, table, listener, message))
                if isinstance(message, Pick):
                    PICK_SECONDS.add(time.perf_counter() - begun)
            except Refusal as refusal:
                listener.send(refused(name_of(text), refusal, self.locale))

    async def receive(self) -> str:
        """The next message; an oversized one ends the connection."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=event["code"])
        if event["type"] != "websocket.receive":
            return await self.receive()
        text, binary = event.get("text"), event.get("bytes")
        size = len(binary or b"") if text is None else len(text.encode())
        most = self.limits.message_bytes
        if size > most:
            raise CloseConnection(Refusal("too-large", 413, most=most // 1024), TOO_LARGE)
        return text or ""

    def pay(self, message: ToServer) -> None:
        """Charge a message to the buckets; a client that does not slow down is cut off."""
        cost = 1.0
        if isinstance(message, AskHint | AskStory):
            limits = self.limits
            cost = limits.hint_costs if isinstance(message, AskHint) else limits.story_costs
        wait = self.bucket.take(cost) or self.addresses.take(self.address, cost)
        if not wait:
            if size := size_of(message):
                self.tables.quotas.charge(self.maker, size)
            return
        self.refused += 1
        refusal = TooMany(math.ceil(wait))
        if self.refused > MOST_REFUSED:
            raise CloseConnection(refusal, POLICY)
        raise refusal

    async def cut(self, cut: CloseConnection) -> None:
        """Say why, and close."""
        parcel = EncodedMessage(refused("", cut.refusal, self.locale))
        with contextlib.suppress(*LEFT):
            await self.socket.send_data(parcel.encoded, mode="text")
            await self.socket.close(cut.code)


def size_of(message: ToServer) -> int:
    """Roughly how much a message adds to the database."""
    if isinstance(message, Pick):
        return ROW_BYTES * len(message.picks)
    return ROW_BYTES if isinstance(message, Undo | Say | SetPace | Skip) else 0


def decode(text: str) -> ToServer:
    try:
        message: ToServer = DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad-message", 400, reason=str(error)) from error
    return message


def name_of(text: str) -> str:
    """The id of a message that may otherwise be invalid."""
    try:
        return msgspec.json.decode(text, type=AnyMessage).id
    except (msgspec.DecodeError, RecursionError):
        return ""


def refused(id: str, refusal: Refusal, locale: str) -> Refused:
    """A refusal as a message."""
    REFUSALS.add(refusal.code)
    return Refused(id, refusal.code, refusal.said(locale), refusal.rule)
