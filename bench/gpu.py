"""The speed of whole random games on this machine's GPU, and a check that they match the CPU's: `make bench-gpu`."""

import time
from collections.abc import Callable
from importlib import import_module

import numpy as np

from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.loops import buffer, engine, new_states
from bali.core.options import Options
from bali.core.record import Array
from bali.games import GAMES, find
from bali.research.batch import Batch
from bali.research.gpu import GpuBatch, GpuRandomPlay, why_no_gpu

CHECKED = 10_000  # games compared with the CPU's, byte for byte
RUNS = 5
GAMES_PER_RUN = {"altar": 6_000_000, "dalang": 800_000}
SEATS = 4


def cpu_finals(name: str, options: Options, games: int) -> Array:
    """Return the final positions of games on the CPU. Game n uses the random seed n."""
    game = find(name)
    start, states, finals = new_states(game, 1), new_states(game, 1), new_states(game, games)
    start[0] = game.new(options)
    out, dice = buffer(game), new_dice(0)
    for seed in range(games):
        engine(game).play_many(states, start, seed, 1, out, dice)
        finals[seed] = states[0]
    return finals


def same_games(name: str) -> bool:
    """Return whether the GPU's games end like the CPU's, byte for byte."""
    player = GpuRandomPlay(name, SEATS, keep=CHECKED)
    player.play(CHECKED)
    return player.finals().tobytes() == cpu_finals(name, player.options, CHECKED).tobytes()


def same_steps(name: str, steps: int, games: int = 512) -> bool:
    """Return whether a batch on the GPU matches one on the CPU over many steps."""
    here, there = Batch(name, SEATS, games=games, encoding="float"), GpuBatch(name, SEATS, games=games, encoding="float")
    fields = [field for field in here.arrays._fields if field not in ("states", "views", "start", "choices", "places")]
    for _ in range(steps):
        for field in fields:
            if getattr(here.arrays, field).tobytes() != getattr(there.arrays, field).get().tobytes():
                return False
        actions = here.sample()
        here.step(actions)
        there.step(import_module("cupy").asarray(actions))
    return here.arrays.states.tobytes() == there.states().tobytes()


def decisions_per_second(name: str) -> float:
    """Return decisions per second in whole random games: the median of several runs."""
    player = GpuRandomPlay(name, SEATS)
    player.play(GAMES_PER_RUN[name])
    speeds = []
    for run in range(RUNS):
        began = time.perf_counter()
        speeds.append(player.play(GAMES_PER_RUN[name], seed=run) / (time.perf_counter() - began))
    return float(np.median(speeds))


def steps_per_second(name: str, encoding: str, games: int = 131_072, steps: int = 50) -> float:
    """Return decisions per second in a batch, where each step is a call from Python."""
    batch, cupy = GpuBatch(name, SEATS, games=games, encoding=encoding), import_module("cupy")
    for _ in range(3):
        batch.step(batch.sample(), checked=False)
    cupy.cuda.Device().synchronize()
    began = time.perf_counter()
    for _ in range(steps):
        batch.step(batch.sample(), checked=False)
    cupy.cuda.Device().synchronize()
    return games * steps / (time.perf_counter() - began)


FIGURES: dict[str, Callable[[str], float]] = {
    "decisions per second, whole games": decisions_per_second,
    f"games that end as on the CPU, byte for byte, of {CHECKED:,}": lambda name: CHECKED * same_games(name),
    "decisions per second, a batch of 131,072, each step a call": lambda name: steps_per_second(name, "none"),
    "the same with observations": lambda name: steps_per_second(name, "compact"),
    "steps of a batch with the same arrays as on the CPU, of 200": lambda name: 200 * same_steps(name, 200),
}


def run_gpu(names: list[str]) -> None:
    """Measure the named games, or all, and print each figure as soon as it is known. Compiling takes minutes."""
    if why := why_no_gpu():
        raise BaliError(f"nothing to measure: {why}")
    for name in names or GAMES:
        for what, figure in FIGURES.items():
            print(f"{name}: {figure(name):,.0f} {what}", flush=True)
