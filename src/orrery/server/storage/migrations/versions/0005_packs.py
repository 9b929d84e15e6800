"""Card packs are stored once; and who made a table, its origin and when it was last used."""

import json
import time
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NAMES_PACK = (
    "ALTER TABLE tables ADD COLUMN pack_hash VARCHAR(64)"
    " CONSTRAINT fk_tables_pack_hash REFERENCES packs (hash)"
)
"""Written out, since Alembic would rebuild the whole table on SQLite to add a foreign key."""
KEEP = sa.text("INSERT INTO packs VALUES (:hash, :files) ON CONFLICT (hash) DO NOTHING")
NAME = sa.text("UPDATE tables SET pack_hash = :hash WHERE id = :table")
WITH_PACK = sa.text("SELECT id FROM tables WHERE pack <> '{}'")
PACK = sa.text("SELECT pack FROM tables WHERE id = :table")
RECORDS = sa.text("UPDATE tables SET origin = 'record' WHERE status = 'over' AND ended = made")
"""Only an imported record was over when its table was created."""


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_packs"),
    )
    op.execute(NAMES_PACK)
    for column in (
        sa.Column("maker", sa.String(16), nullable=False, server_default=""),
        sa.Column("origin", sa.String(10), nullable=False, server_default=""),
        sa.Column("used", sa.Float, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
    connection = op.get_bind()
    for table in connection.execute(WITH_PACK).scalars().all():
        found = connection.execute(PACK, {"table": table}).scalar_one()
        files = json.dumps(json.loads(found), sort_keys=True)
        values = {"hash": sha256(files.encode()).hexdigest(), "files": files, "table": table}
        connection.execute(KEEP, values)
        connection.execute(NAME, values)
    # What is there counts as used now: every table gets its whole lifetime.
    connection.execute(sa.text("UPDATE tables SET used = :now"), {"now": time.time()})
    connection.execute(RECORDS)
    op.drop_column("tables", "pack")
    op.create_index("ix_tables_pack_hash", "tables", ["pack_hash"])
    op.create_index("ix_tables_maker_status", "tables", ["maker", "status"])
    op.create_index("ix_tables_status_used", "tables", ["status", "used"])


def downgrade() -> None:
    op.add_column("tables", sa.Column("pack", sa.Text, nullable=False, server_default="{}"))
    op.execute(
        "UPDATE tables SET pack = (SELECT files FROM packs WHERE hash = pack_hash)"
        " WHERE pack_hash IS NOT NULL"
    )
    for name in ("pack_hash", "maker_status", "status_used"):
        op.drop_index(f"ix_tables_{name}", "tables")
    for name in ("pack_hash", "maker", "origin", "used"):
        op.drop_column("tables", name)
    op.drop_table("packs")
