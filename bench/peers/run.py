"""Measure the entries and report the results: `python -m bench peers`."""

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.peers.entries import Entry, chosen
from bench.peers.measurement import LibraryProcesses, PeerResult, measure
from bench.peers.report import make_table, write


def _measure(entries: list[Entry], seconds: float, rounds: int) -> list[PeerResult]:
    """Measure the entries, with progress on stderr."""
    with LibraryProcesses() as processes, Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(entries) * (rounds + 1))

        def tick(entry: Entry) -> None:
            progress.update(bar, advance=1, description=f"{entry.group}: {entry.name}")

        return measure(entries, seconds, rounds, processes.ask, tick)


def run_peers(only: str, seconds: float, rounds: int, out: Path | None) -> None:
    """Measure the entries that `only` names, print a table, and write the figures and the chart into the folder `out`."""
    results = _measure(chosen(only), seconds, rounds)
    Console(width=None if sys.stdout.isatty() else 120).print(make_table(results, seconds, rounds))
    if out:
        write(results, seconds, rounds, out)
