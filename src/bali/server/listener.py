"""One open socket: who listens there, from which seat, and what they have been told."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from bali.server.metrics import SLOW_READERS
from bali.server.wire import Wire
from bali.table.messages import Viewer
from bali.table.rulings import Visitor
from bali.table.table import Table

MOST_WAITING = 64  # messages that may wait for a slow reader
ROOMY = 16  # messages in line with which the reader's next wish is heard
TOO_SLOW, NOT_YOURS = 1013, 4403  # the codes that close a socket
LAST_WORDS = 2.0  # seconds that a reader has for what is in line when the socket closes

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


class Listener:
    """Sends at once where the reader keeps up, and has the rest wait in line, so that nobody waits for this reader."""

    def __init__(self, visitor: Visitor, wire: Wire, send: Send, close: Close) -> None:
        """Takes who listens, and how to reach them."""
        self.visitor, self.wire, self._send, self._close = visitor, wire, send, close
        self.generation = 0  # of the cookie that opened the socket
        self.chosen: int | None = None  # the seat that they asked to look from
        self.looks = False  # whether they asked at all
        self.version = -1  # of the table, when they were last told
        self.waiting: deque[bytes] = deque()
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

    def tell(self, message: bytes) -> None:
        """Sends a message, or puts it in line."""
        if self.closing or (self.writing is None and self.wire.send_now(message)):
            return
        self.waiting.append(message)
        if len(self.waiting) > MOST_WAITING:
            SLOW_READERS.inc()
            self.closing = (TOO_SLOW, "you read too slowly; connect again")
            self.stop()
            self.wire.hang_up()
        elif self.writing is None:
            self.writing = asyncio.create_task(self._write())

    def close(self, code: int, reason: str) -> None:
        """Closes the socket after what is in line."""
        if not self.closing:
            self.closing = (code, reason)
            if self.writing is None:
                self.writing = asyncio.create_task(self._write())

    async def room(self) -> None:
        """Waits while much is in line."""
        while len(self.waiting) > ROOMY and self.writing:
            await asyncio.wait([self.writing], timeout=LAST_WORDS)

    async def _write(self) -> None:
        """Sends what is in line."""
        try:
            while self.waiting:
                await self._send(self.waiting[0].decode())
                self.waiting.popleft()
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
        if self.writing:
            self.writing.cancel()
