"""`python -m bench server`: the load a server can handle, optionally compared with boardgame.io in the same run."""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bali.core.errors import BaliError
from bali.games import find
from bench.load.bali_clients import BaliClientFactory
from bench.load.boardgame_clients import BoardgameClientFactory
from bench.load.load_run import ClientFactory, LoadResult, LoadRun
from bench.load.prepared import wait_until_prepared

PEER = Path(__file__).parents[1] / "boardgame"
UNLIMITED = tuple(
    word
    for option in ("per-second", "burst", "connections", "max-connections", "new-guests", "open-tables", "running-tables")
    for word in (f"--{option}", "1000000")
)
ROWS = {
    "tables": "tables of 4 players",
    "moves_per_second": "moves per second",
    "p50_ms": "until the last player sees a move, median, ms",
    "p99_ms": "99th percentile (p99), ms",
    "slowest_ms": "slowest, ms",
    "bytes_per_message": "bytes of a view",
    "server_cores": "cores used by the server",
    "kib_per_idle_table": "memory of a table without listeners, KiB",
    "kib_per_connected_table": "with four, KiB",
    "connections_lost": "connections lost",
}


@contextmanager
def our_server(game: str) -> Iterator[tuple[ClientFactory, int]]:
    """Start our server on its own SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--database", f"{folder}/tables.sqlite", *UNLIMITED]
        with running_process([sys.executable, "-m", "bali", "serve", *options]) as (pid, port):
            wait_until_prepared(port)
            yield BaliClientFactory(port, game), pid


@contextmanager
def peer_server() -> Iterator[tuple[ClientFactory, int]]:
    """Start boardgame.io's server, which stores its games in memory."""
    if not (PEER / "node_modules").exists():
        raise BaliError(f"the peer is not set up: run make bench, or npm ci in {PEER}")
    with running_process(["node", str(PEER / "server.cjs"), "0"]) as (pid, port):
        yield BoardgameClientFactory(port), pid


@contextmanager
def running_process(command: list[str]) -> Iterator[tuple[int, int]]:
    """Run a server. Yield its process id and the port that it prints in its first line."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            found = re.search(r"(\d+)\D*$", process.stdout.readline().split("(")[0])
            if not found:
                raise BaliError(f"{command[0]} did not start")
            yield process.pid, int(found[1])
        finally:
            process.terminate()


async def _measure(
    factory: ClientFactory, pid: int, tables: int, rate: float | None, seconds: float, progress: Progress
) -> LoadResult:
    bar = progress.add_task("tables open", total=2 * tables)
    run = LoadRun(factory, tables, pid, rate, lambda: progress.advance(bar))
    try:
        await run.open()
        progress.update(bar, description="players play")
        return await run.run(seconds)
    finally:
        run.close()


def _run(factory: ClientFactory, pid: int, tables: int, rate: float | None, seconds: float) -> LoadResult:
    loops: Any = asyncio if sys.platform == "win32" else import_module("uvloop")
    with (
        Progress(console=Console(stderr=True), transient=True) as progress,
        asyncio.Runner(loop_factory=loops.new_event_loop) as runner,
    ):
        return runner.run(_measure(factory, pid, tables, rate, seconds, progress))


def run_server(game: str, tables: int, rate: float, seconds: float, *, as_json: bool, peers: bool) -> None:
    """Measure at a fixed rate, then at the highest rate the players can reach."""
    find(game)
    columns: dict[str, LoadResult] = {}
    for name, wanted in ((f"{rate:g} per second", rate), ("full speed", None)):
        with our_server(game) as (factory, pid):
            columns[name] = _run(factory, pid, tables, wanted, seconds)
        if peers:
            with peer_server() as (factory, pid):
                columns[f"boardgame.io, {name}"] = _run(factory, pid, tables, wanted, seconds)
    if as_json:
        print(json.dumps({name: load.json() for name, load in columns.items()}))
        return
    table = Table(title=f"the server, {game}, {seconds:g} s each")
    for heading in ("", *columns):
        table.add_column(heading, justify="right" if heading else "left")
    for field, row in ROWS.items():
        table.add_row(row, *(f"{getattr(load, field):,.1f}".removesuffix(".0") for load in columns.values()))
    Console().print(table)
