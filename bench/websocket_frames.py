"""WebSocket frames and handshakes, written by hand: attackers send what no library would, and load clients must cost little."""

import base64
import os

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a frame's length, which then follows in this many bytes
UPGRADED = b"HTTP/1.1 101"  # the start of the response to a successful handshake


def framed(payload: bytes, opcode: int = TEXT) -> bytes:
    """Return a client's frame. A mask of zeros is allowed and costs nothing."""
    size = len(payload)
    head = bytes((opcode, 0x80 | size)) if size < TWO_BYTES else bytes((opcode, 0x80 | TWO_BYTES)) + size.to_bytes(2)
    return head + bytes(4) + payload


def handshake(path: str, headers: str = "") -> bytes:
    """Return the request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
    ).encode()
