"""Uvicorn's WebSocket protocol with immediate writes for clients that keep up, and limits on what clients send.

The library `websockets` parses all frames. Only outgoing texts bypass it: they are most of what a server sends. This module uses
Uvicorn's private interfaces; pyproject.toml allows only the versions that were tested.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from bali.server.close_codes import POLICY
from bali.server.connections import Connection, connections_of
from bali.server.limits import (
    EXTRA_FRAMES,
    EXTRA_FRAMES_PER_SECOND,
    HEARTBEATS,
    HEARTBEATS_PER_SECOND,
    MAX_AFTER_CLOSE,
    MAX_PARSED_AHEAD,
)
from bali.server.token_buckets import Bucket

TEXT = 0x81  # the first byte of a frame that is a whole text
SHORT, MEDIUM = 125, 0xFFFF  # the largest lengths that are written in 1 and 3 bytes; longer ones take 9
IS_MEDIUM, IS_LONG = 126, 127  # in place of the length, which follows
HEARTBEAT = b'{"do":"ping"}'  # the command `ping` as the page writes it
PART = 1024  # bytes that are parsed before the limits are checked again
STATE_KEY = "protocol"  # where the state of a socket's ASGI scope holds its protocol


class FastWebSocket(WebSocketsSansIOProtocol):
    """The server's end of one socket."""

    connection: Connection

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Initialise the protocol as Uvicorn does, and add our own limits."""
        super().__init__(*arguments, **settings)
        self.open_connections = connections_of(self.config.app)
        self.received = bytearray()
        self.after_close = 0
        self.extra_frames = Bucket(EXTRA_FRAMES, self.loop.time())
        self.heartbeats = Bucket(HEARTBEATS, self.loop.time())
        self.on_heartbeat: Callable[[], None] | None = None  # answers one, while somebody listens at a table

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over from HTTP."""
        super().connection_made(transport)
        self.connection = self.open_connections.all[self.transport]

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection. If the server aborted it, discard its client's unhandled messages."""
        self.open_connections.closed(self.transport)
        while self.connection.aborted and not self.queue.empty():
            self.queue.get_nowait()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close the socket, because the server is stopping."""
        super().shutdown()
        self.connection.shorten_deadline(self.open_connections.now())

    def data_received(self, data: bytes) -> None:
        """Parse frames. A client that sends frames before the handshake is complete violates the protocol."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self.handshake_complete:
            self.connection.abort()
        else:
            self.received += data
            self._parse()

    def _parse(self) -> None:
        """Let the library parse what was received, but not many more messages than the application can soon handle.

        It parses a little at a time, so that the limits stop a flood of small frames early.
        """
        while self.received and not self.transport.is_closing():
            if self._has_parsed_enough():
                self._pause()
                return
            part = bytes(self.received[:PART])
            del self.received[:PART]
            self.after_close += len(part) if self.close_sent else 0
            super().data_received(part)
            self._send_pongs()

    def _send_pongs(self) -> None:
        pongs = self.conn.data_to_send()
        if pongs and not self.transport.is_closing():
            self.transport.write(b"".join(pongs))

    def _has_parsed_enough(self) -> bool:
        """Return whether to stop reading, because of unhandled messages or because a client ignores that we closed the socket."""
        return self.after_close > MAX_AFTER_CLOSE if self.close_sent else self.queue.qsize() >= MAX_PARSED_AHEAD

    def handle_text(self, event: Frame) -> None:
        """Handle a text, or the first fragment of one. Heartbeats are answered here, unless they come too often."""
        if event.fin and event.data == HEARTBEAT and self._answers_heartbeat():
            return
        if event.fin or self._allows_extra_frame():
            super().handle_text(event)

    def _answers_heartbeat(self) -> bool:
        """Answer a heartbeat and return True, or return False if it has to be handled and charged like any other command.

        Every open page sends one every few seconds, so it should cost little: no task, no parsing, no metrics.
        """
        if self.on_heartbeat is None or not self.heartbeats.take(HEARTBEATS_PER_SECOND, HEARTBEATS, self.loop.time(), 1):
            return False
        self.on_heartbeat()
        return True

    def handle_bytes(self, event: Frame) -> None:
        """Handle a binary message, or the first fragment of one."""
        if event.fin or self._allows_extra_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Handle a further fragment."""
        if self._allows_extra_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Count a ping. The library has prepared the answer, which `_parse` sends."""
        self._allows_extra_frame()

    def handle_pong(self, event: Frame) -> None:
        """Handle the answer to a ping."""
        if self._allows_extra_frame():
            super().handle_pong(event)

    def _allows_extra_frame(self) -> bool:
        """Return whether the client may send another frame that is not a whole message. If not, close the socket."""
        if self.extra_frames.take(EXTRA_FRAMES_PER_SECOND, EXTRA_FRAMES, self.loop.time(), 1):
            return True
        if not self.close_sent:
            self.conn.data_to_send()  # discards the library's answers to pings beyond the limit
            self.conn.fail(POLICY, "too many control frames")
            self.handle_parser_exception()
        return False

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Open or close the socket; texts are sent with `send_now`. After a close, wait only for the client's own close."""
        await super().send(message)
        if self.close_sent:
            self._parse()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message. Resume reading if none is left."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self._parse()
            if self.queue.empty():
                self.read_paused = False
                self.transport.resume_reading()
        return message

    async def run_asgi(self) -> None:
        """Run the application, with this object in the socket's state."""
        self.scope["state"][STATE_KEY] = self
        await super().run_asgi()

    @property
    def is_open(self) -> bool:
        """Whether texts can still be sent."""
        return not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing()

    def send_now(self, text: bytes) -> bool:
        """Send a text and return True, or return False if earlier data has not been read or the socket is closed."""
        if not self.writable.is_set() or not self.is_open:
            return False
        self.transport.write(_frame_head(len(text)) + text)
        self.open_connections.count_sent(len(text))
        return True


def _frame_head(size: int) -> bytes:
    if size <= SHORT:
        return bytes((TEXT, size))
    if size <= MEDIUM:
        return bytes((TEXT, IS_MEDIUM)) + size.to_bytes(2)
    return bytes((TEXT, IS_LONG)) + size.to_bytes(8)


def protocol_of(socket: WebSocket) -> FastWebSocket:
    """Return the protocol that serves a socket."""
    protocol = socket.scope["state"][STATE_KEY]
    assert isinstance(protocol, FastWebSocket)
    return protocol
