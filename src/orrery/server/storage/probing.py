"""An invisible change, to find out whether the database can be written."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert

from orrery.server.storage.row_mapping import to_columns
from orrery.server.storage.rows import TableRow
from orrery.server.storage.schema import TABLES

PROBE = TableRow(
    id="probe",
    name="",
    game="",
    listed=False,
    host_hash="",
    secret="",
    made=0.0,
    status="over",
    options={"": "x" * 10_000},
)
"""A row that needs new space in the database."""


def probe(connection: Connection) -> None:
    """Write something invisible, to find out whether it is stored."""
    connection.execute(insert(TABLES), to_columns(PROBE))
    connection.execute(delete(TABLES).where(TABLES.c.id == PROBE.id))
