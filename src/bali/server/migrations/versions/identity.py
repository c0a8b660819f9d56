"""Cookies that can be revoked, and when guests and tables were last seen."""

import time

import sqlalchemy as sa
from alembic import op

revision = "identity"
down_revision = "hosts"


def upgrade() -> None:
    """Add the columns. Whatever is there counts as seen now, so that nothing is deleted because of the upgrade."""
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("seen", sa.BigInteger))
    op.add_column("tables", sa.Column("used", sa.BigInteger))
    now = time.time_ns() // 1_000_000
    op.execute(sa.text("update guests set seen = :now").bindparams(now=now))
    op.execute(sa.text("update tables set used = :now").bindparams(now=now))
    op.create_index("guests_by_seen", "guests", ["seen"])
