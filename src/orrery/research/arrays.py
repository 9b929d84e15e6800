"""Observations as NumPy arrays. Nothing else of a codec needs NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from orrery.research.layout import Layout

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


def as_rows(given: bytes | Bytes) -> Bytes:
    """An observation, or many, as an array; one that is an array already is not copied."""
    return np.frombuffer(given, np.uint8) if isinstance(given, bytes | bytearray) else given


def split(layout: Layout, given: bytes | Bytes) -> dict[str, Bytes]:
    """The tables of an observation, or of many: the last axis is split, nothing is copied."""
    rows = as_rows(given)
    return {
        table.name: rows[..., table.offset : table.offset + table.size].reshape(
            *rows.shape[:-1], *table.shape
        )
        for table in layout
    }


def one_hot(layout: Layout, given: bytes | Bytes) -> Floats:
    """An observation, or many, as floats from 0 to 1: a place for each value of a category, and
    numbers divided by their bound."""
    rows = as_rows(given)
    parts: list[Floats] = []
    for name, block in split(layout, rows).items():
        at = 0
        for column in layout.table(name).columns:
            values = block[..., at].astype(np.float32)
            if column.width == 2:
                values = values * 256 + block[..., at + 1]
            at += column.width
            if column.names:
                places = np.arange(1, column.most + 1, dtype=np.float32)
                hot = (values[..., None] == places).astype(np.float32)
                parts.append(hot.reshape(*rows.shape[:-1], -1))
            else:
                parts.append(values / np.float32(column.most))
    return np.concatenate(parts, axis=-1)
