"""A table in memory, with its listeners."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bali.bots import ADVISER
from bali.server.bot_process import BotTask
from bali.server.circuit_breaker import Unavailable
from bali.server.fair_queue import BOTS, PEOPLE, Payer
from bali.server.listener import NOT_YOURS, Listener
from bali.server.log_batch import batch_of
from bali.server.metrics import FROZEN_TABLES
from bali.table.commands import Rematch, Start, TableCommand
from bali.table.entries import Entry, private_to
from bali.table.handlers import Visitor, handle, handle_auto_pass, handle_bot, handle_timeout
from bali.table.hints import expect_hint, hinted, view_for_hint
from bali.table.loading import apply_batch, load_table
from bali.table.refusal import Refusal
from bali.table.table import FROZEN, OVER, Bookmark, Table
from bali.table.view_builder import ViewBuilder, whole_view
from bali.table.view_parts import refused
from bali.table.viewer import Viewer

if TYPE_CHECKING:
    from bali.server.registry import TableRegistry

TRIES = 5  # attempts to append, in competition with other processes
MARK_EVERY = 3600 * 1000  # milliseconds

Handler = Callable[[Table, int], list[Entry]]


class CountedLock(asyncio.Lock):
    """A lock that counts its holders and waiters: between two holders, it is briefly unlocked."""

    wanted = 0

    async def __aenter__(self) -> None:
        """Acquire the lock."""
        self.wanted += 1
        try:
            await self.acquire()
        except BaseException:
            self.wanted -= 1
            raise

    async def __aexit__(self, *error: object) -> None:
        """Release the lock."""
        self.release()
        self.wanted -= 1


class LiveTable:
    """One table. Readers and writers hold the lock, so nobody sees anything that is not on disk yet."""

    def __init__(self, registry: "TableRegistry", name: str) -> None:
        """Set the name. The table is loaded when it is first needed."""
        self.registry, self.name = registry, name
        self.lock = CountedLock()
        self.table: Table | None = None
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.marked = 0  # when the database last recorded that the table is in use
        self.timer: asyncio.TimerHandle | None = None
        self.hint_lock = asyncio.Lock()  # serialises requests for hints
        self.thinking_at = -1  # the step at which a bot is thinking, or -1
        self.passing_at = -1  # the step at which a person's order is being carried out, or -1

    async def load(self) -> Table:
        """Return the table, loaded from its log if it is not in memory. The caller holds the lock."""
        self.used = time.monotonic()
        if self.table is None:
            lines = await self.registry.store.entries(self.name)
            if not lines:
                raise Refusal("no-table", "there is no such table")
            self.table = await self._from_log(lines)
            for listener in self.listeners:
                if listener.version != self.table.version_for(listener.visitor.guest):
                    self._tell(self.table, listener)
            self._look_after()
        await self._mark_used(self.table)
        return self.table

    async def _from_log(self, lines: Sequence[str]) -> Table:
        """Return the table that a log describes, frozen if the log does not fit the rules. A frozen table is never woken."""
        try:
            table = await asyncio.to_thread(load_table, self.name, lines)
        except Refusal:
            await self._freeze()
            raise
        if table.status == FROZEN:
            table.ended = await self._freeze()
        return table

    async def _freeze(self) -> bool:
        """Record that the table is frozen. Return whether its game had ended by its own rules."""
        FROZEN_TABLES.inc()
        return await self.registry.store.freeze(self.name)

    async def _mark_used(self, table: Table) -> None:
        """Record at most once an hour that a quiet table is being viewed, so that no process deletes it."""
        now = self.registry.now()
        if now - max(table.changed_at, self.marked) < MARK_EVERY:
            return
        try:
            kept = await self.registry.store.mark_used([self.name], now)
        except Unavailable:
            return  # while nothing can be written, nothing is deleted
        if not kept:
            self._forget()
            raise Refusal("no-table", "there is no such table")
        self.marked = now

    async def execute(self, command: TableCommand, visitor: Visitor) -> None:
        """Apply a command. When this returns, it is on disk and all listeners have been notified."""
        if isinstance(command, Rematch):
            async with self.registry.quotas.opening(visitor.guest):
                await self._rule(command, visitor)
            return
        if isinstance(command, Start):
            await self._expect_start()
        await self._rule(command, visitor)

    async def _rule(self, command: TableCommand, visitor: Visitor) -> None:
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
                    self._look_after()
                    return
            raise Refusal("busy", "too many changes to this table at the same time; try again")

    async def _append(self, table: Table, entries: Sequence[Entry]) -> bool:
        """Apply and store entries, and publish them once they are on disk. Return False if another process wrote first.

        Unless the entries are certain to be on disk, the table is dropped from memory, and its next use reloads it from the
        log.
        """
        before, done = table.bookmark, False
        try:
            table.add(entries)
            done = await self.registry.journal.append(batch_of(table, entries))
        finally:
            if not done:
                self._forget()
        if done:
            self._publish(table, entries, before)
        return done

    async def join(self, listener: Listener) -> None:
        """Add a listener and send them the whole view. Raise `Refusal` if they may not watch."""
        async with self.lock:
            table = await self.load()
            if not table.may_watch(listener.visitor.guest):
                raise Refusal("private", "only the players at this table can see it")
            self.listeners.add(listener)
            self._tell(table, listener)

    async def send_whole_view(self, listener: Listener) -> None:
        """Send a listener the whole view."""
        async with self.lock:
            self._tell(await self.load(), listener)

    def _tell(self, table: Table, listener: Listener) -> None:
        if self._welcome(table, listener):
            listener.version = table.version_for(listener.visitor.guest)
            listener.send_whole(whole_view(table, listener.viewer(table), self.registry.now()))

    def _welcome(self, table: Table, listener: Listener) -> bool:
        """Return whether a listener may watch. If not, because the game has started, close their socket."""
        if table.may_watch(listener.visitor.guest):
            return True
        listener.tell(refused(Refusal("private", "only the players at this table can see it")))
        listener.close(NOT_YOURS, "private")
        return False

    def _publish(self, table: Table, entries: Sequence[Entry], before: Bookmark) -> None:
        """Send the last command's changes to all listeners it concerns: everyone, one seat, or only the spectators."""
        viewers = {listener: listener.viewer(table) for listener in self.listeners}
        seat = private_to(entries)
        if seat is not None:
            for listener in [listener for listener, viewer in viewers.items() if viewer.viewed_seat == seat]:
                self._tell(table, listener)
            return
        if table.is_for_spectators(entries):
            viewers = {listener: viewer for listener, viewer in viewers.items() if not table.seats_of(viewer.guest)}
        telling = ViewBuilder(table, viewers.values(), self.registry.now())
        for listener, viewer in viewers.items():
            if self._welcome(table, listener):
                version = table.version_for(viewer.guest)
                following = listener.version == version - 1
                listener.version = version
                if following:
                    listener.tell(telling.news(viewer, before), is_view=True)
                else:
                    listener.send_whole(telling.whole(viewer))

    async def refresh(self, version: int) -> None:
        """Catch up after another process has changed the table."""
        async with self.lock:
            if self.table is None and self.listeners:
                await self.load()
            elif self.table and self.table.version < version:
                await self._catch_up()

    async def reload(self) -> None:
        """Reload the table, because news may have been missed or entries lost, and send listeners what has changed."""
        async with self.lock:
            self._forget()
            if self.listeners:
                await self.load()

    async def _catch_up(self) -> None:
        """Apply and publish the entries that other processes have appended. The caller holds the lock."""
        if self.table is None:
            return
        table = self.table
        lines = await self.registry.store.entries(self.name, table.version)
        try:
            for line in lines:
                before, status = table.bookmark, table.status
                entries = apply_batch(table, line, checked=True)  # the other process may use other rules
                if table.status == FROZEN != status:
                    table.ended = await self._freeze()
                self._publish(table, entries, before)
        except BaseException:
            self._forget()  # it may be partially changed
            raise
        self._set_timer(table)

    def _look_after(self) -> None:
        """Keep the game moving: set the timer, and let the bot to act think or carry out an order."""
        assert self.table
        table = self.table
        self._set_timer(table)
        if table.deciding_bot is not None and self.thinking_at != table.step:
            self.thinking_at = table.step
            task = bot_task(table, table.deciding_bot)
            self.registry.spawn(self._think(table.step, task, self._payers(table)))
        elif table.auto_pass and self.passing_at != table.step:
            self.passing_at = table.step
            self.registry.spawn(self._pass(table.step))

    def _set_timer(self, table: Table) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        deadline = table.deadline
        if deadline is not None and table.status != OVER:
            wait = max(deadline - self.registry.now(), 0) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, lambda: self.registry.spawn(self.change(handle_timeout)))

    async def _think(self, step: int, task: BotTask, payers: Sequence[Payer]) -> None:
        """Let a bot decide, and release its answer at a time that reveals nothing about its decision."""
        loop, pace = asyncio.get_running_loop(), self.registry.bot_delay
        due = loop.time() + pace.delay()
        try:
            thought = await self.registry.bot_processes.solve(task, payers)
            await asyncio.sleep(pace.release(due, thought.started, loop.time(), task.level) - loop.time())
            await self.change(lambda table, at: handle_bot(table, step, thought.action, at))
        finally:
            if self.thinking_at == step:
                self.thinking_at = -1

    async def _pass(self, step: int) -> None:
        """Carry out a person's order after a delay like a bot's. Until then they can still change their mind."""
        try:
            await asyncio.sleep(self.registry.bot_delay.delay())
            await self.change(lambda table, at: handle_auto_pass(table, step, at))
        finally:
            if self.passing_at == step:
                self.passing_at = -1

    def _payers(self, table: Table) -> list[Payer]:
        """Return the accounts charged for a table's bots: the people present, or else the host."""
        present, addresses = table.present(), self.registry.addresses
        if not present:
            return [Payer(BOTS, addresses.of(table.opened.host), table.opened.host)]
        return [Payer(PEOPLE, addresses.of(guest), guest) for guest in present]

    async def hint(self, look: Callable[[Table], Viewer], step: int) -> bytes:
        """Return a strong bot's assessment of a person's choices. The table stays available in the meantime."""
        async with self.hint_lock:
            async with self.lock:
                table = await self.load()
                viewer = look(table)
                expect_hint(table, viewer, step)
                task = hint_task(table)
            payer = Payer(PEOPLE, self.registry.addresses.of(viewer.guest), viewer.guest)
            return hinted(table.options.rules, step, await self.registry.bot_processes.weigh(task, [payer]))

    async def wake(self) -> None:
        """Continue the game at a table that is due."""
        async with self.lock:
            await self.load()
            await self._catch_up()
            table = await self.load()
            if table.deadline is None or table.deadline > self.registry.now():
                self._look_after()
                return
        await self.change(handle_timeout)

    def _forget(self) -> None:
        self.table = None
        if self.timer:
            self.timer.cancel()
            self.timer = None

    @property
    def at_work(self) -> bool:
        """Whether a bot's answer or an order is pending."""
        return self.thinking_at >= 0 or self.passing_at >= 0

    def rest(self, idle: float) -> bool:
        """Drop the table from memory if it has been idle. Return whether this object can be dropped, too."""
        busy = self.lock.wanted > 0 or self.at_work
        if not busy and time.monotonic() - self.used > idle:
            self._forget()
        return self.table is None and not self.listeners and not busy


def bot_task(table: Table, level: str) -> BotTask:
    """Return the pending decision as a task for a bot, based on everything its seat knows."""
    return _problem(table, level, table.match.view(table.match.actor), b"bot")


def hint_task(table: Table) -> BotTask:
    """Return the pending decision as a task for a hint, based on what the active person's screen shows."""
    return _problem(table, ADVISER, view_for_hint(table), b"hint")


def _problem(table: Table, level: str, known: Any, purpose: bytes) -> BotTask:
    digest = hmac.digest(table.saved.secret, b"bali %s %d" % (purpose, table.step), hashlib.sha256)
    actions = tuple(int(action) for action in table.match.legal())
    seed = int.from_bytes(digest[:7])
    return BotTask(table.options.game, level, known.tobytes(), table.match.actor, actions, seed)
