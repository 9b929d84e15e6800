"""The layout of an observation: named tables, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from orrery.core.errors import BadData
from orrery.research.columns import Table, Told


class Layout(tuple[Table, ...]):
    """The tables of an observation, in their order."""

    __slots__ = ()

    @classmethod
    def of(cls, tables: Iterable[Table]) -> Layout:
        """Tables one after another, each with its offset."""
        placed, offset = list(tables), 0
        for table in placed:
            table.offset = offset
            offset += table.size
        return cls(placed)

    @property
    def size(self) -> int:
        """The bytes of an observation."""
        return sum(table.size for table in self)

    def table(self, name: str) -> Table:
        """The table with this name."""
        for table in self:
            if table.name == name:
                return table
        raise KeyError(f"no table {name!r}; the tables are: {', '.join(one.name for one in self)}")

    def blocks(self, row: bytes) -> Iterator[tuple[Table, bytes]]:
        """Each table with its bytes."""
        for table in self:
            yield table, row[table.offset : table.offset + table.size]

    def must_have(self, size: int) -> None:
        """`BadData` for an observation of another length, which another codec may have made."""
        if size != self.size:
            raise BadData(f"an observation of this codec has {self.size} bytes, not {size}")

    def decode(self, row: bytes) -> dict[str, Told]:
        """What an observation tells, table by table."""
        self.must_have(len(row))
        return {table.name: table.decode(block) for table, block in self.blocks(row)}


def without_zero(told: dict[str, Told]) -> dict[str, Told]:
    """What is not zero, empty or nothing."""
    return {name: value for name, value in told.items() if value not in (0, "")}


def without_empty(rows: dict[str, dict[str, Told]]) -> dict[str, Told]:
    """The rows that tell something."""
    return {name: row for name, row in rows.items() if row}
