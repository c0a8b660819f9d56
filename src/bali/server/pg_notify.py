"""PostgreSQL notifications from other processes: which tables have new entries."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import asyncpg
import structlog

from bali.server.circuit_breaker import within
from bali.server.database_errors import reason_of
from bali.server.store import CHANNEL, Store

PING = 5.0  # seconds after which a silent connection is probed: a vanished host sends no disconnect

logger = structlog.get_logger()


class PgNotify:
    """Listens on its own connection. After an interruption, it requests a check of all tables."""

    def __init__(self, store: Store, on_new_version: Callable[[str, int], None], on_interruption: Callable[[], None]) -> None:
        """Set the store and the callbacks: for a table's new version, and after an interruption."""
        self.url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.timeout = store.reading_circuit.timeout
        self.on_new_version, self.on_interruption = on_new_version, on_interruption
        self.connected = True

    async def listen(self) -> None:
        """Listen until the connection is lost. Meant to be called repeatedly."""
        try:
            connection = await asyncpg.connect(self.url, timeout=self.timeout)
            try:
                await self._listen_on(connection)
            finally:
                connection.terminate()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if self.connected:
                logger.warning("no notifications from other processes", reason=reason_of(error))
            self.connected = False

    async def _listen_on(self, connection: asyncpg.Connection) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await within(self.timeout, connection.add_listener(CHANNEL, self._receive))
        self.connected = True
        self.on_interruption()
        while True:
            await within(self.timeout, connection.execute("select 1"))
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), PING)

    def _receive(self, connection: object, process: int, channel: str, note: object) -> None:
        words = str(note).split()
        for name, version in zip(words[::2], words[1::2], strict=True):
            self.on_new_version(name, int(version))
