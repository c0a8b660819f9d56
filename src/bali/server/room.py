"""A room: a table in memory, with those who listen to it."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from bali.bots import ADVISER
from bali.server.line import line_of
from bali.server.listener import NOT_YOURS, Listener
from bali.server.metrics import FROZEN_TABLES
from bali.server.thinkers import Problem
from bali.table.commands import Rematch, TableCommand
from bali.table.entries import Entry, Rematched, private_to
from bali.table.hints import expect_hint, hinted
from bali.table.loading import follow, load_table
from bali.table.messages import Telling, Viewer, refused, whole_view
from bali.table.refusal import Refusal
from bali.table.rulings import Visitor, rematch_entries, rule, rule_bot, rule_order, rule_time
from bali.table.table import FROZEN, OVER, Table

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
                if listener.version != self.table.told:
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
        except (SQLAlchemyError, OSError):
            return  # where nothing can be written, nothing is deleted
        if not kept:
            self._forget()
            raise Refusal("no-table", "there is no such table")
        self.marked = now

    async def obey(self, command: TableCommand, visitor: Visitor) -> None:
        """Carries out a command: when this returns, it is on disk and told."""
        if isinstance(command, Rematch):
            await self._rematch(command, visitor)
        else:
            await self.change(lambda table, at: rule(table, command, visitor, at))

    async def change(self, ruling: Ruling) -> None:
        """Carries out what a ruling says; if another process was faster, the ruling is made anew."""
        async with self.lock:
            for _ in range(TRIES):
                table = await self.load()
                entries = ruling(table, self.hall.now())
                if await self._append(table, entries):
                    self._look_after()
                    return
                await self._catch_up()
            raise Refusal("busy", "too many want to change this table at once; try again")

    async def _append(self, table: Table, entries: Sequence[Entry]) -> bool:
        """Carries entries out, and tells of them once they are on disk. If they do not get there, the log says what is true."""
        before = (table.step, len(table.talk))
        try:
            table.add(entries)
            done = await self.hall.journal.append(line_of(table, entries))
        except (SQLAlchemyError, OSError):
            self._forget()
            raise Refusal("storage", "this cannot be kept right now; try again") from None
        except BaseException:
            self._forget()
            raise
        if done:
            self._publish(table, entries, *before)
        else:
            self._forget()
        return done

    async def _rematch(self, command: Rematch, visitor: Visitor) -> None:
        async with self.lock:
            table = await self.load()
            rule(table, command, visitor, self.hall.now())
            entries = rematch_entries(table, visitor.guest, self.hall.now())
        name = await self.hall.open(entries)
        await self.change(lambda table, at: [Rematched(at=at, table=name)] if rule(table, command, visitor, at) else [])

    async def join(self, listener: Listener) -> None:
        """Lets someone listen, and tells them everything that they may know."""
        async with self.lock:
            table = await self.load()
            if not table.may_watch(listener.visitor.guest):
                raise Refusal("private", "only its players can see this table")
            self.listeners.add(listener)
            self._tell(table, listener)

    async def tell_anew(self, listener: Listener) -> None:
        """Tells someone everything."""
        async with self.lock:
            self._tell(await self.load(), listener)

    def _tell(self, table: Table, listener: Listener) -> None:
        if self._welcome(table, listener):
            listener.version = table.told
            listener.tell(whole_view(table, listener.viewer(table), self.hall.now()))

    def _welcome(self, table: Table, listener: Listener) -> bool:
        """Gets whether someone may hear more of a table; who may not, since its game has started, is sent away."""
        if table.may_watch(listener.visitor.guest):
            return True
        listener.tell(refused(Refusal("private", "only its players can see this table")))
        listener.close(NOT_YOURS, "private")
        return False

    def _publish(self, table: Table, entries: Sequence[Entry], step: int, talk: int) -> None:
        """Tells everyone what the last command changed; what concerns one seat alone, only who looks from there."""
        viewers = {listener: listener.viewer(table) for listener in self.listeners}
        seat = private_to(entries)
        if seat is not None:
            for listener in [listener for listener, viewer in viewers.items() if viewer.shown == seat]:
                self._tell(table, listener)
            return
        telling = Telling(table, viewers.values(), self.hall.now())
        for listener, viewer in viewers.items():
            if self._welcome(table, listener):
                following = listener.version == table.told - 1
                listener.version = table.told
                listener.tell(telling.news(viewer, step, talk) if following else telling.whole(viewer))

    async def refresh(self, version: int) -> None:
        """Hears that another process has changed the table."""
        async with self.lock:
            if self.table is None and self.listeners:
                await self.load()
            elif self.table and self.table.version < version:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Carries out and tells what other processes have appended. The lock is held."""
        if self.table is None:
            return
        table = self.table
        for line in await self.hall.store.entries(self.name, table.version):
            before, status = (table.step, len(table.talk)), table.status
            entries = follow(table, line, checked=True)  # the other process may have other rules
            if table.status == FROZEN != status:
                table.ended = await self._freeze()
            self._publish(table, entries, *before)
        self._set_timer(table)

    def _look_after(self) -> None:
        """Sees to it that the table goes on: a bot that is asked thinks, an order is carried out, a clock is waited for."""
        assert self.table
        table = self.table
        self._set_timer(table)
        if table.bot_asked is not None and self.thinking_at != table.step:
            self.thinking_at = table.step
            self.hall.spawn(self._think(table.step, _problem(table, table.bot_asked, b"bot")))
        elif table.order and self.passing_at != table.step:
            self.passing_at = table.step
            self.hall.spawn(self._pass(table.step))

    def _set_timer(self, table: Table) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        deadline = table.clocks.deadline
        if deadline is not None and table.status != OVER:
            wait = max(deadline - self.hall.now(), 0) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, lambda: self.hall.spawn(self.change(rule_time)))

    async def _think(self, step: int, problem: Problem) -> None:
        """Lets a bot decide. It answers after the same time whatever it thought about, so that the time tells nothing."""
        try:
            decision, _ = await asyncio.gather(self.hall.thinkers.solve(problem), asyncio.sleep(self.hall.settings.pace))
            await self.change(lambda table, at: rule_bot(table, step, decision, at))
        finally:
            if self.thinking_at == step:
                self.thinking_at = -1

    async def _pass(self, step: int) -> None:
        """Carries out a person's order, after the time that a bot takes: they can still decide otherwise."""
        try:
            await asyncio.sleep(self.hall.settings.pace)
            await self.change(lambda table, at: rule_order(table, step, at))
        finally:
            if self.passing_at == step:
                self.passing_at = -1

    async def advise(self, look: Callable[[Table], Viewer], step: int) -> bytes:
        """Gets what a strong bot thinks of a person's choices; the table is not kept waiting for it."""
        async with self.advice:
            async with self.lock:
                table = await self.load()
                expect_hint(table, look(table), step)
                problem = _problem(table, ADVISER, b"hint")
            return hinted(table.options.rules, step, await self.hall.thinkers.weigh(problem))

    async def wake(self) -> None:
        """Looks after a table whose time has come."""
        async with self.lock:
            await self.load()
            await self._catch_up()
            table = await self.load()
            if table.clocks.deadline is None or table.clocks.deadline > self.hall.now():
                self._look_after()
                return
        await self.change(rule_time)

    def _forget(self) -> None:
        self.table = None
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def rest(self, idle: float) -> bool:
        """Drops the table from memory if nothing has happened for a while; gets whether the room can be closed."""
        busy = self.lock.wanted > 0 or self.thinking_at >= 0 or self.passing_at >= 0
        if not busy and time.monotonic() - self.used > idle:
            self._forget()
        return self.table is None and not self.listeners and not busy


def _problem(table: Table, level: str, purpose: bytes) -> Problem:
    """Gets the decision that is awaited, made from what the asked seat knows, for a bot to think about."""
    match = table.match
    seat = match.actor
    digest = hmac.digest(table.saved.secret, b"bali %s %d" % (purpose, table.step), hashlib.sha256)
    actions = tuple(int(action) for action in match.legal())
    seed = int.from_bytes(digest[:7])
    return Problem(table.options.game, level, match.view(seat).tobytes(), seat, actions, seed)
