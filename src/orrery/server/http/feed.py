"""A table's live channel, read-only, over plain HTTP: for curl and for programs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

from litestar.response import Stream

from orrery.server.contract.frames import Reader
from orrery.server.contract.protocol import Update
from orrery.server.http.requests import AnyRequest
from orrery.server.live.listeners import Listener
from orrery.server.live.parcels import EncodedMessage
from orrery.server.live.table import Table
from orrery.server.tables import seating

NUMBER = re.compile(r"[0-9]{1,15}")
"""The number of an update; anything else means that none of ours was seen."""
QUIET = 20.0
"""Seconds of silence after which a keep-alive is sent."""
EVENTS = "text/event-stream"
LINES = "application/x-ndjson"


def reader_of(table: Table, request: AnyRequest) -> Reader:
    """The seat whose secret is in the Authorization header; without one, a watcher."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    return seating.must_sit(table, given.removeprefix("Bearer ").strip())


def feed(table: Table, listener: Listener, after: int | None, request: AnyRequest) -> Stream:
    """Everything a listener is told from now on; each event carries its update's number, so that a
    browser that reconnects says where it was."""
    as_events = EVENTS in request.headers.get("accept", "")
    last = request.headers.get("last-event-id", "")
    seen = int(last) if after is None and NUMBER.fullmatch(last) else after or 0
    return Stream(
        told(table, listener, seen, as_events),
        media_type=EVENTS if as_events else LINES,
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def told(
    table: Table, listener: Listener, after: int, as_events: bool
) -> AsyncIterator[bytes]:
    """The messages for a listener, encoded, until one side leaves."""
    await table.prepare(listener.reader, listener.locale)
    table.join(listener, after)
    try:
        while True:
            try:
                parcel = await asyncio.wait_for(listener.next(), QUIET)
            except TimeoutError:
                yield b":\n\n" if as_events else b"\n"
                continue
            if parcel is None:
                return
            yield event(parcel) if as_events else parcel.encoded + b"\n"
    finally:
        table.leave(listener)


def event(parcel: EncodedMessage) -> bytes:
    """A message as a server-sent event."""
    message = parcel.message
    number = b"id: %d\n" % message.number if isinstance(message, Update) else b""
    return number + b"data: " + parcel.encoded + b"\n\n"
