"""Frames that are not messages: pings, pongs and fragments. A few are fine, many close the socket."""

import asyncio
import socket
from pathlib import Path

import pytest

from bali.server.fast_websocket import FastWebSocket
from bali.server.limits import EXTRA_FRAMES, MAX_PARSED_AHEAD, MAX_STRIKES
from tests.server.raw import (
    CLOSE,
    FIRST_PART,
    LAST_PART,
    MIDDLE_PART,
    PING,
    PONG,
    TEXT,
    connected,
    frame,
    handshake,
    inside,
    read_all,
    read_head,
    run,
)
from tests.server.running_server import Guest, RunningServer
from tests.server.waiting import wait_for_async

MANY = 5_000
FEW = int(EXTRA_FRAMES) - 5


def socket_of(guest: Guest, table: str) -> socket.socket:
    opened = connected(guest.port)
    opened.sendall(handshake(guest, table))
    assert read_head(opened).startswith("HTTP/1.1 101")
    return opened


def frames(data: bytes) -> list[tuple[int, bytes]]:
    """Split a server's bytes into frames. The last one may be incomplete."""
    found = []
    while len(data) > 1:
        size, start = data[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start])
        found.append((data[0], data[start : start + size]))
        data = data[start + size :]
    return found


def read_texts(opened: socket.socket, number: int) -> list[str]:
    """Read until the server has sent this number of messages."""
    received = b""
    texts: list[str] = []
    while len(texts) < number:
        received += opened.recv(65536)
        texts = [content.decode() for kind, content in frames(received) if kind == TEXT and content.endswith(b"}")]
    return texts


@pytest.mark.parametrize(
    "flood",
    [frame(b"", PING), frame(b"x" * 125, PING), frame(b"", PONG), frame(b"", FIRST_PART) + frame(b"", MIDDLE_PART) * MANY],
    ids=["pings", "long pings", "pongs", "parts without an end"],
)
def test_a_client_that_floods_a_socket_with_frames_is_cut_off_and_the_game_continues(
    shared_server: RunningServer, flood: bytes
) -> None:
    anna, eve = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Eve")
    table = anna.open(seats=("you",))
    seat, bad = anna.listen(table), socket_of(eve, table)
    bad.sendall(flood * (MANY if len(flood) < 1000 else 1))
    answers = frames(read_all(bad))
    assert len([kind for kind, _ in answers if kind == PONG]) <= EXTRA_FRAMES
    assert all(content[:2] == (1008).to_bytes(2) for kind, content in answers if kind == CLOSE)
    assert seat.call("say", text="still here")["chat"][0]["text"] == "still here"


def test_a_few_pings_are_answered_and_pongs_are_taken(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    opened = socket_of(anna, anna.open())
    opened.sendall(frame(b"are you there", PING) * (FEW // 2) + frame(b"", PONG) * (FEW // 2) + frame(b"", CLOSE))
    answers = frames(read_all(opened))
    assert answers.count((PONG, b"are you there")) == FEW // 2
    assert answers[-1][0] == CLOSE


def test_a_message_can_come_in_parts_with_a_ping_between_them(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    opened = socket_of(anna, anna.open())
    text = '{"do":"say","text":"hälló"}'.encode()
    parts = [text[at : at + 3] for at in range(0, len(text), 3)]
    opened.sendall(frame(parts[0], FIRST_PART) + frame(b"", PING))
    opened.sendall(b"".join(frame(part, MIDDLE_PART) for part in parts[1:]) + frame(b"", LAST_PART))
    assert "hälló" in read_texts(opened, 2)[1]


def test_parts_together_are_no_larger_than_a_message(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    opened = socket_of(anna, anna.open())
    opened.sendall(frame(b"x" * 9000, FIRST_PART) + frame(b"x" * 9000, LAST_PART))
    kind, content = frames(read_all(opened))[-1]
    assert (kind, content[:2]) == (CLOSE, (1009).to_bytes(2))


def test_a_message_can_come_byte_by_byte_and_many_in_one_piece(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    opened = socket_of(anna, anna.open(seats=("you",)))
    opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in frame('{"do":"say","text":"' + "x" * 200 + '"}'):
        opened.sendall(bytes([byte]))
    opened.sendall(frame('{"do":"say","text":"one"}') * (3 * MAX_PARSED_AHEAD))
    texts = read_texts(opened, 2 + 3 * MAX_PARSED_AHEAD)
    assert "x" * 200 in texts[1]
    assert all('"text":"one"' in text for text in texts[2:])


def test_a_client_that_sends_frames_before_the_socket_is_open_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            anna = await asyncio.to_thread(Guest, server.port, "Anna")
            _, writer = await server.connect()
            [*_, connection] = server.connections.all.values()
            networks = server.app.state.limits.networks
            networks.burst = 0  # so that the server takes its time to answer
            writer.write(handshake(anna, "none"))
            await wait_for_async(lambda: isinstance(connection.transport.get_protocol(), FastWebSocket), "the upgrade")
            assert not connection.transport.is_closing()
            writer.write(frame(b"", PING))
            await wait_for_async(lambda: connection.transport not in server.connections.all, "the connection to close")
            assert connection.aborted

    run(test())


def test_a_client_that_keeps_sending_nonsense_receives_the_reason_for_the_close(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    opened = socket_of(anna, anna.open())
    opened.sendall(frame("nonsense") * (20 * MAX_STRIKES) + frame(b"", CLOSE))
    answers = frames(read_all(opened))
    refusals = [content for kind, content in answers if b"misunderstood" in content]
    assert len(refusals) == MAX_STRIKES + 1  # the last one is the reason why
    assert (answers[-1][0], answers[-1][1][:2]) == (CLOSE, (1008).to_bytes(2))
