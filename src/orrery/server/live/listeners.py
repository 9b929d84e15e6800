"""Who listens at a table: a queue for each connection, so that a slow one holds nobody up."""

from __future__ import annotations

import asyncio

from orrery.server.contract.frames import Reader
from orrery.server.contract.protocol import FromServer
from orrery.server.live.parcels import EncodedMessage

MOST_WAITING = 500
"""Messages that may wait for a connection; one that is slower is cut off and comes back."""


class Listener:
    """One connection: as which reader, up to which update it has been told, and what waits."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.told = 0
        self.is_lost = False
        self.has_left = asyncio.Event()
        self._waiting: asyncio.Queue[EncodedMessage | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: FromServer) -> None:
        """Put a message in line that nobody else gets."""
        self.put(EncodedMessage(message))

    def put(self, parcel: EncodedMessage) -> None:
        """Put a message in line that others may get, too."""
        try:
            self._waiting.put_nowait(parcel)
        except asyncio.QueueFull:
            self.is_lost = True

    async def next(self) -> EncodedMessage | None:
        """The next message; None when the connection shall be closed."""
        if self.is_lost:
            return None
        return await self._waiting.get()

    def close(self) -> None:
        """Say that nothing follows, after what waits."""
        try:
            self._waiting.put_nowait(None)
        except asyncio.QueueFull:
            self.is_lost = True
