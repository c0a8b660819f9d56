"""Deletes expired tables and guests, after the number of days in the settings.

The days count from the last activity or the last view. Small batches with pauses leave time for writes to the log. Every
hour, each process records which tables have viewers, so that no other process deletes them. A table that is loaded after a
quiet period is recorded first (`LiveTable.load`), and so is a guest (`Guests.session`). So anyone present has at least a day.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, exists, func

from bali.server.circuit_breaker import Unavailable
from bali.server.limits import DAY
from bali.server.metrics import DELETED
from bali.server.schema import guests, sitters, tables
from bali.server.sign_out import in_chunks, listening_guests
from bali.table.status import FROZEN, OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from bali.server.registry import TableRegistry

INTERVAL = 3600.0  # seconds between two runs
RETRY_AFTER = 60.0  # seconds until the next attempt while the database is unavailable
BATCH_PAUSE = 0.2  # seconds between two batches: commands have priority
TABLES_AT_ONCE = 5  # a table can have thousands of lines
GUESTS_AT_ONCE = 200


class Retention:
    """Deletes what has expired."""

    def __init__(self, registry: "TableRegistry") -> None:
        """Set the registry, whose tables are spared while somebody watches them."""
        self.registry, self.store, self.settings = registry, registry.store, registry.settings

    async def run(self) -> None:
        """Clean up every hour, forever."""
        while True:
            try:
                await self.clean()
                await asyncio.sleep(INTERVAL)
            except Unavailable:  # already logged
                await asyncio.sleep(RETRY_AFTER)

    async def clean(self) -> None:
        """Delete everything that has expired."""
        await self._note_viewers()
        keep = self.settings
        for statuses, days in (((OPEN,), keep.keep_open), ((PLAYING, FROZEN), keep.keep_running), ((OVER,), keep.keep_finished)):
            if days:
                await _until_none(self._delete_tables, _expired_tables(statuses, self.registry.now() - days * DAY))
        if keep.keep_guests:
            await _until_none(self._delete_guests, _expired_guests(self.registry.now() - keep.keep_guests * DAY))

    async def _note_viewers(self) -> None:
        for names in in_chunks([name for name, live in self.registry.live_tables.items() if live.listeners]):
            await self.store.mark_used(names, self.registry.now())
        for names in in_chunks(listening_guests(self.registry)):
            await self.store.mark_seen(names, self.registry.now())

    async def _delete_tables(self, expired: ColumnElement[bool]) -> int:
        """Delete a few expired tables and return their number."""
        names = await self.store.find(tables.c.name, expired, TABLES_AT_ONCE)
        return _counted("tables", await self.store.delete_tables(names, expired))

    async def _delete_guests(self, expired: ColumnElement[bool]) -> int:
        """Delete a few expired guests and return their number."""
        names = await self.store.find(guests.c.id, expired, GUESTS_AT_ONCE)
        return _counted("guests", await self.store.delete_guests(names, expired))


async def _until_none(delete_some: Callable[[ColumnElement[bool]], Awaitable[int]], expired: ColumnElement[bool]) -> None:
    """Delete batches until nothing is left."""
    deleted = 1
    while deleted:
        deleted = await delete_some(expired)
        await asyncio.sleep(BATCH_PAUSE)


def _expired_tables(statuses: tuple[str, ...], before: int) -> ColumnElement[bool]:
    """Return the condition for tables without recent activity or viewers, and with no bot or clock due."""
    return and_(
        tables.c.listed.in_([True, False]),  # always true, but lets the query use the index by status
        tables.c.status.in_(statuses),
        tables.c.touched < before,
        func.coalesce(tables.c.used, 0) < before,
        tables.c.wakes.is_(None),
    )


def _expired_guests(before: int) -> ColumnElement[bool]:
    """Return the condition for guests who have not visited and are seated at no table."""
    return and_(guests.c.seen < before, ~exists().where(sitters.c.guest == guests.c.id))


def _counted(what: str, count: int) -> int:
    DELETED.labels(what).inc(count)
    return count
