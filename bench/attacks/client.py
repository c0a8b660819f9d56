"""Hand-written HTTP and WebSocket: attackers send what no library would, and each client chooses its source address."""

import asyncio
import json
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bench.websocket_frames import CLOSE, EIGHT_BYTES, PING, PONG, TEXT, TWO_BYTES, UPGRADED, framed, handshake

Json = dict[str, Any]

HOST = "127.0.0.1"
PATIENCE = 60.0  # seconds that a client waits for a response
REFUSED = b'{"type":"refused"'
NO_CODE = 1005  # the close code of a socket that was closed without one


class RequestRefused(Exception):  # noqa: N818
    """A request that the server refused. `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Server:
    """A server's port, and the source address of its client."""

    port: int
    address: str

    async def connect(self, window: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection. `window` is the number of unread bytes that the system buffers."""
        try:
            opening = asyncio.open_connection(sock=await self._socket(window))
            return await asyncio.wait_for(opening, PATIENCE)
        except TimeoutError:
            raise RequestRefused("no connection") from None
        except OSError as error:
            raise RequestRefused(f"no connection: {error.strerror or error}") from None

    async def _socket(self, window: int) -> socket.socket:
        made = socket.socket()
        try:
            made.setblocking(False)
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if window:
                made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
            made.bind((self.address, 0))
            await asyncio.wait_for(asyncio.get_running_loop().sock_connect(made, (HOST, self.port)), PATIENCE)
        except BaseException:
            made.close()
            raise
        return made

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[str, Any]:
        """Send one request on its own connection. Return the headers and the response."""
        reader, writer = await self.connect()
        try:
            writer.write(_request(method, path, body, cookie))
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        except TimeoutError:
            raise RequestRefused("no answer") from None
        except OSError as error:
            raise RequestRefused(f"connection lost: {error.strerror}") from None
        finally:
            writer.close()
        head, _, text = answer.partition(b"\r\n\r\n")
        if not head:
            raise RequestRefused("connection closed")
        if not head.startswith(b"HTTP/1.1 20"):
            raise RequestRefused(_code(head, text))
        return head.decode(), json.loads(text)


def _request(method: str, path: str, body: object, cookie: str) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", f"Content-Length: {len(data)}"]
    lines += ["Content-Type: application/json"] if data else []
    lines += [f"Cookie: {cookie}"] if cookie else []
    return "\r\n".join([*lines, "", ""]).encode() + data


def _code(head: bytes, text: bytes) -> str:
    """Return the status of an error response, and its code if there is one."""
    status = head.split(b" ", 2)[1].decode()
    try:
        return f"{status} {json.loads(text)['code']}"
    except (ValueError, KeyError, TypeError):
        return status


class GuestClient:
    """A guest with a cookie."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.server, self.cookie = server, cookie

    @classmethod
    async def enter(cls, server: Server, name: str) -> "GuestClient":
        """Return a new guest."""
        head, _ = await server.ask("POST", "/api/guest", {"name": name})
        line = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie:"))
        return cls(server, line.split(":", 1)[1].split(";")[0].strip())

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the response to a request. Raise `RequestRefused` if it is refused."""
        return (await self.server.ask(method, path, body, self.cookie))[1]

    async def open(self, seats: tuple[str | None, ...], game: str = "altar", **options: Any) -> str:
        """Open a table, and start it if all seats are taken. Return its name."""
        settings = {"game": game, "players": len(seats), **options}
        body = {"options": settings, "seats": seats, "start": all(seats)}
        return str((await self.ask("POST", "/api/tables", body))["id"])

    async def do(self, table: str, do: str, **values: object) -> Json:
        """Send a command over HTTP."""
        return dict(await self.ask("POST", f"/api/tables/{table}/commands", {"do": do, **values}))

    async def listen(self, table: str, window: int = 0) -> "Socket":
        """Open a socket at a table."""
        return await Socket.open(self, table, window)


class Socket:
    """A WebSocket at a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, guest: GuestClient, table: str, window: int) -> "Socket":
        """Open a socket. Raise `RequestRefused` if the server refuses it."""
        reader, writer = await guest.server.connect(window)
        writer.write(handshake(f"/api/tables/{table}/socket", f"Cookie: {guest.cookie}\r\n"))
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            writer.close()
            raise RequestRefused("no socket") from None
        if not head.startswith(UPGRADED):
            writer.close()
            raise RequestRefused(f"no socket: {head.split(b' ', 2)[1].decode()}")
        return cls(reader, writer)

    def send(self, do: str, **values: object) -> None:
        """Send a command."""
        self.writer.write(framed(json.dumps({"do": do, **values}).encode()))

    async def messages(self) -> AsyncIterator[Json]:
        """Yield each message. Raise `RequestRefused` when the socket closes."""
        try:
            while True:
                opcode, payload = await self._frame()
                if opcode == TEXT:
                    yield json.loads(payload)
                elif opcode == PING:
                    self.writer.write(framed(payload, PONG))
                elif opcode == CLOSE:
                    raise RequestRefused(_ending(payload))
        except (OSError, asyncio.IncompleteReadError):
            raise RequestRefused("closed without a code") from None

    async def _frame(self) -> tuple[int, bytes]:
        opcode, size = await self.reader.readexactly(2)
        if size in (TWO_BYTES, EIGHT_BYTES):
            size = int.from_bytes(await self.reader.readexactly(2 if size == TWO_BYTES else 8))
        return opcode, await self.reader.readexactly(size)

    async def drain(self, refused: Counter[str]) -> None:
        """Read until the socket closes, and count refusals. Views are not even parsed."""
        try:
            while True:
                opcode, payload = await self._frame()
                if opcode == CLOSE:
                    refused[_ending(payload)] += 1
                    return
                if payload.startswith(REFUSED):
                    refused[json.loads(payload)["code"]] += 1
        except (OSError, asyncio.IncompleteReadError):
            refused["closed without a code"] += 1

    def close(self) -> None:
        """Abort the connection without a closing handshake."""
        with suppress(RuntimeError):
            self.writer.transport.abort()


def _ending(payload: bytes) -> str:
    return f"closed {int.from_bytes(payload[:2]) if payload else NO_CODE}"
