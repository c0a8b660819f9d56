"""Uvicorn's WebSocket and two things more: texts go out at once where the reader keeps up, and a silent one is hung up on."""

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.speedups import apply_mask

FINAL_TEXT, FIRST_SIGNAL, MASKED = 0x81, 0x88, 0x80
HEAD = 6  # bytes before a short frame's text: two, and the mask
MEDIUM_MARK = 126  # instead of the length: two bytes with it follow
SHORT, MEDIUM = 125, 0xFFFF
WIRE = "bali.wire"  # where a socket's scope has it


class Wire(WebSocketsSansIOProtocol):
    """One socket's end at the server."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Makes what Uvicorn makes."""
        super().__init__(*arguments, **settings)
        self.inbox = bytearray()
        self.plain = True  # so far, only whole texts and signals have come

    def data_received(self, data: bytes) -> None:
        """Reads whole texts by itself, which is nearly all that comes, and leaves the rest to the library, frame by frame."""
        if not self.handshake_complete or not self.plain:
            super().data_received(data)
            return
        self.inbox += data
        while self.inbox:
            size = self._frame_size()
            frame = bytes(self.inbox[:size])
            if size is None:
                self.plain = False
                super().data_received(frame)
            elif len(frame) < size:
                return
            elif frame[0] == FINAL_TEXT and self.conn.state is State.OPEN:
                self._read_text(frame)
            else:
                super().data_received(frame)
            del self.inbox[:size]

    def _frame_size(self) -> int | None:
        """Gets how long the first frame is; more than there is, if that cannot be seen yet; None if it is an unusual one."""
        if len(self.inbox) < 4:  # noqa: PLR2004
            return HEAD + len(self.inbox)
        first, length = self.inbox[0], self.inbox[1] - MASKED
        if (first != FINAL_TEXT and first < FIRST_SIGNAL) or not 0 <= length <= MEDIUM_MARK:
            return None
        if length < MEDIUM_MARK:
            return HEAD + length
        size = int.from_bytes(self.inbox[2:4])
        return HEAD + 2 + size if size <= self.config.ws_max_size else None

    def _read_text(self, frame: bytes) -> None:
        start = HEAD + 2 if frame[1] - MASKED == MEDIUM_MARK else HEAD
        text = apply_mask(frame[start:], frame[start - 4 : start])
        if text.isascii() and self.queue.empty() and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
            return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()  # which reads no further until this has been heard

    async def run_asgi(self) -> None:
        """Runs the application, which finds this in its scope."""
        cast(dict[str, Any], self.scope)[WIRE] = self
        await super().run_asgi()

    def send_now(self, text: bytes) -> bool:
        """Sends a text, unless what was sent before has not been read."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def hang_up(self) -> None:
        """Ends the connection without waiting for anyone."""
        self.transport.abort()


def _head(size: int) -> bytes:
    if size <= SHORT:
        return bytes((FINAL_TEXT, size))
    return bytes((FINAL_TEXT, 126)) + size.to_bytes(2) if size <= MEDIUM else bytes((FINAL_TEXT, 127)) + size.to_bytes(8)


def wire_of(scope: Any) -> Wire:
    """Gets the wire that a socket's scope belongs to."""
    wire = scope[WIRE]
    assert isinstance(wire, Wire)
    return wire
