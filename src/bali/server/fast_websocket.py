"""Uvicorn's WebSocket protocol with immediate writes for clients that keep up and a bounded rate of incoming frames.

It uses Uvicorn's private interfaces; pyproject.toml allows only the versions that were tested.
"""

import asyncio
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.speedups import apply_mask

from bali.server.connections import Connection, Connections
from bali.server.limits import Bucket

FINAL_TEXT, FINAL_BYTES, CLOSE = 0x81, 0x82, 0x88  # the first byte of a frame
MASKED, LENGTH = 0x80, 0x7F  # the parts of the second byte
HEAD, MASK = 2, 4  # bytes before a frame's content
MEDIUM_MARK, LONG_MARK = 126, 127  # in place of the length, which then follows in this many bytes:
MEDIUM_BYTES, LONG_BYTES = 2, 8
SHORT, MEDIUM = 125, 0xFFFF
POLICY = 1008  # WebSocket close code for clients that violate the limits
MAX_UNHEARD = 16  # messages parsed ahead of the application
MAX_LATE = 64 * 1024  # bytes that are read after a socket was closed
# Frames other than whole messages: pings, pongs, fragments. A browser answers a ping every 20 seconds.
EXTRA_FRAMES, EXTRA_FRAMES_A_SECOND = 30.0, 1.0
PROTOCOL = "bali.wire"  # the key of the wire in a socket's scope


class FastWebSocket(WebSocketsSansIOProtocol):
    """The server's end of one socket."""

    connection: Connection

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Initialise the protocol as Uvicorn does, and add our own limits."""
        super().__init__(*arguments, **settings)
        self.open_connections: Connections = cast(Any, self.config.app).state.connections
        self.inbox = bytearray()
        self.late = 0
        self.extra_frames = Bucket(EXTRA_FRAMES, self.loop.time())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over from HTTP."""
        super().connection_made(transport)
        self.connection = self.open_connections.all[self.transport]

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection. If the server aborted it, discard its client's unhandled messages."""
        self.open_connections.closed(self.transport)
        while self.connection.ended and not self.queue.empty():
            self.queue.get_nowait()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close the socket, because the server is stopping."""
        super().shutdown()
        self.connection.hurry(self.open_connections.now())

    def data_received(self, data: bytes) -> None:
        """Parse frames. A client that sends frames before the handshake is complete violates the protocol."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self.handshake_complete:
            self.connection.end()
        else:
            self.inbox += data
            self._read_frames()
            self._count_late(len(data))

    def _count_late(self, size: int) -> None:
        """Stop reading if a client keeps sending long after its socket was closed."""
        self.late += size if self.close_sent else 0
        if self.late > MAX_LATE:
            self._pause()

    def _read_frames(self) -> None:
        """Parse the frames received, but not more messages than the application can soon handle."""
        while not self.transport.is_closing():
            if self.queue.qsize() >= MAX_UNHEARD and not self.close_sent:
                self._pause()
                return
            start, size = self._first_frame()
            if len(self.inbox) < size:
                return
            frame = bytes(self.inbox[:size])
            del self.inbox[:size]
            self._read_frame(frame, start)

    def _first_frame(self) -> tuple[int, int]:
        """Return the offset of the first frame's content, and the frame's size, which exceeds the data if it is incomplete.

        An oversized frame is cut off before its content, which is enough for the library to refuse it.
        """
        inbox = self.inbox
        if len(inbox) < HEAD:
            return HEAD, HEAD
        length, start = inbox[1] & LENGTH, HEAD + (MASK if inbox[1] & MASKED else 0)
        if length > SHORT:
            more = MEDIUM_BYTES if length == MEDIUM_MARK else LONG_BYTES
            start += more
            if len(inbox) < HEAD + more:
                return start, start
            length = int.from_bytes(inbox[HEAD : HEAD + more])
        return start, start + length if length <= self.config.ws_max_size else start

    def _read_frame(self, frame: bytes, start: int) -> None:
        """Parse whole texts here, which is nearly all that arrives, and leave the rest to the library."""
        kind = frame[0]
        if self.close_sent and kind != CLOSE:
            return
        if kind == FINAL_TEXT and len(frame) > start and frame[1] & MASKED and self.conn.current_size is None:
            self._read_text(frame, start)
        elif kind in (FINAL_TEXT, FINAL_BYTES) or self._allows_extra_frame():
            super().data_received(frame)
        else:
            self.conn.fail(POLICY, "too many control frames")
            self.handle_parser_exception()

    def _allows_extra_frame(self) -> bool:
        return self.extra_frames.take(EXTRA_FRAMES_A_SECOND, EXTRA_FRAMES, self.loop.time(), 1)

    def _read_text(self, frame: bytes, start: int) -> None:
        text = apply_mask(frame[start:], frame[start - MASK : start])
        if text.isascii():
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
            return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()  # which pauses reading until the application has received this

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Open or close the socket; texts are sent with `send_now`. After a close, wait only for the client's own close."""
        await super().send(message)
        if self.close_sent:
            self._read_frames()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message. Resume reading if none is left."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self._read_frames()
            if self.queue.empty():
                self.read_paused = False
                self.transport.resume_reading()
        return message

    async def run_asgi(self) -> None:
        """Run the application, with this object in its scope."""
        cast(dict[str, Any], self.scope)[PROTOCOL] = self
        await super().run_asgi()

    @property
    def is_open(self) -> bool:
        """Whether texts can still be sent."""
        return not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing()

    def send_now(self, text: bytes) -> bool:
        """Send a text and return True, or return False if earlier data has not been read or the socket is closed."""
        if not self.writable.is_set() or not self.is_open:
            return False
        self.transport.write(_head(len(text)) + text)
        self.open_connections.count_sent(len(text))
        return True


def _head(size: int) -> bytes:
    if size <= SHORT:
        return bytes((FINAL_TEXT, size))
    if size <= MEDIUM:
        return bytes((FINAL_TEXT, MEDIUM_MARK)) + size.to_bytes(MEDIUM_BYTES)
    return bytes((FINAL_TEXT, LONG_MARK)) + size.to_bytes(LONG_BYTES)


def socket_protocol_of(scope: Any) -> FastWebSocket:
    """Return the wire of a socket's scope."""
    wire = scope[PROTOCOL]
    assert isinstance(wire, FastWebSocket)
    return wire
