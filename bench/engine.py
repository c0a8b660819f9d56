"""`python -m bench altar`: the speed of random play, optionally compared with OpenSpiel in the same run."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer, engine, new_states
from bali.core.options import Options, choose, comma_separated
from bali.games import find

ROOT = Path(__file__).parents[1]
RUNS = 5
STARTS = 3  # new processes that are timed; the fastest counts
CHUNK = 2000  # games between two checks of the clock
STEPS = 100_000
ROUNDED = 1000.0  # larger figures are printed without decimals

FIRST_GAME = """
import time
start = time.perf_counter()
import bali.{game} as game
from bench.engine import RandomPlay
from bali.core.options import Options
RandomPlay(game, Options({players}, {variants})).play(1, 0)
print(time.perf_counter() - start)
"""


class RandomPlay:
    """Random play of one game with one set of options."""

    def __init__(self, game: Game, options: Options) -> None:
        """Prepare the start position."""
        self.game, self.options, self.engine = game, options, engine(game)
        self.start = new_states(game, 1)
        self.start[0] = game.new(options)

    def play(self, games: int, first_seed: int) -> int:
        """Play whole games and return the number of decisions."""
        states, dice = new_states(self.game, 1), new_dice(0)
        return int(self.engine.play_many(states, self.start, first_seed, games, buffer(self.game), dice))

    def one_core(self, seconds: float) -> tuple[float, float]:
        """Return decisions and games per second on one core."""
        games = decisions = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            decisions += self.play(CHUNK, games)
            games += CHUNK
        return decisions / spent, games / spent

    def all_cores(self, seconds: float) -> float:
        """Return decisions per second on all cores together."""
        cores = os.cpu_count() or 1
        with ThreadPoolExecutor(cores) as pool:
            return sum(rate for rate, _ in pool.map(self.one_core, [seconds] * cores))

    def from_python(self) -> float:
        """Return decisions per second when each one is a call from Python."""
        states, dice, out, pick = new_states(self.game, 1), new_dice(1), buffer(self.game), new_dice(2)
        step, resolve_chance, legal, actor = self.engine.step, self.engine.resolve_chance, self.game.legal, self.game.actor
        picks = [roll(pick, 1 << 30) for _ in range(STEPS)]
        count = 0
        begin = time.perf_counter()
        for choice in picks:
            if count == 0:
                states[0] = self.start[0]
                resolve_chance(states[0], dice)
                count = legal(states[0], out)
            count = step(states, 0, choice % count, dice, out)
        spent = time.perf_counter() - begin
        assert actor(states[0]) == NOBODY or count > 0
        return STEPS / spent


def first_game(options: Options, game: str, cache: str | None) -> float:
    """Return how many seconds a new process takes to import the game and play it once."""
    script = FIRST_GAME.format(game=game, players=options.players, variants=options.variants)
    environment = dict(os.environ, BALI_CACHE_DIR=cache) if cache else dict(os.environ)
    done = subprocess.run([sys.executable, "-c", script], env=environment, cwd=ROOT, check=True, capture_output=True, text=True)
    return float(done.stdout)


def run_engine(name: str, players: int, variants: str, seconds: float, *, as_json: bool, peers: bool, cold: bool) -> None:
    """Measure random play and print the results."""
    from bench.peers.rollouts import load_peers

    game = find(name)
    options = choose(game.META, players, comma_separated(variants))
    rivals = load_peers() if peers else {}
    random_play = RandomPlay(game, options)
    random_play.play(1, 0)
    random_play.from_python()
    rows: dict[str, list[float]] = {}
    for _ in track(range(RUNS), "measuring", console=Console(stderr=True), transient=True):
        decisions, games = random_play.one_core(seconds)
        measures: dict[str, Callable[[], float]] = {
            "all_cores_decisions_per_second": lambda: random_play.all_cores(seconds),
            "step_decisions_per_second": random_play.from_python,
            **{f"openspiel_{peer}": measure for peer, measure in rivals.items()},
        }
        rows.setdefault("decisions_per_second", []).append(decisions)
        rows.setdefault("games_per_second", []).append(games)
        for key, measure in measures.items():
            rows.setdefault(key, []).append(measure())
    result: dict[str, Any] = {"game": name, "players": options.players, "variants": list(options.variants), "runs": RUNS}
    result |= {key: statistics.median(values) for key, values in rows.items()}
    result |= _costs(random_play, name, cold=cold)
    if peers:
        result["ratio_to_fastest_peer"] = result["decisions_per_second"] / max(result[f"openspiel_{peer}"] for peer in rivals)
    print(json.dumps(result)) if as_json else _print(result)


def _costs(random_play: RandomPlay, name: str, *, cold: bool) -> dict[str, float]:
    """Return the size of a state and the start-up time; if wanted, also the compile time."""
    warm = min(first_game(random_play.options, name, None) for _ in range(STARTS))
    costs = {"cores": os.cpu_count() or 1, "state_bytes": random_play.start.dtype.itemsize, "first_game_seconds": warm}
    if cold:
        with tempfile.TemporaryDirectory() as empty:
            costs["compile_seconds"] = first_game(random_play.options, name, empty) - warm
    return costs


def _print(result: dict[str, Any]) -> None:
    table = Table(title=f"{result['game']}, {result['players']} players, {', '.join(result['variants']) or 'no variants'}")
    table.add_column(f"median of {result['runs']} runs, {result['cores']} cores")
    table.add_column(justify="right")
    for key, value in result.items():
        if isinstance(value, float):
            table.add_row(key, f"{value:,.0f}" if value > ROUNDED else f"{value:,.2f}")
    table.add_row("state_bytes", f"{result['state_bytes']}")
    Console().print(table)
