"""A database that fails while people play: the server says so, in time, and goes on by itself when the database is back."""

import inspect
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bali.server.store import Store
from tests.long import LONG
from tests.server.outages import SOON, OnPostgres, OnSqlite, until_health
from tests.server.postgres import Postgres
from tests.server.running_server import (
    Guest,
    RunningServer,
    TableSocket,
    anonymous,
    cookie_of,
    counted,
    messages_until_closed,
    open_socket,
    to_close,
)
from tests.server.waiting import wait_for

AS_INSTALLED = ("--database-timeout", "3") if LONG else ()


@pytest.fixture(scope="module")
def on_postgres(running_postgres: Postgres) -> Iterator[OnPostgres]:
    server = OnPostgres(running_postgres, *AS_INSTALLED)
    yield server
    assert "Traceback" not in server.running.stop()


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnSqlite]:
    server = OnSqlite(tmp_path_factory.mktemp("outage"))
    yield server
    assert "Traceback" not in server.running.stop()


class OutageGame:
    """A game of two people and a bot on a server whose database fails."""

    def __init__(self, running: RunningServer) -> None:
        self.port = running.port
        self.anna, self.ben = Guest(running.port, "Anna"), Guest(running.port, "Ben")
        for guest in (self.anna, self.ben):
            guest.http.timeout = SOON
        self.table = self.anna.open("altar", 3, ("you", None, "novice"))
        self.seats = [guest.listen(self.table) for guest in (self.anna, self.ben)]
        self.ben.do(self.table, "sit", seat=1)
        self.anna.do(self.table, "start")
        for seat in self.seats:
            seat.until(lambda view: bool(view["game"]))
        self.play(4)

    def play(self, moves: int) -> None:
        """Make moves, which both people see, until one of them has to decide again."""
        for number in range(moves):
            asked = self.asked()
            step = asked.view["game"]["step"]
            asked.act(number)
            for seat in self.seats:
                seat.until_after(step)
        self.asked()

    def asked(self) -> TableSocket:
        """Wait until one of the people has to decide."""
        while True:
            for seat in self.seats:
                if seat.asked:
                    return seat
            step = self.seats[0].view["game"]["step"]
            for seat in self.seats:
                seat.until_after(step)

    def expect_refusals(self) -> None:
        """Try to move, over the socket and over HTTP."""
        asked = self.asked()
        game = asked.view["game"]
        move = {"step": game["step"], "action": game["actions"][0]}
        for _ in range(2):
            asked.send("act", **move)
            refused = json.loads(asked.socket.recv(SOON))
            assert (refused["type"], refused["do"], refused["code"]) == ("refused", "act", "storage")
        mover = (self.anna, self.ben)[self.seats.index(asked)]
        assert mover.refused("POST", f"/api/tables/{self.table}/commands", {"do": "act", **move}) == (503, "storage")
        assert mover.refused("POST", "/api/tables", {"options": {"game": "altar", "players": 2}}) == (503, "storage")
        assert anonymous(self.port).post("/api/guest", json={"name": "Cleo"}, timeout=SOON).status_code == 503

    def seconds_until_accepted(self) -> float:
        """Try to move until the server accepts it, and return the seconds that took."""
        start, asked = time.monotonic(), self.asked()
        step = asked.view["game"]["step"]
        asked.act()
        while asked.next()["type"] == "refused":
            asked.act()
        for seat in self.seats:
            seat.until(lambda view: view["game"]["step"] > step)
        return time.monotonic() - start

    def expect_nothing_to_read(self) -> None:
        """Try to see the table and the lists, over HTTP and over a new socket."""
        for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{self.table}"):
            assert self.anna.refused("GET", path) == (503, "storage")
        messages, code = messages_until_closed(open_socket(self.port, self.table, cookie_of(self.anna)))
        assert ([message["code"] for message in messages], code) == (["storage"], 1013)


@pytest.mark.parametrize(("how", "seconds"), [("stopped", 300), ("hanging", 90)])
def test_a_postgres_that_is_gone_or_hangs_is_used_again_when_it_is_back(on_postgres: OnPostgres, how: str, seconds: int) -> None:
    game = OutageGame(on_postgres.running)
    back = time.monotonic() + (seconds if LONG else 0)
    with getattr(on_postgres, how)():
        game.expect_refusals()
        game.expect_nothing_to_read()
        assert "the database" in until_health(game.port, well=False)
        while time.monotonic() < back:
            time.sleep(1)
            game.expect_refusals()
    waited = game.seconds_until_accepted()
    print(f"{how} for {seconds if LONG else 'a moment'}: a move was accepted after {waited:.2f} s")
    assert waited < (5 if LONG else SOON)
    game.play(8)
    assert until_health(game.port, well=True) == "ok"


def expect_only_reads(game: OutageGame) -> None:
    """Check that commands are refused, and that the table can still be seen."""
    game.expect_refusals()
    assert game.anna.see(game.table)["game"]["step"] == game.seats[0].view["game"]["step"]
    assert until_health(game.port, well=False) == "the database cannot be written to"


@pytest.mark.parametrize("how", ["read_only", "full"])
def test_a_postgres_that_cannot_be_written_to_can_still_be_read(on_postgres: OnPostgres, how: str) -> None:
    game = OutageGame(on_postgres.running)
    with getattr(on_postgres, how)():
        expect_only_reads(game)
    assert until_health(game.port, well=True) == "ok"
    game.play(8)


@pytest.mark.parametrize("how", ["locked", "full"])
def test_a_sqlite_file_that_cannot_be_written_to_can_still_be_read(on_sqlite: OnSqlite, how: str) -> None:
    game = OutageGame(on_sqlite.running)
    with getattr(on_sqlite, how)():
        expect_only_reads(game)
    assert until_health(game.port, well=True) == "ok"
    game.play(8)


def check_late_commit(server: OnPostgres | OnSqlite) -> None:
    """Make a move that is refused but stored after all. Everyone receives it, and the game continues from there."""
    game = OutageGame(server.running)
    asked = game.asked()
    step = asked.view["game"]["step"]
    with server.slow():
        asked.act()
        assert json.loads(asked.socket.recv(SOON))["code"] == "storage"
        for seat in game.seats:
            seat.until(lambda view: view["game"]["step"] > step)
    assert until_health(game.port, well=True) == "ok"
    game.play(8)


def test_a_move_that_postgres_stores_too_late_counts(on_postgres: OnPostgres) -> None:
    check_late_commit(on_postgres)


def test_a_move_that_sqlite_stores_too_late_counts(on_sqlite: OnSqlite) -> None:
    check_late_commit(on_sqlite)


def test_a_postgres_that_has_lost_the_last_moves_is_believed(on_postgres: OnPostgres) -> None:
    """After a failure, another PostgreSQL may take over that lacks the last entries. The game continues from before them."""
    game = OutageGame(on_postgres.running)
    asked = game.asked()
    step = asked.view["game"]["step"]
    log = f"log where table_name = '{game.table}'"
    on_postgres.sql(f"delete from {log} and version > (select max(version) from {log}) - 3")
    asked.act()
    for seat in game.seats:
        assert seat.until(lambda view: view["whole"])["game"]["step"] < step
    game.play(8)
    assert on_postgres.sql(f"select count(*) = max(version) + 1 from {log}") == "t"


def test_a_bot_whose_move_could_not_be_stored_waits_until_it_can_be(tmp_path: Path) -> None:
    server = OnSqlite(tmp_path, "--bot-delay", "1")
    to_close.callback(server.running.process.kill)
    anna = Guest(server.running.port, "Anna")
    table = anna.open(seats=("novice", "you"))
    with server.full():
        until_failures(server.running, 2)
        thoughts = counted(server.running.port, "bali_thoughts_total")
        until_failures(server.running, 4)
        assert counted(server.running.port, "bali_thoughts_total") == thoughts
    anna.listen(table).until(lambda view: view["game"]["asked"] == 1)
    server.running.stop()


def until_failures(running: RunningServer, number: int) -> None:
    """Wait until this number of calls to the database has failed."""
    wait_for(lambda: counted(running.port, "bali_storage_failures_total") >= number, f"{number} failed calls")


def test_many_requests_to_a_postgres_that_hangs_do_not_wait_for_each_other(on_postgres: OnPostgres) -> None:
    game = OutageGame(on_postgres.running)
    seats = [game.anna.listen(game.table) for _ in range(20)]
    with on_postgres.hanging():
        start = time.monotonic()
        for seat in seats:
            seat.send("say", text="hello?")
        assert all(json.loads(seat.socket.recv(SOON))["code"] == "storage" for seat in seats)
        assert time.monotonic() - start < len(seats) / 2  # in turn, each would wait for a second
    until_health(game.port, well=True)


def test_every_call_to_the_database_has_a_time_limit() -> None:
    calls = {name: call for name, call in vars(Store).items() if inspect.iscoroutinefunction(call) and not name.startswith("_")}
    assert len(calls) > 10
    assert [name for name, call in calls.items() if not hasattr(call, "__wrapped__")] == []
