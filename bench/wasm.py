"""How fast the engine is as WebAssembly, compared with compiled for this machine's processor: `python -m bench wasm`.

Node and, if there is one, Chromium run the modules that the page runs. Both targets take turns in every round, so a machine that
becomes slower affects both.
"""

import json
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tests.wasm.in_chromium import chromium
from tests.wasm.in_node import bundle_engine, node

from bali.bots import make_bot
from bali.core.dice import new_dice
from bali.core.options import Options
from bali.games import GAMES, find
from bench.bot_costs import opening
from bench.engine import RandomPlay

ROUNDS = 5
GAMES_EACH = {"altar": 20_000, "dalang": 2_000}
LEVELS = ("expert", "master", "champion")
DECISIONS = 5  # of each level in each round
OPTIONS = Options(4)

Perform = Callable[..., Any]
Figures = dict[str, list[float]]


def measure(name: str, targets: dict[str, Perform]) -> Figures:
    """Return the decisions per second of random play, and the milliseconds of a decision at the opening, by what ran them."""
    figures: Figures = {}
    play = RandomPlay(find(name), OPTIONS)
    play.play(1, 0)
    for first in range(0, ROUNDS * GAMES_EACH[name], GAMES_EACH[name]):
        begin = time.perf_counter()
        decisions = play.play(GAMES_EACH[name], first)
        figures.setdefault("native", []).append(decisions / (time.perf_counter() - begin))
        for target, perform in targets.items():
            same, seconds, _ = perform("race", name, OPTIONS, seed=first, games=GAMES_EACH[name])
            assert same == decisions
            figures.setdefault(target, []).append(decisions / seconds)
        for level in LEVELS:
            figures.setdefault(f"{level}, native", []).append(_think(name, level))
            for target, perform in targets.items():
                spent = perform("think", name, OPTIONS, level=level, times=DECISIONS)
                figures.setdefault(f"{level}, {target}", []).append(statistics.median(spent))
    return figures


def _think(name: str, level: str) -> float:
    """Return the milliseconds of a decision at the opening, compiled for this machine's processor."""
    game, spent = find(name), list[float]()
    bot = make_bot(level, game, 1)
    state, seat, actions = opening(game, OPTIONS)
    game.redact(state, seat)
    for number in range(DECISIONS):
        bot.dice = new_dice(number)
        begin = time.perf_counter()
        bot.choose(state, seat, actions)
        spent.append(1000 * (time.perf_counter() - begin))
    return statistics.median(spent)


def run_wasm(*, as_json: bool) -> None:
    """Measure both games and print the medians."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
        bundle_engine(Path(folder))
        bundle = Path(folder) / "engine.mjs"
        targets: dict[str, Perform] = {
            "Node": opened.enter_context(node(bundle)),
            "Chromium": opened.enter_context(chromium(bundle)),
        }
        results = {name: measure(name, targets) for name in GAMES}
    medians = {name: {key: statistics.median(values) for key, values in figures.items()} for name, figures in results.items()}
    print(json.dumps(medians)) if as_json else _print(medians, list(targets))


def _print(medians: dict[str, dict[str, float]], targets: list[str]) -> None:
    for name, figures in medians.items():
        table = Table(f"{name}, {OPTIONS.players} players", "native", *targets)
        speeds = [f"{figures[target] / 1e6:.1f} ({figures[target] / figures['native']:.0%})" for target in targets]
        table.add_row("million decisions per second", f"{figures['native'] / 1e6:.1f}", *speeds)
        for level in LEVELS:
            spent = [f"{figures[f'{level}, {target}']:.1f}" for target in ("native", *targets)]
            table.add_row(f"{level}, ms at the opening", *spent)
        Console().print(table)
