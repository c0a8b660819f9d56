"""Many connections: of one network, and of all."""

import asyncio
import json
import resource
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bali.server.client_network import parse_proxies
from bali.server.connections import CHECK_EVERY, Connections
from bali.server.limits import FEW, HEAD_SECONDS, MAX_REFUSED, REQUESTS_PER_NETWORK
from bali.server.token_buckets import Limiter
from tests.server.raw import Clock, connected, head, read_all
from tests.server.running_server import Guest, RunningServer, cookie_of, open_socket, run_server
from tests.server.waiting import TIMEOUT, wait_for

GAMES = head("GET /api/games HTTP/1.1", Connection="close")
EVE, MALLORY, ANNA = "127.0.0.2", "127.0.0.3", "127.0.0.1"


def answer(port: int, source: str) -> tuple[int, str]:
    """Send a request and return the status, and the code if it was refused."""
    opened = connected(port, source)
    opened.sendall(GAMES)
    top, _, body = read_all(opened).partition(b"\r\n\r\n")
    reply = json.loads(body)
    return int(top.split()[1]), reply["code"] if isinstance(reply, dict) else ""


def test_a_full_server_says_so_and_keeps_some_room_for_others(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--max-connections", "60") as running:
        silent = [connected(running.port, EVE) for _ in range(60)]
        assert answer(running.port, EVE) == (503, "busy")
        assert answer(running.port, MALLORY)[0] == 200
        anna = Guest(running.port, "Anna")
        assert anna.listen(anna.open()).call("say", text="hello")["spectator_chat"]
        for each in silent:
            each.close()
        wait_for(lambda: answer(running.port, EVE) == (200, ""), "room for a new connection")


def test_one_network_has_only_so_many_connections(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--connections", "1", "--per-address", "1") as running:
        silent = [connected(running.port, EVE) for _ in range(REQUESTS_PER_NETWORK + 1)]
        assert answer(running.port, EVE) == (429, "limit")
        assert answer(running.port, MALLORY) == (200, "")
        for each in silent:
            each.close()


def test_a_trusted_proxy_may_have_as_many_as_there_are(tmp_path: Path) -> None:
    limits = ("--connections", "1", "--per-address", "1", "--trusted-proxies", EVE)
    with run_server(str(tmp_path / "tables.sqlite"), *limits) as running:
        silent = [connected(running.port, EVE) for _ in range(REQUESTS_PER_NETWORK + 50)]
        assert answer(running.port, EVE) == (200, "")
        for each in silent:
            each.close()


def test_sockets_of_one_network_leave_room_for_others_behind_a_proxy(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--max-connections", "40", "--trusted-proxies", "127.0.0.1") as running:
        eve, anna = Guest(running.port, "Eve"), Guest(running.port, "Anna")
        table = anna.open()
        refused = 0
        for _ in range(38):
            refused += first_message(eve, table, "192.0.2.7").get("code") == "busy"
        assert 0 < refused < 38 - FEW
        assert first_message(anna, table, "192.0.2.8")["type"] == "view"


def first_message(guest: Guest, table: str, address: str) -> dict[str, object]:
    """Open a socket through a proxy and return the first message."""
    opened = open_socket(guest.port, table, cookie_of(guest), **{"X-Forwarded-For": address})
    return dict(json.loads(opened.recv(TIMEOUT)))


class StubTransport(asyncio.Transport):
    """A transport with the methods that `Connections` uses."""

    def __init__(self, unsent: int = 0) -> None:
        super().__init__()
        self.unsent, self.closing, self.aborted = unsent, False, False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True


def crowd(most: int, burst: float = 1e9, clock: Clock | None = None) -> Connections:
    now = clock or Clock()
    return Connections(most, 1000, parse_proxies(""), Limiter(0, burst, now), now)


def test_refused_clients_do_not_stay_connected() -> None:
    clock = Clock()
    crowded = crowd(most=1, clock=clock)
    crowded.open(StubTransport(), ANNA)
    refused = [StubTransport() for _ in range(MAX_REFUSED + 1)]
    for transport in refused:
        assert crowded.open(transport, EVE).refusal
    assert [transport.aborted for transport in refused] == [False] * MAX_REFUSED + [True]
    clock.now += HEAD_SECONDS / 2
    crowded.sweep()
    assert all(transport.closing or transport.aborted for transport in refused)
    for transport in refused:
        crowded.closed(transport)
    assert (len(crowded.all), crowded.refused, dict(crowded.counts)) == (1, 0, {ANNA: 1})


def test_clients_that_connect_too_often_are_refused_whatever_they_send() -> None:
    hurried = crowd(most=1000, burst=5)
    refusals = [hurried.open(StubTransport(), EVE).refusal for _ in range(6)]
    assert [refusal and refusal.code for refusal in refusals] == [None] * 5 + ["limit"]
    assert hurried.open(StubTransport(), ANNA).refusal is None


def test_the_network_with_the_most_unread_bytes_loses_its_slowest_connections_first() -> None:
    busy, mib = crowd(most=1000), 2**20
    slow = [StubTransport(2 * mib) for _ in range(30)]  # of one network, and the largest of another one's
    for transport in slow:
        busy.open(transport, EVE)
    largest, other = StubTransport(3 * mib), StubTransport(mib)
    busy.open(largest, ANNA)
    busy.open(other, EVE).queued = 4 * mib
    busy.abort_slowest()
    assert other.aborted
    assert not any(transport.aborted for transport in (largest, *slow))
    slow[7].unsent = 5 * mib
    busy.count_sent(mib)
    assert not slow[7].aborted
    busy.count_sent(CHECK_EVERY)
    assert [transport.aborted for transport in slow] == [number == 7 for number in range(30)]
    assert not largest.aborted


@pytest.mark.skipif(sys.platform == "win32", reason="files have other limits there")
@pytest.mark.parametrize(("hard", "wanted", "most", "soft"), [(1000, 4000, 800, 1000), (4096, 300, 300, 500)])
def test_a_server_takes_the_files_that_it_needs_and_no_more_connections_than_files(
    hard: int, wanted: int, most: int, soft: int
) -> None:
    code = (
        f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, {hard}));"
        f"from bali.server.connections import affordable_connections;"
        f"print(affordable_connections({wanted}), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    reply = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert reply.split() == [str(most), str(soft), str(hard)]
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] != soft


def test_silent_connections_do_not_shut_others_out(server: RunningServer) -> None:
    silent = [connected(server.port, f"127.0.0.{2 + number // 300}") for number in range(1200)]
    anna = Guest(server.port, "Anna")
    assert anna.listen(anna.open()).call("say", text="hello")["spectator_chat"]
    for each in silent:
        each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        each.close()
