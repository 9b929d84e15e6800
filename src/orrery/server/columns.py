"""Rows as the database has them: names of columns with their values, some of them JSON."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, Table

from orrery.server.rows import ChatRow, LogRow, SeatRow, TableRow

JSON_COLUMNS = ("options", "pack", "settings", "result")


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


def is_as(table: Table, values: dict[str, Any]) -> list[ColumnElement[bool]]:
    """The conditions under which columns have these values."""
    return [table.c[name].is_not_distinct_from(value) for name, value in values.items()]
