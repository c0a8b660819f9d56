"""The delay of bots: when a bot answers does not depend on its decision, so that the time reveals nothing."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bali.bots import LEVELS, GuidedSearch
from bali.core.dealers import secret_from
from bali.server.bot_delay import MAX_THINKING, BotDelay
from bali.server.bot_pool import BotPool, Decision
from bali.server.bot_process import BotTask, solve
from bali.server.bot_tasks import bot_task
from bali.server.fair_queue import Payer
from bali.server.live_table import LiveTable
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.commands import Start
from bali.table.entries import BotPlayer, Opened, Seated
from bali.table.handlers import Visitor
from bali.table.options import TableOptions
from bali.table.status import OVER
from bali.table.table import Table
from tests.table.scene import Scene

DELAY, MOMENT = 1.0, 0.125  # seconds
ROUNDS = 20  # of the loop, enough for everything that can happen while time stands still
HOST = Visitor("host", "Host")


@pytest.fixture(autouse=True)
def _a_journal_without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let moves be written while time stands still."""
    monkeypatch.setattr("bali.server.journal.INTERVAL", 0.0)


class StoppedLoop(asyncio.SelectorEventLoop):
    """An event loop whose time stands still until a test advances it."""

    def __init__(self) -> None:
        super().__init__()
        self.current_time = 0.0

    def time(self) -> float:
        return self.current_time


async def advance_time(seconds: float) -> None:
    """Run all ready tasks, advance the time, and run the tasks that waited for it."""
    clock = asyncio.get_running_loop()
    assert isinstance(clock, StoppedLoop)
    await run_ready_tasks()
    clock.current_time += seconds
    await run_ready_tasks()


async def run_ready_tasks() -> None:
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


class TimedBotPool(BotPool):
    """A bot pool that decides as bots do. The test sets when it starts and how long it takes."""

    def __init__(self, *thoughts: float, late: float = 0.0) -> None:
        super().__init__(size=1, bot_timeout=0)
        self.thoughts, self.late = cycle(thoughts), late
        self.choices: list[int] = []  # how many actions were possible, decision by decision

    async def solve(self, task: BotTask, payers: Sequence[Payer]) -> Decision:
        self.choices.append(len(task.actions))
        await asyncio.sleep(self.late)
        started = asyncio.get_running_loop().time()
        await asyncio.sleep(next(self.thoughts))
        return Decision(solve(task), started)


class KnownDelay(BotDelay):
    """Delays that a test knows. The last one is stored."""

    def __init__(self, *draws: float) -> None:
        following = cycle(draws)
        super().__init__(DELAY, lambda: next(following))
        self.last = 0.0

    def delay(self) -> float:
        self.last = super().delay()
        return self.last


@asynccontextmanager
async def bots_playing(database: Path, bot_pool: BotPool, bot_delay: BotDelay, level: str = "novice") -> AsyncIterator[LiveTable]:
    settings = Settings(database=str(database))
    store = Store(settings.url)
    await store.open()
    registry = TableRegistry(settings, store, bot_pool)
    registry.bot_delay = bot_delay
    try:
        yield await start(registry, level)
    finally:
        await registry.close()
        bot_pool.stop()
        await store.close()


async def start(registry: TableRegistry, level: str) -> LiveTable:
    """Start a game of two bots and return its live table."""
    options = TableOptions.model_validate({"game": "altar", "players": 2})
    opened = Opened(at=0, host=HOST.guest, options=options, secret=secret_from("pace").hex())
    bots = [Seated(at=0, seat=seat, player=BotPlayer(level=level, name=f"Bot {seat}")) for seat in range(2)]
    live = registry.live_table(await registry.open([opened, *bots]))
    await live.execute(Start(), HOST)
    return live


async def table_in(live: LiveTable) -> Table:
    """Return the table, once nobody is changing it."""
    async with live.lock:
        return await live.load()


async def expect_an_answer_after(seconds: float, live: LiveTable, moment: float = MOMENT) -> None:
    """Expect a bot to answer then and not a moment earlier."""
    step = (await table_in(live)).step
    await advance_time(seconds - moment)
    assert (await table_in(live)).step == step
    await advance_time(moment)
    assert (await table_in(live)).step > step


def run(work: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        runner.run(work)


DRAWS = (0.25, 0.0, 0.5, 0.125)


def test_a_bot_answers_after_a_random_delay_whatever_it_thought_about(tmp_path: Path) -> None:
    bot_pool, bot_delay, times = TimedBotPool(0.0, DELAY / 4, DELAY / 2 - MOMENT), KnownDelay(*DRAWS), set[float]()

    async def play() -> None:
        async with bots_playing(tmp_path / "tables.sqlite", bot_pool, bot_delay) as live:
            while (await table_in(live)).status != OVER:
                await run_ready_tasks()
                times.add(bot_delay.last)
                await expect_an_answer_after(bot_delay.last, live)

    run(play())
    assert times == {0.5, 0.75, 1.0, 1.5}
    assert min(bot_pool.choices) == 1
    assert max(bot_pool.choices) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_that_starts_late_makes_every_answer_late_by_the_same(tmp_path: Path, level: str) -> None:
    late, slot = 10 * DELAY, MAX_THINKING[level]
    bot_pool = TimedBotPool(0.0, slot / 2, slot, late=late)

    async def play() -> None:
        async with bots_playing(tmp_path / "tables.sqlite", bot_pool, KnownDelay(*DRAWS), level) as live:
            await advance_time(late)
            for _ in range(9):
                await advance_time(slot / 2)  # at the latest now it has thought, or it does so together with the slot
                await expect_an_answer_after(slot / 2, live, slot / 4)
                await advance_time(late)

    run(play())


def test_a_thought_that_takes_longer_than_its_slot_fills_whole_slots() -> None:
    bot_delay, slot = KnownDelay(0.0), MAX_THINKING["master"]
    for thought, slots in ((0.0, 1), (slot / 2, 1), (slot, 1), (slot + 0.01, 2), (2 * slot, 2), (9.2 * slot, 10)):
        assert bot_delay.release(5.0, 6.0, 6.0 + thought, "master") == 6.0 + slots * slot
        assert bot_delay.release(99.0, 6.0, 6.0 + thought, "master") == 99.0


def test_delays_are_irregular_and_within_the_time_of_a_quick_person() -> None:
    bot_delay = BotDelay(0.6)
    drawn = sorted(bot_delay.delay() for _ in range(2000))
    assert 0.3 < drawn[0] < 0.4
    assert 1.0 < drawn[-1] < 1.5
    assert 0.5 < drawn[len(drawn) // 2] < 0.7
    milliseconds = Counter(round(1000 * delay) for delay in drawn)
    assert max(milliseconds.values()) < 30  # no time is common
    assert len(milliseconds) > 400


def test_without_a_pace_bots_answer_as_soon_as_they_can() -> None:
    assert BotDelay(0).delay() == 0
    assert BotDelay(0).release(1.0, 2.0, 2.1, "master") == 2.1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_a_choice_thinks_as_much_as_one_with(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    trees = Counter[int]()
    grow = GuidedSearch._grow

    def counted(bot: GuidedSearch, *known: Any) -> None:
        trees[choices] += bot.settings.iterations
        grow(bot, *known)

    monkeypatch.setattr(GuidedSearch, "_grow", counted)
    table = Scene("dalang", people=0, bots=3).table
    asked = bot_task(table, level)
    for task in (asked, asked._replace(actions=asked.actions[:1])):
        choices = len(task.actions)
        assert solve(task) in task.actions
    assert len(trees) == 2
    assert len(set(trees.values())) == 1
