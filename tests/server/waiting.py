"""Waiting for something that a server does in its own time: always with a deadline, and a failure that says what was missing."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

TIMEOUT = 300.0  # seconds until a test gives up; the first bot of a new version has to be compiled

T = TypeVar("T")


def wait_for(condition: Callable[[], T], what: str, timeout: float = TIMEOUT) -> T:
    """Wait until a condition holds and return its value. Fail if it takes too long."""
    deadline = time.monotonic() + timeout
    while not (value := condition()):
        assert time.monotonic() < deadline, f"after {timeout:g} seconds, still waiting for {what}"
    return value


async def wait_for_async(condition: Callable[[], object], what: str, timeout: float = TIMEOUT) -> None:  # noqa: ASYNC109
    """Wait until a condition holds, while other tasks run. Fail if it takes too long."""
    deadline = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < deadline, f"after {timeout:g} seconds, still waiting for {what}"
        await asyncio.sleep(0)
