"""The context of an attack, and its counters."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from bench.attacks.client import GuestClient, RequestRefused, Server

T = TypeVar("T")

TOGETHER = 8  # requests that an attacker sends simultaneously
PAUSE = 0.05  # seconds after a refusal


@dataclass
class AttackContext:
    """An attack: its server, its victims, and its results so far."""

    server: Server  # as the attacker reaches it
    victims: Server  # as innocent players reach it
    table: str  # at which they play
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)

    async def persist(self, what: str, act: Callable[[], Awaitable[T]]) -> T:
        """Do something, retrying until it is not refused. Count it, and return its result."""
        while True:
            try:
                result = await act()
            except RequestRefused as refusal:
                self.refused[refusal.code] += 1
                await asyncio.sleep(PAUSE)
            else:
                self.done[what] += 1
                return result

    async def many(self, what: str, act: Callable[[], Awaitable[object]], times: int) -> None:
        """Do something many times, a few of them simultaneously."""
        gate = asyncio.Semaphore(TOGETHER)

        async def one() -> None:
            async with gate:
                await self.persist(what, act)

        await asyncio.gather(*(one() for _ in range(times)))

    async def guests(self, count: int) -> list[GuestClient]:
        """Return new guests."""
        return [await self.persist("guests", partial(GuestClient.enter, self.server, f"Guest {n}")) for n in range(count)]
