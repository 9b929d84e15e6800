"""How much is too much: every bound of the server by name, and token buckets per address.

A host changes a limit with `orrery serve --limit NAME=VALUE`. Each field of `Limits` is followed by
the sentence that stands in docs/hosting.md.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from orrery.core.errors import BadData

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

LONGEST_ADDRESS = 100
"""Characters of an address that is no IP address; a proxy may say anything."""

Clock = Callable[[], float]


class Rate(NamedTuple):
    """So many in a second over time, and so many at once."""

    per_second: float
    at_once: float


class Limits(NamedTuple):
    """All bounds that a host can change. A rate is written as PER_SECOND/AT_ONCE."""

    connection: Rate = Rate(20, 100)
    """Messages that one WebSocket may send: per second, and at once."""
    address: Rate = Rate(60, 600)
    """Requests and messages from one address: per second, and at once."""
    table_costs: float = 20.0
    """How many requests it counts for to make a table or bring a record."""
    hint_costs: float = 10.0
    """How many requests it counts for to ask a program for a hint."""
    frame_costs: float = 2.0
    """How many requests it counts for to look at steps of a finished game."""
    story_costs: float = 5.0
    """How many requests it counts for to be told the story of a game: by a WebSocket that is
    opened, by a stream, or by asking for earlier lines."""
    message_bytes: int = MOST_BYTES
    """The largest message, and the largest request without a card pack or a record."""
    connections: int = 0
    """Open connections in all; 0: three quarters of the open files allowed, at most 2,000."""
    connections_per_address: int = 50
    """Open connections of one address: requests, WebSockets and streams together."""
    headers_within: float = 10.0
    """Seconds in which a request's headers must arrive."""
    body_within: float = 30.0
    """Seconds in which a request's body must arrive."""
    hello_within: float = 10.0
    """Seconds in which a new WebSocket must say hello."""
    taken_within: float = 20.0
    """Seconds after which a connection is cut that does not read what it is sent."""
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


def changed(limits: Limits, wishes: Iterable[str]) -> Limits:
    """Limits with some of them changed, each wish being NAME=VALUE."""
    for wish in wishes:
        name, _, value = wish.partition("=")
        if name not in Limits._fields:
            known = ", ".join(Limits._fields)
            raise BadData(f"there is no limit {name!r}; the limits are:  {known}")
        fields = limits._asdict()
        limits = Limits(**{**fields, name: read(name, value, fields[name])})
    return limits


def read(name: str, value: str, usual: float | Rate) -> float | Rate:
    """A limit out of its text, of the kind that its usual value is."""
    try:
        if isinstance(usual, Rate):
            per_second, at_once = map(number, value.split("/"))
            if per_second > 0:
                return Rate(per_second, at_once)
        elif not isinstance(usual, int):
            return number(value)
        elif value.isdecimal():
            return int(value)
    except ValueError:
        pass
    kind = {Rate: "a rate such as 60/600", float: "a number"}.get(type(usual), "a whole number")
    raise BadData(f"the limit {name} takes {kind}, not {value!r}")


def number(text: str) -> float:
    """A finite number of at least 0."""
    found = float(text)
    if not math.isfinite(found) or found < 0:
        raise ValueError
    return found


def bucket_of(address: str) -> str:
    """What an address counts as. Whoever has one IPv6 address has the whole /64 of it; an IPv4
    address written as IPv6 is that IPv4 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


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


UNLIMITED = without_quotas(
    Limits(Rate(1e9, 1e9), Rate(1e9, 1e9), connections_per_address=1_000_000)
)
"""For measurements and tests, in which all players come from one address."""


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
        name = bucket_of(address)
        if name not in self._buckets:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._forget()
            self._buckets[name] = Bucket(self._rate, self.clock)
        return self._buckets[name].take(cost)

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        """Forget who has been quiet: a full bucket is as good as a new one."""
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if not bucket.is_full()
        }
