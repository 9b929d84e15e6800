"""Queries about one table, on a connection."""

from __future__ import annotations

from sqlalchemy import Connection, select

from orrery.server.storage import packs
from orrery.server.storage.row_mapping import to_part, to_table
from orrery.server.storage.rows import ChatRow, LogRow, PresenceRow, SeatRow, TableRow
from orrery.server.storage.schema import CHAT, LOG, NOW, PRESENCE, SEATS, TABLES


def table_of(connection: Connection, table: str) -> TableRow | None:
    query = select(TABLES).where(TABLES.c.id == table)
    row = connection.execute(query).mappings().one_or_none()
    pack = None if row is None else packs.kept(connection, row["pack_hash"])
    return None if row is None or pack is None else to_table(row, pack)


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    query = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return [to_part(SeatRow, row) for row in connection.execute(query).mappings()]


def log_of(connection: Connection, table: str, after: int) -> list[LogRow]:
    query = select(LOG).where(LOG.c.table_id == table, LOG.c.number > after)
    found = connection.execute(query.order_by(LOG.c.number)).mappings()
    return [to_part(LogRow, row) for row in found]


def chat_of(connection: Connection, table: str, after: int) -> list[ChatRow]:
    query = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > after)
    found = connection.execute(query.order_by(CHAT.c.number)).mappings()
    return [to_part(ChatRow, row) for row in found]


def presence_of(connection: Connection, table: str, process: str) -> list[PresenceRow]:
    """Who is connected to other living processes."""
    others = (PRESENCE.c.table_id == table, PRESENCE.c.process != process, PRESENCE.c.until > NOW)
    query = select(PRESENCE.c.process, PRESENCE.c.seats, PRESENCE.c.watchers).where(*others)
    return [PresenceRow(**row) for row in connection.execute(query).mappings()]
