"""Listens to notifications of other processes through PostgreSQL (NOTIFY), on a connection of its
own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import select
import socket
import threading
from collections.abc import Callable

from sqlalchemy import Engine

from orrery.server.storage.engines import connect_alone

LOGGER = logging.getLogger(__name__)
SILENCE = 10.0
"""Seconds of silence after which the connection is checked."""
TRY_AGAIN = 0.5
"""Seconds to wait before the next attempt to connect."""


class Notices:
    """Calls `heard` with each notification, and `begun` whenever it starts to listen: earlier ones
    were missed. Both are called in the event loop it was created in."""

    def __init__(
        self, engine: Engine, channel: str, heard: Callable[[str], None], begun: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._channel = channel
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._begun = begun
        self._wake, self._woken = socket.socketpair()
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._work, name="notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_closed.set()
        self._wake.send(b".")
        self._thread.join()
        self._wake.close()
        self._woken.close()

    def _work(self) -> None:
        """Listen, reconnecting as often as it takes."""
        while not self._is_closed.is_set():
            try:
                self._listen()
            except (self._driver_error, OSError) as error:
                LOGGER.debug("notifications stopped: %s", error)  # the store logs it
                self._is_closed.wait(TRY_AGAIN)

    @property
    def _driver_error(self) -> type[Exception]:
        error: type[Exception] = self._engine.dialect.loaded_dbapi.Error
        return error

    def _listen(self) -> None:
        with contextlib.closing(connect_alone(self._engine)) as connection:
            connection.execute(f"LISTEN {self._channel}")
            self._loop.call_soon_threadsafe(self._begun)
            while not self._is_closed.is_set():
                ready, _, _ = select.select(
                    [connection.fileno(), self._woken.fileno()], [], [], SILENCE
                )
                if not ready:
                    connection.execute("SELECT 1")
                for notice in connection.notifies(timeout=0):
                    self._loop.call_soon_threadsafe(self._heard, notice.payload)
