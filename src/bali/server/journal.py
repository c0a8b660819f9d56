"""The only writer of the log. Lines that arrive shortly after a transaction are batched into the next one."""

import asyncio
from collections.abc import Sequence

from bali.server.circuit_breaker import Unavailable
from bali.server.metrics import COMMITS
from bali.server.store import LogBatch, Store

MAX_LINES = 500  # in one transaction
APART = 0.02  # seconds from one transaction to the next: a transaction is expensive, another line in it is cheap

Waiting = tuple[LogBatch, asyncio.Future[bool]]


class Journal:
    """Appends lines for everyone in this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        self.next = 0.0  # when the next transaction may begin
        self.failed_size = 0  # bytes of the last transaction if it failed, otherwise 0

    async def append(self, line: LogBatch) -> bool:
        """Append a line. Return True once it is on disk, or False if another process wrote this version first.

        Raise `Unavailable` if the database fails. The line may be on disk anyway: only the log can tell.
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
            batch, self.waiting = self.waiting[:MAX_LINES], self.waiting[MAX_LINES:]
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
        """Wait until everything is written."""
        if self.writing:
            await asyncio.wait([self.writing])


def _refuse(batch: Sequence[Waiting]) -> None:
    """Fail all pending appends of a batch."""
    for _, done in batch:
        if not done.done():
            done.set_exception(Unavailable())
