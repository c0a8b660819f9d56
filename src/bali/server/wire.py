"""Uvicorn's WebSocket and two things more: texts go out at once where the reader keeps up, and a silent one is hung up on."""

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

FINAL_TEXT = 0x81
SHORT, MEDIUM = 125, 0xFFFF
WIRE = "bali.wire"  # where a socket's scope has it


class Wire(WebSocketsSansIOProtocol):
    """One socket's end at the server."""

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
