"""Limits on the tables of one guest. Tables inactive for a day do not count, so nobody has to tidy up."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bali.server.limits import DAY, KEPT_PER_DAY, MAX_LISTED
from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.refusal import Refusal
from bali.table.status import OPEN, OVER, PLAYING

WAITING, PUBLIC, RUNNING = "open-tables", "listed-tables", "running-tables"  # the limits, which are also the codes of refusals


class Quotas:
    """The limits for hosts, including the tables that are being opened right now."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int]) -> None:
        """Set the limits, the store in which tables are counted, and the clock in milliseconds."""
        self.settings, self.store, self.now = settings, store, now
        self._opening: Counter[str] = Counter()  # by host: they reach the database only a moment later

    @asynccontextmanager
    async def opening(self, host: str, *, listed: bool = False, starts: bool = False) -> AsyncIterator[None]:
        """Count a table opened in this context, as running if `starts`. Raise `Refusal` if the host has too many."""
        self._opening[host] += 1
        try:
            for quota in (RUNNING,) if starts else (WAITING, PUBLIC) if listed else (WAITING,):
                self._expect_below_limit(quota, await self._count(host, quota), self._opening[host])
            yield
        finally:
            self._opening[host] -= 1
            if not self._opening[host]:
                del self._opening[host]

    async def expect_start(self, host: str) -> None:
        """Raise `Refusal` if a host has too many running games to start another one."""
        self._expect_below_limit(RUNNING, await self._count(host, RUNNING), 1)

    async def expect_to_keep(self, host: str) -> None:
        """Raise `Refusal` if a guest has kept too many finished games today. Games that they hosted here count, too."""
        if await self.store.count_tables(host, OVER, self.now() - DAY) >= KEPT_PER_DAY:
            raise Refusal("kept-games", f"you have shared enough games for today; the limit is {KEPT_PER_DAY}")

    async def _count(self, host: str, quota: str) -> int:
        status = PLAYING if quota == RUNNING else OPEN
        return await self.store.count_tables(host, status, self.now() - DAY, listed=quota == PUBLIC)

    def _expect_below_limit(self, quota: str, used: int, more: int) -> None:
        most = {WAITING: self.settings.open_tables, PUBLIC: MAX_LISTED, RUNNING: self.settings.running_tables}[quota]
        if used + more > most:
            raise Refusal(quota, f"you already have {used} {quota.replace('-', ' ')}; the limit is {most}")
