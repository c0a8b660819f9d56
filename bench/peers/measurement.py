"""The measurement, in rounds that include every entry, so that a busy moment of the machine affects all of them."""

import logging
import multiprocessing
import os
import statistics
import textwrap
import time
import warnings
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from types import TracebackType
from typing import NamedTuple, Self

from bench.peers.entries import Entry
from bench.peers.loops import Chunk

WARM_UP = 0.1  # seconds, after compilation
LONGEST = 90  # characters of a reason

Answer = float | str  # decisions per second, or why there are none
Ask = Callable[[Entry, float], Answer]


class PeerResult(NamedTuple):
    """The result of an entry."""

    group: str
    name: str
    side: str
    rates: tuple[float, ...] = ()  # decisions per second, in each round
    why: str = ""  # why it was not measured

    @property
    def rate(self) -> float:
        """The median rate."""
        return statistics.median(self.rates)


class LibraryProcesses:
    """A process for each library, so that none is affected by what another one loads or breaks. Only one works at a time."""

    def __init__(self) -> None:
        self._pools: dict[str, ProcessPoolExecutor] = {}

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Stop the processes."""
        for pool in self._pools.values():
            pool.shutdown(cancel_futures=True)

    def ask(self, entry: Entry, seconds: float) -> Answer:
        """Return an entry's speed, measured in its library's process."""
        if entry.home not in self._pools:
            self._pools[entry.home] = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _be_quiet)
        try:
            return self._pools[entry.home].submit(answer, entry, seconds).result()
        except BrokenExecutor:
            del self._pools[entry.home]
            return "its process died"


def _be_quiet() -> None:
    """Silence libraries, and keep them from using a GPU."""
    os.environ |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "JAX_PLATFORMS": "cpu"}
    warnings.simplefilter("ignore")
    logging.disable(logging.WARNING)


@cache
def _made(entry: Entry) -> Chunk:
    return entry.make(*entry.given)


def answer(entry: Entry, seconds: float) -> Answer:
    """Return an entry's speed, measured in this process."""
    try:
        chunk, decisions = _made(entry), 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            decisions += chunk()
    except Exception as error:  # noqa: BLE001  # others' code may fail as it likes
        return textwrap.shorten(f"{type(error).__name__}: {error}", LONGEST, placeholder=" ...")
    return decisions / spent


def measure(entries: Iterable[Entry], seconds: float, rounds: int, ask: Ask, tick: Callable[[Entry], object]) -> list[PeerResult]:
    """Measure everything once per round, after a warm-up round. Entries that fail are not tried again."""
    results = {entry: PeerResult(entry.group, entry.name, entry.side) for entry in entries}
    for number in range(rounds + 1):
        for entry, result in results.items():
            tick(entry)
            if not result.why:
                got = ask(entry, seconds if number else min(seconds, WARM_UP))
                results[entry] = _noted(result, got, counts=number > 0)
    return list(results.values())


def _noted(result: PeerResult, got: Answer, *, counts: bool) -> PeerResult:
    if isinstance(got, str):
        return result._replace(rates=(), why=got)
    return result._replace(rates=(*result.rates, got)) if counts else result
