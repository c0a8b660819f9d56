"""A room: a table in memory, with those who listen to it."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from bali.bots import ADVISER
from bali.server.bot_worker import Problem
from bali.server.fair_queue import BOTS, PEOPLE, Payer
from bali.server.line import line_of
from bali.server.listener import NOT_YOURS, Listener
from bali.table.commands import Rematch, Start, TableCommand
from bali.table.entries import ENTRIES, Entry, private_to
from bali.table.hints import expect_hint, hinted
from bali.table.messages import Telling, Viewer, refused, whole_view
from bali.table.refusal import Refusal
from bali.table.rulings import Visitor, rule, rule_bot, rule_order, rule_time
from bali.table.table import OVER, Mark, Table

if TYPE_CHECKING:
    from bali.server.hall import Hall

TRIES = 5  # to append, against other processes

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
            self.table = await asyncio.to_thread(_table_of, self.name, lines)
            for listener in self.listeners:
                if listener.version != self.table.told_to(listener.visitor.guest):
                    self._tell(self.table, listener)
            self._look_after()
        return self.table

    async def obey(self, command: TableCommand, visitor: Visitor) -> None:
        """Apply a command. When this returns, it is on disk and everyone was told."""
        async with self._quota(command, visitor):
            await self.change(lambda table, at: rule(table, command, visitor, at))

    @asynccontextmanager
    async def _quota(self, command: TableCommand, visitor: Visitor) -> AsyncIterator[None]:
        """Check that somebody may have one more table, if the command makes one."""
        if isinstance(command, Rematch):
            async with self.hall.quotas.opening(visitor.guest):
                yield
            return
        if isinstance(command, Start):
            async with self.lock:
                host = (await self.load()).opened.host
            await self.hall.quotas.expect_start(host)
        yield

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
        before = table.mark
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
            self._publish(table, entries, before)
        else:
            self._forget()
        return done

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
            listener.version = table.told_to(listener.visitor.guest)
            listener.tell(whole_view(table, listener.viewer(table), self.hall.now()))

    def _welcome(self, table: Table, listener: Listener) -> bool:
        """Gets whether someone may hear more of a table; who may not, since its game has started, is sent away."""
        if table.may_watch(listener.visitor.guest):
            return True
        listener.tell(refused(Refusal("private", "only its players can see this table")))
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
                listener.tell(telling.news(viewer, before) if following else telling.whole(viewer))

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
            before = table.mark
            entries = ENTRIES.validate_json(line)
            table.add(entries)
            self._publish(table, entries, before)
        self._set_timer(table)

    def _look_after(self) -> None:
        """Sees to it that the table goes on: a bot that is asked thinks, an order is carried out, a clock is waited for."""
        assert self.table
        table = self.table
        self._set_timer(table)
        if table.bot_asked is not None and self.thinking_at != table.step:
            self.thinking_at = table.step
            self.hall.spawn(self._think(table.step, problem_of(table, table.bot_asked, b"bot"), self._payers(table)))
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
                problem = problem_of(table, ADVISER, b"hint")
            payer = Payer(PEOPLE, self.hall.addresses.of(viewer.guest), viewer.guest)
            return hinted(table.options.rules, step, await self.hall.thinkers.weigh(problem, [payer]))

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


def _table_of(name: str, lines: Sequence[str]) -> Table:
    return Table.of(name, [ENTRIES.validate_json(line) for line in lines])


def problem_of(table: Table, level: str, purpose: bytes) -> Problem:
    """Gets the decision that is awaited, made from what the asked seat knows, for a bot to think about."""
    match = table.match
    seat = match.actor
    digest = hmac.digest(table.saved.secret, b"bali %s %d" % (purpose, table.step), hashlib.sha256)
    actions = tuple(int(action) for action in match.legal())
    seed = int.from_bytes(digest[:7])
    return Problem(table.options.game, level, match.view(seat).tobytes(), seat, actions, seed)
