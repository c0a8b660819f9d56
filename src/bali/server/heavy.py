"""Heavy work: whole games are read, played again and compressed in a thread, one after the other.

The thread shares Python's lock with everything else that the server does. More threads would be no faster and slow everyone down.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from bali.table.refusal import Refusal

MOST = 16  # pieces of work that wait or are worked on
MOST_OF_A_NETWORK = 6

Result = TypeVar("Result")


class HeavyWork:
    """All heavy work of this process."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "heavy-work")
        self.places: Counter[str] = Counter()

    @contextmanager
    def place(self, network: str) -> Iterator[None]:
        """Hold a place for a piece of work, before anything that it needs is read. Raise `Refusal` if there is none."""
        if self.places.total() >= MOST or self.places[network] >= MOST_OF_A_NETWORK:
            raise Refusal("busy", "too many games are being read; try again in a moment")
        self.places[network] += 1
        try:
            yield
        finally:
            self.places[network] -= 1
            if not self.places[network]:
                del self.places[network]

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Return the result of a function that runs in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)

    def close(self) -> None:
        """Drop what has not begun."""
        self.pool.shutdown(wait=False, cancel_futures=True)
