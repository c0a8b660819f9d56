"""A WebSocket client that costs little, because the load shares the machine with the server it measures."""

import asyncio
from typing import cast

from bench.websocket_frames import EIGHT_BYTES, PING, PONG, TEXT, TWO_BYTES, UPGRADED, framed, handshake


class WebSocketClient(asyncio.Protocol):
    """The client's end of a WebSocket. `on_message` receives each message, `on_lost` the end of the connection."""

    def __init__(self, path: str, headers: str = "") -> None:
        """Set the path and the headers of the request."""
        self.path, self.headers = path, headers
        self.buffer = bytearray()
        self.upgraded = self.closed = False
        self.transport: asyncio.WriteTransport | None = None

    async def connect(self, port: int) -> None:
        """Connect to a server on this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade to a WebSocket."""
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(handshake(self.path, self.headers))

    def connection_lost(self, error: Exception | None) -> None:
        """Handle the end of the connection."""
        if not self.closed:
            self.closed = True
            self.on_lost(error)

    def send(self, payload: bytes) -> None:
        """Send a text."""
        assert self.transport
        self.transport.write(framed(payload))

    def close(self) -> None:
        """Abort the connection without a closing handshake."""
        self.closed = True
        if self.transport:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Split the received data into messages."""
        self.buffer += data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(UPGRADED):
                self.on_lost(ConnectionError(bytes(self.buffer[:end]).decode(errors="replace")))
                self.close()
                return
            self.upgraded = True
            del self.buffer[: end + 4]
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:  # noqa: PLR2004
            return False
        size, head = buffer[1], 2
        if size in (TWO_BYTES, EIGHT_BYTES):
            head = 4 if size == TWO_BYTES else 10
            size = int.from_bytes(buffer[2:head])
        if len(buffer) < head + size:
            return False
        opcode, payload = buffer[0], bytes(buffer[head : head + size])
        del buffer[: head + size]
        if opcode == TEXT:
            self.on_message(payload)
        elif opcode == PING and self.transport:
            self.transport.write(framed(payload, PONG))
        return True

    def on_message(self, message: bytes) -> None:
        """Handle a message."""
        raise NotImplementedError

    def on_lost(self, error: Exception | None) -> None:
        """Handle the loss of the connection."""
        raise NotImplementedError
