"""Which process runs the programs, where several servers share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = sa.ForeignKeyConstraint
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        table(["table_id"], ["tables.id"], "fk_leases_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
    )


def downgrade() -> None:
    op.drop_table("leases")
