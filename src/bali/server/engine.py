"""Connections to SQLite or PostgreSQL on which every wait is limited."""

import weakref
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bali.core.errors import BaliError
from bali.server.database_url import POSTGRESQL

CONNECTIONS = 4  # per engine
SOONER = 0.8  # fraction of our own time limit: the database ends a slow statement before we give up the connection


def make_engine(url: URL, timeout: float, **options: Any) -> AsyncEngine:
    """Create an engine. Waiting for a connection, connecting, and running a statement take at most `timeout` seconds each."""
    on_postgres = url.drivername == POSTGRESQL
    try:
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=timeout,
            pool_pre_ping=on_postgres,
            hide_parameters=True,  # they contain secrets, and errors end up in the log
            connect_args=_for_postgres(timeout) if on_postgres else {"timeout": timeout * SOONER},
            **options,
        )
    except ImportError:
        raise BaliError("PostgreSQL needs a driver: pip install 'bali[postgres]'") from None
    event.listen(engine.sync_engine, "handle_error", _mark_disconnected)
    if not on_postgres:
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _for_postgres(timeout: float) -> dict[str, Any]:
    """Set time limits on the database server too: a session whose client has vanished would keep its locks."""
    milliseconds = str(int(timeout * SOONER * 1000))
    limits = {"statement_timeout": milliseconds, "idle_in_transaction_session_timeout": milliseconds}
    return {"timeout": timeout, "server_settings": limits | {"application_name": "bali"}}


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Use write-ahead logging, and sync every commit to disk before it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _mark_disconnected(context: ExceptionContext) -> None:
    """Replace all connections after an error: if the database becomes writable again, old connections may not notice."""
    if not isinstance(context.sqlalchemy_exception, DataError | IntegrityError):
        context.is_disconnect = True


class Disconnecter:
    """Drops an engine's PostgreSQL connections without a handshake, so that whatever waits for them fails immediately."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Track every connection that the engine opens."""
        self.connections: weakref.WeakSet[Any] = weakref.WeakSet()
        if engine.url.drivername == POSTGRESQL:  # waiting for a file cannot be interrupted
            event.listen(engine.sync_engine, "connect", self._remember)

    def _remember(self, connection: Any, record: Any) -> None:
        self.connections.add(connection.driver_connection)

    def __call__(self) -> None:
        """Drop all tracked connections."""
        for connection in list(self.connections):
            connection.terminate()
