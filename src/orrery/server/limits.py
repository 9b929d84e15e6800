"""The server's limits by name, and token buckets by address.

Change a limit with `orrery serve --limit NAME=VALUE`. Each field of `Limits` is followed by its
sentence in docs/hosting.md.
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
"""The largest request that creates a table: it may include a card pack."""
MOST_BYTES_WITH_RECORD = 6 * 1024 * 1024
"""The largest request that uploads a record."""
MOST_REFUSED = 100
"""A connection that goes on after this many refusals for haste is closed."""
MOST_REMEMBERED = 10_000
"""Addresses remembered before quiet ones are forgotten."""

LONGEST_ADDRESS = 100
"""The most characters of an address that is not an IP address; a proxy may send anything."""

Clock = Callable[[], float]


class Rate(NamedTuple):
    """A rate: so many per second over time, and so many at once."""

    per_second: float
    at_once: float


class Limits(NamedTuple):
    """All limits that an operator can change. A rate is written as PER_SECOND/AT_ONCE."""

    connection: Rate = Rate(20, 100)
    """Messages that one WebSocket may send: per second, and at once."""
    address: Rate = Rate(60, 600)
    """Requests and messages from one address: per second, and at once."""
    table_costs: float = 20.0
    """The cost of creating a table or uploading a record, in requests."""
    hint_costs: float = 10.0
    """The cost of asking a program for a hint, in requests."""
    frame_costs: float = 2.0
    """The cost of loading steps of a replay, in requests."""
    story_costs: float = 5.0
    """The cost of loading the story of a game, in requests: by opening a WebSocket or a stream, or
    by asking for earlier lines."""
    message_bytes: int = MOST_BYTES
    """The largest message, and the largest request without a card pack or a record."""
    connections: int = 0
    """Open connections in total; 0: three quarters of the open-file limit, at most 2,000."""
    connections_per_address: int = 50
    """Open connections from one address: requests, WebSockets and streams together."""
    headers_within: float = 10.0
    """Seconds in which a request's headers must arrive."""
    silent_within: float = 20.0
    """Seconds after which a connection that has sent nothing is closed. While more than half of all
    connections are open, `headers_within` counts."""
    body_within: float = 30.0
    """Seconds in which a request's body must arrive."""
    hello_within: float = 10.0
    """Seconds in which a new WebSocket must say hello."""
    taken_within: float = 20.0
    """Seconds after which a connection that does not read what it is sent is closed."""
    listed_tables: int = 5
    """Listed tables waiting for players, per address."""
    waiting_tables: int = 50
    """Tables waiting for players, listed or not, per address."""
    open_tables: int = 200
    """Tables with unfinished games, per address."""
    program_tables: int = 4
    """Running games with programs only, per address."""
    program_tables_in_all: int = 32
    """Running games with programs only, on the whole server."""
    analyses: int = 8
    """Analyses of finished games under way or waiting, on the whole server; 0: none."""
    analyses_per_address: int = 2
    """Analyses of finished games under way or waiting, per address."""
    kept_bytes_a_day: float = 50e6
    """Bytes of packs, records and picks that one address may add per day, over time."""
    kept_bytes_at_once: float = 64e6
    """Bytes of packs, records and picks that one address may add at once."""
    table_rows: int = 20_000
    """Picks, undos and other rows of one game; a game that reaches the limit is ended."""
    chat_lines: int = 2_000
    """Lines of chat kept per table; older ones are dropped."""
    record_picks: int = 5_000
    """Picks in an uploaded record."""
    waiting_days: float = 7
    """Days after which a table waiting for players is deleted; 0: never."""
    running_days: float = 90
    """Days after which an inactive game is deleted; 0: never."""
    record_days: float = 30
    """Days after which an uploaded record that nobody views is deleted; 0: never."""
    program_game_days: float = 7
    """Days after which a finished game with programs only is deleted; 0: never."""
    game_days: float = 0
    """Days after which a finished game of people that nobody views is deleted; 0: never."""
    tables_in_memory: int = 1_000
    """Tables in memory; above this, unused ones are unloaded sooner."""
    lobby_tables: int = 50
    """Tables listed in the lobby: this many waiting, and this many running."""


USUAL = Limits()


def changed(limits: Limits, changes: Iterable[str]) -> Limits:
    """Limits with some of them changed by NAME=VALUE."""
    for change in changes:
        name, _, value = change.partition("=")
        if name not in Limits._fields:
            known = ", ".join(Limits._fields)
            raise BadData(f"there is no limit {name!r}; the limits are: {known}")
        fields = limits._asdict()
        limits = Limits(**{**fields, name: read(name, value, fields[name])})
    return limits


def read(name: str, value: str, usual: float | Rate) -> float | Rate:
    """Parse a limit, of the same type as its default."""
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
    """What an address counts as. An IPv6 address stands for its whole /64; an IPv4 address written
    as IPv6 is that IPv4 address."""
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
    """These limits without quotas per address: for benchmarks and tests."""
    most = 10**12
    return limits._replace(
        listed_tables=most,
        waiting_tables=most,
        open_tables=most,
        program_tables=most,
        program_tables_in_all=most,
        analyses=most,
        analyses_per_address=most,
        kept_bytes_a_day=most,
        kept_bytes_at_once=most,
    )


UNLIMITED = without_quotas(
    Limits(Rate(1e9, 1e9), Rate(1e9, 1e9), connections_per_address=1_000_000)
)
"""For benchmarks and tests, in which all players come from one address."""


class Bucket:
    """A token bucket: fills at its rate up to its size."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._left = rate.at_once
        self._looked = clock()

    def take(self, cost: float = 1) -> float:
        """Take some tokens, if they are there: 0. Otherwise take nothing; the seconds until they
        are."""
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
    """Buckets by name: of addresses (`bucket_of`), or of makers."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str, cost: float = 1) -> float:
        """Take from the bucket of this name, as `Bucket.take` does."""
        if name not in self._buckets:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._forget()
            self._buckets[name] = Bucket(self._rate, self.clock)
        return self._buckets[name].take(cost)

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        """Forget who is quiet: a full bucket is as good as a new one."""
        self._buckets = {
            name: bucket for name, bucket in self._buckets.items() if not bucket.is_full()
        }
