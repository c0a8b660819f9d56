"""A server in operation: its health, its log, its end."""

import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import Guest, RunningServer, anonymous, bot_processes_of, counted, run_server, to_close
from tests.server.waiting import TIMEOUT, wait_for


def test_a_server_whose_database_is_gone_says_that_it_is_not_healthy(running_postgres: Any) -> None:
    with run_server(running_postgres.new_database()) as running:
        client = anonymous(running.port)
        assert (client.get("/health").status_code, client.get("/health").text) == (200, "ok")
        running_postgres.run("pg_ctl", "-D", str(running_postgres.folder / "data"), "-m", "immediate", "-w", "stop")
        try:
            wait_for(lambda: client.get("/health").status_code == 503, "a report that the database is gone")
        finally:
            running_postgres.start()
        wait_for(lambda: client.get("/health").status_code == 200, "a report that the database is back")


@pytest.mark.skipif(sys.platform != "linux", reason="finds the process in /proc")
def test_the_log_can_be_json(tmp_path: Path) -> None:
    running = RunningServer(str(tmp_path / "tables.sqlite"), "--log-json")
    to_close.callback(running.process.kill)
    anna = Guest(running.port, "Anna")
    seat = anna.listen(anna.open(seats=("you", "novice")))

    def is_counted_after_a_move(metric: str) -> bool:
        seat.until(lambda view: view["game"]["asked"] == 0)
        seat.act()
        seat.next()
        return counted(running.port, metric) > 0

    wait_for(lambda: is_counted_after_a_move("bali_thoughts_total"), "a bot's decision")
    seat.until(lambda view: view["game"]["asked"] == 0)
    subprocess.run(["kill", "-9", str(bot_processes_of(running)[0])], check=True)
    wait_for(lambda: is_counted_after_a_move("bali_bot_processes_replaced_total"), "a new bot process")
    with socket.create_connection(("127.0.0.1", running.port), TIMEOUT) as garbage:
        garbage.sendall(b"\x00\x01garbage\r\n\r\n")
        assert garbage.recv(100).startswith(b"HTTP/1.1 400")
    lines = [json.loads(line) for line in running.stop().splitlines()]
    assert {"a bot process is replaced"} <= {line["event"] for line in lines}
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)


def test_a_server_that_is_told_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    running = RunningServer(database)
    to_close.callback(running.process.kill)
    anna, ben = Guest(running.port, "Anna"), Guest(running.port, "Ben")
    table = anna.open()
    anna.do(table, "sit", seat=0)
    ben.do(table, "sit", seat=1)
    anna.do(table, "start")
    seats = [anna.listen(table), ben.listen(table)]
    for number in range(8):
        asked = next(seat for seat in seats if seat.asked)
        version = asked.view["version"] + 1
        asked.act(number)
        for seat in seats:
            seat.until_version(version)
    before = [guest.http.get(f"/api/tables/{table}").text for guest in (anna, ben)]
    said = running.stop()
    assert [seat.closed() for seat in seats] == [1012, 1012]
    assert said == ""
    with run_server(database) as again:
        after = [guest.moved(again.port).http.get(f"/api/tables/{table}").text for guest in (anna, ben)]
    assert [re.sub(r'"now":\d+', "", text) for text in after] == [re.sub(r'"now":\d+', "", text) for text in before]
