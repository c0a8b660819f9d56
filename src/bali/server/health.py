"""The health check, which really reads from and writes to the database, and says which games are being prepared."""

import asyncio

from bali.server.circuit_breaker import Unavailable
from bali.server.journal import Journal
from bali.server.preparation import Preparation
from bali.server.store import Store

FRESH = 0.2  # seconds for which a result is reused: a check costs a transaction, and anyone can request one
TIMEOUT = 2.0  # seconds after which the check counts as failed


class Health:
    """Checks the database on demand, once for all simultaneous requests."""

    def __init__(self, store: Store, journal: Journal, preparation: Preparation) -> None:
        self.store, self.journal, self.preparation = store, journal, preparation
        self.check: asyncio.Task[str] | None = None
        self.due = 0.0  # when the last result becomes too old

    @property
    def summary(self) -> str:
        """What to answer as long as nothing is wrong: a server that prepares a game still serves pages and other games."""
        return f"ok; preparing {', '.join(self.preparation.pending)}" if self.preparation.pending else "ok"

    async def problem(self) -> str:
        """Return a sentence that says what is wrong, or an empty string if all is well."""
        now = asyncio.get_running_loop().time()
        if self.check is None or (self.check.done() and now >= self.due):
            self.check, self.due = asyncio.create_task(self._try()), now + FRESH
        done, _ = await asyncio.wait({self.check}, timeout=TIMEOUT)
        return self.check.result() if done else "the database is not responding"

    async def _try(self) -> str:
        try:
            await self.store.check_reads()
        except Unavailable:
            return "the database cannot be read"
        try:
            await self.store.check_writes(self.journal.failed_size)
        except Unavailable:
            return "the database cannot be written to"
        return ""
