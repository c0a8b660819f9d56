"""The hall: all rooms of this process, and what is done for them beside."""

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

GRACE = 3_000  # milliseconds after which any process looks after a table whose time has come
SWEEP = 1.0  # seconds between two looks around
STOPPING = 2.0  # seconds that work under way gets to end when the server stops
# Thresholds of the garbage collector, which stops everyone: it looks at few young objects at a time, and rarely at the old ones.
GARBAGE = (10_000, 500, 1_000)

logger = structlog.get_logger()


def now() -> int:
    """Gets the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Hall:
    """All rooms of this process."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, clock: Callable[[], int] = now) -> None:
        """Takes what the rooms need."""
        self.settings, self.store, self.thinkers, self.now = settings, store, thinkers, clock
        self.journal = Journal(store)
        self.health = Health(store, self.journal)
        self.pace = Pace(settings.pace)
        self.addresses = Addresses()
        self.quotas = Quotas(settings, store, self.now)
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def room(self, name: str) -> Room:
        """Gets the room of a table, whether there is such a table or not."""
        if name not in self.rooms:
            self.rooms[name] = Room(self, name)
            TABLES.set(len(self.rooms))
        return self.rooms[name]

    async def open(self, entries: Sequence[Entry]) -> str:
        """Keeps a new table; gets its name."""
        name = new_name()
        await self.journal.append(first_line(name, entries))
        return name

    async def new_table(self, options: TableOptions, host: str) -> str:
        """Opens an empty table; gets its name."""
        return await self.open([open_table(options, host, self.now())])

    def start(self) -> None:
        """Start the work in the background: looking around, and on PostgreSQL listening to the other processes."""
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
        """Does something beside; what is not possible any more is no error."""
        task = asyncio.create_task(_quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def heard(self, name: str, version: int) -> None:
        """Hears of a table's new version."""
        room = self.rooms.get(name)
        if room and (room.table is None or room.table.version < version):
            self.spawn(room.refresh(version))

    def missed(self) -> None:
        """Looks at every table in memory again, after news may have been missed."""
        self.spawn(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        """Reload the tables whose log is longer than in memory, or shorter: a database may have lost the last entries."""
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
        """End what is under way here, and wait a moment until all is written."""
        for task in list(self.tasks):
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOPPING):
                await asyncio.gather(*self.tasks, return_exceptions=True)
                await self.journal.flush()


async def _repeat(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do something every now and then, for ever, whatever happens meanwhile."""
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
