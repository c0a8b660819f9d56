"""Clients that send HTTP and WebSocket byte by byte, to do what no library would, and a server in this process."""

import asyncio
import base64
import socket
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvloop

from bali.server.connections import Connections
from bali.server.run import make_server
from bali.server.settings import Settings
from tests.server.running_server import COOKIE, Guest, cookie_of, to_close
from tests.server.waiting import TIMEOUT, wait_for_async

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
FIRST_PART, MIDDLE_PART, LAST_PART = 0x01, 0x00, 0x80


def connected(port: int, source: str = "127.0.0.1", receive_buffer: int = 0) -> socket.socket:
    """Connect from an address of this machine, which can be any in 127.0.0.0/8."""
    opened = to_close.enter_context(socket.socket())
    opened.settimeout(TIMEOUT)
    if receive_buffer:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    opened.bind((source, 0))
    opened.connect(("127.0.0.1", port))
    return opened


def head(line: str, **headers: object) -> bytes:
    lines = [line, "Host: 127.0.0.1", *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def read_head(opened: socket.socket) -> str:
    """Read until the head of the response is complete, and no further."""
    received = b""
    while not received.endswith(b"\r\n\r\n"):
        byte = opened.recv(1)
        if not byte:
            break
        received += byte
    return received.decode()


def read_all(opened: socket.socket) -> bytes:
    """Read until the server closes the connection."""
    received = b""
    try:
        while part := opened.recv(65536):
            received += part
    except ConnectionResetError:
        pass
    return received


def frame(content: bytes | str, kind: int = TEXT) -> bytes:
    """Return a client's frame with a mask that changes nothing."""
    content = content.encode() if isinstance(content, str) else content
    size = bytes([0x80 | len(content)]) if len(content) < 126 else bytes([0xFE]) + len(content).to_bytes(2)
    return bytes([kind]) + size + bytes(4) + content


def handshake(guest: Guest, table: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": 13, "Sec_WebSocket_Key": key}
    return head(f"GET /api/tables/{table}/socket HTTP/1.1", **upgrade, Cookie=f"{COOKIE}={cookie_of(guest)}")


def open_unread_socket(guest: Guest, table: str, source: str = "127.0.0.1") -> socket.socket:
    """Open a socket with a small buffer that is never read."""
    opened = connected(guest.port, source, receive_buffer=4096)
    opened.sendall(handshake(guest, table))
    assert read_head(opened).startswith("HTTP/1.1 101")
    return opened


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Inside:
    """A server in this process, whose connections are swept when the test says so."""

    def __init__(self, port: int, connections: Connections, clock: Clock, app: Any) -> None:
        self.port, self.connections, self.clock, self.app = port, connections, clock, app
        self.writers: list[asyncio.StreamWriter] = []

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect, and wait until the server has registered the connection."""
        before = len(self.connections.all)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers.append(writer)
        await wait_for_async(lambda: len(self.connections.all) > before, "the connection")
        return reader, writer

    def after(self, seconds: float) -> None:
        """Advance the clock, and let the server sweep its connections."""
        self.clock.now += seconds
        self.connections.sweep()


@asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """Run a server in this process."""
    server = make_server(Settings(**{"database": str(folder / "tables.sqlite")} | settings))
    app: Any = server.config.app
    clock, connections = Clock(), app.state.connections
    connections.now = clock
    listening = socket.create_server(("127.0.0.1", 0))
    running = Inside(listening.getsockname()[1], connections, clock, app)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        await wait_for_async(lambda: server.started, "the server to start")
        yield running
    finally:
        for writer in running.writers:
            writer.close()
        server.should_exit = True
        await serving


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test on the event loop that servers use."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(test, TIMEOUT))
