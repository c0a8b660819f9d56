"""Readers, quick and slow: nobody waits for one who does not read."""

import base64
import socket
from itertools import islice
from pathlib import Path

import pytest

from tests.server.house import COOKIE, Guest, House, Seat, cookie_of, counted, house, to_close

LOOKS = 400  # at the metrics, until a test gives up waiting


def test_who_asks_quickly_and_reads_is_not_taken_for_slow(home: House) -> None:
    anna = Guest(home.port, "Anna")
    seat = anna.listen(anna.open())
    for _ in range(300):
        seat.send("look")
    assert {seat.next()["type"] for _ in range(300)} == {"view"}


def deaf(guest: Guest, table: str) -> socket.socket:
    """Opens a socket that is never read, and that can hold little."""
    opened = to_close.enter_context(socket.socket())
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.connect(("127.0.0.1", guest.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        f"Cookie: {COOKIE}={cookie_of(guest)}",
    ]
    opened.sendall("\r\n".join([*lines, "", ""]).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += opened.recv(1)
    return opened


def frame(text: str) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def left_alone(port: int) -> bool:
    """Waits until the server has only one socket."""
    return any(counted(port, "bali_sockets") == 1 for _ in range(LOOKS))


def talk_until(seat: Seat, port: int, name: str) -> None:
    """Talks, much at a time, until a metric is counted."""
    for _ in islice(iter(lambda: counted(port, name), 1.0), 150):
        for _ in range(10):
            assert seat.say("say", text="漢" * 500)["type"] == "view"


@pytest.mark.parametrize("wishes", [500, 50])  # it goes on asking, or falls silent
def test_who_does_not_read_is_cut_off_and_the_table_goes_on(here: House, wishes: int) -> None:
    anna, eve = Guest(here.port, "Anna"), Guest(here.port, "Eve")
    table = anna.open(seats=("you",))
    seat = anna.listen(table)
    for _ in range(60):
        seat.say("say", text="漢" * 500)
    slow = deaf(eve, table)
    slow.sendall(frame('{"do":"look"}') * wishes)
    talk_until(seat, here.port, "bali_slow_readers_total")
    assert counted(here.port, "bali_slow_readers_total") == 1
    assert left_alone(here.port)
    assert seat.say("say", text="well")["talk"][0]["text"] == "well"
    assert eve.listen(table).view["talk"][-1]["text"] == "well"


def test_a_server_stops_although_someone_does_not_read(tmp_path: Path) -> None:
    with house(str(tmp_path / "tables.sqlite")) as running:
        anna = Guest(running.port, "Anna")
        table = anna.open(seats=("you",))
        seat = anna.listen(table)
        for _ in range(60):
            seat.say("say", text="漢" * 500)
        slow = deaf(anna, table)
        slow.sendall(frame('{"do":"look"}') * 50)
        talk_until(seat, running.port, "bali_slow_readers_total")
