"""A server stops on SIGTERM, whatever it is doing."""

import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.outages import OnPostgres
from tests.server.postgres import Postgres
from tests.server.running_server import Guest, RunningServer, bot_processes_of, cookie_of, sit, to_close
from tests.server.waiting import wait_for

STOP_TIMEOUT = 30.0  # seconds in which a server has to stop, on a busy machine


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RunningServer]:
    running = RunningServer(str(tmp_path / "tables.sqlite"))
    yield running
    running.process.kill()


def stop(running: RunningServer) -> str:
    """Stop a server and return its log."""
    running.process.send_signal(signal.SIGTERM)
    return running.process.communicate(timeout=STOP_TIMEOUT)[1]


def ask_in_vain(guest: Guest) -> None:
    """Send a request that the stopping server refuses or drops."""
    with suppress(httpx.HTTPError):
        guest.http.get("/api/tables")


@pytest.mark.parametrize("asked", [False, True], ids=["idle", "asked"])
def test_a_server_whose_database_hangs_stops(running_postgres: Postgres, asked: bool) -> None:
    server = OnPostgres(running_postgres)
    to_close.callback(server.running.process.kill)
    _, guests, seats = sit(server.running.port, "altar", 2, 2)
    with server.hanging():
        if asked:
            for guest in guests:
                threading.Thread(target=ask_in_vain, args=(guest,)).start()
            for seat in seats:
                seat.send("say", text="hello?")
        assert "Traceback" not in stop(server.running)


def test_a_server_whose_bot_thinks_stops_and_leaves_no_process(running: RunningServer) -> None:
    anna = Guest(running.port, "Anna")
    seat = anna.listen(anna.open(seats=("novice", "you")))
    seat.until(lambda view: bool(view["game"] and view["game"]["actions"]))
    (process,) = bot_processes_of(running)
    os.kill(process, signal.SIGSTOP)  # it thinks, and thinks
    while seat.asked:
        seat.act()
        seat.next()
    assert stop(running) == ""
    assert not Path(f"/proc/{process}").exists()


def test_a_server_whose_bot_is_about_to_start_stops_and_leaves_no_process(running: RunningServer) -> None:
    anna = Guest(running.port, "Anna")
    anna.open(seats=("novice", "you"))
    bot_processes = wait_for(lambda: bot_processes_of(running), "a bot process")
    assert stop(running) == ""
    assert not any(Path(f"/proc/{pid}").exists() for pid in bot_processes)


def test_a_server_stops_whose_client_reads_nothing(running: RunningServer) -> None:
    anna = Guest(running.port, "Anna")
    table = anna.open(seats=("you", "novice"))
    with socket.create_connection(("127.0.0.1", running.port)) as unread:
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: bali\r\nCookie: bali_guest={cookie_of(anna)}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        unread.sendall(f"{head}{upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        assert unread.recv(12) == b"HTTP/1.1 101"
        look = b'{"do": "look", "seat": 0}'
        frame = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
        unread.settimeout(1)
        with suppress(TimeoutError):  # once neither side has room for more
            while True:
                unread.sendall(frame * 100)
        assert "Traceback" not in stop(running)
