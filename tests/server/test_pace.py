"""A bot's pace: when it answers does not depend on what it thought about, so that the time tells nothing."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

import pytest

from bali.bots import LEVELS
from bali.bots.search import Thinker
from bali.core.dealers import secret_from
from bali.server.bot_worker import Problem, solve
from bali.server.fair_queue import Payer
from bali.server.hall import Hall
from bali.server.pace import LONGEST_THOUGHT, Pace
from bali.server.room import Room, bot_problem
from bali.server.settings import Settings
from bali.server.store import Store
from bali.server.thinkers import Thinkers, Thought
from bali.table.commands import Start
from bali.table.entries import Machine, Opened, Seated
from bali.table.options import TableOptions
from bali.table.rulings import Visitor
from bali.table.table import OVER, Table
from tests.table.scene import Scene

PACE, MOMENT = 1.0, 0.125  # seconds
ROUNDS = 20  # of the loop, in which all is done that can be done while time stands still
HOST = Visitor("host", "Host")


@pytest.fixture(autouse=True)
def _a_journal_without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets moves be written while time stands still."""
    monkeypatch.setattr("bali.server.journal.APART", 0.0)


class Clock(asyncio.SelectorEventLoop):
    """A loop whose time stands still until it is turned on."""

    def __init__(self) -> None:
        super().__init__()
        self.hands = 0.0

    def time(self) -> float:
        return self.hands


async def turn_on(seconds: float) -> None:
    """Lets time pass, once everyone waits for it; they go on when it has."""
    clock = asyncio.get_running_loop()
    assert isinstance(clock, Clock)
    await come_to_rest()
    clock.hands += seconds
    await come_to_rest()


async def come_to_rest() -> None:
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


class Ponderers(Thinkers):
    """Thinkers that decide as bots do, start when they are told to, and take as long as they are told to."""

    def __init__(self, *thoughts: float, late: float = 0.0) -> None:
        super().__init__(size=1, patience=0)
        self.thoughts, self.late = cycle(thoughts), late
        self.choices: list[int] = []  # how many actions were possible, decision by decision

    async def solve(self, problem: Problem, payers: Sequence[Payer]) -> Thought:
        self.choices.append(len(problem.actions))
        await asyncio.sleep(self.late)
        started = asyncio.get_running_loop().time()
        await asyncio.sleep(next(self.thoughts))
        return Thought(solve(problem), started)


class KnownPace(Pace):
    """A pace whose chance is known, and that remembers the last delay that it drew."""

    def __init__(self, *draws: float) -> None:
        following = cycle(draws)
        super().__init__(PACE, lambda: next(following))
        self.last = 0.0

    def delay(self) -> float:
        self.last = super().delay()
        return self.last


@asynccontextmanager
async def bots_at_play(database: Path, thinkers: Thinkers, pace: Pace, level: str = "novice") -> AsyncIterator[Room]:
    settings = Settings(database=str(database))
    store = Store(settings.url)
    await store.open()
    hall = Hall(settings, store, thinkers)
    hall.pace = pace
    try:
        yield await start(hall, level)
    finally:
        await hall.close()
        thinkers.stop()
        await store.close()


async def start(hall: Hall, level: str) -> Room:
    """Starts a game of two bots; gets their room."""
    options = TableOptions.model_validate({"game": "altar", "players": 2})
    opened = Opened(at=0, host=HOST.guest, options=options, secret=secret_from("pace").hex())
    bots = [Seated(at=0, seat=seat, player=Machine(level=level, name=f"Bot {seat}")) for seat in range(2)]
    room = hall.room(await hall.open([opened, *bots]))
    await room.obey(Start(), HOST)
    return room


async def table_in(room: Room) -> Table:
    """Return the table, once nobody is changing it."""
    async with room.lock:
        return await room.load()


async def expect_an_answer_after(seconds: float, room: Room, moment: float = MOMENT) -> None:
    """Expects that a bot answers then and not a moment earlier."""
    step = (await table_in(room)).step
    await turn_on(seconds - moment)
    assert (await table_in(room)).step == step
    await turn_on(moment)
    assert (await table_in(room)).step > step


def run(work: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(work)


DRAWS = (0.25, 0.0, 0.5, 0.125)


def test_a_bot_answers_after_a_delay_of_chance_whatever_it_thought_about(tmp_path: Path) -> None:
    thinkers, pace, times = Ponderers(0.0, PACE / 4, PACE / 2 - MOMENT), KnownPace(*DRAWS), set[float]()

    async def play() -> None:
        async with bots_at_play(tmp_path / "tables.sqlite", thinkers, pace) as room:
            while (await table_in(room)).status != OVER:
                await come_to_rest()
                times.add(pace.last)
                await expect_an_answer_after(pace.last, room)

    run(play())
    assert times == {0.5, 0.75, 1.0, 1.5}
    assert min(thinkers.choices) == 1
    assert max(thinkers.choices) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_that_starts_late_makes_every_answer_late_by_the_same(tmp_path: Path, level: str) -> None:
    late, slot = 10 * PACE, LONGEST_THOUGHT[level]
    thinkers = Ponderers(0.0, slot / 2, slot, late=late)

    async def play() -> None:
        async with bots_at_play(tmp_path / "tables.sqlite", thinkers, KnownPace(*DRAWS), level) as room:
            await turn_on(late)
            for _ in range(9):
                await turn_on(slot / 2)  # at the latest now it has thought, or it does so together with the slot
                await expect_an_answer_after(slot / 2, room, slot / 4)
                await turn_on(late)

    run(play())


def test_a_thought_that_takes_longer_than_its_slot_fills_whole_slots() -> None:
    pace, slot = KnownPace(0.0), LONGEST_THOUGHT["master"]
    for thought, slots in ((0.0, 1), (slot / 2, 1), (slot, 1), (slot + 0.01, 2), (2 * slot, 2), (9.2 * slot, 10)):
        assert pace.release(5.0, 6.0, 6.0 + thought, "master") == 6.0 + slots * slot
        assert pace.release(99.0, 6.0, 6.0 + thought, "master") == 99.0


def test_delays_are_irregular_and_within_the_time_of_a_quick_person() -> None:
    pace = Pace(0.6)
    drawn = sorted(pace.delay() for _ in range(2000))
    assert 0.3 < drawn[0] < 0.4
    assert 1.0 < drawn[-1] < 1.5
    assert 0.5 < drawn[len(drawn) // 2] < 0.7
    milliseconds = Counter(round(1000 * delay) for delay in drawn)
    assert max(milliseconds.values()) < 30  # no time is common
    assert len(milliseconds) > 400


def test_without_a_pace_bots_answer_as_soon_as_they_can() -> None:
    assert Pace(0).delay() == 0
    assert Pace(0).release(1.0, 2.0, 2.1, "master") == 2.1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_a_choice_thinks_as_much_as_one_with(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    iterations = Counter[int]()
    grow = Thinker._iterate

    def counted(thinker: Thinker, seat: int, number: int) -> None:
        iterations[choices] += number
        grow(thinker, seat, number)

    monkeypatch.setattr(Thinker, "_iterate", counted)
    table = Scene("dalang", people=0, bots=3).table
    asked = bot_problem(table, level)
    for problem in (asked, asked._replace(actions=asked.actions[:1])):
        choices = len(problem.actions)
        assert solve(problem) in problem.actions
    assert len(iterations) == 2
    assert len(set(iterations.values())) == 1
