"""Whether programs give hints at a table; where nothing is said, not between people."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    op.drop_column("tables", "hints")
