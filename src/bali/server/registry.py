"""The tables that this process holds in memory, and its background work."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import structlog

from bali.server.bot_delay import BotDelay
from bali.server.bot_pool import BotPool
from bali.server.guest_networks import GuestNetworks
from bali.server.health import Health
from bali.server.journal import Journal
from bali.server.live_table import LiveTable
from bali.server.log_batch import first_batch
from bali.server.metrics import TABLES
from bali.server.preparation import Preparation
from bali.server.quotas import Quotas
from bali.server.retention import Retention
from bali.server.settings import Settings
from bali.server.sign_out import watch_sign_outs
from bali.server.store import Store
from bali.table.entries import Entry
from bali.table.handlers import new_name, open_table
from bali.table.options import TableOptions
from bali.table.refusal import Refusal

GRACE = 3_000  # milliseconds after which any process may take over a table that is due
SWEEP_EVERY = 1.0  # seconds between two sweeps
FLUSH_SECONDS = 2.0  # that running tasks get to finish when the server stops
# Garbage collector thresholds. A collection stops everyone, so each covers few young objects, and old ones are rarely
# examined.
GARBAGE = (10_000, 500, 1_000)

logger = structlog.get_logger()


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class TableRegistry:
    """All live tables of this process."""

    def __init__(self, settings: Settings, store: Store, bot_pool: BotPool, clock: Callable[[], int] = now) -> None:
        self.settings, self.store, self.bot_pool, self.now = settings, store, bot_pool, clock
        self.journal = Journal(store)
        self.preparation = Preparation()
        self.health = Health(store, self.journal, self.preparation)
        self.bot_delay = BotDelay(settings.bot_delay)
        self.guest_networks = GuestNetworks()
        self.quotas = Quotas(settings, store, self.now)
        self.live_tables: dict[str, LiveTable] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def live_table(self, name: str) -> LiveTable:
        """Return a live table, creating it if needed. The table itself may not exist."""
        if name not in self.live_tables:
            self.live_tables[name] = LiveTable(self, name)
            TABLES.set(len(self.live_tables))
        return self.live_tables[name]

    async def open(self, entries: Sequence[Entry]) -> str:
        """Store a new table and return its name."""
        name = new_name()
        await self.journal.append(first_batch(name, entries))
        return name

    async def new_table(self, options: TableOptions, host: str) -> str:
        """Open an empty table and return its name."""
        return await self.open([open_table(options, host, self.now())])

    def start(self) -> None:
        """Start the background work: sweeps, retention, sign-outs, and on PostgreSQL listening to the other processes."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        for circuit in (self.store.reading_circuit, self.store.writing_circuit):
            circuit.after_hang = self.check_all
        self.spawn(_repeat(self._sweep))
        self.spawn(Retention(self).run())
        self.spawn(watch_sign_outs(self))
        if self.store.on_postgres:
            from bali.server.pg_notify import PgNotify

            self.spawn(_repeat(PgNotify(self.store, self.on_new_version, self.check_all).listen))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background. A `Refusal` means the work is no longer possible, which is not an error."""
        task = asyncio.create_task(_quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def on_new_version(self, name: str, version: int) -> None:
        """Let a table catch up, because another process has written a new version of it."""
        live = self.live_tables.get(name)
        if live and (live.table is None or live.table.versions.log < version):
            self.spawn(live.refresh(version))

    def check_all(self) -> None:
        """Compare every table in memory with its log, because notifications may have been missed."""
        self.spawn(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        """Reload the tables whose log has a different length than in memory: a database may even have lost the last entries."""
        versions = await self.store.versions(self.live_tables)
        for name, live in list(self.live_tables.items()):
            if live.table is None or live.table.versions.log != versions.get(name, 0):
                self.spawn(live.reload())

    async def _sweep(self) -> None:
        """Drop idle tables, and resume those that are due."""
        for name, live in list(self.live_tables.items()):
            if live.unload_if_idle(self.settings.unload_after):
                del self.live_tables[name]
        TABLES.set(len(self.live_tables))
        if self.store.writing_circuit.failing_since is not None:
            await self.store.check_writes(self.journal.failed_size)  # before bots think for nothing
        for name in await self.store.due(self.now() - GRACE):
            live = self.live_table(name)
            if not live.has_pending_work:
                self.spawn(live.resume())

    async def close(self) -> None:
        """Cancel the background work, and wait briefly until everything is written."""
        await self.preparation.stop()
        for task in list(self.tasks):
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_SECONDS):
                await asyncio.gather(*self.tasks, return_exceptions=True)
                await self.journal.flush()


async def _repeat(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Repeat something forever, even if it fails."""
    while True:
        await _quietly(work())
        await asyncio.sleep(SWEEP_EVERY)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Refusal:
        pass
    except Exception:
        logger.exception("work in the background failed")
