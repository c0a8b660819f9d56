"""Heavy work: reading, replaying and compressing whole games, one at a time in a thread.

The thread shares Python's global lock with the rest of the server, so more threads would be no faster and would slow everyone
down.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from bali.table.refusal import Refusal

MOST = 16  # jobs waiting or running
MAX_OF_A_NETWORK = 6

Result = TypeVar("Result")


class Offload:
    """All heavy work of this process."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "heavy-work")
        self.places: Counter[str] = Counter()

    @contextmanager
    def place(self, network: str) -> Iterator[None]:
        """Hold a slot for a job, acquired before any of its input is read. Raise `Refusal` if there is none."""
        if self.places.total() >= MOST or self.places[network] >= MAX_OF_A_NETWORK:
            raise Refusal("busy", "too many games are being read; try again in a moment")
        self.places[network] += 1
        try:
            yield
        finally:
            self.places[network] -= 1
            if not self.places[network]:
                del self.places[network]

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Run a function in the thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)

    def close(self) -> None:
        """Cancel all jobs that have not started."""
        self.pool.shutdown(wait=False, cancel_futures=True)
