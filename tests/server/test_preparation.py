"""A server that still compiles the rules: it serves everything that needs no rules, and tables wait."""

import json
import os
import select
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bali.games import GAMES
from tests.server.cold_server import ColdServer, cold_server
from tests.server.running_server import Guest, anonymous, counted, metrics_of, open_socket, run_server, to_close
from tests.server.running_server import cookie_of as cookie
from tests.server.waiting import TIMEOUT, wait_for

TABLE = {"options": {"game": "altar", "players": 2}, "seats": ["you", "novice"], "start": True}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")


def health(server: ColdServer) -> tuple[int, str]:
    answer = anonymous(server.port).get("/health")
    return answer.status_code, answer.text


def wait_until_prepared(server: ColdServer) -> None:
    """Wait until all rules are prepared. Questions would slow down a process that compiles, so they begin after its end."""

    def is_prepared() -> bool:
        for process in server.compiling():
            wait_for_end(process)
        return health(server) == (200, "ok")

    wait_for(is_prepared, "prepared rules")


def wait_for_end(process: int) -> None:
    with suppress(ProcessLookupError):  # it has ended and been waited for
        descriptor = os.pidfd_open(process)
        try:
            assert select.select([descriptor], [], [], TIMEOUT)[0], "a process compiles for too long"
        finally:
            os.close(descriptor)


def compiling(server: ColdServer) -> int:
    """Wait until a process compiles a game, and return it."""
    (process,) = wait_for(server.compiling, "a compiling process")
    return process


def test_what_needs_no_rules_works_at_once_and_a_table_can_be_opened_as_soon_as_its_own_game_is_prepared(tmp_path: Path) -> None:
    with cold_server(tmp_path) as (server, held):
        anna = Guest(server.port, "Anna")
        assert anna.http.get("/").headers["content-type"].startswith("text/html")
        assert {game["name"] for game in anna.ask("GET", "/api/games")} == set(GAMES)
        assert anna.ask("GET", "/api/tables") == anna.ask("GET", "/api/tables/mine") == []
        assert health(server) == (200, "ok; preparing altar, dalang")
        assert counted(server.port, "bali_preparing") == len(GAMES)
        refused = (503, "preparing")
        assert anna.refused("POST", "/api/tables", TABLE) == anna.refused("POST", "/api/lessons/altar-1", {}) == refused
        for path in ("verify", "replay", "games"):
            assert anna.refused("POST", f"/api/{path}") == refused
        process = compiling(server)
        held.release("altar")
        wait_for_end(process)
        wait_for(lambda: anna.http.post("/api/tables", json=TABLE).status_code == 201, "a table of altar")
        assert health(server) == (200, "ok; preparing dalang")
        assert 'bali_preparing{game="altar"} 0.0' in metrics_of(server.port)
        assert anna.refused("POST", "/api/tables", TABLE | {"options": {"game": "dalang", "players": 3}}) == refused


def test_a_socket_waits_for_the_rules_and_then_plays(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with run_server(database) as before:
        anna = Guest(before.port, "Anna")
        table = anna.open(seats=("you", "novice"))
        view = anna.see(table)
    with cold_server(tmp_path, database) as (server, held):
        anna = anna.moved(server.port)
        assert anna.refused("GET", f"/api/tables/{table}") == (503, "preparing")
        socket = open_socket(server.port, table, cookie(anna))
        first = json.loads(socket.recv())
        assert (first["type"], first["code"], first["do"]) == ("refused", "preparing", None)
        socket.send('{"do":"ping"}')
        assert json.loads(socket.recv()) == first
        socket.send(json.dumps({"do": "say", "text": "Hello!"}))  # waits, too
        held.release(*GAMES)
        assert json.loads(socket.recv())["game"]["state"] == view["game"]["state"]
        assert json.loads(socket.recv())["chat"][0]["text"] == "Hello!"
        seat = anna.listen(table)
        while seat.view["table"]["status"] != "over" and seat.view["game"]["step"] < view["game"]["step"] + 6:
            if seat.asked:
                seat.act()
            seat.next()


def test_a_server_stops_in_the_middle_of_compiling_and_leaves_no_process(tmp_path: Path) -> None:
    with cold_server(tmp_path) as (server, _):
        process = compiling(server)
        server.stop()
        assert not Path(f"/proc/{process}").exists()


def test_the_second_start_compiles_nothing(tmp_path: Path) -> None:
    with cold_server(tmp_path) as (server, held):
        held.release(*GAMES)
        wait_until_prepared(server)
        assert "compiling" in server.stop()
    again = ColdServer(str(tmp_path / "again.sqlite"), tmp_path / "cache")
    wait_until_prepared(again)
    assert again.stop() == ""


def test_a_failed_compilation_is_made_up_for_by_the_server(tmp_path: Path) -> None:
    with cold_server(tmp_path) as (server, held):
        os.kill(compiling(server), signal.SIGKILL)
        held.release(*GAMES)
        wait_until_prepared(server)
        anna = Guest(server.port, "Anna")
        seat = anna.listen(anna.open(seats=("you", "novice")))
        seat.until(lambda view: view["game"]["asked"] == 0)
        assert "failed" in server.stop()


@pytest.mark.long
def test_two_servers_without_any_compiled_code_compile_it_and_play(tmp_path: Path) -> None:
    servers = [ColdServer(str(tmp_path / f"{number}.sqlite"), tmp_path / "cache") for number in range(2)]
    for server in servers:
        to_close.callback(server.process.kill)
        assert health(server) == (200, "ok; preparing altar, dalang")
    for server in servers:
        wait_until_prepared(server)
        for game, players in (("altar", 2), ("dalang", 3)):
            anna = Guest(server.port, "Anna")
            seat = anna.listen(anna.open(game, players, seats=("novice", "you", "master")[:players]))
            seat.until(lambda view: view["game"]["asked"] == 1)
        assert "Traceback" not in server.stop()
