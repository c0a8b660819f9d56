"""A room: a table in memory, with those who listen to it."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bali.bots import ADVISER
from bali.server.bot_worker import Problem
from bali.server.circuit import Unavailable
from bali.server.fair_queue import BOTS, PEOPLE, Payer
from bali.server.line import line_of
from bali.server.listener import NOT_YOURS, Listener
from bali.server.metrics import FROZEN_TABLES
from bali.table.commands import Rematch, Start, TableCommand
from bali.table.entries import Entry, private_to
from bali.table.hints import expect_hint, hinted, view_for_hint
from bali.table.loading import follow, load_table
from bali.table.messages import Telling, Viewer, refused, whole_view
from bali.table.refusal import Refusal
from bali.table.rulings import Visitor, rule, rule_bot, rule_order, rule_time
from bali.table.table import FROZEN, OVER, Mark, Table

if TYPE_CHECKING:
    from bali.server.hall import Hall

TRIES = 5  # to append, against other processes
MARK_EVERY = 3600 * 1000  # milliseconds

Ruling = Callable[[Table, int], list[Entry]]


class Door(asyncio.Lock):
    """A lock that knows how many hold it or wait for it: for a moment between two of them, nobody holds it."""

    wanted = 0

    async def __aenter__(self) -> None:
        """Waits for the lock."""
        self.wanted += 1
        try:
            await self.acquire()
        except BaseException:
            self.wanted -= 1
            raise

    async def __aexit__(self, *error: object) -> None:
        """Lets the next one in."""
        self.release()
        self.wanted -= 1


class Room:
    """One table. Whoever reads or changes it holds the lock, so nobody sees what is not on disk yet."""

    def __init__(self, hall: "Hall", name: str) -> None:
        """Opens the room; the table is loaded when it is needed."""
        self.hall, self.name = hall, name
        self.lock = Door()
        self.table: Table | None = None
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.marked = 0  # when the database was last told that the table is in use
        self.timer: asyncio.TimerHandle | None = None
        self.advice = asyncio.Lock()  # of who asks for a hint: one after the other
        self.thinking_at = -1  # the step at which a bot thinks
        self.passing_at = -1  # the step at which a person's order is carried out

    async def load(self) -> Table:
        """Gets the table, from its log if it is not in memory. The lock is held."""
        self.used = time.monotonic()
        if self.table is None:
            lines = await self.hall.store.entries(self.name)
            if not lines:
                raise Refusal("no-table", "there is no such table")
            self.table = await self._from_log(lines)
            for listener in self.listeners:
                if listener.version != self.table.told_to(listener.visitor.guest):
                    self._tell(self.table, listener)
            self._look_after()
        await self._mark_used(self.table)
        return self.table

    async def _from_log(self, lines: Sequence[str]) -> Table:
        """Return the table that a log describes, frozen where it does not fit the rules. Then nobody has to be woken for it."""
        try:
            table = await asyncio.to_thread(load_table, self.name, lines)
        except Refusal:
            await self._freeze()
            raise
        if table.status == FROZEN:
            table.ended = await self._freeze()
        return table

    async def _freeze(self) -> bool:
        """Note that the table is frozen. Return whether its game had ended by its own rules."""
        FROZEN_TABLES.inc()
        return await self.hall.store.freeze(self.name)

    async def _mark_used(self, table: Table) -> None:
        """Tell all processes, once an hour, that a quiet table is looked at, so that none deletes it."""
        now = self.hall.now()
        if now - max(table.touched, self.marked) < MARK_EVERY:
            return
        try:
            kept = await self.hall.store.mark_used([self.name], now)
        except Unavailable:
            return  # where nothing can be written, nothing is deleted
        if not kept:
            self._forget()
            raise Refusal("no-table", "there is no such table")
        self.marked = now

    async def obey(self, command: TableCommand, visitor: Visitor) -> None:
        """Apply a command. When this returns, it is on disk and everyone was told."""
        if isinstance(command, Rematch):
            async with self.hall.quotas.opening(visitor.guest):
                await self._rule(command, visitor)
            return
        if isinstance(command, Start):
            await self._expect_start()
        await self._rule(command, visitor)

    async def _rule(self, command: TableCommand, visitor: Visitor) -> None:
        await self.change(lambda table, at: rule(table, command, visitor, at))

    async def _expect_start(self) -> None:
        """Check that the host may have one more running game."""
        async with self.lock:
            host = (await self.load()).opened.host
        await self.hall.quotas.expect_start(host)

    async def change(self, ruling: Ruling) -> None:
        """Apply what a ruling says; if another process wrote first, reload the table and rule again."""
        async with self.lock:
            for _ in range(TRIES):
                table = await self.load()
                entries = ruling(table, self.hall.now())
                if await self._append(table, entries):
                    self._look_after()
                    return
            raise Refusal("busy", "too many changes to this table at the same time; try again")

    async def _append(self, table: Table, entries: Sequence[Entry]) -> bool:
        """Apply entries, store them, and tell of them once they are on disk; return False if another process wrote first.

        Unless they are surely on disk, the table is forgotten: before anything else happens here, it is loaded from its log.
        """
        before, done = table.mark, False
        try:
            table.add(entries)
            done = await self.hall.journal.append(line_of(table, entries))
        finally:
            if not done:
                self._forget()
        if done:
            self._publish(table, entries, before)
        return done

    async def join(self, listener: Listener) -> None:
        """Lets someone listen, and tells them everything that they may know."""
        async with self.lock:
            table = await self.load()
            if not table.may_watch(listener.visitor.guest):
                raise Refusal("private", "only the players at this table can see it")
            self.listeners.add(listener)
            self._tell(table, listener)

    async def tell_anew(self, listener: Listener) -> None:
        """Tells someone everything."""
        async with self.lock:
            self._tell(await self.load(), listener)

    def _tell(self, table: Table, listener: Listener) -> None:
        if self._welcome(table, listener):
            listener.version = table.told_to(listener.visitor.guest)
            listener.tell_all(whole_view(table, listener.viewer(table), self.hall.now()))

    def _welcome(self, table: Table, listener: Listener) -> bool:
        """Gets whether someone may hear more of a table; who may not, since its game has started, is sent away."""
        if table.may_watch(listener.visitor.guest):
            return True
        listener.tell(refused(Refusal("private", "only the players at this table can see it")))
        listener.close(NOT_YOURS, "private")
        return False

    def _publish(self, table: Table, entries: Sequence[Entry], before: Mark) -> None:
        """Tell everyone what the last command changed. What concerns one seat, or the spectators, only they hear."""
        viewers = {listener: listener.viewer(table) for listener in self.listeners}
        seat = private_to(entries)
        if seat is not None:
            for listener in [listener for listener, viewer in viewers.items() if viewer.shown == seat]:
                self._tell(table, listener)
            return
        if table.is_aside(entries):
            viewers = {listener: viewer for listener, viewer in viewers.items() if not table.seats_of(viewer.guest)}
        telling = Telling(table, viewers.values(), self.hall.now())
        for listener, viewer in viewers.items():
            if self._welcome(table, listener):
                version = table.told_to(viewer.guest)
                following = listener.version == version - 1
                listener.version = version
                if following:
                    listener.tell(telling.news(viewer, before), is_view=True)
                else:
                    listener.tell_all(telling.whole(viewer))

    async def refresh(self, version: int) -> None:
        """Hears that another process has changed the table."""
        async with self.lock:
            if self.table is None and self.listeners:
                await self.load()
            elif self.table and self.table.version < version:
                await self._catch_up()

    async def reload(self) -> None:
        """Read the table from its log, after news may have been missed or entries lost; tell everyone what has changed."""
        async with self.lock:
            self._forget()
            if self.listeners:
                await self.load()

    async def _catch_up(self) -> None:
        """Carries out and tells what other processes have appended. The lock is held."""
        if self.table is None:
            return
        table = self.table
        lines = await self.hall.store.entries(self.name, table.version)
        try:
            for line in lines:
                before, status = table.mark, table.status
                entries = follow(table, line, checked=True)  # the other process may have other rules
                if table.status == FROZEN != status:
                    table.ended = await self._freeze()
                self._publish(table, entries, before)
        except BaseException:
            self._forget()  # it may have been changed by half
            raise
        self._set_timer(table)

    def _look_after(self) -> None:
        """Sees to it that the table goes on: a bot that is asked thinks, an order is carried out, a clock is waited for."""
        assert self.table
        table = self.table
        self._set_timer(table)
        if table.bot_asked is not None and self.thinking_at != table.step:
            self.thinking_at = table.step
            problem = bot_problem(table, table.bot_asked)
            self.hall.spawn(self._think(table.step, problem, self._payers(table)))
        elif table.order and self.passing_at != table.step:
            self.passing_at = table.step
            self.hall.spawn(self._pass(table.step))

    def _set_timer(self, table: Table) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        deadline = table.deadline
        if deadline is not None and table.status != OVER:
            wait = max(deadline - self.hall.now(), 0) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, lambda: self.hall.spawn(self.change(rule_time)))

    async def _think(self, step: int, problem: Problem, payers: Sequence[Payer]) -> None:
        """Let a bot decide, and release its answer when the time tells nothing of what it thought about."""
        loop, pace = asyncio.get_running_loop(), self.hall.pace
        due = loop.time() + pace.delay()
        try:
            thought = await self.hall.thinkers.solve(problem, payers)
            await asyncio.sleep(pace.release(due, thought.started, loop.time(), problem.level) - loop.time())
            await self.change(lambda table, at: rule_bot(table, step, thought.action, at))
        finally:
            if self.thinking_at == step:
                self.thinking_at = -1

    async def _pass(self, step: int) -> None:
        """Carry out a person's order after a delay like a bot's. Until then they can still decide otherwise."""
        try:
            await asyncio.sleep(self.hall.pace.delay())
            await self.change(lambda table, at: rule_order(table, step, at))
        finally:
            if self.passing_at == step:
                self.passing_at = -1

    def _payers(self, table: Table) -> list[Payer]:
        """Return on whose account a table's bots think: its people who are there, or else the host."""
        present, addresses = table.present(), self.hall.addresses
        if not present:
            return [Payer(BOTS, addresses.of(table.opened.host), table.opened.host)]
        return [Payer(PEOPLE, addresses.of(guest), guest) for guest in present]

    async def advise(self, look: Callable[[Table], Viewer], step: int) -> bytes:
        """Gets what a strong bot thinks of a person's choices; the table is not kept waiting for it."""
        async with self.advice:
            async with self.lock:
                table = await self.load()
                viewer = look(table)
                expect_hint(table, viewer, step)
                problem = hint_problem(table)
            payer = Payer(PEOPLE, self.hall.addresses.of(viewer.guest), viewer.guest)
            return hinted(table.options.rules, step, await self.hall.thinkers.weigh(problem, [payer]))

    async def wake(self) -> None:
        """Looks after a table whose time has come."""
        async with self.lock:
            await self.load()
            await self._catch_up()
            table = await self.load()
            if table.deadline is None or table.deadline > self.hall.now():
                self._look_after()
                return
        await self.change(rule_time)

    def _forget(self) -> None:
        self.table = None
        if self.timer:
            self.timer.cancel()
            self.timer = None

    @property
    def at_work(self) -> bool:
        """Whether a bot's answer or an order is on its way."""
        return self.thinking_at >= 0 or self.passing_at >= 0

    def rest(self, idle: float) -> bool:
        """Drops the table from memory if nothing has happened for a while; gets whether the room can be closed."""
        busy = self.lock.wanted > 0 or self.at_work
        if not busy and time.monotonic() - self.used > idle:
            self._forget()
        return self.table is None and not self.listeners and not busy


def bot_problem(table: Table, level: str) -> Problem:
    """Return the awaited decision for a bot, from all that its seat knows."""
    return _problem(table, level, table.match.view(table.match.actor), b"bot")


def hint_problem(table: Table) -> Problem:
    """Return the awaited decision for a hint, from the asked person's screen."""
    return _problem(table, ADVISER, view_for_hint(table), b"hint")


def _problem(table: Table, level: str, known: Any, purpose: bytes) -> Problem:
    digest = hmac.digest(table.saved.secret, b"bali %s %d" % (purpose, table.step), hashlib.sha256)
    actions = tuple(int(action) for action in table.match.legal())
    seed = int.from_bytes(digest[:7])
    return Problem(table.options.game, level, known.tobytes(), table.match.actor, actions, seed)
