"""Snapshots of games, so that they can continue after a change of rules."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = sa.ForeignKeyConstraint
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        table(["table_id"], ["tables.id"], "fk_snapshots_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
