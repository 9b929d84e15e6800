"""The listeners of a table: a queue for each connection, so that a slow one delays nobody."""

from __future__ import annotations

import asyncio

from orrery.server.contract.frames import Reader
from orrery.server.contract.protocol import FromServer
from orrery.server.live.parcels import EncodedMessage

MOST_WAITING = 500
"""Messages that may wait for a connection; a slower one is cut off and must reconnect."""


class Listener:
    """One connection: its reader and their language, the last update it was sent, and its queue.
    Beside: a player's second one, which makes nobody a watcher."""

    def __init__(self, reader: Reader, locale: str, is_beside: bool = False) -> None:
        self.reader, self.locale, self.is_beside = reader, locale, is_beside
        self.told = 0
        self.is_lost = False
        self.has_left = asyncio.Event()
        self._waiting: asyncio.Queue[EncodedMessage | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: FromServer) -> None:
        """Queue a message for this listener alone."""
        self.put(EncodedMessage(message))

    def put(self, parcel: EncodedMessage) -> None:
        """Queue a message that others may get too."""
        try:
            self._waiting.put_nowait(parcel)
        except asyncio.QueueFull:
            self.is_lost = True

    async def next(self) -> EncodedMessage | None:
        """The next message; None when the connection is to be closed."""
        if self.is_lost:
            return None
        return await self._waiting.get()

    def close(self) -> None:
        """Mark the end of the queue."""
        try:
            self._waiting.put_nowait(None)
        except asyncio.QueueFull:
            self.is_lost = True
