"""The database: everything that is kept is written and read here."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, cast

from alembic import command
from alembic.config import Config
from pydantic_core import from_json, to_json
from sqlalchemy import ColumnElement, Connection, event, func, make_url, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bali.core.errors import BaliError
from bali.server.schema import guests, keys, log, sitters, tables
from bali.table.table import FROZEN, OVER

CHANNEL = "bali"  # on which processes tell each other of new entries
TABLES_A_NOTE = 100  # PostgreSQL's notes have at most 8,000 letters
CONNECTIONS = 4  # to the database, at the same time
MIGRATING = 0x62616C69  # the lock under which one process at a time brings a database up to date


@dataclass(frozen=True)
class Line:
    """What a command brought about, to append to a table's log, and the table's summary after it."""

    table: str
    version: int
    entries: str
    status: str
    listed: bool
    touched: int
    wakes: int | None
    summary: str
    sitters: tuple[str, ...] = ()


class KnownGuest(NamedTuple):
    """A guest as stored."""

    id: str
    name: str
    generation: int
    seen: int


class Store:
    """A database of tables and guests."""

    def __init__(self, url: str) -> None:
        """Takes the database's address; `open` connects to it."""
        self.url = url
        try:
            self.on_postgres = make_url(url).get_backend_name() == "postgresql"
            pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_pre_ping": self.on_postgres}
            self.engine: AsyncEngine = create_async_engine(url, **pool)
            self.reading = create_async_engine(url, **pool, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)
        except (SQLAlchemyError, ImportError, ValueError, TypeError) as error:
            raise BaliError(f"'{url}' is no database that we know: {str(error).splitlines()[0]}") from None
        self._insert: Any = postgresql.insert if self.on_postgres else sqlite.insert
        if not self.on_postgres:
            for engine in (self.engine, self.reading):
                event.listen(engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Connects, and brings the database up to date."""
        if not self.on_postgres:
            _check_folder(Path(self.engine.url.database or ""))
        try:
            async with self.engine.begin() as connection:
                if self.on_postgres:
                    await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            await self.close()
            raise BaliError(f"cannot open the database {self.engine.url.render_as_string()}: {reason}") from None

    async def close(self) -> None:
        """Disconnects."""
        await self.engine.dispose()
        await self.reading.dispose()

    async def append(self, lines: Sequence[Line]) -> set[tuple[str, int]]:
        """Appends entries in one transaction; gets those that came first: another process may have used a number."""
        async with self.engine.begin() as connection:
            rows = [{"table_name": line.table, "version": line.version, "entries": line.entries} for line in lines]
            insert = self._insert(log).on_conflict_do_nothing().returning(log.c.table_name, log.c.version)
            first = {(name, version) for name, version in await connection.execute(insert, rows)}
            winners = [line for line in lines if (line.table, line.version) in first]
            if winners:
                await self._summarise(connection, winners)
        return first

    async def _summarise(self, connection: AsyncConnection, lines: Sequence[Line]) -> None:
        latest = {line.table: line for line in lines}
        names = ("status", "listed", "touched", "wakes", "summary")
        rows = [{"name": line.table} | {name: getattr(line, name) for name in names} for line in latest.values()]
        insert = self._insert(tables)
        await connection.execute(
            insert.on_conflict_do_update(index_elements=["name"], set_={name: insert.excluded[name] for name in names}), rows
        )
        seated = [{"guest": guest, "table_name": line.table} for line in lines for guest in line.sitters]
        if seated:
            await connection.execute(self._insert(sitters).on_conflict_do_nothing(), seated)
        if self.on_postgres:
            changed = [f"{line.table} {line.version + 1}" for line in latest.values()]
            for first in range(0, len(changed), TABLES_A_NOTE):
                note = " ".join(changed[first : first + TABLES_A_NOTE])
                await connection.execute(select(func.pg_notify(CHANNEL, note)))

    async def entries(self, table: str, start: int = 0) -> list[str]:
        """Gets a table's log from a version on."""
        wanted = select(log.c.entries).where(log.c.table_name == table, log.c.version >= start).order_by(log.c.version)
        async with self.reading.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def versions(self, names: Iterable[str]) -> dict[str, int]:
        """Gets how long the logs of some tables are."""
        wanted = select(log.c.table_name, func.max(log.c.version) + 1).where(log.c.table_name.in_(list(names)))
        async with self.reading.connect() as connection:
            return dict((await connection.execute(wanted.group_by(log.c.table_name))).tuples().all())

    async def due(self, now: int) -> list[str]:
        """Gets the tables that someone has to look after."""
        async with self.reading.connect() as connection:
            return list((await connection.scalars(select(tables.c.name).where(tables.c.wakes <= now).limit(1000))).all())

    async def freeze(self, table: str) -> bool:
        """Mark a table as frozen, so that lists say so and no process wakes it. Return whether its game had ended before."""
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(tables.c.status, tables.c.summary).where(tables.c.name == table))).first()
            if row is None or row.status == OVER:
                return row is not None
            summary = to_json(from_json(row.summary) | {"status": FROZEN, "asked": None}).decode()
            frozen = update(tables).where(tables.c.name == table)
            await connection.execute(frozen.values(status=FROZEN, wakes=None, summary=summary))
        return False

    async def mark_used(self, names: Collection[str], now: int) -> int:
        """Note that somebody looks at tables, so that they are kept. Return how many there are."""
        async with self.engine.begin() as connection:
            return (await connection.execute(update(tables).where(tables.c.name.in_(names)).values(used=now))).rowcount

    async def listed(self, statuses: Sequence[str], since: int, most: int) -> list[str]:
        """Gets the summaries of public tables, the latest first."""
        wanted = select(tables.c.summary).where(tables.c.listed, tables.c.status.in_(statuses), tables.c.touched >= since)
        async with self.reading.connect() as connection:
            return list((await connection.scalars(wanted.order_by(tables.c.touched.desc()).limit(most))).all())

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Gets the summaries of the tables at which a guest sits, the latest first."""
        wanted = select(tables.c.summary).join(sitters, sitters.c.table_name == tables.c.name).where(sitters.c.guest == guest)
        async with self.reading.connect() as connection:
            return list((await connection.scalars(wanted.order_by(tables.c.touched.desc()).limit(most))).all())

    async def add_guest(self, guest: str, name: str, now: int) -> None:
        """Keeps a new guest."""
        async with self.engine.begin() as connection:
            await connection.execute(self._insert(guests).values(id=guest, name=name, made=now, seen=now))

    async def rename_guest(self, guest: str, name: str) -> None:
        """Keeps a guest's new name."""
        async with self.engine.begin() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))

    async def guest(self, guest: str) -> KnownGuest | None:
        """Return a guest, or None if there is no such guest."""
        return await self._guest_where(guests.c.id == guest)

    async def mark_seen(self, names: Collection[str], now: int) -> int:
        """Note that guests are here, so that they are kept. Return how many there are."""
        async with self.engine.begin() as connection:
            return (await connection.execute(update(guests).where(guests.c.id.in_(names)).values(seen=now))).rowcount

    async def generations(self, names: Collection[str]) -> dict[str, int]:
        """Return the generation of guests' valid cookies."""
        async with self.reading.connect() as connection:
            rows = await connection.execute(select(guests.c.id, guests.c.generation).where(guests.c.id.in_(names)))
            return dict(rows.tuples().all())

    async def sign_out(self, guest: str) -> int:
        """Make a guest's cookies and recovery code invalid. Return the generation of new cookies."""
        raised = update(guests).where(guests.c.id == guest).values(generation=guests.c.generation + 1, code=None)
        async with self.engine.begin() as connection:
            return cast(int, await connection.scalar(raised.returning(guests.c.generation)))

    async def set_code(self, guest: str, code: str) -> None:
        """Keeps the hash of a guest's recovery code."""
        async with self.engine.begin() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(code=code))

    async def guest_by_code(self, code: str) -> KnownGuest | None:
        """Return the guest whose recovery code has this hash."""
        return await self._guest_where(guests.c.code == code)

    async def _guest_where(self, wanted: ColumnElement[bool]) -> KnownGuest | None:
        columns = select(guests.c.id, guests.c.name, guests.c.generation, guests.c.seen)
        async with self.reading.connect() as connection:
            row = (await connection.execute(columns.where(wanted))).first()
            return KnownGuest(row.id, row.name, row.generation, row.seen) if row else None

    async def key(self, name: str, fresh: str) -> str:
        """Gets a key that all processes share; the first one to ask makes it."""
        async with self.engine.begin() as connection:
            await connection.execute(self._insert(keys).values(name=name, value=fresh).on_conflict_do_nothing())
            return cast(str, await connection.scalar(select(keys.c.value).where(keys.c.name == name)))

    async def check(self) -> None:
        """Raises an error if the database does not answer."""
        async with self.reading.connect() as connection:
            await connection.execute(text("select 1"))


def _check_folder(file: Path) -> None:
    if not file.absolute().parent.is_dir():
        raise BaliError(f"cannot open the database {file}: there is no such folder")


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Makes SQLite write ahead, and have every commit on disk before it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
