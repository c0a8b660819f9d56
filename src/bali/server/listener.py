"""One open socket: its guest, the seat it is viewed from, and the messages queued for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bali.server.fast_websocket import FastWebSocket
from bali.server.metrics import SLOW_READERS
from bali.table.handlers import Visitor
from bali.table.table import Table
from bali.table.viewer import Viewer

MAX_WAITING = 64  # messages that may wait for a slow reader
MAX_BYTES = 2**20  # their total size; a single message may always wait
ROOMY, ROOMY_BYTES = 16, 64 * 1024  # with at most this much queued, the client's next message is read
TOO_SLOW, NOT_YOURS = 1013, 4403  # WebSocket close codes
LAST_WORDS = 2.0  # seconds to send queued messages when the socket closes

Close = Callable[[int, str], Awaitable[None]]


class Waiting(NamedTuple):
    """A queued message."""

    text: bytes
    is_view: bool  # whether a later whole view supersedes it


class Listener:
    """Sends messages immediately if the client keeps up and queues the rest, so that nobody waits for a slow client."""

    def __init__(self, visitor: Visitor, wire: FastWebSocket, close: Close) -> None:
        self.visitor, self.wire, self._close = visitor, wire, close
        self.generation = 0  # of the cookie that opened the socket
        self.chosen: int | None = None  # the seat that the client asked to look from
        self.looks = False  # whether the client has chosen a seat at all
        self.version = -1  # the table's version that was last sent
        self.waiting: list[Waiting] = []
        self.closing: tuple[int, str] | None = None
        self.writing: asyncio.Task[None] | None = None

    def look(self, seat: int | None) -> None:
        """Switch to another seat. The next update is a whole view."""
        self.chosen, self.looks, self.version = seat, True, -1

    def viewer(self, table: Table) -> Viewer:
        """Return the viewer: the chosen seat if allowed, otherwise the guest's first seat."""
        own = table.seats_of(self.visitor.guest)
        if self.looks and (self.chosen is None or self.chosen in own):
            return Viewer(self.visitor.guest, self.chosen)
        return Viewer(self.visitor.guest, own[0] if own else None)

    def tell(self, message: bytes, *, is_view: bool = False) -> None:
        """Send or queue a message."""
        if not self._sends_now(message):
            self._wait_with(Waiting(message, is_view), len(self.waiting))

    def send_whole(self, view: bytes) -> None:
        """Send or queue a whole view, which replaces any queued views."""
        if not self._sends_now(view):
            first = next((place for place, message in enumerate(self.waiting) if message.is_view), len(self.waiting))
            self.waiting = [message for message in self.waiting if not message.is_view]
            self._wait_with(Waiting(view, is_view=True), first)

    def _sends_now(self, message: bytes) -> bool:
        """Whether a message need not be queued, because it was sent or nobody is left to read it."""
        return self.closing is not None or (self.writing is None and self.wire.send_now(message)) or not self.wire.is_open

    def _wait_with(self, message: Waiting, place: int) -> None:
        self.waiting.insert(place, message)
        self.wire.connection.queued = sum(len(message.text) for message in self.waiting)
        self.wire.open_connections.count_sent(len(message.text))
        if len(self.waiting) > MAX_WAITING or (len(self.waiting) > 1 and self.wire.connection.queued > MAX_BYTES):
            self._cut_off()
        elif self.writing is None:
            self.writing = asyncio.create_task(self._write())

    def _cut_off(self) -> None:
        SLOW_READERS.inc()
        self.closing = (TOO_SLOW, "your connection is too slow; please reconnect")
        self.stop()
        self.wire.connection.end()

    def close(self, code: int, reason: str) -> None:
        """Close the socket after sending what is queued."""
        if not self.closing:
            self.closing = (code, reason)
            if self.writing is None:
                self.writing = asyncio.create_task(self._write())

    async def wait_for_space(self) -> None:
        """Wait while many messages are queued."""
        while self.writing and (len(self.waiting) > ROOMY or self.wire.connection.queued > ROOMY_BYTES):
            await asyncio.wait([self.writing], timeout=LAST_WORDS)

    async def _write(self) -> None:
        """Send the queued messages."""
        try:
            while self.waiting and self.wire.is_open:
                await self.wire.writable.wait()
                if self.waiting and self.wire.send_now(self.waiting[0].text):
                    self.wire.connection.queued -= len(self.waiting.pop(0).text)
            if self.closing:
                await self._close(*self.closing)
        except Exception:  # noqa: BLE001, S110
            pass  # the socket is gone, and the reading side notices, too
        finally:
            self.writing = None

    async def end(self) -> None:
        """Allow a closing socket a moment to send its queued messages."""
        if self.closing and self.writing:
            await asyncio.wait([self.writing], timeout=LAST_WORDS)
        self.stop()

    def stop(self) -> None:
        """Discard queued messages and stop sending."""
        self.waiting.clear()
        self.wire.connection.queued = 0
        if self.writing:
            self.writing.cancel()
