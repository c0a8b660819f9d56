"""A time limit for every call to the database. While the database hangs, calls fail immediately instead of waiting in turn."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from bali.server.metrics import STORAGE_FAILURES
from bali.server.reason import reason_of
from bali.table.refusal import Refusal

RETRY = 0.5  # seconds between two attempts to reach a database that hangs
SLOW = 0.5  # of the time limit: whatever fails after that would make others wait as long

Probe = Callable[[], Coroutine[Any, Any, None]]
T = TypeVar("T")
logger = structlog.get_logger()


class Unavailable(Refusal):
    """A call to the database that failed, or whose outcome is unknown."""

    def __init__(self) -> None:
        """Say to the player what an operator finds in the log."""
        super().__init__("storage", "the database is not available right now; try again")


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Await something for a limited time; raise `TimeoutError` if that is not enough.

    It is not cancelled: the driver would wait for the database to confirm that. It ends when its connection is dropped.
    """
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda late: late.cancelled() or late.exception())  # perhaps nobody waits for it any more
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if not done:
        raise TimeoutError(f"no answer within {seconds:g} s")
    return task.result()


class Circuit:
    """A circuit breaker around the calls of one kind: reads, or writes."""

    def __init__(self, kind: str, timeout: float, probe: Probe, disconnect: Callable[[], None]) -> None:
        """Prepare the circuit.

        Args:
            kind: What the calls do, for the log.
            timeout: Seconds that a call may take.
            probe: A call that succeeds if the database works again.
            disconnect: Drop the connections, so that calls that hang fail and new ones get a fresh connection.
        """
        self.kind, self.timeout, self.probe, self.disconnect = kind, timeout, probe, disconnect
        self.failing_since: float | None = None
        self.retrying: asyncio.Task[None] | None = None
        self.calls: set[asyncio.Task[Any]] = set()
        self.after_hang: Callable[[], None] = lambda: None  # what to do when a call that hung has ended, or calls succeed again

    @property
    def broken(self) -> bool:
        """Whether a call hung and none has succeeded since."""
        return self.retrying is not None and not self.retrying.done()

    async def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of a call; raise `Unavailable` if it fails, takes too long, or has no chance."""
        if self.broken:
            work.close()
            raise Unavailable
        return await self._try(work)

    async def _try(self, work: Coroutine[Any, Any, T]) -> T:
        started = time.monotonic()
        task = asyncio.create_task(work)
        self.calls.add(task)
        task.add_done_callback(self.calls.discard)
        try:
            result = await within(self.timeout, task)
        except Exception as error:  # noqa: BLE001  in an outage a driver raises anything
            self._failed(reason_of(error))
            if time.monotonic() - started > self.timeout * SLOW:
                self._break(task)
            raise Unavailable from None
        self._succeeded()
        return result

    def _break(self, slow: asyncio.Task[Any]) -> None:
        """Refuse all calls until the probe succeeds."""
        slow.add_done_callback(lambda _: self.after_hang())  # it may succeed yet
        self.disconnect()
        if not self.broken:
            self.retrying = asyncio.create_task(self._retry())

    async def _retry(self) -> None:
        while self.failing_since is not None:
            await asyncio.sleep(RETRY)
            with suppress(Unavailable):
                await self._try(self.probe())
        self.retrying = None  # before anyone is told, who may call again
        self.after_hang()

    def _failed(self, reason: str) -> None:
        STORAGE_FAILURES.labels(self.kind).inc()
        if self.failing_since is None:
            self.failing_since = time.monotonic()
            logger.warning("the database failed", calls=self.kind, reason=reason)

    def _succeeded(self) -> None:
        if self.failing_since is not None:
            seconds = round(time.monotonic() - self.failing_since, 1)
            logger.warning("the database works again", calls=self.kind, seconds=seconds)
            self.failing_since = None

    async def close(self, seconds: float) -> None:
        """Stop retrying, and give the calls under way a moment to end."""
        self.after_hang = lambda: None
        if self.retrying:
            self.retrying.cancel()
        if self.calls:
            await asyncio.wait(self.calls, timeout=seconds)
