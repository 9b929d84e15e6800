"""Where tables are stored: a SQLite file for one server, or PostgreSQL for any number of them.

Nothing is acknowledged before it is durably committed. Reads use their own connections. Where
several processes share the database, only one at a time changes a table, its change is checked
against what it knew, and the others are notified in the same transaction.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple, TypeVar, Unpack

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    RowMapping,
    delete,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import (
    IntegrityError,
    InterfaceError,
    OperationalError,
    PendingRollbackError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from orrery.server import secrets
from orrery.server.errors import Away, NoTable
from orrery.server.instruments import PICKS, READ_SECONDS, UNDONE
from orrery.server.storage import packs
from orrery.server.storage.engines import for_reading, for_writing, is_trouble, make_engine
from orrery.server.storage.migrations import current_revision, upgrade
from orrery.server.storage.probing import PROBE, probe
from orrery.server.storage.queries import chat_of, log_of, presence_of, seats_of, table_of
from orrery.server.storage.row_mapping import as_texts, columns, is_as, to_columns
from orrery.server.storage.rows import (
    ChatRow,
    LogRow,
    PresenceRow,
    SeatRow,
    Snapshot,
    TableColumns,
    TableRow,
)
from orrery.server.storage.schema import CHAT, LOG, SEATS, SNAPSHOTS, TABLES
from orrery.server.storage.sharing import Changes, changes_of
from orrery.server.storage.writer import Writer
from orrery.server.work.pools import Threads

T = TypeVar("T")
LOGGER = logging.getLogger(__name__)
READERS = 4
"""Threads that read."""
MOST_READS = 1000
"""Reads that may be queued before one is refused."""
NEW_ROWS = insert(LOG)
"""Made once: nothing is written more often."""
UNREACHABLE = (OperationalError, InterfaceError, PendingRollbackError, NoConnectionFree)


class Overtaken(Exception):
    """Another process wrote this row of a table's log first."""


class News(NamedTuple):
    """The current row of a table, and what was added to its chat and its log."""

    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    log: list[LogRow]
    present: list[PresenceRow]


class Store:
    """The tables, their seats, logs and chats."""

    def __init__(self, url: str, migrates: bool = True) -> None:
        """Migrate the tables; without `migrates` they must be up to date."""
        self.process = f"{os.getpid()}-{secrets.new_id()}"
        self.engine = make_engine(make_url(url))
        self.is_shared = self.engine.dialect.name == "postgresql"
        self.was_away = False  # something may have been missed
        self._is_away = False
        self._cannot_write = False  # the last change was not kept
        try:
            if migrates:
                upgrade(self.engine)
            else:
                with self.engine.connect() as connection:
                    current_revision(connection)
        except BaseException:
            self.engine.dispose()
            raise
        self._for_reading, self._for_writing = for_reading(self.engine), for_writing(self.engine)
        self.changes = Changes(self.process)
        self._writer = Writer(self._for_writing)
        self._reading = Threads("store", READERS, MOST_READS)

    def close(self) -> None:
        self._writer.close()
        self._reading.close()
        self.engine.dispose()

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[LogRow] = (),
        rematch_of: str | None = None,
    ) -> bool:
        """Add a table with its seats, and with earlier picks from elsewhere; not if it is the
        rematch of one that has a rematch."""

        def job(connection: Connection) -> bool:
            if rematch_of is not None:
                first = (TABLES.c.id == rematch_of, TABLES.c.rematch.is_(None))
                changed = update(TABLES).where(*first).values(rematch=table.id)
                if connection.execute(changed).rowcount != 1:
                    return False
            connection.execute(insert(TABLES), to_columns(table))
            for part, rows in ((SEATS, seats), (LOG, log)):
                if rows:
                    values = [{"table_id": table.id, **columns(row)} for row in rows]
                    connection.execute(insert(part), values)
            return True

        while True:
            if table.pack:
                await self.change_aside(lambda one: packs.keep(one, table.pack))
            try:
                return await self.change(rematch_of or table.id, job)
            except IntegrityError:
                # The last table with the same pack may have been removed in between.
                if not table.pack or await self.read(lambda one: packs.is_kept(one, table.pack)):
                    raise

    async def change_table(self, table: str, **changed: Unpack[TableColumns]) -> None:
        """Change columns of a table."""
        values = as_texts(changed)
        query = update(TABLES).where(TABLES.c.id == table).values(values)
        await self.change(table, lambda connection: connection.execute(query))

    async def begin(
        self,
        table: str,
        seats: Sequence[SeatRow],
        log: Sequence[LogRow] = (),
        **begun: Unpack[TableColumns],
    ) -> bool:
        """Begin a game, unless it has begun or the seats have changed."""

        def job(connection: Connection) -> bool:
            if seats_of(connection, table) != list(seats):
                return False
            if not changed_if(connection, table, "waiting", begun):
                return False
            if log:
                values = [{"table_id": table, **columns(row)} for row in log]
                connection.execute(insert(LOG), values)
            return True

        return await self.change(table, job)

    async def end(self, table: str, **ended: Unpack[TableColumns]) -> bool:
        """End a game, unless somebody else has done it."""
        return await self.change(
            table, lambda connection: changed_if(connection, table, "running", ended)
        )

    async def remove_table(self, table: str, status: str) -> bool:
        """Delete a table with everything that belongs to it, if it still has this status."""
        return await self.remove_if(table, TABLES.c.status == status)

    async def remove_if(self, table: str, *conditions: ColumnElement[bool]) -> bool:
        """Delete a table if the conditions still hold; a pack goes with the last table that uses
        it."""
        query = delete(TABLES).where(TABLES.c.id == table, *conditions)
        removed = query.returning(TABLES.c.pack_hash)
        found = await self.change(table, lambda one: one.execute(removed).scalars().all())
        if any(found):
            await self.forget_packs()
        return bool(found)

    async def forget_packs(self) -> None:
        """Delete unused packs."""
        with contextlib.suppress(IntegrityError):  # somebody uses one again
            await self.change_aside(packs.forget)

    async def change_seat(self, table: str, old: SeatRow, new: SeatRow) -> bool:
        """Give a seat to somebody, if it is unchanged and no game has begun: the first wins."""
        waits = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.status == "waiting")
        same = (SEATS.c.table_id == table, *is_as(SEATS, columns(old)), waits.exists())
        query = update(SEATS).where(*same).values(columns(new))
        return await self.change(table, lambda connection: connection.execute(query).rowcount == 1)

    async def append(self, table: str, rows: Sequence[LogRow]) -> None:
        """Add rows to a table's log, all or none; `Overtaken` if one of their numbers is taken."""

        def job(connection: Connection) -> None:
            connection.execute(NEW_ROWS, [{"table_id": table, **columns(row)} for row in rows])

        try:
            await self.change(table, job, is_log=True)
        except IntegrityError as error:
            raise Overtaken(f"log of table {table}: row {rows[0].number} already exists") from error
        PICKS.add(number=sum(row.kind == "pick" for row in rows))
        UNDONE.add(number=sum(row.kind == "undo" for row in rows))

    async def add_chat(
        self, table: str, seat: int | None, name: str, text: str, at: float, most: int
    ) -> ChatRow:
        """Add a line of chat with the next number. Only the latest lines are kept."""
        latest = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table)

        def job(connection: Connection) -> ChatRow:
            row = ChatRow(connection.execute(latest).scalar_one() + 1, seat, name, text, at)
            connection.execute(insert(CHAT), {"table_id": table, **columns(row)})
            old = (CHAT.c.table_id == table, CHAT.c.number <= row.number - most)
            connection.execute(delete(CHAT).where(*old))
            return row

        try:
            return await self.change(table, job)
        except IntegrityError as error:  # whoever runs the server has removed the table
            raise NoTable(table) from error

    async def change(self, table: str, job: Callable[[Connection], T], is_log: bool = False) -> T:
        """Change something of a table, durably; `is_log`: nothing but its log."""
        with self._writing():
            if not self.is_shared:
                return await self._writer.write(job, table)
            result, number = await self._writer.write(self.changes.alone(table, job, is_log), table)
            self.changes.made(table, number)
            return result

    async def change_aside(self, job: Callable[[Connection], T]) -> T:
        """Change something nobody needs to be notified of, in a transaction of its own."""
        with self._writing():
            return await self._aside(self._for_writing.begin, job)

    async def check(self) -> None:
        """Check the database: `Away` if the tables cannot be read, or if the last write failed and
        a new one would too."""
        await self.count()
        if self._cannot_write:
            await self.change(PROBE.id, probe)

    async def table(self, table: str) -> TableRow | None:
        return await self.read(lambda connection: table_of(connection, table))

    async def seats(self, table: str) -> list[SeatRow]:
        return await self.read(lambda connection: seats_of(connection, table))

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        return await self.read(lambda connection: log_of(connection, table, after))

    async def chat(self, table: str) -> list[ChatRow]:
        return await self.read(lambda connection: chat_of(connection, table, 0))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot of a game, unless there is a later one."""
        mine = SNAPSHOTS.c.table_id == table
        later = select(SNAPSHOTS.c.number).where(mine, SNAPSHOTS.c.number >= snapshot.number)

        def job(connection: Connection) -> None:
            if connection.execute(later).first() is None:
                connection.execute(delete(SNAPSHOTS).where(mine))
                connection.execute(insert(SNAPSHOTS), {"table_id": table, **snapshot._asdict()})

        # Another process may keep it at the same moment, or somebody delete the table.
        with contextlib.suppress(IntegrityError):
            await self.change_aside(job)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot of a game."""
        query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == table)
        rows = await self._all(query)
        return Snapshot(**rows[0]) if rows else None

    async def presence(self, table: str) -> list[PresenceRow]:
        """Who is at a table, according to the other processes."""
        if not self.is_shared:
            return []
        return await self.read(lambda connection: presence_of(connection, table, self.process))

    async def has_news(self, table: str) -> bool:
        """Whether another process has changed or deleted a table."""
        if not self.is_shared:
            return False
        heard = self.changes.heard(table)
        return heard is None or heard != await self.read(lambda one: changes_of(one, table))

    async def news(self, table: str, chat: int, log: int) -> News | None:
        """A table, with its chat and log after these numbers. The row is read first: everything it
        refers to is there when the rest is read."""

        def read(connection: Connection) -> News | None:
            row = table_of(connection, table)
            if row is None:
                return None
            return News(
                row,
                seats_of(connection, table),
                chat_of(connection, table, chat),
                log_of(connection, table, log),
                presence_of(connection, table, self.process) if self.is_shared else [],
            )

        return await self.read(read)

    async def ids(self, status: str) -> list[str]:
        """Tables of a status, latest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == status)
        query = query.order_by(TABLES.c.made.desc())
        return [row["id"] for row in await self._all(query)]

    async def count(self) -> int:
        """How many tables there are."""
        counted = await self._all(select(func.count().label("tables")).select_from(TABLES))
        return int(counted[0]["tables"])

    async def _all(self, query: Executable) -> Sequence[RowMapping]:
        return await self.read(lambda connection: connection.execute(query).mappings().all())

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Read something in a thread."""
        return await self._aside(self._for_reading.connect, job)

    async def _aside(
        self,
        connect: Callable[[], AbstractContextManager[Connection]],
        job: Callable[[Connection], T],
    ) -> T:
        def done() -> T:
            with connect() as connection:
                return job(connection)

        try:
            with READ_SECONDS.timed():
                result = await self._reading.do("", done)
        except UNREACHABLE as error:
            raise self._away(error) from error
        if self._is_away:
            LOGGER.warning("the database is reachable again")
            self._is_away = False
        return result

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """Wraps a write: `Away` if the database cannot store it. Then nothing has changed, or it is
        unknown, and sending the same gesture again tells which."""
        try:
            yield
        except (*UNREACHABLE, Away) as error:
            if not isinstance(error, Away) and not self.is_shared and not is_trouble(error):
                raise
            if not self._cannot_write:
                reason = str(error.__cause__ or error).partition("\n")[0]
                LOGGER.warning("the database cannot be written: %s", reason)
            self._cannot_write = True
            self.was_away = True
            raise Away from error
        if self._cannot_write:
            LOGGER.warning("the database can be written again")
            self._cannot_write = False

    def _away(self, error: Exception) -> Exception:
        """The error for a database that did not answer; what SQLite says is wrong with a query is
        our own error."""
        if not self.is_shared and not is_trouble(error):
            return error
        if not self._is_away:
            LOGGER.warning("the database is unreachable: %s", str(error).partition("\n")[0])
        self.was_away = self._is_away = True
        return Away()


def changed_if(connection: Connection, table: str, status: str, changed: TableColumns) -> bool:
    """Change columns of a table with a status; whether it had it."""
    values = as_texts(changed)
    query = update(TABLES).where(TABLES.c.id == table, TABLES.c.status == status).values(values)
    return connection.execute(query).rowcount == 1
