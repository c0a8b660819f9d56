"""One attack on one server, and its effect on innocent players."""

import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field
from pathlib import Path

from bench.attacks.catalogue import ATTACKS
from bench.attacks.client import Server
from bench.attacks.innocent import Innocents, counted
from bench.attacks.running_server import MemoryWatch, RunningServer, running_server

ROOT = Path(__file__).parents[2]
INNOCENT, ATTACKER = "127.0.0.1", "127.0.0.2"  # their source addresses
QUIET = 2.0  # seconds between the first moves and the attack
ORPHANED = 10.0  # seconds after which an attacker ends if it has not been killed
MIB = 2**20


@dataclass(frozen=True)
class Times:
    """The duration of something, in milliseconds."""

    count: int
    p50: float | None
    p99: float | None

    @classmethod
    def of(cls, samples: list[tuple[float, float]], since: float) -> "Times":
        """Return the percentiles of everything that began at or after `since`."""
        seconds = sorted(took for when, took in samples if when >= since)
        return cls(len(seconds), _rank(seconds, 50), _rank(seconds, 99))


def _rank(ordered: list[float], percent: int) -> float | None:
    """Return a percentile in milliseconds: the smallest value that is at least as large as this percentage of all."""
    return round(1000 * ordered[-(-len(ordered) * percent // 100) - 1], 1) if ordered else None


@dataclass
class AttackOutcome:
    """The outcome of an attack."""

    server: str
    attack: str
    seconds: float
    moves: Times
    bots: Times
    chats: Times
    pages: Times
    on_list: str  # how often the innocent players' waiting table was on the list, out of all requests
    faults: dict[str, int]  # what innocent players were refused or lost
    memory_before: float  # MiB
    memory_peak: float
    log_kib: float
    done: dict[str, int] = field(default_factory=dict)
    refused: dict[str, int] = field(default_factory=dict)
    ended: str = ""  # why it ended early


async def measure(name: str, source: Path, number: str | None, seconds: float, most_mib: float, address: str) -> AttackOutcome:
    """Attack a server from an address, or only measure if `number` is None. Return what its innocent players experienced."""
    with running_server(source) as running:
        innocents = Innocents(Server(running.port, INNOCENT))
        await innocents.arrive()
        await asyncio.sleep(QUIET)
        watch, log, since = MemoryWatch(running, int(most_mib * MIB)), running.log_size, time.perf_counter()
        report, ended = await _attack(number, running, innocents, watch, seconds, address)
        await innocents.leave()
        notes = innocents.notes
        listed = [seen for when, seen in notes.listed if when >= since]
        return AttackOutcome(
            server=name,
            attack=f"{number}: {ATTACKS[number].name}" if number else "none",
            seconds=round(time.perf_counter() - since, 1),
            moves=Times.of(notes.moves, since),
            bots=Times.of(notes.bots, since),
            chats=Times.of(notes.chats, since),
            pages=Times.of(notes.pages, since),
            on_list=f"{sum(listed):.0f}/{len(listed)}",
            faults=counted(notes.faults, since),
            memory_before=round(watch.before / MIB, 1),
            memory_peak=round(watch.peak / MIB, 1),
            log_kib=round((running.log_size - log) / 1024, 1),
            ended=ended,
            **report,
        )


async def _attack(
    number: str | None, running: RunningServer, innocents: Innocents, watch: MemoryWatch, seconds: float, address: str
) -> tuple[dict[str, dict[str, int]], str]:
    """Run an attacker. Return its last report, and why it ended early."""
    looking = asyncio.create_task(watch.look())
    if number is None:
        await asyncio.wait([looking], timeout=seconds)
        looking.cancel()
        return {}, ""
    process = await _attacker(number, running.port, seconds, address, innocents.tables[0].table)
    try:
        reading = asyncio.create_task(_last_line(process))
        await asyncio.wait([looking, reading], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        ended = _why(running, watch, process)
        innocents.check()
    finally:
        looking.cancel()
        if process.returncode is None:
            process.kill()
    report = await reading
    await process.wait()
    return json.loads(report or "{}"), ended


def _why(running: RunningServer, watch: MemoryWatch, attacker: Process) -> str:
    if running.process.poll() is not None:
        return "the server has ended"
    if watch.exceeded.is_set():
        return "stopped: too much memory"
    return "" if attacker.returncode is None else "the attacker has ended"


async def _attacker(number: str, port: int, seconds: float, address: str, table: str) -> Process:
    arguments = (number, str(port), str(seconds + ORPHANED), address, INNOCENT, table)
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.attacks.attacker", *arguments, cwd=ROOT, stdout=PIPE, limit=MIB
    )


async def _last_line(process: Process) -> str:
    """Read the attacker's reports until it ends. Return the last one."""
    assert process.stdout
    last = ""
    async for line in process.stdout:
        last = line.decode() if line.endswith(b"\n") else last
    return last
