"""Links by which seats were taken: they are void from then on."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("link_hash", sa.String(64), nullable=False, server_default="")
    op.add_column("seats", column)


def downgrade() -> None:
    op.drop_column("seats", "link_hash")
