"""Timers of tables, with a clock that the test sets: a player's clock runs out, or a share is not revealed in time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bali.core.shares import commit_to
from bali.server.live_table import LiveTable
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.commands import Return, Reveal, Sit, Start
from bali.table.handlers import Visitor
from bali.table.limits import REVEAL_TIME
from bali.table.options import Clock, TableOptions
from bali.table.status import DEALING, PLAYING
from tests.server.test_bot_delay import MOMENT, KnownDelay, TimedBotPool, advance_time, run, table_in

ANN, BEN = Visitor("ann", "Ann"), Visitor("ben", "Ben")
MOVE_SECONDS, MAX_DECISIONS = 5, 20
SHARES = ("a" * 64, "b" * 64)


@pytest.fixture(autouse=True)
def _journal_without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bali.server.journal.INTERVAL", 0.0)


@asynccontextmanager
async def two_people(database: Path, options: TableOptions, *commitments: str) -> AsyncIterator[LiveTable]:
    """Start a game of two people, while time stands still."""
    settings, bot_pool, loop = Settings(database=str(database)), TimedBotPool(0.0), asyncio.get_running_loop()
    store = Store(settings.url)
    await store.open()
    registry = TableRegistry(settings, store, bot_pool, lambda: int(loop.time() * 1000))
    registry.bot_delay = KnownDelay(0.0)
    live = registry.live_table(await registry.new_table(options, ANN.guest))
    try:
        for seat, guest in enumerate((ANN, BEN)):
            await live.execute(Sit(seat=seat, commitment=commitments[seat] if commitments else None), guest)
        await live.execute(Start(), ANN)
        yield live
    finally:
        await registry.close()
        bot_pool.stop()
        await store.close()


def test_a_clock_that_runs_out_calls_a_bot_until_the_player_returns(tmp_path: Path) -> None:
    options = TableOptions(game="altar", players=2, clock=Clock(move=MOVE_SECONDS, bank=0))

    async def play() -> None:
        async with two_people(tmp_path / "tables.sqlite", options) as live:
            table = await table_in(live)
            seat, step = table.asked, table.step
            assert seat is not None
            await advance_time(MOVE_SECONDS - MOMENT)
            assert (await table_in(live)).seats[seat].away is None
            await advance_time(MOMENT)
            away = (await table_in(live)).seats[seat].away
            assert away
            assert away.why == "time"
            for _ in range(MAX_DECISIONS):  # of the bot, until it is the other player's turn
                if (await table_in(live)).asked != seat:
                    break
                await advance_time(1.0)
            assert table.step > step
            await live.execute(Return(), (ANN, BEN)[seat])
            assert table.seats[seat].away is None

    run(play())


def test_a_deal_whose_time_runs_out_continues_without_the_missing_share(tmp_path: Path) -> None:
    async def play() -> None:
        commitments = [commit_to(share) for share in SHARES]
        async with two_people(tmp_path / "tables.sqlite", TableOptions(game="altar", players=2), *commitments) as live:
            await live.execute(Reveal(share=SHARES[0]), ANN)
            await advance_time(REVEAL_TIME / 1000 - MOMENT)
            assert (await table_in(live)).status == DEALING
            await advance_time(MOMENT)
            table = await table_in(live)
            assert table.status == PLAYING
            assert [seat.share and seat.share[1] for seat in table.saved.seats] == [SHARES[0], None]

    run(play())
