"""Automatic passes over real sockets: the server passes for the player, after a delay like a bot's, even after a restart."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bali.core.dealers import secret_from
from bali.server.live_table import LiveTable
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.commands import Act, AutoPass, CancelAutoPass, Sit, Start
from bali.table.entries import Acted, Opened
from bali.table.handlers import Visitor, handle
from bali.table.options import TableOptions
from bali.table.table import Table
from tests.server import test_leak as twins
from tests.server.running_server import TableSocket, run_server, sit
from tests.server.test_bot_delay import (
    DELAY,
    DRAWS,
    MOMENT,
    KnownDelay,
    TimedBotPool,
    advance_time,
    expect_an_answer_after,
    run,
    run_ready_tasks,
    table_in,
)

GUESTS = [Visitor(f"guest-{name}", name) for name in ("a", "b", "c")]
OPTIONS = TableOptions.model_validate({"game": "dalang", "players": 3})


@pytest.fixture(autouse=True)
def _a_journal_without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bali.server.journal.INTERVAL", 0.0)


def next_command(table: Table, dice: random.Random, *, auto_passes: bool = True) -> tuple[Act | AutoPass, Visitor]:
    """Return the deciding player's command: an automatic pass if it is wanted and possible, otherwise any action."""
    assert table.asked is not None
    words = [table.match.game.describe(int(action)) for action in table.match.legal()]
    if auto_passes and "pass" in words and table.asked not in table.auto_passes:
        return AutoPass(step=table.step, action="pass"), GUESTS[table.asked]
    return Act(step=table.step, action=dice.choice(words)), GUESTS[table.asked]


@asynccontextmanager
async def auto_pass_due(database: Path, seed: int = 1) -> AsyncIterator[LiveTable]:
    """Play, while time stands still, until a player with an automatic pass gets the same prompt again."""
    settings, bot_pool = Settings(database=str(database)), TimedBotPool(0)
    store = Store(settings.url)
    await store.open()
    registry = TableRegistry(settings, store, bot_pool)
    registry.bot_delay = KnownDelay(*DRAWS)
    live = registry.live_table(
        await registry.open([Opened(at=0, host="guest-a", options=OPTIONS, secret=secret_from("order").hex())])
    )
    dice = random.Random(seed)
    try:
        for seat, guest in enumerate(GUESTS):
            await live.execute(Sit(seat=seat), guest)
        await live.execute(Start(), GUESTS[0])
        while (await table_in(live)).auto_pass is None:
            await live.execute(*next_command(await table_in(live), dice))
        await run_ready_tasks()
        yield live
    finally:
        await registry.close()
        bot_pool.stop()
        await store.close()


def test_an_order_is_carried_out_after_a_delay_like_a_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with auto_pass_due(tmp_path / "tables.sqlite") as live:
            await expect_pass(live)

    run(play())


def last_delay(live: LiveTable) -> float:
    assert isinstance(live.registry.bot_delay, KnownDelay)
    return live.registry.bot_delay.last


async def expect_pass(live: LiveTable) -> None:
    """Expect the server to carry out an automatic pass, after the delay that was drawn for it."""
    count = (await table_in(live)).step
    await run_ready_tasks()
    await expect_an_answer_after(last_delay(live), live)
    match = (await table_in(live)).match
    assert match.game.describe(match.actions[count]) == "pass"


def test_one_order_passes_again_and_again_in_its_turn(tmp_path: Path) -> None:
    async def play() -> None:
        passes = []
        for seed in range(2, 8):
            async with auto_pass_due(tmp_path / f"{seed}.sqlite", seed) as live:
                passes.append(await count_passes(live, random.Random(seed)))
        assert min(passes) == 1
        assert max(passes) > 1

    run(play())


async def count_passes(live: LiveTable, dice: random.Random) -> int:
    """Play until an automatic pass has ended, and return how often the server has carried it out."""
    given, passes = (await table_in(live)).auto_pass, 0
    assert given
    while (table := await table_in(live)).auto_passes.get(given.seat) == given:
        if table.auto_pass == given:
            await expect_pass(live)
            passes += 1
        else:
            await live.execute(*next_command(table, dice, auto_passes=False))
    return passes


def test_who_decides_before_that_or_takes_the_order_back_is_not_answered_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with auto_pass_due(tmp_path / "recalled.sqlite") as live:
            table = await table_in(live)
            assert table.asked is not None
            step = table.step
            await advance_time(last_delay(live) - MOMENT)
            await live.execute(CancelAutoPass(seat=table.asked), GUESTS[table.asked])
            await advance_time(DELAY * 2)
            assert (await table_in(live)).step == step
        async with auto_pass_due(tmp_path / "acted.sqlite") as live:
            table = await table_in(live)
            assert table.asked is not None
            words = table.match.game.describe(int(table.match.legal()[0]))
            await advance_time(last_delay(live) - MOMENT)
            await live.execute(Act(step=table.step, action=words), GUESTS[table.asked])
            step = (await table_in(live)).step
            due = (await table_in(live)).auto_pass
            await advance_time(MOMENT)
            assert ((await table_in(live)).step == step) or due

    run(play())


def test_the_server_passes_for_who_has_ordered_it(tmp_path: Path) -> None:
    dice = random.Random(2)
    with run_server(str(tmp_path / "tables.sqlite"), "--bot-delay", "0.5") as running:
        while not is_passed_for(sit(running.port, "dalang", 3, 3)[2], dice):
            pass  # nobody got the same prompt twice in a turn of that game


def is_passed_for(seats: list[TableSocket], dice: random.Random) -> bool:
    """Play until the server has passed for somebody, or the game is over. Return whether it has."""
    while asked := next((seat for seat in seats if seat.asked), None):
        game, version = asked.view["game"], asked.view["version"] + 1
        values = game["prompt"]["values"]
        question = {"prompt": game["prompt"]["name"], "kind": values.get("kind", values.get("chip"))}
        due = "pass" in game["actions"] and game["auto_pass"] == question
        if "pass" in game["actions"] and game["auto_pass"] is None:
            asked.send("auto_pass", step=game["step"], action="pass")
        elif not due:
            asked.send("act", step=game["step"], action=dice.choice(game["actions"]))
        wait_for_version(seats, version)
        if due:
            return True
    return False


def wait_for_version(seats: list[TableSocket], version: int) -> None:
    """Wait until all seats have received a version, and the same one."""
    for seat in seats:
        seat.until(lambda view: view["version"] >= version)
    newest = max(seat.view["version"] for seat in seats)
    if newest > version:
        wait_for_version(seats, newest)


def test_nobody_hears_of_an_order_that_is_taken_back_but_who_gave_it(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--bot-delay", "30") as running:
        table, guests, seats = sit(running.port, "dalang", 3, 3)
        dice = random.Random(3)
        while not any(seat.view["game"]["auto_pass"] for seat in seats):
            asked = next(seat for seat in seats if seat.asked)
            game, version = asked.view["game"], asked.view["version"] + 1
            do = "auto_pass" if "pass" in game["actions"] else "act"
            asked.send(do, step=game["step"], action="pass" if do == "auto_pass" else dice.choice(game["actions"]))
            wait_for_version(seats, version)
        number = next(number for number, seat in enumerate(seats) if seat.view["game"]["auto_pass"])
        before = guests[0].see(table)["version"]
        reply = seats[number].call("cancel_auto_pass", seat=number)
        assert (reply["type"], reply["game"]["auto_pass"], reply["version"]) == ("view", None, before)
        seats[number].send("say", text="well")
        for seat in seats:
            news = seat.next()
            assert (news["whole"], news["version"], len(news["chat"])) == (False, before + 1, 1)


def test_an_order_is_carried_out_after_a_restart(tmp_path: Path) -> None:
    log, dice = twins.start("dalang", 7), random.Random(4)
    table = Table.of(twins.NAME, log)
    while table.auto_pass is None:
        command, visitor = next_command(table, dice)
        log.append(handle(table, command, visitor, 0))
        table.add(log[-1])
    step = table.step
    with run_server(twins.keep(tmp_path / "tables.sqlite", log)) as running:
        seat = twins.sit(running.port, twins.GUESTS[0])
        seat.until(lambda view: view["game"]["step"] > step)
    assert isinstance(log[-1][-1], Acted)
