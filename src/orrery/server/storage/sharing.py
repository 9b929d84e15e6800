"""One database for several processes: only one at a time changes a table, the others are notified,
and each knows how many of a table's changes it has seen.

Nearly all changes are picks. A process that has seen all earlier changes of a table then reads only
the new rows of its log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, bindparam, select, text

from orrery.server.storage.schema import TABLES

T = TypeVar("T")
CHANNEL = "orrery"
"""The channel of notifications."""
CHANGE = text(
    "UPDATE tables SET changes = changes + 1 WHERE id = :table"
    " RETURNING changes, pg_notify(:channel, :notice || changes)"
)
"""Other writers of the table wait for the commit, and are notified. A table that does not exist yet
has nobody to notify."""
CHANGES = select(TABLES.c.changes).where(TABLES.c.id == bindparam("table"))


def changes_of(connection: Connection, table: str) -> int | None:
    """How often a table was changed, unless it was deleted."""
    return connection.execute(CHANGES, {"table": table}).scalar_one_or_none()


class Notice(NamedTuple):
    """What a notification says: which table was changed by which process, whether only rows were
    added to its log, and the number of this change."""

    table: str
    process: str
    is_log: bool
    number: int

    @classmethod
    def of(cls, text: str) -> Notice:
        table, process, what, number = text.split()
        return cls(table, process, what == "log", int(number))


class Changes:
    """How many changes of each table a process has seen."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._heard: dict[str, int] = {}
        self._logged: dict[str, int] = {}  # the changes up to this one that follow are in the log

    def alone(
        self, table: str, job: Callable[[Connection], T], is_log: bool
    ) -> Callable[[Connection], tuple[T, int | None]]:
        """A job that changes a table exclusively; its result, and the number of this change."""
        said = f"{table} {self._process} {'log' if is_log else 'table'} "
        notice = {"table": table, "channel": CHANNEL, "notice": said}

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

    def notice(self, notice: Notice) -> None:
        """Another process has made a change."""
        table = notice.table
        last = max(self._heard.get(table, -1), self._logged.get(table, -1))
        if notice.is_log and notice.number == last + 1:
            self._logged[table] = notice.number

    def logged(self, table: str) -> int | None:
        """The latest change, if what was heard and the log together tell everything up to it."""
        heard, logged = self._heard.get(table), self._logged.get(table, -1)
        return logged if heard is not None and heard < logged else None

    def forget(self, table: str) -> None:
        """The table must be read again before it is used."""
        self._heard.pop(table, None)
        self._logged.pop(table, None)
