"""One run of the load test: open tables, play, and measure what the players receive."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

from bench.load.table_clients import Measurements, TableClients
from bench.load.websocket_client import WebSocketClient
from bench.process_memory import memory

WARM_UP = 3.0  # seconds before the measurement starts
OPENING = 64  # tables opened simultaneously
TICKS = 100  # clock ticks of processor time per second, as Linux counts


class ClientFactory(Protocol):
    """A factory that opens tables on one kind of server and connects their players."""

    async def open(self, clients: TableClients, number: int) -> Sequence[Any]:
        """Open a table and seat its players, who do not connect yet."""

    async def listen(self, players: Sequence[Any]) -> None:
        """Connect the players."""


@dataclass
class LoadResult:
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


class LoadRun:
    """Tables under load."""

    def __init__(self, factory: ClientFactory, tables: int, pid: int, rate: float | None, progress: Callable[[], None]) -> None:
        """Set up the tables. `rate` is in moves per second over all tables; None for as many as possible."""
        self.factory, self.pid, self.rate, self.progress = factory, pid, rate, progress
        self.measurements = Measurements(rate)
        self.tables = [TableClients(self.measurements, number) for number in range(tables)]
        self.players: list[Sequence[WebSocketClient]] = []
        self.kib_idle = self.kib_connected = 0.0

    async def open(self) -> None:
        """Open the tables, then connect the players, measuring the memory that each takes."""
        self.players = [[] for _ in self.tables]
        first, rest = range(len(self.tables) // 5), range(len(self.tables) // 5, len(self.tables))
        await self._for_all(self._open, first)  # one-time costs of the first tables are not counted
        await self._for_all(self._listen, first)
        before = memory(self.pid)
        await self._for_all(self._open, rest)
        between = memory(self.pid)
        await self._for_all(self._listen, rest)
        self.kib_idle = (between - before) / len(rest) / 1024
        self.kib_connected = (memory(self.pid) - before) / len(rest) / 1024

    async def _open(self, number: int) -> None:
        self.players[number] = await self.factory.open(self.tables[number], number)

    async def _listen(self, number: int) -> None:
        await self.factory.listen(self.players[number])

    async def _for_all(self, work: Callable[[int], Coroutine[Any, Any, None]], numbers: range) -> None:
        """Run something for all of the given tables, a limited number at a time."""
        gate = asyncio.Semaphore(OPENING)

        async def one(number: int) -> None:
            async with gate:
                await work(number)
            self.progress()

        await asyncio.gather(*(one(number) for number in numbers))

    async def run(self, seconds: float) -> LoadResult:
        """Play and measure."""
        gc.collect()
        gc.freeze()
        self.measurements.playing = True
        background = [asyncio.create_task(self._renew(number)) for number in range(len(self.tables))]
        if self.rate:
            background.append(asyncio.create_task(self._keep_rate(self.rate)))
        else:
            for table in self.tables:
                table.play()
        await asyncio.sleep(WARM_UP)
        began, cpu_before = time.perf_counter(), self._cpu_seconds()
        self.measurements.on = True
        await asyncio.sleep(seconds)
        self.measurements.on = self.measurements.playing = False
        took, cpu = time.perf_counter() - began, self._cpu_seconds() - cpu_before
        for task in background:
            task.cancel()
        return self._result(took, cpu / took)

    def close(self) -> None:
        """Close all sockets."""
        for players in self.players:
            for player in players:
                player.close()

    async def _renew(self, number: int) -> None:
        """Open the next table whenever a game is over."""
        while True:
            await self.tables[number].over.wait()
            self.measurements.ended += 1
            for player in self.players[number]:
                player.close()
            self.tables[number] = TableClients(self.measurements, number + self.measurements.ended * len(self.tables))
            await self._open(number)
            await self._listen(number)

    async def _keep_rate(self, rate: float) -> None:
        """Request moves at a fixed rate, from one table after the other."""
        start, moves = time.perf_counter(), 0
        while True:
            wait = start + moves / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
                continue
            self.tables[moves % len(self.tables)].request_move()
            moves += 1

    def _cpu_seconds(self) -> float:
        """Return the processor time that the server has used. Linux counts it in ticks."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def _result(self, took: float, cores: float) -> LoadResult:
        seconds = sorted(self.measurements.seconds) or [0.0]
        sizes = self.measurements.sizes or [0]
        return LoadResult(
            tables=len(self.tables),
            rate=self.rate,
            seconds=took,
            moves=len(self.measurements.seconds),
            moves_per_second=len(self.measurements.seconds) / took,
            p50_ms=seconds[len(seconds) // 2] * 1000,
            p99_ms=seconds[len(seconds) * 99 // 100] * 1000,
            slowest_ms=seconds[-1] * 1000,
            bytes_per_message=sum(sizes) / len(sizes),
            games_ended=self.measurements.ended,
            connections_lost=self.measurements.lost,
            server_cores=cores,
            kib_per_idle_table=self.kib_idle,
            kib_per_connected_table=self.kib_connected,
            memory_mib=memory(self.pid) / 2**20,
        )
