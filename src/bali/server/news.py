"""What other processes tell on PostgreSQL: which tables have new entries."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import asyncpg
import structlog

from bali.server.store import CHANNEL, Store

AGAIN = 1.0  # seconds between two tries to reach the database

logger = structlog.get_logger()


class News:
    """Listens on a connection of its own; after a break it asks for everything to be looked at again."""

    def __init__(self, store: Store, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """Takes whom to tell about a table's new version, and whom after a break."""
        self.url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard, self.missed = heard, missed

    async def listen(self) -> None:
        """Listens for ever."""
        while True:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("no news from the database", reason=str(error))
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self.url)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            self.missed()
            await lost.wait()
        finally:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=1)

    def _hear(self, connection: object, process: int, channel: str, note: object) -> None:
        words = str(note).split()
        for name, version in zip(words[::2], words[1::2], strict=True):
            self.heard(name, int(version))
