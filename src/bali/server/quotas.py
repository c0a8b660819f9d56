"""How many tables one guest may have. Tables at which nothing has happened for a day do not count: nobody has to tidy up."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.refusal import Refusal
from bali.table.table import OPEN, PLAYING

DAY = 24 * 3600 * 1000
MOST_LISTED = 3  # public tables of one guest that wait for players, and that a list shows


class Quotas:
    """The limits for hosts, and the tables that are just being opened."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int]) -> None:
        """Take the limits, where tables are counted, and the clock in milliseconds."""
        self.settings, self.store, self.now = settings, store, now
        self._opening: Counter[str] = Counter()  # by host: they are in the database only a moment later

    @asynccontextmanager
    async def opening(self, host: str, *, listed: bool) -> AsyncIterator[None]:
        """Open a table within; raise `Refusal` if the host has too many that wait for players."""
        self._opening[host] += 1
        try:
            await self._expect(host, OPEN, self.settings.open_tables, "open-tables")
            if listed:
                await self._expect(host, OPEN, MOST_LISTED, "listed-tables", listed=True)
            yield
        finally:
            self._opening[host] -= 1
            if not self._opening[host]:
                del self._opening[host]

    async def expect_start(self, host: str) -> None:
        """Raise `Refusal` if a host has too many running games to start another one."""
        if await self._count(host, PLAYING) >= self.settings.running_tables:
            raise Refusal("running-tables", f"you have {self.settings.running_tables} games running; finish or resign some first")

    async def _expect(self, host: str, status: str, most: int, code: str, *, listed: bool = False) -> None:
        if await self._count(host, status, listed=listed) + self._opening[host] > most:
            raise Refusal(code, f"you have {most} {'public ' * listed}tables waiting for players; start those first")

    async def _count(self, host: str, status: str, *, listed: bool = False) -> int:
        return await self.store.count_tables(host, status, self.now() - DAY, listed=listed)
