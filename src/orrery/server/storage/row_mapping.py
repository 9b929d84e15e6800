"""Database rows: column names with their values, some of them JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TypeVar

from sqlalchemy import ColumnElement, RowMapping, Table

from orrery.server.storage import packs
from orrery.server.storage.rows import ChatRow, LogRow, SeatRow, TableRow

PartRow = TypeVar("PartRow", SeatRow, LogRow, ChatRow)
"""The row of something that belongs to a table."""

JSON_COLUMNS = ("options", "settings", "result")


def columns(row: SeatRow | LogRow | ChatRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__slots__}


def to_columns(table: TableRow) -> dict[str, object]:
    """The row of a table, which refers to its pack by hash."""
    names = (name for name in table.__slots__ if name != "pack")
    named = packs.hash_of(table.pack) if table.pack else None
    return {"pack_hash": named, **as_texts({name: getattr(table, name) for name in names})}


def as_texts(values: Mapping[str, object]) -> dict[str, object]:
    """Columns with their values; some are JSON."""
    return {
        name: json.dumps(value) if name in JSON_COLUMNS and value is not None else value
        for name, value in values.items()
    }


def to_table(row: RowMapping, pack: dict[str, str]) -> TableRow:
    """A table with its pack, which is stored separately."""
    values = {"pack": pack, **row}
    del values["pack_hash"]
    for name in JSON_COLUMNS:
        values[name] = None if values[name] is None else json.loads(values[name])
    return TableRow(**values)


def to_part(kind: type[PartRow], row: RowMapping) -> PartRow:
    """A row of something that belongs to a table, without the table's id."""
    return kind(**{name: value for name, value in row.items() if name != "table_id"})


def is_as(table: Table, values: Mapping[str, object]) -> list[ColumnElement[bool]]:
    """The conditions that columns have these values."""
    return [table.c[name].is_not_distinct_from(value) for name, value in values.items()]
