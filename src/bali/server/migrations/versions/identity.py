"""Add revocable cookies, and the times at which guests and tables were last seen."""

import time

import sqlalchemy as sa
from alembic import op

revision = "identity"
down_revision = "hosts"


def upgrade() -> None:
    """Add the columns. Existing rows count as seen now, so that the upgrade does not cause deletions."""
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("seen", sa.BigInteger))
    op.add_column("tables", sa.Column("used", sa.BigInteger))
    now = time.time_ns() // 1_000_000
    op.execute(sa.text("update guests set seen = :now").bindparams(now=now))
    op.execute(sa.text("update tables set used = :now").bindparams(now=now))
    op.create_index("guests_by_seen", "guests", ["seen"])
