"""The one way to the log. What comes shortly after a transaction waits, and goes together into the next one."""

import asyncio
from collections.abc import Sequence

from bali.server.circuit import Unavailable
from bali.server.metrics import COMMITS
from bali.server.store import Line, Store

MOST_LINES = 500  # in one transaction
APART = 0.02  # seconds from one transaction to the next: each costs much, each line in it little

Waiting = tuple[Line, asyncio.Future[bool]]


class Journal:
    """Append lines for everyone in this process."""

    def __init__(self, store: Store) -> None:
        """Take the database; `append` starts to write when there is something to write."""
        self.store = store
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        self.next = 0.0  # when the next transaction may begin
        self.failed_size = 0  # of the last transaction, if it failed

    async def append(self, line: Line) -> bool:
        """Append a line and return True once it is on disk, or False if another process was first.

        Raise `Unavailable` if the database fails. The line may be on disk even so: only the log tells.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((line, done))
        self._start()
        return await done

    def _start(self) -> None:
        if self.waiting and self.writing is None:
            self.writing = asyncio.create_task(self._write())
            self.writing.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Make sure that nobody waits for a writer that has ended, however it ended."""
        self.writing = None
        if task.cancelled() or task.exception():
            _refuse(self.waiting)
            self.waiting = []
        self._start()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            await asyncio.sleep(self.next - loop.time())
            batch, self.waiting = self.waiting[:MOST_LINES], self.waiting[MOST_LINES:]
            self.next = loop.time() + APART
            try:
                await self._write_batch([(line, done) for line, done in batch if not done.done()])
            finally:
                _refuse(batch)  # if it was not written

    async def _write_batch(self, batch: Sequence[Waiting]) -> None:
        try:
            first = await self.store.append([line for line, _ in batch])
        except Unavailable:
            self.failed_size = sum(len(line.entries) + len(line.summary) for line, _ in batch)
            return
        self.failed_size = 0
        COMMITS.inc()
        for line, done in batch:
            if not done.done():
                done.set_result((line.table, line.version) in first)

    async def flush(self) -> None:
        """Wait until all is written."""
        if self.writing:
            await asyncio.wait([self.writing])


def _refuse(batch: Sequence[Waiting]) -> None:
    """Tell everyone who still waits that the database failed."""
    for _, done in batch:
        if not done.done():
            done.set_exception(Unavailable())
