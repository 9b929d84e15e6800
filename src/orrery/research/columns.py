"""Tables of unsigned bytes. Each column says what it means, how large it can be and which rule says
so; decoding needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import gt
from typing import NamedTuple

from orrery.core.errors import BrokenRules

Told = dict[str, "Told"] | list["Told"] | int | str
"""What an observation tells, as plain data: tables by name, rows by name or in order, and columns
by name. Whatever is zero is left out."""

BYTE = 256


class Column(NamedTuple):
    """A column of a table. A category has names: 0 stands for nothing, n for the n-th name. A
    number takes two bytes, the larger half first, where one is not enough. What can be negative is
    shifted: a byte of `zero` stands for 0."""

    name: str
    most: int  # the largest value, `zero` included
    rule: str  # where that comes from
    meaning: str = ""
    names: tuple[str, ...] = ()
    zero: int = 0

    @property
    def width(self) -> int:
        """How many bytes it takes."""
        return 1 if self.most < BYTE else 2


def category(name: str, names: Sequence[str], rule: str, meaning: str = "") -> Column:
    """A column that names one of several things, or none."""
    return Column(name, len(names), rule, meaning, tuple(names))


def flag(name: str, meaning: str = "") -> Column:
    """A column that is 0 or 1."""
    return Column(name, 1, "yes or no", meaning)


class Table:
    """A table of an observation. Its rows have names, or are things in an order of their own, of
    which there may be fewer: then the rest is zero."""

    name: str
    meaning: str
    columns: tuple[Column, ...]
    row_names: tuple[str, ...]
    rows: int
    rule: str  # where the number of rows comes from
    offset: int
    width: int  # the bytes of a row
    size: int  # the bytes of all rows

    def __init__(
        self,
        name: str,
        meaning: str,
        columns: tuple[Column, ...],
        row_names: tuple[str, ...] = (),
        most_rows: int = 1,
        rule: str = "",
    ) -> None:
        self.name, self.meaning, self.columns = name, meaning, columns
        self.row_names, self.rule = row_names, rule
        self.rows = len(row_names) or most_rows
        self.width = sum(column.width for column in columns)
        self.size = self.rows * self.width
        self.offset = 0  # until it has its place in a layout
        self.mosts = b"".join(
            bytes([column.most]) if column.width == 1 else b"\xff\xff" for column in columns
        )  # the largest value of each byte

    @property
    def shape(self) -> tuple[int, int]:
        return (self.rows, self.width)

    def pack(self, values: Iterable[int]) -> bytes:
        """One row of bytes from one value for each column, or `BrokenRules` if one is out of
        bounds."""
        packed = bytearray()
        for column, value in zip(self.columns, values, strict=True):
            shifted = value + column.zero
            if not 0 <= shifted <= column.most:
                raise beyond(self.name, column, value)
            if column.most >= BYTE:
                packed.append(shifted >> 8)
            packed.append(shifted & 255)
        return bytes(packed)

    def joined(self, values: list[int]) -> bytes:
        """The same from one value for each byte; quicker."""
        try:
            packed = bytes(values)
        except ValueError:
            raise self.out_of_bounds(values) from None
        if any(map(gt, packed, self.mosts)):
            raise self.out_of_bounds(values)
        return packed

    def out_of_bounds(self, values: list[int]) -> BrokenRules:
        """The error for values that are not bytes."""
        at = 0
        for column in self.columns:
            value = values[at] if column.width == 1 else values[at] * BYTE + values[at + 1]
            if not 0 <= value <= column.most:
                return beyond(self.name, column, value - column.zero)
            at += column.width
        return BrokenRules(f"a row of {self.name} has {self.width} bytes, not {len(values)}")

    def fill(self, rows: Sequence[bytes]) -> bytes:
        """The whole table from its first rows, or `BrokenRules` if there are too many."""
        if len(rows) > self.rows:
            raise BrokenRules(
                f"the table {self.name} has {self.rows} rows ({self.rule}), but {len(rows)} are "
                "needed"
            )
        return b"".join(rows) + bytes((self.rows - len(rows)) * self.width)

    def unpack(self, row: bytes) -> dict[str, Told]:
        """What a row of bytes tells: names of categories, numbers, nothing where it is zero."""
        told: dict[str, Told] = {}
        at = 0
        for column in self.columns:
            value = row[at]
            if column.most >= BYTE:
                value = value * BYTE + row[at + 1]
            at += column.width
            if value > column.most:
                raise beyond(self.name, column, value - column.zero)
            if column.names:
                if value:
                    told[column.name] = column.names[value - 1]
            elif value != column.zero:
                told[column.name] = value - column.zero
        return told

    def decode(self, block: bytes) -> Told:
        """What the bytes of the table tell."""
        width = self.width
        rows = [
            self.unpack(block[at : at + width]) if any(block[at : at + width]) else {}
            for at in range(0, self.size, width)
        ]
        if self.row_names:
            named = zip(self.row_names, rows, strict=True)
            return {name: row for name, row in named if row}
        if self.rows == 1:
            return rows[0]
        while rows and not rows[-1]:
            rows.pop()
        return list(rows)


def beyond(table: str, column: Column, value: int) -> BrokenRules:
    """The error for a value that does not fit its column."""
    least, most = -column.zero, column.most - column.zero
    return BrokenRules(
        f"{table}.{column.name} is {value}, but goes from {least} to {most} ({column.rule})"
    )
