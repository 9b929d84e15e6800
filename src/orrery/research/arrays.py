"""Observations as NumPy arrays. Nothing else of a codec needs NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from orrery.research.columns import BYTE, Column, Table
from orrery.research.layout import Layout

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int32]
Floats = NDArray[np.float32]
FAR = 255
"""A bound from here on is not what a rule allows, but what bytes can hold."""


def as_rows(layout: Layout, given: bytes | Bytes) -> Bytes:
    """An observation, or many, as an array; one that is an array already is not copied."""
    rows = np.frombuffer(given, np.uint8) if isinstance(given, bytes | bytearray) else given
    layout.must_have(rows.shape[-1])
    return rows


def split(layout: Layout, given: bytes | Bytes) -> dict[str, Bytes]:
    """The tables of an observation, or of many: the last axis is split, nothing is copied."""
    rows = as_rows(layout, given)
    return {table.name: block_of(table, rows) for table in layout}


def block_of(table: Table, rows: Bytes) -> Bytes:
    """One of these tables."""
    block = rows[..., table.offset : table.offset + table.size]
    return block.reshape(*rows.shape[:-1], *table.shape)


def column(layout: Layout, given: bytes | Bytes, table: str, name: str) -> Numbers:
    """One column of a table, of an observation or of many: a number for each row of the table. Of a
    category it is 0 for nothing and n for its n-th name."""
    place = layout.table(table)
    at = 0
    for one in place.columns:
        if one.name == name:
            return values(one, block_of(place, as_rows(layout, given)), at) - one.zero
        at += one.width
    known = ", ".join(one.name for one in place.columns)
    raise KeyError(f"no column {name!r} in {table}; its columns are: {known}")


def values(column: Column, block: Bytes, at: int) -> Numbers:
    """The values of a column that begins at this byte of the rows, as they are stored."""
    low = block[..., at].astype(np.int32)
    return low if column.width == 1 else low * BYTE + block[..., at + 1]


def one_hot(layout: Layout, given: bytes | Bytes) -> Floats:
    """An observation, or many, as floats from 0 to 1: a place for each value of a category, and
    numbers divided by their bound; on a logarithmic scale where the bound is far from what is
    usual, since a few resources of 65,535 would be next to nothing."""
    rows = as_rows(layout, given)
    parts: list[Floats] = []
    for name, block in split(layout, rows).items():
        at = 0
        for column in layout.table(name).columns:
            found = values(column, block, at)
            at += column.width
            if column.names:
                hot = (found[..., None] == np.arange(1, column.most + 1)).astype(np.float32)
                parts.append(hot.reshape(*rows.shape[:-1], -1))
            elif column.most < FAR:
                parts.append(found.astype(np.float32) / np.float32(column.most))
            else:
                scale = np.float32(np.log1p(column.most))
                parts.append(np.log1p(found).astype(np.float32) / scale)
    return np.concatenate(parts, axis=-1)
