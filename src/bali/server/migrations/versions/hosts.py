"""Add each table's host to its row, to count a guest's tables and to list only a few per host."""

import json

import sqlalchemy as sa
from alembic import op

revision = "hosts"
down_revision = "first"


def upgrade() -> None:
    """Add the column, and fill it in from the logs of unfinished tables."""
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_by_host", "tables", ["host"])
    tables = sa.table("tables", sa.column("name"), sa.column("status"), sa.column("host"))
    log = sa.table("log", sa.column("table_name"), sa.column("version"), sa.column("entries"))
    openings = (
        sa.select(tables.c.name, log.c.entries)
        .join(log, log.c.table_name == tables.c.name)
        .where(log.c.version == 0, tables.c.status != "over")
    )
    connection = op.get_bind()
    for name, entries in connection.execute(openings).all():
        connection.execute(sa.update(tables).where(tables.c.name == name).values(host=json.loads(entries)[0]["host"]))
