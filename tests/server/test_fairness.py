"""Nobody's bots wait because somebody else requests many decisions."""

import asyncio
import multiprocessing
from collections.abc import Callable
from pathlib import Path

from bali.server.bot_pool import BotPool
from bali.server.bot_tasks import bot_task
from bali.server.fair_queue import BOTS, PEOPLE, Payer
from tests.server.running_server import Guest, counted, run_server
from tests.table.scene import Scene

TABLES = 12  # of two champions each, which think without a pause
CHAMPIONS = ("champion", "champion")
MAX_TURNS = 1_000_000  # of the loop, until a test gives up waiting


def test_tables_of_champions_alone_do_not_make_a_persons_bot_wait(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--bot-processes", "1") as running:
        eve, anna = Guest(running.port, "Eve"), Guest(running.port, "Anna")
        games = [eve.open(seats=CHAMPIONS) for _ in range(TABLES)]
        seat = anna.listen(anna.open(seats=("you", "novice")))
        waits = list[float]()
        while len(waits) < 8:
            seat.until(lambda view: bool(view["game"]["actions"]))
            before = counted(running.port, "bali_thoughts_total")
            seat.act()
            asked = seat.next()["game"]["asked"]
            if asked == 1:
                seat.until(lambda view: view["game"]["asked"] == 0)
                waits.append(counted(running.port, "bali_thoughts_total") - before)
        assert sorted(waits)[4] < TABLES / 2  # in the order of arrival it would be TABLES and more, for each decision
        steps = [eve.see(table)["game"]["step"] for table in games]
        assert min(steps) > 15 + 1  # and they all play, too


def run_jobs(bot_pool: BotPool, jobs: list[tuple[str, Payer]]) -> list[str]:
    """Request all of these decisions at the same time, and return the order in which they arrive."""
    table, came = Scene(people=0, bots=2).table, list[str]()

    async def think(name: str, payer: Payer) -> None:
        await bot_pool.solve(bot_task(table, "novice"), [payer])
        came.append(name)

    async def think_all() -> None:
        await asyncio.gather(*(think(name, payer) for name, payer in jobs))

    asyncio.run(think_all())
    return came


def test_thoughts_come_in_a_fair_order() -> None:
    bot_pool = BotPool(size=1, bot_timeout=300)
    eve, anna, bots = Payer(PEOPLE, "cafe", "eve"), Payer(PEOPLE, "home", "anna"), Payer(BOTS, "cafe", "eve")
    try:
        came = run_jobs(bot_pool, [*[("bots", bots)] * 10, *[("eve", eve)] * 10, ("anna", anna)])
    finally:
        bot_pool.stop()
    assert came[0] == "bots"  # nobody else was there yet
    assert came.index("anna") <= 3
    assert came[4:12].count("bots") <= 1
    assert came[-7:] == ["bots"] * 7


def stop_when(ready: Callable[[BotPool], bool]) -> None:
    """Request a decision, and stop the bot processes as soon as it has been requested."""
    bot_pool, task = BotPool(size=1, bot_timeout=300), bot_task(Scene(people=0, bots=2).table, "novice")

    async def think() -> None:
        thought = asyncio.create_task(bot_pool.solve(task, [Payer(PEOPLE, "home", "anna")]))
        for _ in range(MAX_TURNS):
            await asyncio.sleep(0)
            if ready(bot_pool):
                break
        thought.cancel()
        bot_pool.stop()

    asyncio.run(think())


def test_no_process_is_left_when_the_server_stops_while_one_starts() -> None:
    stop_when(lambda bot_pool: True)
    stop_when(lambda bot_pool: bool(bot_pool.all))
    assert multiprocessing.active_children() == []
