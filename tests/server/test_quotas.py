"""How many tables one guest can have, and how many of them others see."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from bali.server.bot_pool import BotPool
from bali.server.limits import DAY, MAX_LISTED
from bali.server.migrations.versions import first
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.handlers import open_table
from bali.table.options import TableOptions
from bali.table.refusal import Refusal
from tests.server.running_server import Guest, Json, run_server

OPTIONS = TableOptions.model_validate({"game": "altar", "players": 2})
LISTED = OPTIONS.model_copy(update={"listed": True})
FEW = ("--open-tables", "3", "--running-tables", "2")


def opening(seats: tuple[str | None, ...] = (), **options: object) -> Json:
    start = len(seats) == 2
    return {"options": {"game": "altar", "players": 2, **options}, "seats": seats, "start": start}


def refused(guest: Guest, body: Json) -> tuple[int, str]:
    return guest.refused("POST", "/api/tables", body)


def test_a_guest_has_so_many_tables_that_wait_and_so_many_that_run(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), *FEW) as running:
        anna, ben = Guest(running.port, "Anna"), Guest(running.port, "Ben")
        waiting = [anna.open(seats=("you", None)) for _ in range(3)]
        assert refused(anna, opening()) == (429, "open-tables")
        games = [anna.open(seats=("you", "novice")) for _ in range(2)]
        assert refused(anna, opening(("you", "novice"))) == (429, "running-tables")
        ben.do(waiting[0], "sit", seat=1)
        for guest in (anna, ben):  # it is Anna's table, whoever starts
            assert guest.refused("POST", f"/api/tables/{waiting[0]}/commands", {"do": "start"}) == (429, "running-tables")
        assert len(anna.ask("GET", "/api/tables/mine")) == 5
        assert ben.open(seats=("you", "novice"))
        anna.do(games[0], "resign", seat=0)
        assert anna.do(waiting[0], "start")["table"]["status"] == "playing"
        assert anna.open()


@pytest.mark.parametrize(("seats", "most"), [((), 3), (("you", "novice"), 2)])
def test_a_guest_who_opens_many_tables_at_the_same_moment_gets_no_more_of_them(
    tmp_path: Path, seats: tuple[str, ...], most: int
) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), *FEW) as running, ThreadPoolExecutor(20) as threads:
        anna = Guest(running.port, "Anna")
        answers = list(threads.map(lambda _: anna.http.post("/api/tables", json=opening(seats)), range(20)))
        assert sum(answer.is_success for answer in answers) <= most
        assert {answer.status_code for answer in answers} <= {201, 429}


def test_a_table_that_cannot_start_is_not_opened(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), *FEW) as running:
        anna = Guest(running.port, "Anna")
        for seats in (("you",), ("you", None)):
            assert refused(anna, opening(seats) | {"start": True}) == (409, "seats")
        assert anna.ask("GET", "/api/tables/mine") == []


def test_a_guest_lists_a_few_tables_and_an_address_not_many_more(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite")) as running:
        eve, anna = Guest(running.port, "Eve"), Guest(running.port, "Anna")
        for _ in range(MAX_LISTED):
            eve.open(listed=True)
        assert refused(eve, opening(listed=True)) == (429, "listed-tables")
        assert eve.open()
        assert anna.open(listed=True)
        found = 0
        while found < 100:
            mask = Guest(running.port, f"Eve {found}")
            answer = mask.http.post("/api/tables", json=opening(listed=True))
            if not answer.is_success:
                break
            found += 1
        assert (answer.status_code, answer.json()["code"]) == (429, "limit")
        assert found < 30


class TimedRegistry:
    """A registry with its own database and a clock that a test sets."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry, self.now = registry, 0

    async def open(self, host: str, options: TableOptions = OPTIONS) -> str:
        """Open a table past every limit."""
        self.now += 1
        return await self.registry.open([open_table(options, host, self.now)])

    async def hosts(self, most: int = 100) -> list[str]:
        """Return whose tables are listed, in their order."""
        texts = await self.registry.store.listed("open", 0, most, MAX_LISTED)
        async with self.registry.store.reading.connect() as connection:
            rows = (await connection.exec_driver_sql("select name, host from tables")).mappings().all()
        names = {row["name"]: row["host"] for row in rows}
        return [names[json.loads(text)["id"]] for text in texts]


def with_registry(database: str, work: Callable[[TimedRegistry], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(database=database, open_tables=3, running_tables=2)
        store = Store(settings.url)
        await store.open()
        timed = TimedRegistry(TableRegistry(settings, store, BotPool(1, 0), lambda: timed.now))
        try:
            await work(timed)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_guest_who_opens_many_tables_cannot_push_others_off_the_list(database: str) -> None:
    async def look(timed: TimedRegistry) -> None:
        for host in ("anna", "ben", *["eve"] * 200):
            await timed.open(host, LISTED)
        assert await timed.hosts() == ["eve", "ben", "anna", "eve", "eve"]
        assert await timed.hosts(most=3) == ["eve", "ben", "anna"]

    with_registry(database, look)


def test_tables_that_nobody_has_used_for_a_day_do_not_count(tmp_path: Path) -> None:
    async def look(timed: TimedRegistry) -> None:
        for _ in range(3):
            await timed.open("anna")
        with pytest.raises(Refusal, match="3 open tables"):
            await timed.registry.quotas.opening("anna").__aenter__()
        timed.now += DAY
        async with timed.registry.quotas.opening("anna"):
            await timed.open("anna")

    with_registry(str(tmp_path / "tables.sqlite"), look)


def test_the_migration_of_an_old_database_adds_the_hosts_of_its_tables(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def look(timed: TimedRegistry) -> None:
        await timed.open("anna", LISTED)
        await timed.open("ben", LISTED)

    with_registry(str(file), look)
    with sqlite3.connect(file) as connection:
        connection.execute("drop index tables_by_host")
        connection.execute("drop index guests_by_seen")
        for column in ("host", "used"):
            connection.execute(f"alter table tables drop column {column}")
        for column in ("generation", "seen"):
            connection.execute(f"alter table guests drop column {column}")
        connection.execute("update alembic_version set version_num = ?", (first.revision,))
    connection.close()

    async def look_again(timed: TimedRegistry) -> None:
        assert await timed.hosts() == ["ben", "anna"]

    with_registry(str(file), look_again)


def test_a_new_table_costs_more_than_a_glance(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--per-second", "1", "--burst", "35") as running:
        anna = Guest(running.port, "Anna")
        answers: list[httpx.Response] = []
        while not answers or answers[-1].is_success:
            answers.append(anna.http.post("/api/tables", json=opening()))
        assert answers[-1].json()["code"] == "limit"
        assert 2 <= len(answers) <= 8
