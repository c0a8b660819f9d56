"""Closing sockets whose cookie was revoked: immediately in this process, within seconds in the others."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from bali.server.circuit_breaker import Unavailable
from bali.server.close_codes import SIGNED_OUT

if TYPE_CHECKING:
    from bali.server.registry import TableRegistry

INTERVAL = 10.0  # seconds between two checks for cookies revoked by other processes, or while a socket was being opened
CHUNK = 500  # names in one query


def close_signed_out(registry: "TableRegistry", generations: Mapping[str, int]) -> None:
    """Close the guests' sockets that were opened with a cookie of another generation."""
    for live in registry.live_tables.values():
        for listener in live.listeners:
            guest = listener.visitor.guest
            if guest in generations and generations[guest] != listener.generation:
                listener.close(SIGNED_OUT, "signed-out")


def listening_guests(registry: "TableRegistry") -> set[str]:
    """Return the guests who have a socket in this process."""
    return {listener.visitor.guest for live in registry.live_tables.values() for listener in live.listeners}


def in_chunks(names: Iterable[str]) -> Iterator[list[str]]:
    """Yield names in lists that are short enough for one query."""
    left = list(names)
    while left:
        chunk, left = left[:CHUNK], left[CHUNK:]
        yield chunk


async def watch_sign_outs(registry: "TableRegistry") -> None:
    """Periodically close sockets whose cookie is no longer valid."""
    while True:
        await asyncio.sleep(INTERVAL)
        try:
            for guests in in_chunks(listening_guests(registry)):
                close_signed_out(registry, await registry.store.generations(guests))
        except Unavailable:
            pass  # already logged; the next check comes soon
