"""Clients that take their time: requests that never end, bodies that trickle, answers that nobody reads."""

import asyncio
from pathlib import Path

import pytest

from bali.server.limits import BODY_SECONDS, CLOSING_SECONDS, HEAD_SECONDS, IDLE_SECONDS, MAX_DISCARDED, MAX_HEAD, MAX_PIPELINED
from tests.server.raw import connected, frame, handshake, head, inside, read_all, read_head, run
from tests.server.running_server import Guest, RunningServer, cookie_of, run_server
from tests.server.waiting import wait_for_async

GAMES = head("GET /api/games HTTP/1.1")


async def answered(streams: tuple[asyncio.StreamReader, asyncio.StreamWriter], request: bytes) -> bytes:
    """Send a request and read its answer."""
    reader, writer = streams
    writer.write(request)
    answer = await reader.readuntil(b"\r\n\r\n")
    length = next(line for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    return answer + await reader.readexactly(int(length.split(b":")[1]))


def test_a_connection_that_sends_nothing_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            reader, _ = await server.connect()
            server.after(HEAD_SECONDS - 1)
            assert len(server.connections.all) == 1
            server.after(2)
            assert await reader.read() == b""
            assert not server.connections.all

    run(test())


@pytest.mark.parametrize("before", [b"", GAMES])
def test_a_head_that_never_ends_is_closed_although_it_grows(tmp_path: Path, before: bytes) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            streams = await server.connect()
            if before:
                await answered(streams, before)
            _, writer = streams
            writer.write(b"GET / HTTP/1.1\r\n")
            for _ in range(7):
                await asyncio.sleep(0)
                server.after(HEAD_SECONDS / 8)
                assert server.connections.all
                writer.write(b"x: y\r\n")
            server.after(HEAD_SECONDS)
            await wait_for_async(lambda: not server.connections.all, "all connections to close")

    run(test())


def test_a_body_that_trickles_is_closed_and_nobody_is_told_of_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            streams = await server.connect()
            body = b'{"name":"Eve"}'
            entered = await answered(streams, _post("/api/guest", body) + body)
            cookie = entered.split(b"set-cookie: ")[1].split(b";")[0].decode()
            _, writer = streams
            writer.write(head("POST /api/verify HTTP/1.1", Content_Length=1000, Cookie=cookie))
            await wait_for_async(lambda: server.app.state.offload.slots, "a slot to be taken")
            for _ in range(7):
                writer.write(b"x")
                await asyncio.sleep(0)
                server.after(BODY_SECONDS / 8)
                assert server.connections.all
            server.after(BODY_SECONDS / 4)
            await wait_for_async(lambda: not server.connections.all, "all connections to close")
            await wait_for_async(lambda: not server.app.state.offload.slots, "the slot to be free")

    run(test())
    assert "Traceback" not in capsys.readouterr().err


def _post(path: str, body: bytes) -> bytes:
    return head(f"POST {path} HTTP/1.1", Content_Type="application/json", Content_Length=len(body))


def test_a_connection_that_is_kept_for_nothing_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            streams = await server.connect()
            assert (await answered(streams, GAMES)).startswith(b"HTTP/1.1 200")
            streams[1].write(b"\r\n")  # which is no request, but takes away Uvicorn's own timeout
            await asyncio.sleep(0.01)
            server.after(IDLE_SECONDS + 1)
            assert await streams[0].read() == b""

    run(test())


def test_a_client_that_keeps_sending_requests_stays_connected(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            streams = await server.connect()
            for _ in range(20):
                assert (await answered(streams, GAMES)).startswith(b"HTTP/1.1 200")
                server.after(HEAD_SECONDS - 1)

    run(test())


def test_an_answer_that_nobody_reads_is_not_kept_for_long(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "large.bin").write_bytes(bytes(20_000_000))

    async def test() -> None:
        async with inside(tmp_path, client=tmp_path / "client") as server:
            _, writer = await server.connect()
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(head("GET /large.bin HTTP/1.1", Connection="close"))
            [connection] = server.connections.all.values()
            await wait_for_async(connection.transport.is_closing, "the connection to close")
            assert connection.pending > 1_000_000
            server.after(1)
            server.after(CLOSING_SECONDS - 2)
            assert server.connections.all
            server.after(2)
            await wait_for_async(lambda: not server.connections.all, "all connections to close")

    run(test())


def test_a_player_who_thinks_for_hours_keeps_the_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            guest = await asyncio.to_thread(Guest, server.port, "Anna")
            table = await asyncio.to_thread(guest.open)
            reader, writer = await server.connect()
            writer.write(handshake(guest, table))
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            server.after(6 * 3600)
            await _empty_reader(reader)
            writer.write(frame('{"do":"why","action":"?"}'))
            assert b'"refused"' in await reader.read(10_000)

    run(test())


async def _empty_reader(reader: asyncio.StreamReader) -> None:
    """Read the first view."""
    await reader.readexactly(2)
    size = int.from_bytes(await reader.readexactly(2))
    await reader.readexactly(size)


def test_a_head_that_is_too_large_is_refused(shared_server: RunningServer) -> None:
    at_once = connected(shared_server.port)
    at_once.sendall(head("GET /api/games HTTP/1.1", Cookie="x" * MAX_HEAD))
    assert read_head(at_once).startswith("HTTP/1.1 431")
    endless = connected(shared_server.port)
    endless.sendall(b"GET /api/games HTTP/1.1\r\nCookie: ")
    answer = b""
    endless.settimeout(0.01)
    for _ in range(MAX_HEAD // 1000 + 50):
        try:
            endless.sendall(b"x" * 1000)
            answer = endless.recv(1000)
            break
        except TimeoutError:
            continue
    assert answer.startswith(b"HTTP/1.1 431")
    fits = connected(shared_server.port)
    fits.sendall(head("GET /api/games HTTP/1.1", Cookie="x" * (MAX_HEAD - 200)))
    assert read_head(fits).startswith("HTTP/1.1 200")


def test_a_body_without_a_length_is_refused(shared_server: RunningServer) -> None:
    opened = connected(shared_server.port)
    opened.sendall(head("POST /api/guest HTTP/1.1", Transfer_Encoding="chunked") + b"0\r\n")
    assert read_head(opened).startswith("HTTP/1.1 411")


def test_a_body_that_is_far_too_large_is_refused_before_it_comes(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    opened = connected(shared_server.port)
    cookie = f"bali_guest={cookie_of(anna)}"
    opened.sendall(head("POST /api/verify HTTP/1.1", Cookie=cookie, Content_Length=MAX_DISCARDED + 1))
    assert read_all(opened).startswith(b"HTTP/1.1 413")


def test_a_client_that_sends_many_requests_without_waiting_is_cut_off_after_a_few_answers(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite")) as running:
        few = connected(running.port)
        few.sendall(GAMES * MAX_PIPELINED + head("GET /api/games HTTP/1.1", Connection="close"))
        assert read_all(few).count(b"HTTP/1.1 200") == MAX_PIPELINED + 1
        many = connected(running.port)
        many.sendall(GAMES * 2000)
        answers = read_all(many)
        assert answers.count(b"HTTP/1.1 200") <= MAX_PIPELINED
        assert b"HTTP/1.1 429" in answers or answers == b""


def test_what_is_not_http_is_told_so(shared_server: RunningServer) -> None:
    opened = connected(shared_server.port)
    opened.sendall(b"\x16\x03\x01 hello\r\n\r\n")
    assert read_all(opened).startswith(b"HTTP/1.1 400")
