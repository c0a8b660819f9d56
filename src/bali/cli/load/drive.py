"""One run of the load test: open tables, play, and measure what the players receive."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

from bali.cli.load.frames import Frames
from bali.cli.load.party import Measure, Party

WARM_UP = 3.0  # seconds before the measurement starts
OPENING = 64  # tables opened simultaneously
TICKS = 100  # clock ticks of processor time per second, as Linux counts


class Club(Protocol):
    """Opens tables and connects their players."""

    async def open(self, party: Party, number: int) -> Sequence[Any]:
        """Open a table and seat its players, who do not connect yet."""

    async def listen(self, players: Sequence[Any]) -> None:
        """Connect the players."""


@dataclass
class Load:
    """The results of a run."""

    tables: int
    rate: float | None
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    slowest_ms: float
    bytes_per_message: float
    games_ended: int
    connections_lost: int
    server_cores: float
    kib_per_idle_table: float
    kib_per_connected_table: float
    memory_mib: float

    def json(self) -> dict[str, Any]:
        """Return the results as plain data."""
        return asdict(self)


class Drive:
    """Tables under load."""

    def __init__(self, club: Club, tables: int, pid: int, rate: float | None, progress: Callable[[], None]) -> None:
        """Set the players, the number of tables, the server's process, and the moves per second; None for as many as possible."""
        self.club, self.pid, self.rate, self.progress = club, pid, rate, progress
        self.measure = Measure(rate)
        self.parties = [Party(self.measure, number) for number in range(tables)]
        self.players: list[Sequence[Frames]] = []
        self.kib_idle = self.kib_connected = 0.0

    async def open(self) -> None:
        """Open the tables, then connect the players, measuring the memory that each takes."""
        self.players = [[] for _ in self.parties]
        first, rest = range(len(self.parties) // 5), range(len(self.parties) // 5, len(self.parties))
        await self._at_once(self._open, first)  # one-time costs of the first tables are not counted
        await self._at_once(self._listen, first)
        before = memory(self.pid)
        await self._at_once(self._open, rest)
        between = memory(self.pid)
        await self._at_once(self._listen, rest)
        self.kib_idle = (between - before) / len(rest) / 1024
        self.kib_connected = (memory(self.pid) - before) / len(rest) / 1024

    async def _open(self, number: int) -> None:
        self.players[number] = await self.club.open(self.parties[number], number)

    async def _listen(self, number: int) -> None:
        await self.club.listen(self.players[number])

    async def _at_once(self, work: Callable[[int], Coroutine[Any, Any, None]], numbers: range) -> None:
        """Run something for all of the given tables, a limited number at a time."""
        gate = asyncio.Semaphore(OPENING)

        async def one(number: int) -> None:
            async with gate:
                await work(number)
            self.progress()

        await asyncio.gather(*(one(number) for number in numbers))

    async def run(self, seconds: float) -> Load:
        """Play and measure."""
        gc.collect()
        gc.freeze()
        self.measure.playing = True
        beside = [asyncio.create_task(self._renew(number)) for number in range(len(self.parties))]
        if self.rate:
            beside.append(asyncio.create_task(self._pace(self.rate)))
        else:
            for party in self.parties:
                party.play()
        await asyncio.sleep(WARM_UP)
        began, worked = time.perf_counter(), self._worked()
        self.measure.on = True
        await asyncio.sleep(seconds)
        self.measure.on = self.measure.playing = False
        took, worked = time.perf_counter() - began, self._worked() - worked
        for task in beside:
            task.cancel()
        return self._load(took, worked / took)

    def close(self) -> None:
        """Close all sockets."""
        for players in self.players:
            for player in players:
                player.close()

    async def _renew(self, number: int) -> None:
        """Open the next table whenever a game is over."""
        while True:
            party = self.parties[number]
            await party.over.wait()
            self.measure.ended += 1
            for player in self.players[number]:
                player.close()
            party = self.parties[number] = Party(self.measure, number + self.measure.ended * len(self.parties))
            await self._open(number)
            await self._listen(number)

    async def _pace(self, rate: float) -> None:
        start, moves = time.perf_counter(), 0
        while True:
            wait = start + moves / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
                continue
            self.parties[moves % len(self.parties)].owe()
            moves += 1

    def _worked(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def _load(self, took: float, cores: float) -> Load:
        seconds = sorted(self.measure.seconds) or [0.0]
        sizes = self.measure.sizes or [0]
        return Load(
            tables=len(self.parties),
            rate=self.rate,
            seconds=took,
            moves=len(self.measure.seconds),
            moves_per_second=len(self.measure.seconds) / took,
            p50_ms=seconds[len(seconds) // 2] * 1000,
            p99_ms=seconds[len(seconds) * 99 // 100] * 1000,
            slowest_ms=seconds[-1] * 1000,
            bytes_per_message=sum(sizes) / len(sizes),
            games_ended=self.measure.ended,
            connections_lost=self.measure.lost,
            server_cores=cores,
            kib_per_idle_table=self.kib_idle,
            kib_per_connected_table=self.kib_connected,
            memory_mib=memory(self.pid) / 2**20,
        )


def memory(pid: int) -> int:
    """Return how many bytes of memory a process uses."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) * 4096
