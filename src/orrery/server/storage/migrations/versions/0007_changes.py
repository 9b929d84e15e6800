"""How often a table was changed: a process that knows as many changes has nothing to catch up."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("changes", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "changes")
