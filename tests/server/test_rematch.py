"""The rematch: nobody is made to play it, and it has one table however many ask for it."""

import sqlite3
from pathlib import Path

import pytest

from tests.server.running_server import Guest, Json, RunningServer, TableSocket, run_server, sit
from tests.server.test_processes import spread


def given_up(port: int, people: int = 2, players: int = 3) -> tuple[str, list[Guest], list[TableSocket]]:
    """Play a game in which all people resign."""
    table, guests, seats = sit(port, "altar", people, players)
    for number, seat in enumerate(seats):
        if not seat.over:
            seat.send("resign", seat=number)
            for other in seats:
                other.until_resigned(number)
    return table, guests, seats


def next_of(seat: TableSocket) -> str:
    return str(seat.until(lambda view: bool(view["table"]["next"]))["table"]["next"])


def names(view: Json) -> list[str | None]:
    return [seat["name"] for seat in view["table"]["seats"]]


def test_a_rematch_keeps_the_others_seats_for_them(shared_server: RunningServer) -> None:
    table, guests, seats = given_up(shared_server.port)
    seats[1].send("rematch")
    following = next_of(seats[0])
    assert seats[0].view["table"]["next_seat"] == 1
    again = guests[0].see(following)
    assert (again["table"]["previous"], names(again)) == (table, ["Ben", "Gede", None])
    assert [(seat["reserved"], seat["invited"]) for seat in again["table"]["seats"]] == [
        (None, False),
        (None, False),
        ("Anna", True),
    ]
    assert guests[1].refused("POST", f"/api/tables/{following}/commands", {"do": "start"}) == (409, "seats")
    assert [one["id"] for one in guests[0].ask("GET", "/api/tables/mine")] == [table]
    assert guests[0].do(following, "sit", seat=2)["table"]["seats"][2]["yours"]
    assert guests[1].do(following, "start")["table"]["status"] == "playing"


def test_a_player_who_declines_a_rematch_is_left_alone(shared_server: RunningServer) -> None:
    _, guests, seats = given_up(shared_server.port)
    seats[1].send("rematch")
    following = next_of(seats[0])
    waiting = guests[1].listen(following)
    guests[0].do(following, "decline")
    declined = waiting.until(lambda view: view["table"]["seats"][2]["declined"] == "Anna")["table"]["seats"][2]
    assert (declined["name"], declined["reserved"], declined["invited"]) == (None, None, False)
    waiting.send("invite", seat=2, level="novice")
    waiting.send("start")
    waiting.until(lambda view: view["table"]["status"] == "playing")
    assert following not in [one["id"] for one in guests[0].ask("GET", "/api/tables/mine")]


def test_a_player_who_resigns_and_asks_again_and_again_forces_no_game_on_anyone(shared_server: RunningServer) -> None:
    _, (anna, eve), seats = given_up(shared_server.port, 2, 2)
    seats[1].send("rematch")
    following = next_of(seats[0])
    for do in ({"do": "start"}, {"do": "stand", "seat": 1}, {"do": "invite", "seat": 1, "level": "novice"}):
        assert eve.refused("POST", f"/api/tables/{following}/commands", do)[0] == 409
    assert eve.refused("POST", f"/api/tables/{following}/commands", {"do": "rematch"}) == (409, "not-now")
    assert len(anna.ask("GET", "/api/tables/mine")) == 1


def tables_in(file: Path) -> list[str]:
    with sqlite3.connect(file) as connection:
        return [name for (name,) in connection.execute("select name from tables")]


def test_two_players_who_ask_at_the_same_moment_get_one_table(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with run_server(str(file)) as running:
        table, _, seats = given_up(running.port, 3, 3)
        for seat in seats:
            seat.send("rematch")
        found = {next_of(seat) for seat in seats}
        assert len(found) == 1
        assert sorted(tables_in(file)) == sorted([table, *found])
        assert {seat.call("rematch")["code"] for seat in seats} == {"rematched"}


def test_two_players_who_ask_at_the_same_moment_at_two_servers_get_one_table(two_servers: list[RunningServer]) -> None:
    for _ in range(5):
        table, guests, seats = spread(two_servers, "altar", 2)
        seats[0].send("resign", seat=0)
        for seat in seats:
            seat.until(lambda view: view["table"]["status"] == "over")
        for seat in seats:
            seat.send("rematch")
        assert len({next_of(seat) for seat in seats}) == 1
        views = [guest.see(next_of(seats[0])) for guest in guests]
        assert {view["table"]["previous"] for view in views} == {table}
        assert sorted(map(str, names(views[0]))) in (["Guest 0", "None"], ["Guest 1", "None"])
        free = names(views[0]).index(None)
        asked = 1 - free  # the two have changed seats
        assert views[asked]["table"]["seats"][free]["invited"]
        assert guests[asked].do(next_of(seats[0]), "sit", seat=free)["table"]["seats"][free]["yours"]


@pytest.mark.parametrize("bots", [1, 2])
def test_a_rematch_against_bots_can_start_immediately(shared_server: RunningServer, bots: int) -> None:
    guest = Guest(shared_server.port, "Anna")
    table = guest.open("altar", bots + 1, ("you", *["novice"] * bots))
    guest.do(table, "resign", seat=0)
    following = guest.do(table, "rematch")["table"]["next"]
    assert guest.do(following, "start")["table"]["status"] == "playing"
    assert [seat["yours"] for seat in guest.see(following)["table"]["seats"]] == [False] * bots + [True]


def test_a_public_table_s_rematch_is_listed_once_a_seat_is_free(shared_server: RunningServer) -> None:
    _, guests, seats = sit(shared_server.port, "altar", 2, 2, listed=True)
    seats[0].send("resign", seat=0)
    seats[1].until(lambda view: view["table"]["status"] == "over")
    seats[1].send("rematch")
    following = next_of(seats[1])
    assert following not in [one["id"] for one in guests[0].ask("GET", "/api/tables")]
    guests[0].do(following, "decline")
    assert following in [one["id"] for one in guests[0].ask("GET", "/api/tables")]
