"""How much one address may store on this server: tables, games with programs only, bytes.

Tables are counted in the database, by their maker. Bytes are counted in memory, so a restart resets
them. Only a pseudonym of the address is stored.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import Connection, exists, func, select

from orrery.server.errors import Refusal, TooMany
from orrery.server.limits import Buckets, Limits, Rate
from orrery.server.live.live_game import LiveGame
from orrery.server.live.table import Table
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.storage.schema import SEATS, TABLES
from orrery.server.storage.store import Store

DAY = 86_400
TABLE_BYTES = 1_000
"""Roughly the size of a table without its pack and its game."""
ROW_BYTES = 200
"""Roughly the size of a row of a game or a line of chat."""

WITHOUT_PERSONS = ~exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != "program")
"""Tables with programs only."""


def maker_of(address: str) -> str:
    """A pseudonym of an address: always the same, and not the address itself."""
    return sha256(f"orrery maker {address}".encode()).hexdigest()[:16]


class TableCounts(NamedTuple):
    """A maker's unfinished tables."""

    listed: int  # and waiting
    waiting: int
    all: int


class Quotas:
    """What makers have, and whether they may have more. A table without a maker counts for nobody:
    no address requested it."""

    def __init__(self, store: Store, limits: Limits, in_use: Callable[[], Sequence[Table]]) -> None:
        self.limits = limits
        self._store = store
        self._in_use = in_use
        self._bytes = Buckets(Rate(limits.kept_bytes_a_day / DAY, limits.kept_bytes_at_once))
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def charge(self, maker: str, size: int) -> None:
        """Charge a maker for stored bytes."""
        wait = self._bytes.take(maker, size) if maker else 0
        if wait:
            raise TooMany(math.ceil(wait), "too-much")

    @asynccontextmanager
    async def room_for(
        self, row: TableRow, seats: Sequence[SeatRow], rows: int = 0
    ) -> AsyncIterator[None]:
        """Check that a maker may add a table with this many log rows. A maker adds one at a time,
        so that none is overlooked."""
        if not row.maker:
            yield
            return
        lock = self._making.setdefault(row.maker, asyncio.Lock())
        async with lock:
            if row.status != "over":
                await self._check(row, seats)
            packed = sum(len(text) for text in row.pack.values())
            self.charge(row.maker, TABLE_BYTES + packed + ROW_BYTES * rows)
            yield

    async def _check(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        limits, has = self.limits, await self._counts(row.maker)
        if has.all >= limits.open_tables:
            raise Refusal("many-tables", most=limits.open_tables)
        if any(seat.taken is None for seat in seats):
            if row.listed:
                self._check_listed(has)
            if has.waiting >= limits.waiting_tables:
                raise Refusal("many-waiting", most=limits.waiting_tables)
        elif all(seat.kind == "program" for seat in seats):
            await self.check_programs(row.maker)

    async def may_list(self, maker: str) -> bool:
        """Whether a maker may have another waiting table in the list."""
        return not maker or (await self._counts(maker)).listed < self.limits.listed_tables

    async def check_listed(self, table: Table) -> None:
        """Refuse to list a waiting table, if its maker has enough in the list."""
        row = table.row
        if row.maker and row.status == "waiting" and not row.listed:
            self._check_listed(await self._counts(row.maker))

    def _check_listed(self, has: TableCounts) -> None:
        if has.listed >= self.limits.listed_tables:
            raise Refusal("many-listed", most=self.limits.listed_tables)

    async def check_seats(self, table: Table, seats: Sequence[SeatRow]) -> None:
        """Refuse to let programs take all seats of a table, if there are enough such games."""
        if all(seat.kind == "program" for seat in seats):
            await self.check_programs(table.row.maker)

    async def check_programs(self, maker: str) -> None:
        """Refuse another game with programs only, for a maker or on the whole server."""
        limits, running = self.limits, await self._of_programs()
        if maker and running[maker] >= limits.program_tables:
            raise Refusal("many-programs", most=limits.program_tables)
        if running.total() >= limits.program_tables_in_all:
            raise Refusal("all-programs", most=limits.program_tables_in_all)

    async def _counts(self, maker: str) -> TableCounts:
        mine = (TABLES.c.maker == maker, TABLES.c.status.in_(["waiting", "running"]))
        query = select(TABLES.c.status, TABLES.c.listed, func.count()).where(*mine)
        grouped = query.group_by(TABLES.c.status, TABLES.c.listed)
        found = await self._store.read(lambda one: one.execute(grouped).all())
        waiting = [(listed, number) for status, listed, number in found if status == "waiting"]
        return TableCounts(
            listed=sum(number for listed, number in waiting if listed),
            waiting=sum(number for _, number in waiting),
            all=sum(number for _, _, number in found),
        )

    async def _of_programs(self) -> Counter[str]:
        """How many games with programs only run for each maker: those nobody sat down at, and those
        in memory that nobody can take up again."""
        query = select(TABLES.c.id, TABLES.c.maker).where(
            TABLES.c.status == "running", WITHOUT_PERSONS
        )

        def read(connection: Connection) -> dict[str, str]:
            return {row.id: row.maker for row in connection.execute(query)}

        found = await self._store.read(read)
        for table in self._in_use():
            if table.live_game is not None and is_left_to_programs(table.live_game):
                found[table.row.id] = table.row.maker
        return Counter(found.values())


def is_left_to_programs(live_game: LiveGame) -> bool:
    """Whether a game goes on without any person: each has resigned, or has no time left."""
    if live_game.is_over:
        return False
    return all(
        seat in live_game.stand_ins and not live_game.may_return(seat) for seat in live_game.persons
    )
