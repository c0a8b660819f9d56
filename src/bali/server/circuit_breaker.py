"""A time limit for every database call. While the database hangs, calls fail immediately instead of queueing."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from bali.server.database_errors import reason_of
from bali.server.metrics import STORAGE_FAILURES
from bali.table.refusal import Refusal

RETRY = 0.5  # seconds between two attempts to reach a hanging database
SLOW = 0.5  # fraction of the time limit: a call that fails later than this would make others wait as long

Probe = Callable[[], Coroutine[Any, Any, None]]
T = TypeVar("T")
logger = structlog.get_logger()


class Unavailable(Refusal):
    """A database call that failed, or whose outcome is unknown."""

    def __init__(self) -> None:
        super().__init__("storage", "the database is not available right now; try again")


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Await something for a limited time. Raise `TimeoutError` if it takes longer.

    It is not cancelled, because the driver would wait for the database to confirm the cancellation. It ends when its
    connection is dropped.
    """
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda late: late.cancelled() or late.exception())  # retrieve late errors that nobody awaits any more
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if not done:
        raise TimeoutError(f"no answer within {seconds:g} s")
    return task.result()


class CircuitBreaker:
    """A circuit breaker for one kind of call: reads or writes."""

    def __init__(self, kind: str, timeout: float, probe: Probe, disconnect: Callable[[], None]) -> None:
        """Set up a closed circuit.

        Args:
            kind: What the calls do, for the log.
            timeout: Seconds that a call may take.
            probe: A call that succeeds once the database works again.
            disconnect: Drops the connections, so that hanging calls fail and new calls get a fresh connection.
        """
        self.kind, self.timeout, self.probe, self.disconnect = kind, timeout, probe, disconnect
        self.failing_since: float | None = None
        self.retrying: asyncio.Task[None] | None = None
        self.calls: set[asyncio.Task[Any]] = set()
        self.after_hang: Callable[[], None] = lambda: None  # called when a hanging call has ended, or calls succeed again

    @property
    def broken(self) -> bool:
        """Whether a call has hung and none has succeeded since."""
        return self.retrying is not None and not self.retrying.done()

    async def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of a call. Raise `Unavailable` if it fails, times out, or the circuit is broken."""
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
        slow.add_done_callback(lambda _: self.after_hang())  # it may still succeed
        self.disconnect()
        if not self.broken:
            self.retrying = asyncio.create_task(self._retry())

    async def _retry(self) -> None:
        while self.failing_since is not None:
            await asyncio.sleep(RETRY)
            with suppress(Unavailable):
                await self._try(self.probe())
        self.retrying = None  # before `after_hang`, which may make new calls
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
        """Stop retrying, and give pending calls a moment to finish."""
        self.after_hang = lambda: None
        if self.retrying:
            self.retrying.cancel()
        if self.calls:
            await asyncio.wait(self.calls, timeout=seconds)
