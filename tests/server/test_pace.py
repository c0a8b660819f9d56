"""A bot's pace: it answers after the same time whatever it thought about, so that the time tells nothing."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

import pytest

from bali.core.dealers import secret_from
from bali.server.hall import Hall
from bali.server.room import Room
from bali.server.settings import Settings
from bali.server.store import Store
from bali.server.thinkers import Problem, Thinkers, solve
from bali.table.commands import Start
from bali.table.entries import Machine, Opened, Seated
from bali.table.options import TableOptions
from bali.table.rulings import Visitor
from bali.table.table import OVER, Table

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
    """Thinkers that decide as bots do, and take as long for it as they are told to."""

    def __init__(self, *thoughts: float) -> None:
        super().__init__(size=1, patience=0)
        self.thoughts = cycle(thoughts)
        self.choices: list[int] = []  # how many actions were possible, decision by decision

    async def solve(self, problem: Problem) -> int:
        self.choices.append(len(problem.actions))
        await asyncio.sleep(next(self.thoughts))
        return solve(problem)


@asynccontextmanager
async def bots_at_play(database: Path, thinkers: Thinkers) -> AsyncIterator[Room]:
    settings = Settings(database=str(database), pace=PACE)
    store = Store(settings.url)
    await store.open()
    hall = Hall(settings, store, thinkers)
    try:
        yield await start(hall)
    finally:
        await hall.close()
        thinkers.stop()
        await store.close()


async def start(hall: Hall) -> Room:
    """Starts a game of two bots; gets their room."""
    options = TableOptions.model_validate({"game": "altar", "players": 2})
    opened = Opened(at=0, host=HOST.guest, options=options, secret=secret_from("pace").hex())
    bots = [Seated(at=0, seat=seat, player=Machine(level="novice", name=f"Bot {seat}")) for seat in range(2)]
    room = hall.room(await hall.open([opened, *bots]))
    await room.obey(Start(), HOST)
    return room


async def table_in(room: Room) -> Table:
    """Gets the table; whoever is just changing it is waited for."""
    async with room.lock:
        return await room.load()


async def expect_an_answer_after(seconds: float, room: Room) -> None:
    """Expects that a bot answers then and not a moment earlier."""
    step = (await table_in(room)).step
    await turn_on(seconds - MOMENT)
    assert (await table_in(room)).step == step
    await turn_on(MOMENT)
    assert (await table_in(room)).step > step


def run(work: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(work)


def test_a_bot_answers_after_the_same_time_whatever_it_thought_about(tmp_path: Path) -> None:
    thinkers = Ponderers(0.0, PACE / 2, PACE - MOMENT)

    async def play() -> None:
        async with bots_at_play(tmp_path / "tables.sqlite", thinkers) as room:
            while (await table_in(room)).status != OVER:
                await expect_an_answer_after(PACE, room)

    run(play())
    assert min(thinkers.choices) == 1
    assert max(thinkers.choices) > 1


def test_a_bot_that_needs_more_time_than_that_is_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with bots_at_play(tmp_path / "tables.sqlite", Ponderers(PACE * 2)) as room:
            await expect_an_answer_after(PACE * 2, room)

    run(play())
