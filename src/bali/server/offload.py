"""Work that would stall the event loop, moved into a thread: reading, replaying and compressing whole games, one at a time.

The thread shares Python's global lock with the rest of the server, so more threads would be no faster and would slow everyone
down.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from bali.server.limits import MAX_OFFLOADED, MAX_OFFLOADED_PER_NETWORK
from bali.table.refusal import Refusal

Result = TypeVar("Result")


class Offload:
    """The thread of this process for such work, and the slots of the jobs that wait for it."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "offload")
        self.slots: Counter[str] = Counter()  # in use, by network

    @contextmanager
    def slot(self, network: str) -> Iterator[None]:
        """Hold a slot for a job, acquired before any of its input is read. Raise `Refusal` if there is none."""
        if self.slots.total() >= MAX_OFFLOADED or self.slots[network] >= MAX_OFFLOADED_PER_NETWORK:
            raise Refusal("busy", "too many games are being read; try again in a moment")
        self.slots[network] += 1
        try:
            yield
        finally:
            self.slots[network] -= 1
            if not self.slots[network]:
                del self.slots[network]

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Run a function in the thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)

    def close(self) -> None:
        """Cancel all jobs that have not started."""
        self.pool.shutdown(wait=False, cancel_futures=True)
