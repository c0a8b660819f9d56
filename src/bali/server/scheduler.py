"""What keeps the game at one table moving without its players: bots' decisions, answers in advance and the clock."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any

from bali.server.bot_process import BotTask
from bali.server.bot_tasks import bot_task
from bali.server.fair_queue import BOTS, PEOPLE, Payer
from bali.table.entries import Entry
from bali.table.handlers import handle_answer, handle_bot, handle_timeout
from bali.table.status import OVER
from bali.table.table import Table

if TYPE_CHECKING:
    from bali.server.registry import TableRegistry

Handler = Callable[[Table, int], list[Entry]]
Change = Callable[[Handler], Coroutine[Any, Any, None]]  # applies the entries that a handler returns


class Work(IntEnum):
    """What can be pending at a table, apart from its timer."""

    BOT = auto()  # a bot is deciding, or its answer waits for its release
    ANSWER = auto()  # an answer in advance waits for its release


class Scheduler:
    """The pending work of one table, and its timer.

    It receives the table's `change` with every call and does not store it. The two objects would otherwise refer to each
    other, and only the garbage collector could free them, which rarely examines old objects (`registry.GARBAGE`).
    """

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.timer: asyncio.TimerHandle | None = None
        self.pending: dict[Work, int] = {}  # the step at which each kind of work was last started, until it ends

    def schedule(self, table: Table, change: Change) -> None:
        """Set the timer. If the game waits for a bot or an answer in advance, start that work unless it is already pending."""
        self.set_timer(table, change)
        if table.deciding_bot is not None:
            if self._starts(Work.BOT, table.step):
                self._start_bot(table, table.deciding_bot, change)
        elif table.due_answer and self._starts(Work.ANSWER, table.step):
            self._start_answer(table.step, change)

    def _start_bot(self, table: Table, level: str, change: Change) -> None:
        """Let a bot decide, or a lesson's script for it."""
        step, scripted = table.step, table.scripted_action
        if scripted is None:
            self.registry.spawn(self._play_bot(step, bot_task(table, level), self._payers(table), change))
        else:
            self.registry.spawn(self._act_later(Work.BOT, step, lambda table, at: handle_bot(table, step, scripted, at), change))

    def _start_answer(self, step: int, change: Change) -> None:
        """Carry out an answer in advance. Until then the person can still decide otherwise."""
        self.registry.spawn(self._act_later(Work.ANSWER, step, lambda table, at: handle_answer(table, step, at), change))

    def set_timer(self, table: Table, change: Change) -> None:
        """Set the timer to the table's deadline, if it has one."""
        self.cancel_timer()
        deadline = table.deadline
        if deadline is not None and table.status != OVER:
            wait = max(deadline - self.registry.now(), 0) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, lambda: self.registry.spawn(change(handle_timeout)))

    def cancel_timer(self) -> None:
        """Cancel the timer, if one is set."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def _starts(self, work: Work, step: int) -> bool:
        """Return whether work on a step has to be started, and note that it is pending."""
        if self.pending.get(work) == step:
            return False
        self.pending[work] = step
        return True

    def _end(self, work: Work, step: int) -> None:
        """Note that work on a step has ended, unless work on a later one has replaced it."""
        if self.pending.get(work) == step:
            del self.pending[work]

    async def _play_bot(self, step: int, task: BotTask, payers: Sequence[Payer], change: Change) -> None:
        """Let a bot decide, and release its answer at a time that reveals nothing about its decision."""
        loop, bot_delay = asyncio.get_running_loop(), self.registry.bot_delay
        due = loop.time() + bot_delay.delay()
        try:
            decision = await self.registry.bot_pool.solve(task, payers)
            await asyncio.sleep(bot_delay.release(due, decision.started, loop.time(), task.level) - loop.time())
            await change(lambda table, at: handle_bot(table, step, decision.action, at))
        finally:
            self._end(Work.BOT, step)

    async def _act_later(self, work: Work, step: int, handler: Handler, change: Change) -> None:
        """Apply a handler after a delay like a bot's. The delay is drawn, and passes, before anything looks at the cards."""
        try:
            await asyncio.sleep(self.registry.bot_delay.delay())
            await change(handler)
        finally:
            self._end(work, step)

    def _payers(self, table: Table) -> list[Payer]:
        """Return the accounts charged for a table's bots: the people present, or else the host."""
        present, networks = table.present(), self.registry.guest_networks
        if not present:
            return [Payer(BOTS, networks.of(table.opened.host), table.opened.host)]
        return [Payer(PEOPLE, networks.of(guest), guest) for guest in present]
