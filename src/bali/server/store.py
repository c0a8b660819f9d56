"""The store: all reads and writes of stored data."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic_core import from_json, to_json
from sqlalchemy import ColumnElement, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bali.server.database import TIMEOUT, Database, reads, writes
from bali.server.schema import guests, keys, log, sitters, tables
from bali.table.status import FROZEN, OVER

CHANNEL = "bali"  # for notifications between processes about new entries
TABLES_PER_NOTIFICATION = 100  # a PostgreSQL notification has at most 8,000 bytes
CHANGING = ("status", "listed", "touched", "wakes", "summary")  # the columns of a table that a command can change
MAX_DUE = 1_000  # tables returned at a time
PREDECESSORS = text(
    "select log.table_name, log.version from log join unnest(cast(:names as varchar[]), cast(:versions as integer[]))"
    " as wanted (name, version) on log.table_name = wanted.name and log.version = wanted.version"
)


@dataclass(frozen=True)
class LogBatch:
    """A command's entries, to append to a table's log, and the table's summary after them."""

    table: str
    version: int
    entries: str
    status: str
    listed: bool
    touched: int
    wakes: int | None
    summary: str
    host: str
    sitters: tuple[str, ...] = ()
    opens: "LogBatch | None" = None  # the first batch of another table, which is created only if this batch is appended


class KnownGuest(NamedTuple):
    """A guest as stored."""

    id: str
    name: str
    generation: int
    seen: int


class Store(Database):
    """A database of tables and guests."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        """Set the address and the time limit of a call in seconds. `open` connects."""
        super().__init__(url, timeout)
        self._insert: Any = postgresql.insert if self.on_postgres else sqlite.insert
        self._append_to_log = self._insert(log).on_conflict_do_nothing().returning(log.c.table_name, log.c.version)
        self._set_summary = self._upsert_summary()

    def _upsert_summary(self) -> Any:
        insert = self._insert(tables)
        return insert.on_conflict_do_update(index_elements=["name"], set_={name: insert.excluded[name] for name in CHANGING})

    @writes
    async def append(self, batches: Sequence[LogBatch]) -> set[tuple[str, int]]:
        """Append batches in one transaction. Return those that were appended: another process may have used a version number."""
        async with self.engine.begin() as connection:
            if self.on_postgres:
                batches = await self._without_gaps(connection, batches)
            if not batches:
                return set()
            first = await self._insert_batches(connection, batches)
            winners = [batch for batch in batches if (batch.table, batch.version) in first]
            opened = [batch.opens for batch in winners if batch.opens]
            if opened:
                await self._insert_batches(connection, opened)
            if winners:
                await self._summarise(connection, [*winners, *opened])
        return first

    async def _without_gaps(self, connection: AsyncConnection, batches: Sequence[LogBatch]) -> list[LogBatch]:
        """Return the batches whose predecessor exists: after a failover, the database may lack some."""
        wanted = {"names": [batch.table for batch in batches], "versions": [batch.version - 1 for batch in batches]}
        found = {(name, version) for name, version in await connection.execute(PREDECESSORS, wanted)}
        return [batch for batch in batches if batch.version == 0 or (batch.table, batch.version - 1) in found]

    async def _insert_batches(self, connection: AsyncConnection, batches: Sequence[LogBatch]) -> set[tuple[str, int]]:
        """Insert batches into the log and return those whose version number was free."""
        rows = [{"table_name": batch.table, "version": batch.version, "entries": batch.entries} for batch in batches]
        return {(name, version) for name, version in await connection.execute(self._append_to_log, rows)}

    async def _summarise(self, connection: AsyncConnection, batches: Sequence[LogBatch]) -> None:
        latest = {batch.table: batch for batch in batches}
        about = [{name: getattr(batch, name) for name in ("host", *CHANGING)} for batch in latest.values()]
        await connection.execute(self._set_summary, [{"name": name} | values for name, values in zip(latest, about, strict=True)])
        seated = [{"guest": guest, "table_name": batch.table} for batch in batches for guest in batch.sitters]
        if seated:
            await connection.execute(self._insert(sitters).on_conflict_do_nothing(), seated)
        if self.on_postgres:
            changed = [f"{batch.table} {batch.version + 1}" for batch in latest.values()]
            for first in range(0, len(changed), TABLES_PER_NOTIFICATION):
                payload = " ".join(changed[first : first + TABLES_PER_NOTIFICATION])
                await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    @reads
    async def entries(self, table: str, start: int = 0) -> list[str]:
        """Return a table's log, starting at a version."""
        wanted = select(log.c.entries).where(log.c.table_name == table, log.c.version >= start).order_by(log.c.version)
        async with self.reading.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    @reads
    async def versions(self, names: Iterable[str]) -> dict[str, int]:
        """Return the lengths of tables' logs."""
        wanted = select(log.c.table_name, func.max(log.c.version) + 1).where(log.c.table_name.in_(list(names)))
        async with self.reading.connect() as connection:
            return dict((await connection.execute(wanted.group_by(log.c.table_name))).all())

    @reads
    async def due(self, now: int) -> list[str]:
        """Return tables that are due, in random order, so that a large number of them never hides the rest."""
        wanted = select(tables.c.name).where(tables.c.wakes <= now).order_by(func.random()).limit(MAX_DUE)
        async with self.reading.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    @writes
    async def freeze(self, table: str) -> bool:
        """Mark a table as frozen, in lists and so that no process resumes it. Return whether its game had ended before."""
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(tables.c.status, tables.c.summary).where(tables.c.name == table))).first()
            if row is None or row.status == OVER:
                return row is not None
            summary = to_json(from_json(row.summary) | {"status": FROZEN, "asked": None, "deadline": None}).decode()
            frozen = update(tables).where(tables.c.name == table)
            await connection.execute(frozen.values(status=FROZEN, wakes=None, summary=summary))
        return False

    @writes
    async def mark_used(self, names: Collection[str], now: int) -> int:
        """Record that tables are being viewed, so that retention spares them. Return how many of them exist."""
        async with self.engine.begin() as connection:
            return (await connection.execute(update(tables).where(tables.c.name.in_(names)).values(used=now))).rowcount

    @reads
    async def listed(self, status: str, since: int, most: int, of_each: int) -> list[str]:
        """Return summaries of public tables with a status: the latest one of each host, then the second, up to `of_each`."""
        rank = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.touched.desc()).label("rank")
        chosen = select(tables.c.summary, tables.c.touched, rank).where(
            tables.c.listed, tables.c.status == status, tables.c.touched >= since
        )
        ranked = chosen.subquery()
        wanted = select(ranked.c.summary).where(ranked.c.rank <= of_each)
        async with self.reading.connect() as connection:
            return list((await connection.scalars(wanted.order_by(ranked.c.rank, ranked.c.touched.desc()).limit(most))).all())

    @reads
    async def count_tables(self, host: str, status: str, since: int, *, listed: bool = False) -> int:
        """Return how many of a host's tables have this status and were used since `since`; with `listed`, only public ones."""
        wanted = select(func.count()).where(tables.c.host == host, tables.c.status == status, tables.c.touched >= since)
        async with self.reading.connect() as connection:
            return (await connection.execute(wanted.where(tables.c.listed) if listed else wanted)).scalar_one()

    @reads
    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Return the summaries of the tables a guest is seated at: games that are not over first, then the most recent."""
        wanted = select(tables.c.summary).join(sitters, sitters.c.table_name == tables.c.name).where(sitters.c.guest == guest)
        ordered = wanted.order_by(tables.c.status == OVER, tables.c.touched.desc())
        async with self.reading.connect() as connection:
            return list((await connection.scalars(ordered.limit(most))).all())

    @writes
    async def add_guest(self, guest: str, name: str, now: int) -> None:
        """Add a new guest."""
        async with self.engine.begin() as connection:
            await connection.execute(self._insert(guests).values(id=guest, name=name, made=now, seen=now))

    @writes
    async def rename_guest(self, guest: str, name: str) -> None:
        """Set a guest's name."""
        async with self.engine.begin() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))

    @reads
    async def guest(self, guest: str) -> KnownGuest | None:
        """Return a guest, or None if there is no such guest."""
        return await self._guest_where(guests.c.id == guest)

    @writes
    async def mark_seen(self, names: Collection[str], now: int) -> int:
        """Record that guests are present, so that retention spares them. Return how many of them exist."""
        async with self.engine.begin() as connection:
            return (await connection.execute(update(guests).where(guests.c.id.in_(names)).values(seen=now))).rowcount

    @reads
    async def generations(self, names: Collection[str]) -> dict[str, int]:
        """Return the generation of each guest's valid cookies."""
        async with self.reading.connect() as connection:
            rows = await connection.execute(select(guests.c.id, guests.c.generation).where(guests.c.id.in_(names)))
            return dict(rows.all())

    @writes
    async def sign_out(self, guest: str) -> int:
        """Invalidate a guest's cookies and recovery code. Return the generation of new cookies."""
        raised = update(guests).where(guests.c.id == guest).values(generation=guests.c.generation + 1, code=None)
        async with self.engine.begin() as connection:
            return (await connection.execute(raised.returning(guests.c.generation))).scalar_one()

    @writes
    async def set_code(self, guest: str, code: str) -> None:
        """Set the hash of a guest's recovery code."""
        async with self.engine.begin() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(code=code))

    @reads
    async def guest_by_code(self, code: str) -> KnownGuest | None:
        """Return the guest whose recovery code has this hash, or None."""
        return await self._guest_where(guests.c.code == code)

    async def _guest_where(self, wanted: ColumnElement[bool]) -> KnownGuest | None:
        columns = select(guests.c.id, guests.c.name, guests.c.generation, guests.c.seen)
        async with self.reading.connect() as connection:
            row = (await connection.execute(columns.where(wanted))).first()
            return KnownGuest(row.id, row.name, row.generation, row.seen) if row else None

    @reads
    async def find(self, name: ColumnElement[str], wanted: ColumnElement[bool], most: int) -> Sequence[str]:
        """Return the names of at most `most` tables or guests that meet a condition."""
        async with self.reading.connect() as connection:
            return (await connection.scalars(select(name).where(wanted).limit(most))).all()

    @writes
    async def delete_tables(self, names: Collection[str], wanted: ColumnElement[bool]) -> int:
        """Delete the tables that still meet a condition, with all their data. Return their number."""
        async with self.engine.begin() as connection:
            chosen = delete(tables).where(tables.c.name.in_(names), wanted).returning(tables.c.name)
            gone = (await connection.scalars(chosen)).all()
            await connection.execute(delete(log).where(log.c.table_name.in_(gone)))
            await connection.execute(delete(sitters).where(sitters.c.table_name.in_(gone)))
        return len(gone)

    @writes
    async def delete_guests(self, names: Collection[str], wanted: ColumnElement[bool]) -> int:
        """Delete the guests that still meet a condition. Return their number."""
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(guests).where(guests.c.id.in_(names), wanted))).rowcount

    @writes
    async def key(self, name: str, fresh: str) -> str:
        """Return a key shared by all processes. The first process to ask sets it."""
        async with self.engine.begin() as connection:
            await connection.execute(self._insert(keys).values(name=name, value=fresh).on_conflict_do_nothing())
            return (await connection.execute(select(keys.c.value).where(keys.c.name == name))).scalar_one()
