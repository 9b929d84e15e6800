"""The tables of the database. The log is the truth; everything else says whose it is and how it
began."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    func,
)

NOW = func.date_part("epoch", func.clock_timestamp(), type_=Float)
"""The clock of a database shared by several processes."""
METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

PACKS = Table(
    "packs",
    METADATA,
    Column("hash", String(64), primary_key=True),  # SHA-256 of `files`, in hex
    Column("files", Text, nullable=False),  # JSON: files by name
)
"""Card packs, each stored once, however many tables use it; unused ones are deleted."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON, as they were wished
    Column("pack_name", String(40), nullable=False, default=""),
    Column("pack_hash", ForeignKey("packs.hash")),
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # waiting, running, over
    Column("host_hash", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # in hex; published when the game is over
    Column("settings", Text),  # JSON, complete, from the start on
    Column("seed", String(64)),  # in hex, from the start on
    Column("fingerprint", String(64)),
    Column("program", String(40)),  # the version that began the game
    Column("made", Float, nullable=False),
    Column("ended", Float),
    Column("result", Text),  # JSON
    Column("rematch", String(32)),
    Column("clock", String(20)),  # how much time seats have (clocks.Limit), if it is limited
    Column("hints", Boolean),  # whether programs give hints; NULL: not between people
    Column("maker", String(16), nullable=False, server_default=""),  # quotas.maker_of
    Column("origin", String(10), nullable=False, server_default=""),  # rows.Origin
    Column("used", Float, nullable=False, server_default="0"),  # to the hour: expiry.py
    # How often it was changed, where several processes share the database.
    Column("changes", Integer, nullable=False, server_default="0"),
)
"""One row per table. `settings`, `seed` and the log make the record of its game."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, open, program
    Column("name", String(40), nullable=False, default=""),
    Column("program", String(40), nullable=False, default=""),
    Column("secret_hash", String(64), nullable=False, default=""),  # of what opens the seat
    # Of the link by which it was taken, which opens it no more.
    Column("link_hash", String(64), nullable=False, default="", server_default=""),
    Column("nonce", String(64), nullable=False, default=""),
    Column("taken", Float),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps
    Column("kind", String(10), nullable=False),  # pick, undo, … (rows.LogKind)
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False, default=""),
    Column("gesture", String(40), nullable=False, default=""),  # the client's name of it
    Column("at", Float, nullable=False),
)
"""What happened, in order; rows are only ever added. If two processes write the same number, one of
them loses."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", Float, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last row of the log that it knows
    Column("state", Text, nullable=False),
)
"""Snapshots of games, so that they can continue after a change of rules."""

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(32), nullable=False),  # the name of a server process
    Column("until", Float, nullable=False),  # by the clock of the database
)
"""Which process runs a table's programs, where several share a database. There is a row while a
program is to decide; an expired one means that its holder died."""

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("seats", String(20), nullable=False),  # their numbers, with blanks between them
    Column("watchers", Integer, nullable=False),
    Column("until", Float, nullable=False),  # by the clock of the database
)
"""Who is connected to a table at which process, where several share a database. An expired row
means that its process died."""

Index("ix_tables_status_listed", TABLES.c.status, TABLES.c.listed)
Index("ix_tables_pack_hash", TABLES.c.pack_hash)
Index("ix_tables_maker_status", TABLES.c.maker, TABLES.c.status)
Index("ix_tables_status_used", TABLES.c.status, TABLES.c.used)
