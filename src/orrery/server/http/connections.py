"""The open connections of a server: how many there may be, and which of them are closed.

They are counted when they are opened, before a byte is read. A trusted proxy's connections all come
from one address, so only their total counts here; `crowding` counts what the proxy passes on, by
the address it reports.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from orrery.server.limits import Clock, Limits, bucket_of

MOST = 2_000
"""The default limit of connections."""
FILES_WITHOUT_LIMIT = 512
"""The limit of open files where the platform does not report one."""
FILES_WANTED = 4_096
LEAST_TAKEN = 16 * 1024
"""Bytes that a connection must accept within `Limits.taken_within` while more are waiting."""
LOOK_EVERY = 1.0
"""Seconds between two checks of all connections."""


class OpenConnection:
    """An open connection: its deadline for sending what is expected, and how much of what it was
    sent is still unread."""

    def __init__(self, transport: asyncio.Transport, bucket: str | None, now: float) -> None:
        self.transport = transport
        self.bucket = bucket
        self.due: float | None = None
        self.grace = 0.0  # seconds after the deadline that it may still take, unless many are open
        self._left = 0
        self._since = now

    def is_late(self, now: float, is_crowded: bool) -> bool:
        """Whether something is overdue."""
        grace = 0.0 if is_crowded else self.grace
        return self.due is not None and now > self.due + grace

    def is_stuck(self, now: float, within: float) -> bool:
        """Whether too little was read for this many seconds."""
        left = self.transport.get_write_buffer_size()
        if left == 0 or left <= self._left - LEAST_TAKEN:
            self._left, self._since = left, now
            return False
        self._left = max(left, self._left)
        return now - self._since > within


class Connections:
    """All open connections of a server."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.most = limits.connections or most_by_files()
        self.clock = clock
        self._held: dict[asyncio.Transport, OpenConnection] = {}
        self._by_bucket: Counter[str] = Counter()
        self._late: set[OpenConnection] = set()
        self._looking = False

    def __len__(self) -> int:
        return len(self._held)

    def admit(self, transport: asyncio.Transport, address: str | None) -> OpenConnection | None:
        """Admit a new connection, unless there are too many. No address means a trusted proxy."""
        bucket = None if address is None else bucket_of(address)
        if len(self._held) >= self.most:
            return None
        if bucket is not None and self._by_bucket[bucket] >= self.limits.connections_per_address:
            return None
        held = self._held[transport] = OpenConnection(transport, bucket, self.clock())
        if bucket is not None:
            self._by_bucket[bucket] += 1
        if not self._looking:
            self._looking = True
            self._look_later()
        return held

    def release(self, transport: asyncio.Transport) -> None:
        """A connection is closed; one that was never admitted does not matter."""
        held = self._held.pop(transport, None)
        if held is not None and held.bucket is not None:
            self._by_bucket[held.bucket] -= 1
            if not self._by_bucket[held.bucket]:
                del self._by_bucket[held.bucket]

    def look(self) -> None:
        """Abort the connections that were overdue or stuck at two checks in a row: after a pause of
        our own, what they sent in time may not have been read at the first. Closing them would wait
        until the last byte is read."""
        now = self.clock()
        within, is_crowded = self.limits.taken_within, 2 * len(self._held) > self.most
        late = {
            held
            for held in self._held.values()
            if held.is_late(now, is_crowded) or held.is_stuck(now, within)
        }
        for held in late & self._late:
            held.transport.abort()
        self._late = late

    def _look_later(self) -> None:
        within = (self.limits.headers_within, self.limits.body_within, self.limits.taken_within)
        pause = min(LOOK_EVERY, *(one / 4 for one in within))
        asyncio.get_running_loop().call_later(max(pause, 0.01), self._look_and_go_on)

    def _look_and_go_on(self) -> None:
        self.look()
        if self._held:
            self._look_later()
        else:
            self._looking = False


def most_by_files() -> int:
    """Three quarters of the limit of open files, at most 2,000: the database, the workers and the
    pages need some as well."""
    return min(MOST, open_files() * 3 // 4)


def open_files() -> int:
    """How many files this process may open."""
    try:
        import resource  # noqa: PLC0415 - not everywhere
    except ImportError:
        return FILES_WITHOUT_LIMIT
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft
