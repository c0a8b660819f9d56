"""Opening, closing and probing the database, and time limits for its calls."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bali.core.errors import BaliError
from bali.server.circuit_breaker import CircuitBreaker
from bali.server.database_errors import driver_error
from bali.server.database_file import NOT_WRITABLE, DatabaseFile
from bali.server.database_url import POSTGRESQL, parse, shown
from bali.server.engine import Disconnecter, make_engine
from bali.server.schema import log, tables

MIGRATING = 0x62616C69  # the advisory lock under which one process at a time migrates the database
TIMEOUT = 3.0  # seconds per call: two in a row must take less than a browser waits before it reconnects
CLOSING = 0.5  # seconds that connections get to close

P = ParamSpec("P")
T = TypeVar("T")
Call = Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]


def reads(method: Call[P, T]) -> Call[P, T]:
    """Apply the read circuit's time limit to a method, and turn its errors into `Unavailable`."""

    @wraps(method)
    async def call(database: "Database", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await database.reading_circuit.call(method(database, *args, **kwargs))

    return call


def writes(method: Call[P, T]) -> Call[P, T]:
    """Apply the write circuit's time limit to a method, and turn its errors into `Unavailable`."""

    @wraps(method)
    async def call(database: "Database", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await database.writing_circuit.call(method(database, *args, **kwargs))

    return call


class Database:
    """Separate connections for writing and reading. Reads continue while writes fail, for example on a full disk."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        """Set the address and the time limit of a call in seconds. `open` connects."""
        self.url = parse(url)
        self.on_postgres = self.url.drivername == POSTGRESQL
        self.file = None if self.on_postgres else DatabaseFile(str(self.url.database))
        self.engine = make_engine(self.url, timeout)
        self.reading = make_engine(self.url, timeout, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)
        self.writing_circuit = CircuitBreaker("writes", timeout, self._try_write, Disconnecter(self.engine))
        self.reading_circuit = CircuitBreaker("reads", timeout, self._try_read, Disconnecter(self.reading))

    async def open(self) -> None:
        """Connect, migrate the database, and try to write. Raise `BaliError` if any of this fails."""
        if self.file:
            self.file.acquire()
        try:
            async with self.engine.begin() as connection:
                if self.on_postgres:
                    await _wait_to_migrate(connection)
                await connection.run_sync(_migrate)
            await self._try_write()
        except Exception as error:  # noqa: BLE001  drivers raise errors of all kinds
            await self.close()
            raise BaliError(f"cannot open the database {shown(self.url)}: {_why_not(driver_error(error))}") from None

    async def close(self) -> None:
        """Disconnect within a limited time."""
        circuits = (self.reading_circuit, self.writing_circuit)
        await asyncio.gather(*(circuit.close(CLOSING) for circuit in circuits))
        for circuit in circuits:
            circuit.disconnect()  # without a handshake, because a hanging database would not respond
        ending = [asyncio.create_task(engine.dispose()) for engine in (self.reading, self.engine)]
        await asyncio.wait([*ending, *self.reading_circuit.calls, *self.writing_circuit.calls], timeout=CLOSING)
        if self.file:
            self.file.release()

    @reads
    async def check_reads(self) -> None:
        """Raise `Unavailable` if reading fails."""
        await self._try_read()

    @writes
    async def check_writes(self, size: int) -> None:
        """Raise `Unavailable` if writing this number of bytes fails."""
        await self._try_write(size)

    async def _try_read(self) -> None:
        async with self.reading.connect() as connection:
            await connection.execute(text("select 1"))

    async def _try_write(self, size: int = 0) -> None:
        """Write what an append writes and delete it in the same transaction, so that nobody ever sees it."""
        name = f"probe {secrets.token_hex(8)}"  # the space rules out a collision with a real table
        summary = {"name": name, "status": "over", "listed": False, "touched": 0, "summary": ""}
        async with self.engine.begin() as connection:
            await connection.execute(insert(log).values(table_name=name, version=0, entries=secrets.token_hex(size // 2)))
            await connection.execute(insert(tables).values(summary))
            await connection.execute(delete(log).where(log.c.table_name == name))
            await connection.execute(delete(tables).where(tables.c.name == name))


async def _wait_to_migrate(connection: AsyncConnection) -> None:
    """Wait while another process migrates, however long that takes."""
    for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
        await connection.execute(text(f"set local {limit} = 0"))
    await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _why_not(error: BaseException) -> str:
    """Return why a database cannot be opened, for its operator."""
    if isinstance(error, CommandError) and "locate revision" in str(error):
        return "it was made by a newer version of Bali; install that version, or restore a backup"
    if isinstance(error, TimeoutError):
        return "it is not responding"
    first = (str(error).splitlines() or [type(error).__name__])[0]
    if "readonly" in first or "unable to open" in first:
        return NOT_WRITABLE
    return first
