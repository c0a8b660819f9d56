"""The database schema: the log of every table, a summary for lists, guests, and the key that signs their cookies."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_name", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entries", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched", BigInteger, nullable=False),  # when the last entry was made, in milliseconds
    Column("wakes", BigInteger),  # when some process has to handle it: a bot is due to act, or a clock runs out
    Column("summary", Text, nullable=False),
    Column("host", String(32), nullable=False, server_default=""),  # the guest who opened it
    Column("used", BigInteger),  # when it was last viewed, to the hour, for retention
    Index("tables_by_wakes", "wakes"),
    Index("tables_by_host", "host"),  # alone: the other columns change with every move, and the index would change too
    Index("tables_by_status", "listed", "status", "touched"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_name", String(32), primary_key=True),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("code", String(64), unique=True),  # the hash of the recovery code
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger),  # when the guest last visited, to the day
    Column("generation", Integer, nullable=False, server_default="0"),  # only cookies with this number are valid
    Index("guests_by_seen", "seen"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
