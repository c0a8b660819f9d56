"""One open socket: who listens there, from which seat, and what they have been told."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from bali.server.metrics import SLOW_READERS
from bali.table.messages import Viewer
from bali.table.rulings import Visitor
from bali.table.table import Table

MOST_WAITING = 64  # messages that may wait for a slow reader
TOO_SLOW, NOT_YOURS = 1013, 4403  # the codes that close a socket

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


class Listener:
    """Has what is to be sent wait in line, so that nobody waits for this reader."""

    def __init__(self, visitor: Visitor, send: Send, close: Close) -> None:
        """Takes who listens, and how to reach them."""
        self.visitor, self._send, self._close = visitor, send, close
        self.chosen: int | None = None  # the seat that they asked to look from
        self.looks = False  # whether they asked at all
        self.version = -1  # of the table, when they were last told
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing: tuple[int, str] | None = None

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
        """Puts a message in line."""
        if self.closing:
            return
        if len(self.waiting) >= MOST_WAITING:
            SLOW_READERS.inc()
            self.waiting.clear()
            self.close(TOO_SLOW, "you read too slowly; connect again")
            return
        self.waiting.append(message)
        self.wake.set()

    def close(self, code: int, reason: str) -> None:
        """Closes the socket after what is in line."""
        self.closing = (code, reason)
        self.wake.set()

    async def write(self) -> None:
        """Sends what is in line, until the socket closes."""
        while True:
            while self.waiting:
                await self._send(self.waiting.popleft().decode())
            if self.closing:
                await self._close(*self.closing)
                return
            self.wake.clear()
            await self.wake.wait()
