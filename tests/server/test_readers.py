"""Readers, quick and slow: nobody waits for one who does not read."""

import sys
from pathlib import Path

import pytest

from bali.table.limits import CHAT_IN_WHOLE_VIEW
from bench.process_memory import memory
from tests.server.raw import frame, open_unread_socket
from tests.server.running_server import Guest, RunningServer, TableSocket, counted, run_server
from tests.server.waiting import wait_for

MIB = 2**20
LOOK = '{"do":"look"}'


def test_a_client_that_asks_quickly_and_reads_does_not_count_as_slow(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    seat = anna.listen(anna.open())
    for _ in range(300):
        seat.send("look")
    assert {seat.next()["type"] for _ in range(300)} == {"view"}


def chat_until_counted(seat: TableSocket, port: int, name: str) -> None:
    """Send long chat messages until a metric is counted."""

    def is_counted() -> bool:
        chat(seat, 10)
        return counted(port, name) == 1

    wait_for(is_counted, name)


def chat(seat: TableSocket, messages: int) -> None:
    """Send long chat messages."""
    for _ in range(messages):
        assert seat.call("say", text="漢" * 500)["type"] == "view"


@pytest.mark.parametrize("wishes", [500, 50])  # it goes on asking, or falls silent
def test_a_client_that_does_not_read_is_cut_off_and_the_game_continues(server: RunningServer, wishes: int) -> None:
    anna, eve = Guest(server.port, "Anna"), Guest(server.port, "Eve")
    table = anna.open(seats=("you",))
    seat = anna.listen(table)
    chat(seat, 60)
    slow = open_unread_socket(eve, table)
    slow.sendall(frame('{"do":"look"}') * wishes)
    chat_until_counted(seat, server.port, "bali_slow_readers_total")
    assert counted(server.port, "bali_slow_readers_total") == 1
    wait_for(lambda: counted(server.port, "bali_sockets") == 1, "the slow reader's socket to close")
    assert seat.call("say", text="well")["chat"][0]["text"] == "well"
    assert eve.listen(table).view["chat"][-1]["text"] == "well"


def test_a_server_stops_although_someone_does_not_read(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite")) as running:
        anna = Guest(running.port, "Anna")
        table = anna.open(seats=("you",))
        seat = anna.listen(table)
        chat(seat, 60)
        slow = open_unread_socket(anna, table)
        slow.sendall(frame('{"do":"look"}') * 50)
        chat_until_counted(seat, running.port, "bali_slow_readers_total")


def test_looks_that_nobody_reads_are_answered_once(server: RunningServer) -> None:
    anna, eve = Guest(server.port, "Anna"), Guest(server.port, "Eve")
    table = anna.open(seats=("you",))
    seat = anna.listen(table)
    chat(seat, 20)
    slow, before = open_unread_socket(eve, table), counted(server.port, "bali_commands_total")
    slow.sendall(frame(LOOK) * 300)
    wait_for(lambda: counted(server.port, "bali_commands_total") >= before + 300, "300 commands")
    seat.call("say", text="the newest")
    received = b""
    while b"the newest" not in received:
        received += slow.recv(MIB)
    assert received.count(b'{"type":"view"') < 50
    assert counted(server.port, "bali_slow_readers_total") == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_readers_who_read_nothing_take_little_memory(server: RunningServer) -> None:
    anna, eve = Guest(server.port, "Anna"), Guest(server.port, "Eve")
    table = anna.open(seats=("you",))
    seat = anna.listen(table)
    chat(seat, 3 * CHAT_IN_WHOLE_VIEW)
    before, most = memory(server.process.pid), 0
    slow = [open_unread_socket(eve, table) for _ in range(250)]
    for _ in range(5):
        for each in slow:
            try:
                each.sendall(frame(LOOK) * 4)
            except OSError:
                continue
        seat.call("say", text="漢" * 500)
        most = max(most, memory(server.process.pid))
    assert most - before < 150 * MIB
    assert seat.call("say", text="well")["chat"][0]["text"] == "well"
