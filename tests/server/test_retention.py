"""Retention: what has expired goes, whatever a player would miss stays, and nothing goes while somebody looks."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update

from bali.server.app import make_app
from bali.server.guests import Guests, Session
from bali.server.limits import DAY
from bali.server.listener import Listener
from bali.server.registry import TableRegistry
from bali.server.retention import GUESTS_AT_ONCE, TABLES_AT_ONCE, Retention
from bali.server.schema import tables
from bali.server.settings import Settings
from bali.table.commands import Invite, Resign, Sit, Start
from bali.table.handlers import Visitor
from bali.table.options import Clock, TableOptions
from bali.table.refusal import Refusal
from tests.server.running_server import Guest, run_server

ALTAR = TableOptions(game="altar", players=2)


class ServerParts:
    """A server's parts in this process, at a time that the test sets."""

    def __init__(self, registry: TableRegistry, guests: Guests, clock: "Calendar") -> None:
        self.registry, self.guests, self.clock = registry, guests, clock

    async def guest(self, name: str = "Anna") -> Visitor:
        return (await self.guests.enter(name)).visitor

    async def table(self, host: Visitor, status: str = "open") -> str:
        """Open a table and bring it into a status."""
        name = await self.registry.new_table(ALTAR, host.guest)
        live = self.registry.live_table(name)
        await live.execute(Sit(seat=0), host)
        if status != "open":
            await live.execute(Sit(seat=1, name="Ben"), host)
            await live.execute(Start(), host)
        if status == "over":
            await live.execute(Resign(seat=1), host)
        return name

    async def clean(self) -> None:
        await Retention(self.registry).clean()

    async def is_there(self, table: str) -> bool:
        return bool(await self.registry.store.entries(table))

    async def knows(self, visitor: Visitor) -> bool:
        return await self.registry.store.guest(visitor.guest) is not None

    async def returns(self, visitor: Visitor) -> bool:
        """Let a guest return with a cookie, and return whether they are still known."""
        return await self.guests.session(self.guests.cookie(Session(visitor, 0))) is not None

    def unload_all(self) -> None:
        """Drop every table from memory, as after a quiet minute."""
        self.registry.live_tables.clear()


class Calendar:
    now = 20_000 * DAY

    def __call__(self) -> int:
        return self.now


def live(database: str, test: Callable[[ServerParts], Coroutine[Any, Any, None]], **keep: Any) -> None:
    """Run a test within an application, without its own loops."""

    async def run() -> None:
        clock = Calendar()
        app = make_app(replace(Settings(database=database, keep_guests=0, keep_open=0), **keep), clock)
        async with app.router.lifespan_context(app):
            await test(ServerParts(app.state.registry, app.state.guests, clock))

    asyncio.run(run())


def test_each_kind_of_table_goes_after_its_days(database: str) -> None:
    async def test(parts: ServerParts) -> None:
        anna = await parts.guest()
        opened, playing, over = [await parts.table(anna, status) for status in ("open", "playing", "over")]
        parts.unload_all()
        for days, left in ((9, [True, True, True]), (11, [False, True, True]), (21, [False, False, True]), (31, [False] * 3)):
            parts.clock.now = Calendar.now + days * DAY
            await parts.clean()
            assert [await parts.is_there(table) for table in (opened, playing, over)] == left
        assert await parts.registry.store.tables_of(anna.guest, 100) == []
        with pytest.raises(Refusal) as caught:
            await parts.registry.live_table(over).load()
        assert caught.value.code == "no-table"

    live(database, test, keep_open=10, keep_running=20, keep_finished=30)


def test_without_settings_only_open_tables_and_guests_without_tables_go(tmp_path: Path) -> None:
    async def test(parts: ServerParts) -> None:
        anna, eve = await parts.guest(), await parts.guest("Eve")
        kept = [await parts.table(anna, status) for status in ("playing", "over")]
        await parts.guests.new_code(eve)
        opened = await parts.table(await parts.guest("Ben"))
        parts.unload_all()
        parts.clock.now += 89 * DAY
        await parts.clean()
        assert await parts.is_there(opened)
        parts.clock.now += 2 * DAY
        await parts.clean()
        assert not await parts.is_there(opened)
        parts.clock.now += 308 * DAY
        await parts.clean()
        assert await parts.knows(eve)
        parts.clock.now += 10_000 * DAY
        await parts.clean()
        assert not await parts.knows(eve)
        assert await parts.knows(anna)
        assert all([await parts.is_there(table) for table in kept])

    defaults = Settings()
    live(str(tmp_path / "t.sqlite"), test, keep_open=defaults.keep_open, keep_guests=defaults.keep_guests)


def test_a_guest_who_comes_or_has_a_table_stays(database: str) -> None:
    async def test(parts: ServerParts) -> None:
        host, visitor, gone = [await parts.guest(name) for name in ("Anna", "Ben", "Cleo")]
        table = await parts.table(host, "over")
        parts.unload_all()
        for _ in range(4):
            parts.clock.now += 20 * DAY
            assert await parts.returns(visitor)
            await parts.clean()
        assert [await parts.knows(guest) for guest in (host, visitor, gone)] == [True, True, False]
        assert not await parts.returns(gone)
        assert await parts.is_there(table)

    live(database, test, keep_guests=30)


def test_a_table_that_is_looked_at_stays(database: str) -> None:
    async def test(parts: ServerParts) -> None:
        anna = await parts.guest()
        watched, visited, alone = [await parts.table(anna, "over") for _ in range(3)]
        parts.unload_all()
        parts.clock.now += 29 * DAY
        await parts.registry.live_table(visited).load()  # a view, a replay or a command over HTTP
        listener = cast("Any", Listener)(anna, None, None)
        listener.send_whole_view = lambda view: None
        await parts.registry.live_table(watched).join(listener)
        for _ in range(3):
            parts.clock.now += 20 * DAY
            await parts.clean()
        left = [await parts.is_there(table) for table in (watched, visited, alone)]
        assert left == [True, False, False]
        parts.registry.live_table(watched).listeners.clear()

    live(database, test, keep_finished=30)


def test_a_look_counts_from_when_it_was(database: str) -> None:
    async def test(parts: ServerParts) -> None:
        table = await parts.table(await parts.guest(), "over")
        parts.unload_all()
        parts.clock.now += 29 * DAY
        await parts.registry.live_table(table).load()
        parts.unload_all()
        parts.clock.now += 29 * DAY
        await parts.clean()
        assert await parts.is_there(table)
        parts.clock.now += 2 * DAY
        await parts.clean()
        assert not await parts.is_there(table)

    live(database, test, keep_finished=30)


def test_nothing_is_written_to_a_table_that_was_deleted(database: str) -> None:
    async def test(parts: ServerParts) -> None:
        anna = await parts.guest()
        table = await parts.table(anna)
        live = parts.registry.live_table(table)  # stays in memory, as with a long --unload-after
        parts.clock.now += 31 * DAY
        await parts.clean()
        with pytest.raises(Refusal) as caught:
            await live.execute(Sit(seat=1, name="Ben"), anna)
        assert caught.value.code == "no-table"
        assert not await parts.is_there(table)

    live(database, test, keep_open=30)


def test_a_table_at_which_a_bot_or_a_clock_is_due_stays(tmp_path: Path) -> None:
    async def test(parts: ServerParts) -> None:
        anna = await parts.guest()
        timed = await parts.registry.new_table(ALTAR.model_copy(update={"clock": Clock(move=30 * 24 * 3600)}), anna.guest)
        live = parts.registry.live_table(timed)
        for command in (Sit(seat=0), Invite(seat=1, level="novice"), Start()):
            await live.execute(command, anna)
        parts.unload_all()
        parts.clock.now += 20 * DAY
        await parts.clean()
        assert await parts.is_there(timed)

    live(str(tmp_path / "t.sqlite"), test, keep_running=10)


def test_many_go_batch_by_batch(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bali.server.retention.BATCH_PAUSE", 0.0)

    async def test(parts: ServerParts) -> None:
        anna = await parts.guest()
        names = [await parts.registry.new_table(ALTAR, anna.guest) for _ in range(2 * TABLES_AT_ONCE + 1)]
        others = [await parts.guest(f"G{number}") for number in range(GUESTS_AT_ONCE + 1)]
        kept = await parts.table(anna, "over")
        parts.clock.now += 31 * DAY
        parts.unload_all()
        await parts.clean()
        assert not any([await parts.is_there(name) for name in names])
        assert not any([await parts.knows(guest) for guest in others])
        assert await parts.is_there(kept)
        assert await parts.knows(anna)

    live(database, test, keep_open=30, keep_guests=30)


def test_a_frozen_table_counts_as_a_game_that_nobody_continues(tmp_path: Path) -> None:
    async def test(parts: ServerParts) -> None:
        table = await parts.table(await parts.guest(), "playing")
        async with parts.registry.store.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.name == table).values(status="frozen"))
        parts.unload_all()
        parts.clock.now += 11 * DAY
        await parts.clean()
        assert not await parts.is_there(table)

    live(str(tmp_path / "t.sqlite"), test, keep_running=10)


def test_cleaning_up_goes_on_after_an_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed, cleaned = asyncio.Event(), asyncio.Event()

    class Watched(Retention):
        async def clean(self) -> None:
            try:
                await super().clean()
            except Refusal:
                failed.set()
                raise
            cleaned.set()

    async def test(parts: ServerParts) -> None:
        table = await parts.table(await parts.guest())
        parts.unload_all()
        parts.clock.now += 11 * DAY
        parts.registry.store.writing_circuit.retrying = hang = asyncio.create_task(asyncio.sleep(3600))
        cleaning = asyncio.create_task(Watched(parts.registry).run())
        await failed.wait()
        assert await parts.is_there(table)
        hang.cancel()
        await cleaned.wait()
        assert not await parts.is_there(table)
        cleaning.cancel()

    monkeypatch.setattr("bali.server.retention.RETRY_AFTER", 0)
    live(str(tmp_path / "tables.sqlite"), test, keep_open=10)


def test_a_server_cleans_up_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with run_server(str(file)) as running:
        anna = Guest(running.port, "Anna")
        old, new = [anna.open(seats=("you", "novice")) for _ in range(2)]
        for table in (old, new):
            anna.do(table, "resign", seat=0)
    with sqlite3.connect(file) as database:
        database.execute("update tables set touched = touched - ? where name = ?", [40 * DAY, old])
    with run_server(str(file), "--keep-finished", "30") as running:
        back = anna.moved(running.port)
        for _ in range(10_000):
            listed = [table["id"] for table in back.ask("GET", "/api/tables/mine")]  # a list is no look at a table
            if len(listed) == 1:
                break
        assert listed == [new]
        assert back.refused("GET", f"/api/tables/{old}") == (404, "no-table")
