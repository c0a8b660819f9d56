"""The only writer of the log. Batches that arrive shortly after a transaction share the next one."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from bali.server.circuit_breaker import Unavailable
from bali.server.metrics import COMMITS
from bali.server.store import LogBatch, Store

MAX_BATCHES = 500  # in one transaction
INTERVAL = 0.02  # seconds from one transaction to the next: a transaction is expensive, another batch in it is cheap


class PendingAppend(NamedTuple):
    """A batch that waits for its transaction, and the future for the outcome."""

    batch: LogBatch
    stored: asyncio.Future[bool]


class Journal:
    """Appends batches for all tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pending: list[PendingAppend] = []
        self.writing: asyncio.Task[None] | None = None
        self.next = 0.0  # when the next transaction may begin
        self.failed_size = 0  # bytes of the last transaction if it failed, otherwise 0

    async def append(self, batch: LogBatch) -> bool:
        """Append a batch. Return True once it is on disk, or False if another process wrote this version first.

        Raise `Unavailable` if the database fails. The batch may be on disk anyway: only the log can tell.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.pending.append(PendingAppend(batch, stored))
        self._start()
        return await stored

    def _start(self) -> None:
        if self.pending and self.writing is None:
            self.writing = asyncio.create_task(self._write())
            self.writing.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Make sure that nobody waits for a writer that has ended, however it ended."""
        self.writing = None
        if task.cancelled() or task.exception():
            _fail(self.pending)
            self.pending = []
        self._start()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self.pending:
            await asyncio.sleep(self.next - loop.time())
            appends, self.pending = self.pending[:MAX_BATCHES], self.pending[MAX_BATCHES:]
            self.next = loop.time() + INTERVAL
            try:
                await self._write_transaction([append for append in appends if not append.stored.done()])
            finally:
                _fail(appends)  # if they were not written

    async def _write_transaction(self, appends: Sequence[PendingAppend]) -> None:
        try:
            first = await self.store.append([append.batch for append in appends])
        except Unavailable:
            self.failed_size = sum(len(append.batch.entries) + len(append.batch.summary) for append in appends)
            return
        self.failed_size = 0
        COMMITS.inc()
        for batch, stored in appends:
            if not stored.done():
                stored.set_result((batch.table, batch.version) in first)

    async def flush(self) -> None:
        """Wait until everything is written."""
        if self.writing:
            await asyncio.wait([self.writing])


def _fail(appends: Sequence[PendingAppend]) -> None:
    """Raise `Unavailable` for all appends that have no outcome yet."""
    for append in appends:
        if not append.stored.done():
            append.stored.set_exception(Unavailable())
