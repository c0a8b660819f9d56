"""Measures and reports: `python -m bali.research.peers`."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bali.core.errors import BaliError
from bali.research.peers.entries import Entry, chosen
from bali.research.peers.measure import Result, Workers, measure
from bali.research.peers.report import make_table, write

ABOUT = """Measures how many decisions a second random play makes: both games through every interface for research, and beside
them, in the same run, OpenSpiel, PettingZoo's card games, RLCard and Pgx. A decision is a player's; draws are not counted.
What is not installed is listed as not measured; pip install 'bali[peers]' brings it all."""


def run(entries: list[Entry], seconds: float, rounds: int) -> list[Result]:
    """Measure the entries, with progress on stderr."""
    with Workers() as workers, Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(entries) * (rounds + 1))

        def tick(entry: Entry) -> None:
            progress.update(bar, advance=1, description=f"{entry.group}: {entry.name}")

        return measure(entries, seconds, rounds, workers.ask, tick)


def main(arguments: list[str] | None = None) -> None:
    """Measure from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bali.research.peers", description=ABOUT)
    parser.add_argument("--seconds", type=float, default=0.75, help="for each game in each round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="of which the medians are taken (%(default)s)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="a folder to write peers.json and peers.svg into")
    parser.add_argument(
        "--only", default="", metavar="NAME,...", help="only what has one of these words in its name: altar,leduc"
    )
    asked = parser.parse_args(arguments)
    try:
        entries = chosen(asked.only)
    except BaliError as error:
        parser.error(str(error))
    results = run(entries, asked.seconds, asked.rounds)
    Console(width=None if sys.stdout.isatty() else 120).print(make_table(results, asked.seconds, asked.rounds))
    if asked.out:
        write(results, asked.seconds, asked.rounds, asked.out)


if __name__ == "__main__":
    main()
