"""The hall: all rooms of this process and their background work."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import structlog

from bali.server.addresses import Addresses
from bali.server.health import Health
from bali.server.journal import Journal
from bali.server.line import first_line
from bali.server.metrics import TABLES
from bali.server.pace import Pace
from bali.server.quotas import Quotas
from bali.server.retention import Retention
from bali.server.room import Room
from bali.server.sessions import watch_sign_outs
from bali.server.settings import Settings
from bali.server.store import Store
from bali.server.thinkers import Thinkers
from bali.table.entries import Entry
from bali.table.options import TableOptions
from bali.table.refusal import Refusal
from bali.table.rulings import new_name, open_table

GRACE = 3_000  # milliseconds after which any process may take over a table that is due
SWEEP = 1.0  # seconds between two sweeps
STOPPING = 2.0  # seconds that running tasks get to finish when the server stops
# Garbage collector thresholds. A collection stops everyone, so each covers few young objects, and old ones are rarely
# examined.
GARBAGE = (10_000, 500, 1_000)

logger = structlog.get_logger()


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Hall:
    """All rooms of this process."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, clock: Callable[[], int] = now) -> None:
        self.settings, self.store, self.thinkers, self.now = settings, store, thinkers, clock
        self.journal = Journal(store)
        self.health = Health(store, self.journal)
        self.pace = Pace(settings.pace)
        self.addresses = Addresses()
        self.quotas = Quotas(settings, store, self.now)
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def room(self, name: str) -> Room:
        """Return the room of a table, creating it if needed. The table itself may not exist."""
        if name not in self.rooms:
            self.rooms[name] = Room(self, name)
            TABLES.set(len(self.rooms))
        return self.rooms[name]

    async def open(self, entries: Sequence[Entry]) -> str:
        """Store a new table and return its name."""
        name = new_name()
        await self.journal.append(first_line(name, entries))
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
            circuit.after_hang = self.missed
        self.spawn(_repeat(self._sweep))
        self.spawn(Retention(self).run())
        self.spawn(watch_sign_outs(self))
        if self.store.on_postgres:
            from bali.server.news import News

            self.spawn(_repeat(News(self.store, self.heard, self.missed).listen))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background. A `Refusal` means the work is no longer possible, which is not an error."""
        task = asyncio.create_task(_quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def heard(self, name: str, version: int) -> None:
        """Handle the notification that a table has a new version."""
        room = self.rooms.get(name)
        if room and (room.table is None or room.table.version < version):
            self.spawn(room.refresh(version))

    def missed(self) -> None:
        """Check every table in memory again, because notifications may have been missed."""
        self.spawn(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        """Reload the tables whose log has a different length than in memory: a database may even have lost the last entries."""
        versions = await self.store.versions(self.rooms)
        for name, room in list(self.rooms.items()):
            if room.table is None or room.table.version != versions.get(name, 0):
                self.spawn(room.reload())

    async def _sweep(self) -> None:
        """Drop idle tables, and wake those that are due."""
        for name, room in list(self.rooms.items()):
            if room.rest(self.settings.idle):
                del self.rooms[name]
        TABLES.set(len(self.rooms))
        if self.store.writing_circuit.failing_since is not None:
            await self.store.check_writes(self.journal.failed_size)  # before bots think for nothing
        for name in await self.store.due(self.now() - GRACE):
            if not self.room(name).at_work:
                self.spawn(self.room(name).wake())

    async def close(self) -> None:
        """Cancel the background work, and wait briefly until everything is written."""
        for task in list(self.tasks):
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOPPING):
                await asyncio.gather(*self.tasks, return_exceptions=True)
                await self.journal.flush()


async def _repeat(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Repeat something forever, even if it fails."""
    while True:
        await _quietly(work())
        await asyncio.sleep(SWEEP)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Refusal:
        pass
    except Exception:
        logger.exception("work in the background failed")
