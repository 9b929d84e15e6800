"""The list of tables in the lobby: which are shown, and in what order.

It is built from memory and from database rows; no game is loaded for it, so running games that are
not in memory have no turn and score. Different makers come first, so that nobody fills the list,
and tables where nobody waits any more sink.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, func, select

from orrery.server.contract.bodies import TableShown
from orrery.server.live.attendance import Attendance
from orrery.server.live.table_summary import table_shown
from orrery.server.storage.row_mapping import to_part, to_table
from orrery.server.storage.rows import PresenceRow, SeatRow
from orrery.server.storage.schema import NOW, PRESENCE, SEATS, TABLES

if TYPE_CHECKING:
    from orrery.server.tables.tables import Tables

KEPT_FOR = 1.0
"""Seconds for which the list is cached."""
FRESH = 600.0
"""Seconds before an abandoned table sinks."""
CANDIDATES = 200
"""Waiting tables considered for the list."""


class Candidate(NamedTuple):
    """A candidate for the list; `turn` counts the tables of its maker, latest first."""

    id: str
    made: float
    turn: int


class Listing:
    """The list, rebuilt at most once a second unless something changed here."""

    def __init__(self, tables: Tables, clock: Callable[[], float] = time.time) -> None:
        self._tables = tables
        self._clock = clock
        self._lock = asyncio.Lock()
        self._made: dict[str, list[TableShown]] = {}  # by language
        self._until = 0.0
        self._is_stale = True

    def forget(self) -> None:
        """Rebuild the list on the next request."""
        self._is_stale = True

    async def tables(self, locale: str) -> list[TableShown]:
        """Tables with an open seat, and those that can be watched, in a language."""
        async with self._lock:
            if self._is_stale or time.monotonic() >= self._until:
                self._is_stale, self._made = False, {}
                self._until = time.monotonic() + KEPT_FOR
            if locale not in self._made:
                self._made[locale] = await self._make(locale)
            return self._made[locale]

    async def _make(self, locale: str) -> list[TableShown]:
        most = self._tables.limits.lobby_tables
        waiting, running = await self._tables.store.read(
            lambda one: (candidates(one, "waiting", CANDIDATES), candidates(one, "running", most))
        )
        chosen = [*(await self._those_who_wait(waiting))[:most], *(one.id for one in running)]
        chosen = [one for one in chosen if not self._tables.is_outdated(one)]
        absent = [one for one in chosen if self._tables.in_memory(one) is None]
        is_shared = self._tables.store.is_shared
        found = await self._tables.store.read(lambda one: shown_of(one, absent, is_shared, locale))
        for one in chosen:
            table = self._tables.in_memory(one)
            if table is not None and table.row.listed and table.row.status != "over":
                found[one] = table.shown(locale)
        return [found[one] for one in chosen if one in found]

    async def _those_who_wait(self, waiting: Sequence[Candidate]) -> list[str]:
        """Waiting tables: first those where somebody is, then the newest."""
        present = {
            table.row.id: Candidate(table.row.id, table.row.made, 1)
            for table in self._tables.in_use
            if table.row.listed and table.row.status == "waiting" and table.attendance.present
        }
        known = {**present, **{one.id: one for one in waiting}}
        there, now = {*present, *await self._present_elsewhere([*known])}, self._clock()

        def rank(one: Candidate) -> tuple[bool, bool, int, float]:
            is_empty = one.id not in there
            return is_empty, is_empty and now - one.made > FRESH, one.turn, -one.made

        return [one.id for one in sorted(known.values(), key=rank)]

    async def _present_elsewhere(self, ids: Sequence[str]) -> set[str]:
        """The tables among these with a player connected to another server."""
        if not self._tables.store.is_shared:
            return set()
        there = (PRESENCE.c.table_id.in_(ids), PRESENCE.c.seats != "", PRESENCE.c.until > NOW)
        query = select(PRESENCE.c.table_id).where(*there)
        return await self._tables.store.read(lambda one: {*one.execute(query).scalars()})


def candidates(connection: Connection, status: str, most: int) -> list[Candidate]:
    """Listed tables, latest first, but one of each maker before the second of any. Each table
    without a maker counts as its own maker."""
    maker = func.coalesce(func.nullif(TABLES.c.maker, ""), TABLES.c.id)
    turn = func.row_number().over(partition_by=maker, order_by=TABLES.c.made.desc())
    is_listed = (TABLES.c.status == status, TABLES.c.listed.is_(True))
    query = select(TABLES.c.id, TABLES.c.made, turn.label("turn")).where(*is_listed)
    found = connection.execute(query.order_by("turn", TABLES.c.made.desc()).limit(most))
    return [Candidate(*row) for row in found]


def shown_of(
    connection: Connection, ids: Sequence[str], is_shared: bool, locale: str
) -> dict[str, TableShown]:
    """Tables from their rows, without their games."""
    rows = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings()
    tables = [to_table(row, {}) for row in rows]
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in tables}
    query = select(SEATS).where(SEATS.c.table_id.in_([*seats])).order_by(SEATS.c.seat)
    for row in connection.execute(query).mappings():
        seats[row["table_id"]].append(to_part(SeatRow, row))
    attendances = {row.id: Attendance() for row in tables}
    if is_shared:
        note_presence(connection, attendances)
    return {
        row.id: table_shown(row, seats[row.id], None, attendances[row.id], locale) for row in tables
    }


def note_presence(connection: Connection, attendances: dict[str, Attendance]) -> None:
    """Tell attendances who is connected to other servers."""
    query = select(PRESENCE).where(PRESENCE.c.table_id.in_([*attendances]), PRESENCE.c.until > NOW)
    for row in connection.execute(query):
        there = PresenceRow(row.process, row.seats, row.watchers)
        attendances[row.table_id].elsewhere.append(there)
        attendances[row.table_id].note()
