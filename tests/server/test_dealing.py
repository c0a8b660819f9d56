"""The deal over the wire: commitments, shares and a deadline, on both databases and with servers that stop in the middle."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from itsdangerous import URLSafeSerializer

from bali.core.dealers import new_secret
from bali.core.shares import commit_to
from bali.server.log_batch import batch_of
from bali.server.registry import now
from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.commands import Reveal, Sit, Start, TableCommand
from bali.table.entries import Entry
from bali.table.handlers import Visitor, handle, open_table
from bali.table.limits import REVEAL_TIME
from bali.table.options import TableOptions
from bali.table.table import Table
from tests.server.running_server import Guest, Json, RunningServer, TableSocket, play, run_server
from tests.server.waiting import wait_for

KEY = "k" * 64


class Sharer:
    """A guest with a share, as a browser has one."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest, self.table = guest, table
        self.share = new_secret().hex()
        guest.do(table, "sit", seat=seat, commitment=commit_to(self.share))

    def reveal(self) -> Json:
        return self.guest.do(self.table, "reveal", share=self.share)


def two_sharers(first: int, second: int) -> tuple[str, list[Sharer], list[TableSocket]]:
    """Sit two people down, at servers that may be different ones, and start."""
    guests = [Guest(first, "Anna"), Guest(second, "Ben")]
    table = guests[0].open("altar", 2)
    sharers = [Sharer(guest, table, seat) for seat, guest in enumerate(guests)]
    seats = [guest.listen(table) for guest in guests]
    guests[1].do(table, "start")
    for seat in seats:
        seat.until(lambda view: view["table"]["status"] == "dealing")
    return table, sharers, seats


def dealt(view: Json) -> bool:
    return bool(view["table"]["status"] == "playing")


def shares_in(view: Json) -> list[str | None]:
    return [seat["share"] for seat in view["table"]["seats"]]


def test_a_game_is_dealt_from_everyones_share_and_verified(database: str) -> None:
    with run_server(database) as running:
        table, (anna, ben), seats = two_sharers(running.port, running.port)
        assert shares_in(anna.reveal()) == [None, None]
        assert shares_in(ben.reveal()) == [anna.share, ben.share]
        for seat in seats:
            assert shares_in(seat.until(dealt)) == [anna.share, ben.share]
        play(seats)
        verdict = anna.guest.ask("GET", f"/api/tables/{table}/verify")
        assert (verdict["fair"], verdict["wrong"]) == (True, None)
        assert [(seat["commitment"], seat["share"]) for seat in verdict["seats"]] == [
            (commit_to(sharer.share), sharer.share) for sharer in (anna, ben)
        ]
        file = anna.guest.ask("GET", f"/api/tables/{table}/export")
        assert anna.guest.http.post("/api/verify", content=file).json() == verdict


def test_a_game_against_bots_is_one_request_and_one_share(shared_server: RunningServer) -> None:
    anna, share = Guest(shared_server.port, "Anna"), new_secret().hex()
    opening = {"options": {"game": "altar", "players": 3}, "seats": ["you", "you", "novice"], "start": True}
    table = anna.ask("POST", "/api/tables", {**opening, "commitment": commit_to(share)})["id"]
    assert [seat["commitment"] for seat in anna.see(table)["table"]["seats"]] == [commit_to(share), commit_to(share), None]
    view = anna.do(table, "reveal", share=share)
    assert (view["table"]["status"], shares_in(view)) == ("playing", [share, share, None])


def test_a_server_that_dies_between_two_shares_deals_from_both(database: str) -> None:
    first = RunningServer(database)
    table, (anna, ben), _ = two_sharers(first.port, first.port)
    anna.reveal()
    first.stop(signal.SIGKILL)
    with run_server(database) as second:
        again = ben.guest.moved(second.port)
        view = again.see(table)
        assert view["table"]["status"] == "dealing"
        assert anna.share not in str(view)
        assert shares_in(again.do(table, "reveal", share=ben.share)) == [anna.share, ben.share]


def test_a_player_who_reads_the_database_can_still_reveal_only_their_own_share(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with run_server(str(file)) as running:
        table, (anna, ben), _ = two_sharers(running.port, running.port)
        anna.reveal()
        with closing(sqlite3.connect(file)) as database:
            log = str(database.execute("select entries from log").fetchall())
        assert anna.share in log  # Ben knows all that makes the deal before he adds to it
        commands = f"/api/tables/{table}/commands"
        other = new_secret().hex()
        assert ben.guest.refused("POST", commands, {"do": "reveal", "share": other}) == (409, "wrong-share")
        assert ben.guest.refused("POST", commands, {"do": "commit", "commitment": commit_to(other)}) == (409, "not-now")
        assert ben.guest.refused("POST", commands, {"do": "stand", "seat": 1}) == (409, "not-now")
        assert shares_in(ben.reveal()) == [anna.share, ben.share]


def test_two_servers_deal_from_shares_that_came_to_either(two_servers: list[RunningServer]) -> None:
    first, second = two_servers
    _, (anna, ben), seats = two_sharers(first.port, second.port)
    anna.reveal()
    ben.reveal()
    for seat in seats:
        assert shares_in(seat.until(dealt)) == [anna.share, ben.share]
    play(seats)


def waiting_since(database: str, start: int) -> tuple[str, str]:
    """Store a table whose players were asked to reveal their shares at a time; only Anna did. Return her cookie and share."""
    options = TableOptions(game="altar", players=2, listed=True)
    share = new_secret().hex()
    log: list[list[Entry]] = [[open_table(options, "anna", start)]]
    commands: list[tuple[str, TableCommand]] = [
        ("anna", Sit(seat=0, commitment=commit_to(share))),
        ("ben", Sit(seat=1, commitment=commit_to(new_secret().hex()))),
        ("anna", Start()),
        ("anna", Reveal(share=share)),
    ]
    for guest, command in commands:
        log.append(handle(Table.of("table", log), command, Visitor(guest, guest.title()), start))

    async def write() -> None:
        store = Store(Settings(database=database).url)
        await store.open()
        await store.key("cookies", KEY)
        await store.add_guest("anna", "Anna", start)
        for length in range(1, len(log) + 1):
            await store.append([batch_of(Table.of("table", log[:length]), log[length - 1])])
        await store.close()

    asyncio.run(write())
    return str(URLSafeSerializer(KEY, salt="guest").dumps("anna")), share


def test_a_deal_whose_time_ran_out_while_no_server_ran_continues_by_itself(database: str) -> None:
    """Nobody opens the table: the server finds it by the time at which it is due."""
    cookie, share = waiting_since(database, now() - REVEAL_TIME - 60_000)
    with run_server(database) as running:
        anna = Guest(running.port, "nobody").moved(running.port, {"bali_guest": cookie})
        playing = "/api/tables?status=playing"
        wait_for(lambda: [table["id"] for table in anna.ask("GET", playing)] == ["table"], "the game to start")
        assert shares_in(anna.see("table")) == [share, None]
