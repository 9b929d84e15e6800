"""One database for several processes: one at a time changes a table, the others hear of it, and
each knows how many of a table's changes it has heard of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, bindparam, select, text

from orrery.server.storage.schema import TABLES

T = TypeVar("T")
CHANNEL = "orrery"
"""Where processes hear of each other's changes: the table and the process that changed it."""
CHANGE = text(
    "UPDATE tables SET changes = changes + 1 WHERE id = :table"
    " RETURNING changes, pg_notify(:channel, :notice)"
)
"""Others that change the table wait for the commit, and hear of it. A table that is not there yet
has nobody to hear of it."""
CHANGES = select(TABLES.c.changes).where(TABLES.c.id == bindparam("table"))


def changes_of(connection: Connection, table: str) -> int | None:
    """How often a table was changed, unless it was taken away."""
    return connection.execute(CHANGES, {"table": table}).scalar_one_or_none()


class Changes:
    """How many changes of each table a process has heard of."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._heard: dict[str, int] = {}

    def alone(
        self, table: str, job: Callable[[Connection], T]
    ) -> Callable[[Connection], tuple[T, int | None]]:
        """A job that changes a table while nobody else does; its result, and the number of this
        change."""
        notice = {"table": table, "channel": CHANNEL, "notice": f"{table} {self._process}"}

        def done(connection: Connection) -> tuple[T, int | None]:
            number = connection.execute(CHANGE, notice).scalar_one_or_none()
            return job(connection), number

        return done

    def made(self, table: str, number: int | None) -> None:
        """This process has made a change; if it had heard of all before, it knows this one too."""
        if number is not None and self._heard.get(table) == number - 1:
            self._heard[table] = number

    def hear(self, table: str, number: int) -> None:
        """All changes up to this one are known."""
        self._heard[table] = number

    def heard(self, table: str) -> int | None:
        return self._heard.get(table)

    def forget(self, table: str) -> None:
        """The table is to be read again before anything is said of it."""
        self._heard.pop(table, None)
