"""Tables: which ones are possible, and who can find them."""

import re

import pytest

from tests.server.running_server import (
    Guest,
    Json,
    RunningServer,
    cookie_of,
    error_of,
    messages_until_closed,
    open_socket,
    run_server,
)


def test_the_name_of_a_table_cannot_be_guessed(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    names = [anna.open() for _ in range(60)]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{16,32}", name) for name in names)
    assert len({name[:8] for name in names}) == len({name[-8:] for name in names}) == 60
    assert anna.refused("GET", f"/api/tables/{names[0][:-1]}") == (404, "no-table")


def test_only_tables_that_are_meant_to_be_found_are_listed(server: RunningServer) -> None:
    anna, eve = Guest(server.port, "Anna"), Guest(server.port, "Eve")
    found = [anna.open(seats=("you",), listed=True), anna.open(seats=("you", "novice"), listed=True)]
    hidden = [anna.open(seats=("you",)), anna.open(seats=("you", "novice"))]
    assert [table["id"] for table in eve.ask("GET", "/api/tables")] == found[:1]
    assert [table["id"] for table in eve.ask("GET", "/api/tables?status=open")] == found[:1]
    assert [table["id"] for table in eve.ask("GET", "/api/tables?status=playing")] == found[1:]
    assert eve.ask("GET", "/api/tables/mine") == []
    assert {table["id"] for table in anna.ask("GET", "/api/tables/mine")} == {*found, *hidden}
    assert eve.refused("GET", "/api/tables?status=over") == (422, "misunderstood")


def test_the_list_of_my_tables_says_where_i_sit_and_whose_turn_it_is(server: RunningServer) -> None:
    anna, ben = Guest(server.port, "Anna"), Guest(server.port, "Ben")
    table = anna.open(players=3, seats=("novice",))
    anna.do(table, "sit", seat=1)
    ben.do(table, "sit", seat=2)
    (waiting,) = ben.ask("GET", "/api/tables/mine")
    assert (waiting["status"], waiting["asked"], waiting["step"]) == ("open", None, 0)
    anna.do(table, "start")
    view = anna.listen(table).until(lambda view: view["game"]["asked"] in (1, 2))
    (playing,) = anna.ask("GET", "/api/tables/mine")
    assert playing["id"] == table
    assert playing["yours"] == [False, True, False]
    assert playing["names"] == ["Agung", "Anna", "Ben"]
    assert playing["levels"] == ["novice", None, None]
    assert (playing["status"], playing["asked"], playing["step"]) == ("playing", view["game"]["asked"], view["game"]["step"])


def test_the_list_of_my_tables_has_the_clock_and_who_is_away(server: RunningServer) -> None:
    anna, ben = Guest(server.port, "Anna"), Guest(server.port, "Ben")
    table = anna.open(clock={"move": 3600, "bank": 60})
    anna.do(table, "sit", seat=0)
    ben.do(table, "sit", seat=1)
    anna.do(table, "start")
    (playing,) = ben.ask("GET", "/api/tables/mine")
    assert 3590_000 < playing["deadline"] - playing["now"] <= 3660_000
    assert (playing["asked"], playing["away"], playing["result"]) == (0, [None, None], None)
    ben.do(table, "leave")
    (left,) = anna.ask("GET", "/api/tables/mine")
    assert left["away"] == [None, "left"]


def test_the_list_of_my_tables_has_the_results_of_finished_games_and_names_them_last(server: RunningServer) -> None:
    anna, ben = Guest(server.port, "Anna"), Guest(server.port, "Ben")
    running, over = anna.open(seats=("you", "novice")), anna.open()
    anna.do(over, "sit", seat=0)
    ben.do(over, "sit", seat=1)
    anna.do(over, "start")
    ben.do(over, "resign", seat=1)
    first, last = anna.ask("GET", "/api/tables/mine")
    assert (first["id"], last["id"]) == (running, over)
    assert last["result"] == {"points": None, "places": [1, 2]}
    assert last["deadline"] is None


def test_players_at_one_screen_bring_their_names(server: RunningServer) -> None:
    anna = Guest(server.port, "Anna")
    options = {"game": "altar", "players": 3}
    seats = {"seats": ["you", "novice", "you"], "names": [None, None, "Uwe"], "start": True}
    table = anna.ask("POST", "/api/tables", {"options": options, **seats})["id"]
    assert [seat["name"] for seat in anna.ask("GET", f"/api/tables/{table}")["table"]["seats"]] == ["Anna", "Dewi", "Uwe"]


def test_what_is_no_name_of_a_table_is_no_table(database: str) -> None:
    with run_server(database) as running:
        anna = Guest(running.port, "Anna")
        for name in ("x", "%20", "..", "%ff", "'%20or%20''='", "x" * 33, "x" * 5000, "%00", "a%00b"):
            assert error_of(anna.http.get(f"/api/tables/{name}/export"))[0] in (404, 422)
            messages, code = messages_until_closed(open_socket(running.port, name, cookie_of(anna)))
            assert ([message["code"] for message in messages], code) == (["no-table"], 4404), name


OPTIONS: list[Json] = [
    {"game": "chess"},
    {"players": 1},
    {"players": 5},
    {"players": 2**70},
    {"players": "many"},
    {"variants": ["none of ours"]},
    {"variants": ["x"] * 5},
    {"variants": "day"},
    {"memory": "perfect"},
    {"clock": {"move": 1}},
    {"clock": {"move": 10**12}},
    {"clock": {"move": 60, "bank": -1}},
    {"cheat": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_table_that_cannot_be_is_not_opened(shared_server: RunningServer, options: Json) -> None:
    anna = Guest(shared_server.port, "Anna")
    body = {"options": {"game": "altar", "players": 2, "listed": True, **options}, "seats": ["you"]}
    assert error_of(anna.http.post("/api/tables", json=body)) == (422, "misunderstood")
    assert anna.ask("GET", "/api/tables/mine") == []
