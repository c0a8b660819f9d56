"""A server that is told to stop stops, in whatever state it is."""

import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.house import Guest, House, cookie_of, sit, thinkers_of, to_close
from tests.server.outages import OnPostgres
from tests.server.postgres import Postgres

OBEYED = 10.0  # seconds in which a server that is told to stop has to be gone


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = House(str(tmp_path / "tables.sqlite"))
    yield running
    running.process.kill()


def stop(running: House) -> str:
    """Tell a server to stop; return what it said, once it is gone."""
    running.process.send_signal(signal.SIGTERM)
    return running.process.communicate(timeout=OBEYED)[1]


@pytest.mark.parametrize("asked", [False, True], ids=["idle", "asked"])
def test_a_server_whose_database_hangs_stops(running_postgres: Postgres, asked: bool) -> None:
    server = OnPostgres(running_postgres)
    to_close.callback(server.house.process.kill)
    _, guests, seats = sit(server.house.port, "altar", 2, 2)
    with server.hanging():
        if asked:
            for guest in guests:
                threading.Thread(target=lambda guest=guest: guest.http.get("/api/tables")).start()
            for seat in seats:
                seat.send("say", text="hello?")
        assert "Traceback" not in stop(server.house)


def test_a_server_whose_bot_thinks_stops_and_leaves_no_process(house: House) -> None:
    anna = Guest(house.port, "Anna")
    seat = anna.listen(anna.open(seats=("novice", "you")))
    seat.until(lambda view: bool(view["game"] and view["game"]["actions"]))
    (process,) = thinkers_of(house)
    os.kill(process, signal.SIGSTOP)  # it thinks, and thinks
    while seat.asked:
        seat.act()
        seat.next()
    assert stop(house) == ""
    assert not Path(f"/proc/{process}").exists()


def test_a_server_whose_bot_is_about_to_start_stops_and_leaves_no_process(house: House) -> None:
    anna = Guest(house.port, "Anna")
    anna.open(seats=("novice", "you"))
    while not (bot_processes := thinkers_of(house)):
        assert house.process.poll() is None
    assert stop(house) == ""
    assert not any(Path(f"/proc/{pid}").exists() for pid in bot_processes)


def test_a_server_stops_whose_client_reads_nothing(house: House) -> None:
    anna = Guest(house.port, "Anna")
    table = anna.open(seats=("you", "novice"))
    with socket.create_connection(("127.0.0.1", house.port)) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: bali\r\nCookie: bali_guest={cookie_of(anna)}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        deaf.sendall(f"{head}{upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        assert deaf.recv(12) == b"HTTP/1.1 101"
        look = b'{"do": "look", "seat": 0}'
        frame = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
        deaf.settimeout(1)
        with suppress(TimeoutError):  # once neither side has room for more
            while True:
                deaf.sendall(frame * 100)
        assert "Traceback" not in stop(house)
