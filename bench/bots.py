"""`python -m bench altar --bots`: the cost of the bots' decisions."""

import json
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bali.bots import LEVELS
from bali.cli.start import compiling
from bali.core.options import choose, comma_separated
from bali.games import find
from bench.bot_costs import measure_moves, measure_search


def run_bots(name: str, players: int, variants: str, moves: int, *, as_json: bool) -> None:
    """Measure the cost of the bots' decisions and print the results."""
    game = find(name)
    options = choose(game.META, players, comma_separated(variants))
    console = Console(stderr=True)
    with compiling(console, "measuring the search"):
        costs = measure_search(game, options)
    result: dict[str, Any] = {"game": name, "players": options.players, "variants": list(options.variants)}
    result["search_microseconds"] = {**costs._asdict(), "tree": costs.tree}
    result["iterations_per_second"] = 1e6 / costs.iteration
    result["iterations_to_playouts"] = costs.playout / costs.iteration
    result["levels"] = {}
    with Progress(console=console, transient=True) as progress:
        for level in LEVELS:
            bar = progress.add_task(level, total=moves)
            spent = measure_moves(game, options, level, moves, partial(progress.advance, bar))
            result["levels"][level] = spent._asdict()
    print(json.dumps(result)) if as_json else _print_bots(result, moves)


def _print_bots(result: dict[str, Any], moves: int) -> None:
    title = f"{result['game']}, {result['players']} players, {', '.join(result['variants']) or 'no variants'}"
    table = Table("an iteration with a whole playout", "microseconds", title=title)
    for part, spent in result["search_microseconds"].items():
        table.add_row(part, f"{spent:.2f}")
    table.add_row("iterations per second", f"{result['iterations_per_second']:,.0f}")
    table.add_row("of playouts alone", f"{result['iterations_to_playouts']:.0%}")
    Console().print(table)
    levels = Table(f"{moves} decisions each", "median, ms", "slowest, ms", "memory grew, KiB")
    for level, spent in result["levels"].items():
        levels.add_row(level, f"{spent['median']:.1f}", f"{spent['slowest']:.1f}", str(spent["growth"]))
    Console().print(levels)
