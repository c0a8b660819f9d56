"""One open socket: who listens there, from which seat, and what they have been told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bali.server.metrics import SLOW_READERS
from bali.server.wire import Wire
from bali.table.messages import Viewer
from bali.table.rulings import Visitor
from bali.table.table import Table

MOST_WAITING = 64  # messages that may wait for a slow reader
MOST_BYTES = 2**20  # and how large they may be together; one message may always wait
ROOMY, ROOMY_BYTES = 16, 64 * 1024  # messages in line with which the reader's next wish is heard
TOO_SLOW, NOT_YOURS = 1013, 4403  # the codes that close a socket
LAST_WORDS = 2.0  # seconds that a reader has for what is in line when the socket closes

Close = Callable[[int, str], Awaitable[None]]


class Waiting(NamedTuple):
    """A message in line."""

    text: bytes
    is_view: bool  # which a later whole view makes superfluous


class Listener:
    """Sends at once where the reader keeps up, and has the rest wait in line, so that nobody waits for this reader."""

    def __init__(self, visitor: Visitor, wire: Wire, close: Close) -> None:
        self.visitor, self.wire, self._close = visitor, wire, close
        self.generation = 0  # of the cookie that opened the socket
        self.chosen: int | None = None  # the seat that they asked to look from
        self.looks = False  # whether they asked at all
        self.version = -1  # of the table, when they were last told
        self.waiting: list[Waiting] = []
        self.closing: tuple[int, str] | None = None
        self.writing: asyncio.Task[None] | None = None

    def look(self, seat: int | None) -> None:
        """Looks from another seat, and wants to see everything anew."""
        self.chosen, self.looks, self.version = seat, True, -1

    def viewer(self, table: Table) -> Viewer:
        """Gets who sees the table from where: from the chosen seat, or else from the first one of their own."""
        own = table.seats_of(self.visitor.guest)
        if self.looks and (self.chosen is None or self.chosen in own):
            return Viewer(self.visitor.guest, self.chosen)
        return Viewer(self.visitor.guest, own[0] if own else None)

    def tell(self, message: bytes, *, is_view: bool = False) -> None:
        """Sends a message, or puts it in line."""
        if not self._sends_now(message):
            self._wait_with(Waiting(message, is_view), len(self.waiting))

    def tell_all(self, view: bytes) -> None:
        """Send a whole view, or put it in line, where it replaces the views that still wait."""
        if not self._sends_now(view):
            first = next((place for place, message in enumerate(self.waiting) if message.is_view), len(self.waiting))
            self.waiting = [message for message in self.waiting if not message.is_view]
            self._wait_with(Waiting(view, is_view=True), first)

    def _sends_now(self, message: bytes) -> bool:
        """Whether a message need not wait: it was sent, or nobody is there to read it."""
        return self.closing is not None or (self.writing is None and self.wire.send_now(message)) or not self.wire.is_open

    def _wait_with(self, message: Waiting, place: int) -> None:
        self.waiting.insert(place, message)
        self.wire.connection.queued = sum(len(message.text) for message in self.waiting)
        self.wire.open_connections.count_sent(len(message.text))
        if len(self.waiting) > MOST_WAITING or (len(self.waiting) > 1 and self.wire.connection.queued > MOST_BYTES):
            self._cut_off()
        elif self.writing is None:
            self.writing = asyncio.create_task(self._write())

    def _cut_off(self) -> None:
        SLOW_READERS.inc()
        self.closing = (TOO_SLOW, "your connection is too slow; please reconnect")
        self.stop()
        self.wire.connection.end()

    def close(self, code: int, reason: str) -> None:
        """Closes the socket after what is in line."""
        if not self.closing:
            self.closing = (code, reason)
            if self.writing is None:
                self.writing = asyncio.create_task(self._write())

    async def room(self) -> None:
        """Waits while much is in line."""
        while self.writing and (len(self.waiting) > ROOMY or self.wire.connection.queued > ROOMY_BYTES):
            await asyncio.wait([self.writing], timeout=LAST_WORDS)

    async def _write(self) -> None:
        """Sends what is in line."""
        try:
            while self.waiting and self.wire.is_open:
                await self.wire.writable.wait()
                if self.waiting and self.wire.send_now(self.waiting[0].text):
                    self.wire.connection.queued -= len(self.waiting.pop(0).text)
            if self.closing:
                await self._close(*self.closing)
        except Exception:  # noqa: BLE001, S110
            pass  # the socket is gone, and its reader hears of it, too
        finally:
            self.writing = None

    async def end(self) -> None:
        """Gives the last words a moment to arrive."""
        if self.closing and self.writing:
            await asyncio.wait([self.writing], timeout=LAST_WORDS)
        self.stop()

    def stop(self) -> None:
        """Sends nothing more."""
        self.waiting.clear()
        self.wire.connection.queued = 0
        if self.writing:
            self.writing.cancel()
