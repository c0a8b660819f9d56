"""The hall: all rooms of this process, and what is done for them beside."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from bali.server.addresses import Addresses
from bali.server.journal import Journal
from bali.server.line import first_line
from bali.server.metrics import TABLES
from bali.server.pace import Pace
from bali.server.quotas import Quotas
from bali.server.room import Room
from bali.server.settings import Settings
from bali.server.store import Store
from bali.server.thinkers import Thinkers
from bali.table.entries import Entry
from bali.table.options import TableOptions
from bali.table.refusal import Refusal
from bali.table.rulings import new_name, open_table

GRACE = 3_000  # milliseconds after which any process looks after a table whose time has come
SWEEP = 1.0  # seconds between two looks around
GARBAGE = (100_000, 50, 1_000)  # Python's thresholds: with many tables a full look takes a third of a second

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
        """Begins to look around, and on PostgreSQL to listen to the other processes."""
        self.spawn(self._look_around())
        if self.store.on_postgres:
            from bali.server.news import News

            self.spawn(News(self.store, self.heard, self.missed).listen())

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
        for name, version in (await self.store.versions(self.rooms)).items():
            self.heard(name, version)

    async def _look_around(self) -> None:
        """Drops what is idle, wakes what is due, for ever. Python's own look for garbage would stop everyone for long: seldom."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        while True:
            await asyncio.sleep(SWEEP)
            await _quietly(self._sweep())

    async def _sweep(self) -> None:
        for name, room in list(self.rooms.items()):
            if room.rest(self.settings.idle):
                del self.rooms[name]
        TABLES.set(len(self.rooms))
        for name in await self.store.due(self.now() - GRACE):
            if not self.room(name).at_work:
                self.spawn(self.room(name).wake())

    async def close(self) -> None:
        """Ends what is going on here, and waits until all is written."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.journal.flush()


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Refusal:
        pass
    except (SQLAlchemyError, OSError) as error:
        logger.warning("the database did not answer", reason=str(error).splitlines()[0])
    except Exception:
        logger.exception("work beside failed")
