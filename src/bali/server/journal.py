"""The one way to the log. What comes shortly after a transaction waits, and goes together into the next one."""

import asyncio

import structlog

from bali.server.metrics import COMMITS
from bali.server.store import Line, Store

MOST_LINES = 500  # in one transaction
APART = 0.02  # seconds from one transaction to the next: each costs much, each line in it little

logger = structlog.get_logger()


class Journal:
    """Appends lines for everyone in this process."""

    def __init__(self, store: Store) -> None:
        """Takes the database; `append` starts to write when there is something to write."""
        self.store = store
        self.waiting: list[tuple[Line, asyncio.Future[bool]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.next = 0.0  # when the next transaction may begin

    async def append(self, line: Line) -> bool:
        """Appends a line; gets False if another process was first. When it returns it is on disk."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((line, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            await asyncio.sleep(self.next - loop.time())
            batch, self.waiting = self.waiting[:MOST_LINES], self.waiting[MOST_LINES:]
            self.next = loop.time() + APART
            try:
                first = await self.store.append([line for line, _ in batch])
            except Exception as error:  # noqa: BLE001  whoever waits has to hear of it
                logger.warning("could not append", lines=len(batch), reason=str(error).splitlines()[0])
                for _, done in batch:
                    _settle(done, error)
            else:
                COMMITS.inc()
                for line, done in batch:
                    _settle(done, (line.table, line.version) in first)
        self.writing = None

    async def flush(self) -> None:
        """Waits until all is written."""
        if self.writing:
            await self.writing


def _settle(done: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if done.done():  # whoever waited has gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
