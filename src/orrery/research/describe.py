"""The layout of observations and the space of actions in words: `python -m orrery.research`."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.research.codec import AnyCodec
from orrery.research.columns import Column, Table


def tables_of(codec: AnyCodec) -> str:
    """The tables of an observation, as a table in Markdown."""
    lines = [
        f"{codec.size:,} bytes, {codec.actions:,} actions",
        "",
        "| table | offset | shape | meaning | most rows |",
        "|---|---|---|---|---|",
    ]
    for table in codec.layout:
        rows, width = table.shape
        rule = "" if table.row_names or rows == 1 else table.rule
        place = f"| `{table.name}` | {table.offset} | {rows} × {width} "
        lines.append(f"{place}| {table.meaning} | {rule} |")
    return "\n".join(lines)


def columns_of(codec: AnyCodec) -> str:
    """Every column of every table: where it is in a row, what it means and what bounds it."""
    return "\n".join(line for table in codec.layout for line in lines_of(table))


def lines_of(table: Table) -> Iterator[str]:
    yield f"\n{table.name}: {table.meaning}"
    if table.row_names:
        yield f"  rows: {', '.join(table.row_names)}"
    at = 0
    for column in table.columns:
        yield f"  {at:3} {described(column)}"
        at += column.width


def described(column: Column) -> str:
    """One column in a line."""
    least, most = -column.zero, column.most - column.zero
    values = f"one of {len(column.names)} or none" if column.names else f"{least} to {most}"
    meaning = f": {column.meaning}" if column.meaning else ""
    return f"{column.name}{meaning}; {values} ({column.rule})"


def actions_of(codec: AnyCodec) -> str:
    """Every verb with its ids."""
    lines = [
        "| verb | first id | ids | what | to |",
        "|---|---|---|---|---|",
    ]
    for room in codec.space.rooms:
        if room.size:
            what, to = room.what, room.to
            arguments = " | ".join(
                f"{one.kind} ({len(one.names)})" if one.kind else "" for one in (what, to)
            )
            lines.append(f"| `{room.verb}` | {room.first} | {room.size} | {arguments} |")
    return "\n".join(lines)
