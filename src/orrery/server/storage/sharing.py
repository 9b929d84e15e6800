"""One database for several processes: only one at a time changes a table, the others are notified,
and each knows how many of a table's changes it has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, bindparam, select, text

from orrery.server.storage.schema import TABLES

T = TypeVar("T")
CHANNEL = "orrery"
"""The channel of notifications: the table and the process that changed it."""
CHANGE = text(
    "UPDATE tables SET changes = changes + 1 WHERE id = :table"
    " RETURNING changes, pg_notify(:channel, :notice)"
)
"""Other writers of the table wait for the commit, and are notified. A table that does not exist yet
has nobody to notify."""
CHANGES = select(TABLES.c.changes).where(TABLES.c.id == bindparam("table"))


def changes_of(connection: Connection, table: str) -> int | None:
    """How often a table was changed, unless it was deleted."""
    return connection.execute(CHANGES, {"table": table}).scalar_one_or_none()


class Changes:
    """How many changes of each table a process has seen."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._heard: dict[str, int] = {}

    def alone(
        self, table: str, job: Callable[[Connection], T]
    ) -> Callable[[Connection], tuple[T, int | None]]:
        """A job that changes a table exclusively; its result, and the number of this change."""
        notice = {"table": table, "channel": CHANNEL, "notice": f"{table} {self._process}"}

        def done(connection: Connection) -> tuple[T, int | None]:
            number = connection.execute(CHANGE, notice).scalar_one_or_none()
            return job(connection), number

        return done

    def made(self, table: str, number: int | None) -> None:
        """This process has made a change; if it had seen all earlier ones, it is up to date."""
        if number is not None and self._heard.get(table) == number - 1:
            self._heard[table] = number

    def hear(self, table: str, number: int) -> None:
        """Everything up to this change is known."""
        self._heard[table] = number

    def heard(self, table: str) -> int | None:
        return self._heard.get(table)

    def forget(self, table: str) -> None:
        """The table must be read again before it is used."""
        self._heard.pop(table, None)
