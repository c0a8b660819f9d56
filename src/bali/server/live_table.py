"""A table in memory: loading it from its log, appending to the log, and catching up with other processes.

`lifecycle` says which of these may follow another. `publisher` sends views to the listeners, and `scheduler` keeps the game
moving.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bali.server.bot_tasks import hint_task
from bali.server.circuit_breaker import Unavailable
from bali.server.counted_lock import CountedLock
from bali.server.fair_queue import PEOPLE, Payer
from bali.server.lifecycle import Lifecycle, TableEvent
from bali.server.listener import Listener
from bali.server.log_batch import batch_of
from bali.server.metrics import FROZEN_TABLES
from bali.server.publisher import Publisher
from bali.server.refusals import no_table
from bali.server.scheduler import Handler, Scheduler
from bali.table.commands import Rematch, Start, TableCommand
from bali.table.entries import Entry
from bali.table.handlers import Visitor, handle, handle_timeout
from bali.table.hints import expect_hint, hinted
from bali.table.loading import apply_batch, load_table
from bali.table.refusal import Refusal
from bali.table.status import FROZEN
from bali.table.table import Table
from bali.table.viewer import Viewer

if TYPE_CHECKING:
    from bali.server.registry import TableRegistry

TRIES = 5  # attempts to append, in competition with other processes
MARK_EVERY = 3600 * 1000  # milliseconds


class LiveTable:
    """One table. Readers and writers hold the lock, so nobody sees anything that is not on disk yet."""

    def __init__(self, registry: "TableRegistry", name: str) -> None:
        """Set the name. The table is loaded when it is first needed."""
        self.registry, self.name = registry, name
        self.lock = CountedLock()
        self.lifecycle = Lifecycle()
        self.table: Table | None = None
        self.publisher = Publisher(registry.now)
        self.scheduler = Scheduler(registry)
        self.used = time.monotonic()
        self.marked = 0  # when the database last recorded that the table is in use
        self.hint_lock = asyncio.Lock()  # serialises requests for hints

    @property
    def listeners(self) -> set[Listener]:
        """The open sockets at this table."""
        return self.publisher.listeners

    async def load(self) -> Table:
        """Return the table, loaded from its log if it is not in memory. The caller holds the lock."""
        self.used = time.monotonic()
        if self.table is None:
            self.table = await self._read_log()
            self.publisher.send_missed(self.table)
            self.scheduler.schedule(self.table, self.change)
        await self._mark_used(self.table)
        return self.table

    async def _read_log(self) -> Table:
        """Return the table that the log describes, frozen if the log does not fit the rules."""
        self.lifecycle.handle(TableEvent.LOAD)
        try:
            batches = await self.registry.store.entries(self.name)
            if not batches:
                raise no_table()
            self.registry.preparation.expect_game_of(batches[0])
            table = await self._replay_log(batches)
        except BaseException:
            self._drop()
            raise
        self.lifecycle.handle(TableEvent.LOADED)
        return table

    async def _replay_log(self, batches: Sequence[str]) -> Table:
        try:
            table = await asyncio.to_thread(load_table, self.name, batches)
        except Refusal:
            await self._freeze()
            raise
        if table.status == FROZEN:
            table.ended = await self._freeze()
        return table

    async def _freeze(self) -> bool:
        """Record that the table is frozen, so that no process resumes it. Return whether its game had ended by its own rules."""
        FROZEN_TABLES.inc()
        return await self.registry.store.freeze(self.name)

    async def _mark_used(self, table: Table) -> None:
        """Record at most once an hour that a quiet table is being viewed, so that no process deletes it."""
        now = self.registry.now()
        if now - max(table.versions.changed_at, self.marked) < MARK_EVERY:
            return
        try:
            exists = await self.registry.store.mark_used([self.name], now)
        except Unavailable:
            return  # while nothing can be written, nothing is deleted
        if not exists:
            self._drop()
            raise no_table()
        self.marked = now

    def _drop(self) -> None:
        """Drop the copy in memory. The next use reloads it from the log."""
        self.lifecycle.handle(TableEvent.DROP)
        self.table = None
        self.scheduler.cancel_timer()

    async def execute(self, command: TableCommand, visitor: Visitor) -> None:
        """Apply a command. When this returns, it is on disk and all listeners have been notified."""
        if isinstance(command, Rematch):
            async with self.registry.quotas.opening(visitor.guest):
                await self._handle(command, visitor)
            return
        if isinstance(command, Start):
            await self._expect_start()
        await self._handle(command, visitor)

    async def _handle(self, command: TableCommand, visitor: Visitor) -> None:
        await self.change(lambda table, at: handle(table, command, visitor, at))

    async def _expect_start(self) -> None:
        """Raise `Refusal` if the host already has too many running games."""
        async with self.lock:
            host = (await self.load()).opened.host
        await self.registry.quotas.expect_start(host)

    async def change(self, handler: Handler) -> None:
        """Apply the entries that a handler returns. If another process wrote first, reload the table and try again."""
        async with self.lock:
            for _ in range(TRIES):
                table = await self.load()
                entries = handler(table, self.registry.now())
                if await self._append(table, entries):
                    self.scheduler.schedule(table, self.change)
                    return
            raise Refusal("busy", "too many changes to this table at the same time; try again")

    async def _append(self, table: Table, entries: Sequence[Entry]) -> bool:
        """Apply and store entries, and publish them once they are on disk. Return False if another process wrote first.

        Unless the entries are certain to be on disk, drop the table from memory.
        """
        before, stored = table.bookmark, False
        self.lifecycle.handle(TableEvent.APPEND)
        try:
            table.add(entries)
            stored = await self.registry.journal.append(batch_of(table, entries))
        finally:
            if not stored:
                self._drop()
        if stored:
            self.lifecycle.handle(TableEvent.FINISH)
            self.publisher.publish(table, entries, before)
        return stored

    async def join(self, listener: Listener) -> None:
        """Add a listener and send them the whole view. Raise `Refusal` if they may not watch."""
        async with self.lock:
            self.publisher.join(await self.load(), listener)

    async def send_whole_view(self, listener: Listener) -> None:
        """Send a listener the whole view."""
        async with self.lock:
            self.publisher.send_whole_view(await self.load(), listener)

    async def refresh(self, version: int) -> None:
        """Catch up after another process has changed the table."""
        async with self.lock:
            if self.table is None and self.listeners:
                await self.load()
            elif self.table and self.table.versions.log < version:
                await self._catch_up(self.table)

    async def reload(self) -> None:
        """Reload the table, because entries may have been missed or lost, and send listeners what has changed."""
        async with self.lock:
            if self.table:
                self._drop()
            if self.listeners:
                await self.load()

    async def _catch_up(self, table: Table) -> None:
        """Apply and publish the entries that other processes have appended. The caller holds the lock."""
        batches = await self.registry.store.entries(self.name, table.versions.log)
        self.lifecycle.handle(TableEvent.CATCH_UP)
        try:
            for batch in batches:
                await self._apply(table, batch)
        except BaseException:
            self._drop()  # it may be partially changed
            raise
        self.lifecycle.handle(TableEvent.FINISH)
        self.scheduler.set_timer(table, self.change)

    async def _apply(self, table: Table, batch: str) -> None:
        before, status = table.bookmark, table.status
        entries = apply_batch(table, batch, checked=True)  # the other process may use other rules
        if table.status == FROZEN != status:
            table.ended = await self._freeze()
        self.publisher.publish(table, entries, before)

    async def hint(self, look: Callable[[Table], Viewer], step: int) -> bytes:
        """Return a strong bot's rating of a person's choices. The table stays available in the meantime."""
        async with self.hint_lock:
            async with self.lock:
                table = await self.load()
                viewer = look(table)
                expect_hint(table, viewer, step)
                task = hint_task(table)
            payer = Payer(PEOPLE, self.registry.guest_networks.of(viewer.guest), viewer.guest)
            return hinted(table.options.rules, step, await self.registry.bot_pool.weigh(task, [payer]))

    async def resume(self) -> None:
        """Continue the game at a table that is due."""
        async with self.lock:
            table = await self.load()
            await self._catch_up(table)
            if table.deadline is None or table.deadline > self.registry.now():
                self.scheduler.schedule(table, self.change)
                return
        await self.change(handle_timeout)

    @property
    def has_pending_work(self) -> bool:
        """Whether a bot's answer or an answer in advance is pending."""
        return bool(self.scheduler.pending)

    def unload_if_idle(self, after: float) -> bool:
        """Drop the table from memory if nobody has used it for `after` seconds. Return whether this object can go, too."""
        busy = self.lock.wanted > 0 or self.has_pending_work
        if self.table and not busy and time.monotonic() - self.used > after:
            self._drop()
        return self.table is None and not self.listeners and not busy
