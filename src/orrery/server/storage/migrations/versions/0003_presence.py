"""Who is at a table, where several servers share a database; and clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = sa.ForeignKeyConstraint
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("seats", sa.String(20), nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        table(["table_id"], ["tables.id"], "fk_presence_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "process", name="pk_presence"),
    )
    op.add_column("tables", sa.Column("clock", sa.String(20)))


def downgrade() -> None:
    op.drop_column("tables", "clock")
    op.drop_table("presence")
