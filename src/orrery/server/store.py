"""Where tables are kept: a SQLite file, or any database SQLAlchemy has a driver for.

Nothing is acknowledged before it is durably committed. Reading goes through its own connections.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    RowMapping,
    Select,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from orrery.server.migrations import upgrade
from orrery.server.rows import ChatRow, LogRow, SeatRow, TableRow
from orrery.server.schema import CHAT, LOG, SEATS, TABLES
from orrery.server.writer import Writer

JSON_COLUMNS = ("options", "pack", "settings", "result")


class Lost(Exception):
    """Somebody else wrote this number of a table's log first."""


class Store:
    """The tables, their seats, logs and chats."""

    def __init__(self, url: str) -> None:
        self.url: URL = make_url(url)
        self.engine = make_engine(self.url)
        upgrade(self.engine)
        self._writer = Writer(self.engine)

    def close(self) -> None:
        self._writer.close()
        self.engine.dispose()

    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow] = ()
    ) -> None:
        """A new table with its seats, and with what was played before it came here."""

        def job(connection: Connection) -> None:
            connection.execute(insert(TABLES), to_columns(table))
            for part, rows in ((SEATS, seats), (LOG, log)):
                if rows:
                    values = [{"table_id": table.id, **columns(row)} for row in rows]
                    connection.execute(insert(part), values)

        await self._writer.write(job)

    async def change_table(self, table: str, **changed: Any) -> None:
        """Change columns of a table."""
        values = {key: as_text(key, value) for key, value in changed.items()}
        await self._writer.write(
            lambda connection: connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(values)
            )
        )

    async def remove_table(self, table: str) -> None:
        """Forget a table with all that belongs to it."""
        await self._writer.write(
            lambda connection: connection.execute(delete(TABLES).where(TABLES.c.id == table))
        )

    async def take_seat(self, table: str, seat: SeatRow) -> bool:
        """Seat somebody, unless somebody sits there: who is first wins."""

        def job(connection: Connection) -> bool:
            free = (SEATS.c.table_id == table, SEATS.c.seat == seat.seat, SEATS.c.taken.is_(None))
            taken = connection.execute(update(SEATS).where(*free).values(columns(seat)))
            return taken.rowcount == 1

        return await self._writer.write(job)

    async def change_seat(self, table: str, seat: int, **changed: Any) -> None:
        """Change columns of a seat."""
        place = (SEATS.c.table_id == table, SEATS.c.seat == seat)
        await self._writer.write(
            lambda connection: connection.execute(update(SEATS).where(*place).values(changed))
        )

    async def append(self, table: str, rows: Sequence[LogRow]) -> None:
        """Add rows to a table's log, all or none; `Lost` if one of their numbers is taken."""

        def job(connection: Connection) -> None:
            connection.execute(insert(LOG), [{"table_id": table, **columns(row)} for row in rows])

        try:
            await self._writer.write(job)
        except IntegrityError as error:
            raise Lost(f"log of {table}: number {rows[0].number} is taken") from error

    async def add_chat(
        self, table: str, seat: int | None, name: str, text: str, at: float
    ) -> ChatRow:
        """A line of chat, with the next number."""
        latest = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table)

        def job(connection: Connection) -> ChatRow:
            row = ChatRow(connection.execute(latest).scalar_one() + 1, seat, name, text, at)
            connection.execute(insert(CHAT), {"table_id": table, **columns(row)})
            return row

        return await self._writer.write(job)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._read(select(TABLES).where(TABLES.c.id == table))
        return to_table(rows[0]) if rows else None

    async def seats(self, table: str) -> list[SeatRow]:
        query = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        return [SeatRow(**without_table(row)) for row in await self._read(query)]

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.number > after)
        return [
            LogRow(**without_table(row)) for row in await self._read(query.order_by(LOG.c.number))
        ]

    async def chat(self, table: str) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number)
        return [ChatRow(**without_table(row)) for row in await self._read(query)]

    async def ids(
        self, status: str, listed: bool | None = None, most: int | None = None
    ) -> list[str]:
        """Tables of a status, the latest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == status)
        if listed is not None:
            query = query.where(TABLES.c.listed.is_(listed))
        query = query.order_by(TABLES.c.made.desc()).limit(most)
        return [row["id"] for row in await self._read(query)]

    async def count(self) -> int:
        """How many tables there are."""
        counted = await self._read(select(func.count().label("tables")).select_from(TABLES))
        return int(counted[0]["tables"])

    async def _read(self, query: Select[Any]) -> Sequence[RowMapping]:
        def read() -> Sequence[RowMapping]:
            with self.engine.connect() as connection:
                return connection.execute(query).mappings().all()

        return await asyncio.to_thread(read)


def make_engine(url: URL) -> Engine:
    """An engine; SQLite writes ahead, waits for the disk, and begins transactions by itself."""
    engine = create_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite")
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    """Savepoints need that the driver does not begin transactions on its own."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def columns(row: SeatRow | LogRow | ChatRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


def to_columns(table: TableRow) -> dict[str, Any]:
    return {name: as_text(name, getattr(table, name)) for name in table.__slots__}


def as_text(name: str, value: Any) -> Any:
    """A column's value: some hold JSON."""
    return json.dumps(value) if name in JSON_COLUMNS and value is not None else value


def to_table(row: RowMapping) -> TableRow:
    values = dict(row)
    for name in JSON_COLUMNS:
        values[name] = None if values[name] is None else json.loads(values[name])
    return TableRow(**values)


def without_table(row: RowMapping) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "table_id"}
