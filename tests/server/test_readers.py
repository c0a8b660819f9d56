"""Readers, quick and slow: nobody waits for one who does not read."""

import sys
from itertools import islice
from pathlib import Path

import pytest

from bali.cli.load.drive import memory
from bali.table.limits import CHAT_IN_WHOLE_VIEW
from tests.server.house import Guest, House, Seat, counted, house
from tests.server.raw import deaf, frame

MIB = 2**20
LOOK = '{"do":"look"}'
LOOKS = 400  # at the metrics, until a test gives up waiting


def test_who_asks_quickly_and_reads_is_not_taken_for_slow(home: House) -> None:
    anna = Guest(home.port, "Anna")
    seat = anna.listen(anna.open())
    for _ in range(300):
        seat.send("look")
    assert {seat.next()["type"] for _ in range(300)} == {"view"}


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
    assert seat.say("say", text="well")["chat"][0]["text"] == "well"
    assert eve.listen(table).view["chat"][-1]["text"] == "well"


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


def talk_much(seat: Seat, lines: int) -> None:
    for _ in range(lines):
        assert seat.say("say", text="漢" * 500)["type"] == "view"


def test_looks_that_nobody_reads_are_answered_once(here: House) -> None:
    anna, eve = Guest(here.port, "Anna"), Guest(here.port, "Eve")
    table = anna.open(seats=("you",))
    seat = anna.listen(table)
    talk_much(seat, 20)
    slow, before = deaf(eve, table), counted(here.port, "bali_commands_total")
    slow.sendall(frame(LOOK) * 300)
    while counted(here.port, "bali_commands_total") < before + 300:
        pass
    seat.say("say", text="the newest")
    received = b""
    while b"the newest" not in received:
        received += slow.recv(MIB)
    assert received.count(b'{"type":"view"') < 50
    assert counted(here.port, "bali_slow_readers_total") == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_readers_who_read_nothing_take_little_memory(here: House) -> None:
    anna, eve = Guest(here.port, "Anna"), Guest(here.port, "Eve")
    table = anna.open(seats=("you",))
    seat = anna.listen(table)
    talk_much(seat, 3 * CHAT_IN_WHOLE_VIEW)
    before, most = memory(here.process.pid), 0
    slow = [deaf(eve, table) for _ in range(250)]
    for _ in range(5):
        for each in slow:
            try:
                each.sendall(frame(LOOK) * 4)
            except OSError:
                continue
        seat.say("say", text="漢" * 500)
        most = max(most, memory(here.process.pid))
    assert most - before < 150 * MIB
    assert seat.say("say", text="well")["chat"][0]["text"] == "well"
