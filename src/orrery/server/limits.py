"""How much is too much: sizes, and token buckets per connection and per address."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

MOST_BYTES = 64 * 1024
"""The largest request or message."""
MOST_BYTES_WITH_PACK = 1024 * 1024
"""The largest request that makes a table: it may bring a card pack."""
MOST_BYTES_WITH_RECORD = 6 * 1024 * 1024
"""The largest request that brings a record."""
MOST_REFUSED = 100
"""A connection that goes on after so many refusals for haste is closed."""
MOST_REMEMBERED = 10_000
"""Addresses that are remembered before those who have been quiet are forgotten."""

Clock = Callable[[], float]


class Rate(NamedTuple):
    """So many in a second over time, and so many at once."""

    per_second: float
    at_once: float


class Limits(NamedTuple):
    """What a connection and an address may ask for. What costs the server more counts more."""

    connection: Rate = Rate(20, 100)
    address: Rate = Rate(60, 600)
    table_costs: float = 20
    hint_costs: float = 10
    frame_costs: float = 2
    listed_tables: int = 5
    """Listed tables of one address that wait for players."""
    waiting_tables: int = 50
    """Tables of one address that wait for players, listed or not."""
    open_tables: int = 200
    """Tables of one address whose games are not over."""
    program_tables: int = 4
    """Games of programs alone that run for one address."""
    program_tables_in_all: int = 32
    """Games of programs alone that run on the whole server."""
    kept_bytes_a_day: float = 50e6
    """Bytes of packs, records and picks that one address may add in a day, over time."""
    kept_bytes_at_once: float = 64e6
    """Bytes of packs, records and picks that one address may add at once."""
    table_rows: int = 20_000
    """Picks, undos and other rows of one game; the game is ended at the limit."""
    chat_lines: int = 2_000
    """Lines of chat that are kept for one table; older ones are dropped."""
    record_picks: int = 5_000
    """Picks of a record that somebody brings."""
    waiting_days: float = 7
    """Days after which a table that waits for players is removed; 0: never."""
    running_days: float = 90
    """Days after which a game at which nothing happens is removed; 0: never."""
    record_days: float = 30
    """Days after which a record that nobody looks at is removed; 0: never."""
    program_game_days: float = 7
    """Days after which a finished game of programs alone is removed; 0: never."""
    game_days: float = 0
    """Days after which a finished game of people that nobody looks at is removed; 0: never."""
    tables_in_memory: int = 1_000
    """Tables in memory, beyond which those that nobody uses are put away sooner."""
    lobby_tables: int = 50
    """Tables that the lobby lists: so many that wait, and so many that run."""


USUAL = Limits()


def without_quotas(limits: Limits) -> Limits:
    """These limits, but an address may add whatever it likes: for measuring and for tests."""
    most = 10**12
    return limits._replace(
        listed_tables=most,
        waiting_tables=most,
        open_tables=most,
        program_tables=most,
        program_tables_in_all=most,
        kept_bytes_a_day=most,
        kept_bytes_at_once=most,
    )


class Bucket:
    """Fills by its rate up to its brim; whoever wants something takes out of it."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._left = rate.at_once
        self._looked = clock()

    def take(self, cost: float = 1) -> float:
        """Take so much, if it is there: 0. Otherwise nothing is taken, and this is how many seconds
        it takes until it is."""
        self._fill()
        if self._left >= cost:
            self._left -= cost
            return 0
        return (cost - self._left) / self.rate.per_second

    def is_full(self) -> bool:
        self._fill()
        return self._left >= self.rate.at_once

    def _fill(self) -> None:
        now = self._clock()
        gained = (now - self._looked) * self.rate.per_second
        self._left, self._looked = min(self.rate.at_once, self._left + gained), now


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1) -> float:
        """Take from the bucket of an address, as `Bucket.take` does."""
        if address not in self._buckets:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._forget()
            self._buckets[address] = Bucket(self._rate, self.clock)
        return self._buckets[address].take(cost)

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        """Forget who has been quiet: a full bucket is as good as a new one."""
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if not bucket.is_full()
        }
