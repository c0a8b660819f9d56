"""One open socket: its guest, the seat it is viewed from, and the messages queued for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bali.server.close_codes import TRY_AGAIN
from bali.server.fast_websocket import FastWebSocket
from bali.server.limits import MAX_QUEUED_BYTES, MAX_QUEUED_MESSAGES, READ_BELOW_BYTES, READ_BELOW_MESSAGES
from bali.server.metrics import SLOW_READERS
from bali.table.handlers import Visitor
from bali.table.table import Table
from bali.table.viewer import Viewer

SEND_SECONDS = 2.0  # to send queued messages when the socket closes

Close = Callable[[int, str], Awaitable[None]]


class QueuedMessage(NamedTuple):
    """A message for a client that has not read earlier ones yet."""

    text: bytes
    is_view: bool  # whether a later whole view supersedes it


class Listener:
    """Sends messages immediately if the client keeps up and queues the rest, so that nobody waits for a slow client."""

    def __init__(self, visitor: Visitor, protocol: FastWebSocket, close: Close) -> None:
        self.visitor, self.protocol, self._close = visitor, protocol, close
        self.generation = 0  # of the cookie that opened the socket
        self.chosen: int | None = None  # the seat that the client asked to look from
        self.has_chosen = False  # whether the client has chosen a seat, or none, at all
        self.version = -1  # the table's version that was last sent
        self.queue: list[QueuedMessage] = []
        self.closing: tuple[int, str] | None = None
        self.writing: asyncio.Task[None] | None = None

    def look(self, seat: int | None) -> None:
        """Switch to another seat. The next update is a whole view."""
        self.chosen, self.has_chosen, self.version = seat, True, -1

    def viewer(self, table: Table) -> Viewer:
        """Return the viewer: the chosen seat if allowed, otherwise the guest's first seat."""
        own = table.seats_of(self.visitor.guest)
        if self.has_chosen and (self.chosen is None or self.chosen in own):
            return Viewer(self.visitor.guest, self.chosen)
        return Viewer(self.visitor.guest, own[0] if own else None)

    def send(self, message: bytes, *, is_view: bool = False) -> None:
        """Send or queue a message."""
        if not self._sends_now(message):
            self._enqueue(QueuedMessage(message, is_view), len(self.queue))

    def send_whole_view(self, view: bytes) -> None:
        """Send or queue a whole view, which replaces any queued views."""
        if not self._sends_now(view):
            index = next((index for index, message in enumerate(self.queue) if message.is_view), len(self.queue))
            self.queue = [message for message in self.queue if not message.is_view]
            self._enqueue(QueuedMessage(view, is_view=True), index)

    def _sends_now(self, message: bytes) -> bool:
        """Return whether a message need not be queued, because it was sent or nobody is left to read it."""
        return self.closing is not None or (self.writing is None and self.protocol.send_now(message)) or not self.protocol.is_open

    def _enqueue(self, message: QueuedMessage, index: int) -> None:
        self.queue.insert(index, message)
        self.protocol.connection.queued = sum(len(message.text) for message in self.queue)
        self.protocol.open_connections.count_sent(len(message.text))
        if len(self.queue) > MAX_QUEUED_MESSAGES or (len(self.queue) > 1 and self.protocol.connection.queued > MAX_QUEUED_BYTES):
            self._disconnect()
        elif self.writing is None:
            self.writing = asyncio.create_task(self._write())

    def _disconnect(self) -> None:
        """Abort the connection of a client that reads too slowly."""
        SLOW_READERS.inc()
        self.closing = (TRY_AGAIN, "your connection is too slow; please reconnect")
        self.stop()
        self.protocol.connection.abort()

    def close(self, code: int, reason: str) -> None:
        """Close the socket after sending what is queued."""
        if not self.closing:
            self.closing = (code, reason)
            if self.writing is None:
                self.writing = asyncio.create_task(self._write())

    async def wait_for_space(self) -> None:
        """Wait while many messages are queued."""
        while self.writing and (len(self.queue) > READ_BELOW_MESSAGES or self.protocol.connection.queued > READ_BELOW_BYTES):
            await asyncio.wait([self.writing], timeout=SEND_SECONDS)

    async def _write(self) -> None:
        """Send the queued messages."""
        try:
            while self.queue and self.protocol.is_open:
                await self.protocol.writable.wait()
                if self.queue and self.protocol.send_now(self.queue[0].text):
                    self.protocol.connection.queued -= len(self.queue.pop(0).text)
            if self.closing:
                await self._close(*self.closing)
        except Exception:  # noqa: BLE001, S110
            pass  # the socket is gone, and the reading side notices, too
        finally:
            self.writing = None

    async def end(self) -> None:
        """Allow a closing socket a moment to send its queued messages."""
        if self.closing and self.writing:
            await asyncio.wait([self.writing], timeout=SEND_SECONDS)
        self.stop()

    def stop(self) -> None:
        """Discard queued messages and stop sending."""
        self.queue.clear()
        self.protocol.connection.queued = 0
        if self.writing:
            self.writing.cancel()
