"""Signing out everywhere: whoever has a stolen cookie or code is out, also where a socket is open."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer

from bali.server.circuit_breaker import Unavailable
from bali.server.guests import COOKIE_DAYS, Guests
from bali.server.limits import DAY
from bali.server.sign_out import watch_sign_outs
from bali.server.store import Store
from tests.server.postgres import Postgres
from tests.server.raw import inside, run
from tests.server.running_server import COOKIE, Guest, RunningServer, anonymous, cookie_of, error_of, run_server
from tests.server.waiting import wait_for_async

NO_GUEST = (401, "no-guest")


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of this file alone: an address can try only a few recovery codes per minute."""
    with run_server(str(tmp_path_factory.mktemp("sign-out") / "tables.sqlite")) as running:
        yield running


def on_another_device(guest: Guest) -> Guest:
    """Return the same guest with a copy of the cookie, as a thief has it."""
    return guest.moved(guest.port, {COOKIE: cookie_of(guest)})


def test_all_other_cookies_and_the_code_stop_working(own_server: RunningServer) -> None:
    anna = Guest(own_server.port, "Anna")
    table = anna.open(seats=("you",))
    code = anna.ask("POST", "/api/guest/code")["code"]
    thief, phone = on_another_device(anna), Guest(own_server.port, "Nobody")
    phone.ask("POST", "/api/guest/recover", {"code": code})
    assert anna.ask("POST", "/api/guest/sign-out") == {"name": "Anna"}
    for out in (thief, phone):
        assert out.refused("GET", "/api/tables/mine") == NO_GUEST
        assert out.refused("POST", "/api/guest/code") == NO_GUEST
        assert out.ask("GET", "/api/guest") == {"name": None}
    assert error_of(anonymous(own_server.port).post("/api/guest/recover", json={"code": code})) == (404, "code")
    assert anna.see(table)["table"]["seats"][0]["yours"]


def test_open_sockets_are_closed_and_do_nothing_more(own_server: RunningServer) -> None:
    anna = Guest(own_server.port, "Anna")
    table = anna.open(seats=("you", None))
    tab = anna.listen(table)
    thief = on_another_device(anna).listen(table)
    anna.ask("POST", "/api/guest/sign-out")
    assert (thief.closed(), tab.closed()) == (4410, 4410)
    assert on_another_device(anna).listen(table).view["table"]["seats"][0]["yours"]  # the browser that stays in comes back


def test_a_device_that_recovers_is_signed_in_and_can_sign_out_the_others(own_server: RunningServer) -> None:
    anna = Guest(own_server.port, "Anna")
    code = anna.ask("POST", "/api/guest/code")["code"]
    phone = Guest(own_server.port, "Nobody")
    phone.ask("POST", "/api/guest/recover", {"code": code})
    phone.ask("POST", "/api/guest/sign-out")
    assert phone.ask("GET", "/api/guest") == {"name": "Anna"}
    assert anna.refused("GET", "/api/tables/mine") == NO_GUEST
    new = phone.ask("POST", "/api/guest/code")["code"]
    assert anna.ask("POST", "/api/guest/recover", {"code": new}) == {"name": "Anna"}


def test_a_new_code_leaves_devices_signed_in(own_server: RunningServer) -> None:
    anna = Guest(own_server.port, "Anna")
    phone = Guest(own_server.port, "Nobody")
    phone.ask("POST", "/api/guest/recover", {"code": anna.ask("POST", "/api/guest/code")["code"]})
    anna.ask("POST", "/api/guest/code")
    assert phone.ask("GET", "/api/guest") == {"name": "Anna"}


def test_a_client_without_a_cookie_cannot_sign_anyone_out(own_server: RunningServer) -> None:
    assert error_of(anonymous(own_server.port).post("/api/guest/sign-out")) == NO_GUEST
    foreign = anonymous(own_server.port, Origin="https://evil.example")
    assert error_of(foreign.post("/api/guest/sign-out")) == (403, "origin")


def test_it_holds_in_other_processes(running_postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bali.server.sign_out.INTERVAL", 0.05)
    database = running_postgres.new_database()

    def sign_out_elsewhere(first: int, second: int) -> None:
        anna = Guest(first, "Anna")
        thief = on_another_device(anna).moved(second)
        seat = thief.listen(anna.open(seats=("you",)))
        anna.ask("POST", "/api/guest/sign-out")
        assert seat.closed() == 4410
        assert thief.refused("GET", "/api/tables/mine") == NO_GUEST

    async def test() -> None:
        async with inside(tmp_path, database=database) as second:
            await asyncio.to_thread(sign_out_elsewhere, first.port, second.port)

    with run_server(database) as first:
        run(test())


def test_it_holds_after_a_restart(database: str) -> None:
    with run_server(database) as first:
        anna = Guest(first.port, "Anna")
        thief = on_another_device(anna)
        anna.ask("POST", "/api/guest/sign-out")
    with run_server(database) as again:
        assert thief.moved(again.port).refused("GET", "/api/tables/mine") == NO_GUEST
        assert anna.moved(again.port).ask("GET", "/api/guest") == {"name": "Anna"}


class Clock:
    now = 1_000_000 * DAY

    def __call__(self) -> int:
        return self.now


async def guests_at(file: Path, clock: Clock) -> Guests:
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    return Guests(store, "key", clock)


def test_a_cookie_expires_unless_it_is_used(tmp_path: Path) -> None:
    async def live() -> None:
        clock = Clock()
        guests = await guests_at(tmp_path / "guests.sqlite", clock)
        session = await guests.enter("Anna")
        first = guests.cookie(session)
        for _ in range(3):  # with a visit every few months it lasts for ever
            clock.now += (COOKIE_DAYS - 1) * DAY
            found = await guests.session(first)
            assert found
            assert found.visitor == session.visitor
            assert guests.is_due(found)
            first, stolen = guests.cookie(found), first
        clock.now += 2 * DAY
        assert await guests.session(stolen) is None
        fresh = await guests.session(first)
        assert fresh
        assert not guests.is_due(fresh._replace(issued=clock.now))
        await guests.store.close()

    asyncio.run(live())


def test_a_cookie_from_before_0_7_is_valid_until_it_is_revoked(tmp_path: Path) -> None:
    async def live() -> None:
        guests = await guests_at(tmp_path / "guests.sqlite", Clock())
        session = await guests.enter("Anna")
        plain = URLSafeSerializer("key", salt="guest")
        assert await guests.session(str(plain.dumps(session.visitor.guest)))  # as before 0.7
        await guests.sign_out(session.visitor)
        assert await guests.session(str(plain.dumps(session.visitor.guest))) is None
        await guests.store.close()

    asyncio.run(live())


def test_revoked_cookies_are_still_found_after_an_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check for cookies that other processes have revoked continues when the database is back."""
    monkeypatch.setattr("bali.server.sign_out.INTERVAL", 0)
    failures = iter([Unavailable(), Unavailable()])

    async def generations(guests: list[str]) -> dict[str, int]:
        for failure in failures:
            raise failure
        return {"anna": 1}

    closed: list[tuple[int, str]] = []
    listener = SimpleNamespace(
        visitor=SimpleNamespace(guest="anna"), generation=0, close=lambda code, reason: closed.append((code, reason))
    )
    live = SimpleNamespace(listeners={id(listener): listener}.values())
    registry: Any = SimpleNamespace(live_tables={"table": live}, store=SimpleNamespace(generations=generations))

    async def watch() -> None:
        watching = asyncio.create_task(watch_sign_outs(registry))
        await wait_for_async(lambda: closed, "the socket to close")
        watching.cancel()

    asyncio.run(watch())
    assert closed[0] == (4410, "signed-out")
