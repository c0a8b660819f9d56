"""Answers in advance over real sockets: the server answers for the player, after a delay like a bot's, even after a restart."""

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
from bali.table.commands import Act, AnswerInAdvance, CancelAnswer, Sit, Start
from bali.table.entries import Opened
from bali.table.handlers import Visitor, handle
from bali.table.options import TableOptions
from bali.table.table import Table
from tests.server.running_server import TableSocket, run_server, sit
from tests.server.stored_tables import act, add, at_stored_table, started, store
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
CHOICES = {
    "warrior": "repel",
    "scholar": "join",
    "artist": "join",
    "priest": "show",
    "prince": "show",
    "second": "force",
    "journey": "block",
    "laying": "keep-chips",
}


@pytest.fixture(autouse=True)
def _a_journal_without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bali.server.journal.INTERVAL", 0.0)


def next_command(table: Table, dice: random.Random) -> tuple[Act, Visitor]:
    """Return any action of the deciding player."""
    assert table.asked is not None
    words = [table.match.game.describe(int(action)) for action in table.match.legal()]
    return Act(step=table.step, action=dice.choice(words)), GUESTS[table.asked]


@asynccontextmanager
async def answered_table(database: Path) -> AsyncIterator[LiveTable]:
    """Start a game in which everyone has answered in advance, while time stands still."""
    settings, bot_pool = Settings(database=str(database)), TimedBotPool(0)
    store = Store(settings.url)
    await store.open()
    registry = TableRegistry(settings, store, bot_pool)
    registry.bot_delay = KnownDelay(*DRAWS)
    live = registry.live_table(
        await registry.open([Opened(at=0, host="guest-a", options=OPTIONS, secret=secret_from("order").hex())])
    )
    try:
        for seat, guest in enumerate(GUESTS):
            await live.execute(Sit(seat=seat), guest)
        await live.execute(Start(), GUESTS[0])
        for seat, guest in enumerate(GUESTS):
            for question, reply in CHOICES.items():
                await live.execute(AnswerInAdvance(seat=seat, question=question, reply=reply, until="cancelled"), guest)
        yield live
    finally:
        await registry.close()
        bot_pool.stop()
        await store.close()


async def play_until_due(live: LiveTable, dice: random.Random) -> Table:
    """Let the players act until one who has answered in advance is asked."""
    while (await table_in(live)).due_answer is None:
        await live.execute(*next_command(await table_in(live), dice))
    await run_ready_tasks()
    return await table_in(live)


def last_delay(live: LiveTable) -> float:
    assert isinstance(live.registry.bot_delay, KnownDelay)
    return live.registry.bot_delay.last


def test_an_answer_takes_as_long_whether_a_card_was_there_or_not(tmp_path: Path) -> None:
    """Expect each answer at the time that was drawn for it: with the card, without it, and if there was no choice."""
    seen, times = set[tuple[str, bool, bool]](), set[float]()

    async def play() -> None:
        dice = random.Random(3)
        async with answered_table(tmp_path / "tables.sqlite") as live:
            for _ in range(120):
                table = await play_until_due(live, dice)
                answer, forced, step = table.due_answer, len(table.match.legal()) == 1, table.step
                assert answer
                await expect_an_answer_after(last_delay(live), live)
                times.add(last_delay(live))
                match = (await table_in(live)).match
                fell_back = match.game.describe(match.actions[step]) in ("pass", "flee")
                seen.add((answer.question, fell_back, forced))

    run(play())
    assert times == {0.5, 0.75, 1.0, 1.5}
    for question in ("warrior", "scholar"):
        assert {(question, False, False), (question, True, True)} <= seen


def test_a_player_who_decides_first_or_cancels_is_not_answered_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with answered_table(tmp_path / "cancelled.sqlite") as live:
            table = await play_until_due(live, random.Random(1))
            assert table.asked is not None
            step = table.step
            await advance_time(last_delay(live) - MOMENT)
            await live.execute(CancelAnswer(seat=table.asked), GUESTS[table.asked])
            await advance_time(DELAY * 2)
            assert (await table_in(live)).step == step
        async with answered_table(tmp_path / "acted.sqlite") as live:
            table = await play_until_due(live, random.Random(1))
            await advance_time(last_delay(live) - MOMENT)
            await live.execute(*next_command(table, random.Random(1)))
            step, due = (await table_in(live)).step, (await table_in(live)).due_answer
            await advance_time(MOMENT)
            assert ((await table_in(live)).step == step) or due

    run(play())


def wait_for_version(seats: list[TableSocket], version: int) -> None:
    """Wait until all seats have received a version, and the same one."""
    for seat in seats:
        seat.until(lambda view: view["version"] >= version)
    newest = max(seat.view["version"] for seat in seats)
    if newest > version:
        wait_for_version(seats, newest)


def test_the_server_answers_for_a_player_who_said_so_before(tmp_path: Path) -> None:
    dice = random.Random(2)
    with run_server(str(tmp_path / "tables.sqlite"), "--bot-delay", "0.5") as running:
        seats = sit(running.port, "dalang", 3, 3)[2]
        number = next(number for number, seat in enumerate(seats) if not seat.asked)
        view = seats[number].call("answer_in_advance", seat=number, question="everything", reply="pass", until="cancelled")
        assert view["game"]["answers"] == [{"question": "everything", "reply": "pass", "until": "cancelled"}]
        passed = 0
        while passed < 2:
            asked = next(seat for seat in seats if seat.asked)
            game, version = asked.view["game"], asked.view["version"] + 1
            if asked is seats[number] and "pass" in game["actions"]:
                passed += 1
            else:
                asked.send("act", step=game["step"], action=dice.choice(game["actions"]))
            wait_for_version(seats, version)


def test_only_the_player_who_gave_an_answer_receives_it_and_its_end(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--bot-delay", "30") as running:
        table, guests, seats = sit(running.port, "dalang", 3, 3)
        before = guests[0].see(table)["version"]
        for number, seat in enumerate(seats):
            view = seat.call("answer_in_advance", seat=number, question="artist", reply="join", until="own_turn")
            assert (view["type"], len(view["game"]["answers"]), view["version"]) == ("view", 1, before)
            view = seat.call("cancel_answer", seat=number)
            assert (view["game"]["answers"], view["version"]) == ([], before)
        seats[0].send("say", text="well")
        for seat in seats:
            news = seat.next()
            assert (news["whole"], news["version"], len(news["chat"])) == (False, before + 1, 1)


def test_an_answer_is_carried_out_after_a_restart_while_its_player_is_not_there(tmp_path: Path) -> None:
    dice, (table, log) = random.Random(4), started("dalang", [guest.guest for guest in GUESTS], 7)
    for seat, guest in enumerate(GUESTS):
        answer = AnswerInAdvance(seat=seat, question="everything", reply="pass", until="cancelled")
        add(table, log, handle(table, answer, guest, 0))
    while table.due_answer is None or table.asked == 0:
        if table.due_answer is not None:
            add(table, log, act(table, "pass"))
        else:
            add(table, log, handle(table, *next_command(table, dice), 0))
    step = table.step
    with run_server(store(tmp_path / "tables.sqlite", {"table": log})) as running:
        at_stored_table(running.port, GUESTS[0].guest, "table").until(lambda view: view["game"]["step"] > step)
