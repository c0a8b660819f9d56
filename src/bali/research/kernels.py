"""The rules as CUDA kernels: the same functions that the CPU runs, compiled by Numba for the GPU.

The 32 threads of a warp run in lockstep, and wait for each other when they are at different points of a game. So in `_play`
they vote: threads whose games are in the most common phase proceed, the others wait. This doubles the speed. States are in the
threads' local memory, and the number of threads is chosen so that all states fit the cache.
"""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, cast

import numba
import numpy as np

from bali.core.compile import with_globals
from bali.core.contract import CHANCE, NOBODY, Game
from bali.core.dice import roll, seed_dice
from bali.core.record import Array, dtype_of
from bali.research.batch_loops import batch_parts, is_legal

WARP = 0xFFFFFFFF  # all threads of a warp
PHASES = 64  # more than any game has
FINISHED = -1

# Set by `kernels`: Numba's cuda module, the game's own functions, a batch's step for one game, and sizes.
cuda = record = most = cast(Any, None)
actor = legal = draw_count = draw_action = apply = step_games = cast(Any, None)


def _play(start: Array, first: int, games: int, finals: Array, decisions: Array) -> None:
    """Play whole random games, game n with the seed first + n. Save the first final positions, and count decisions.

    Thread t of T plays the games t, t + T, t + 2T and so on, one after the other. In every round of the loop, each thread that
    still has a game casts the vote PHASES * (threads in the same phase) + phase, so the highest vote is that of the most common
    phase, and among equally common ones that of the highest number. Only threads with the highest vote take a step.

    For example, 20 threads of a warp are in phase 3, 11 are in phase 7, and one has finished. With PHASES = 64 they vote 1283,
    711 and -1. The highest vote, 1283, reaches every thread in five exchanges: with the neighbour, then with the thread 2, 4, 8
    and 16 further (the number's bits flipped, so pairs exchange). The 20 threads take a step, the others wait for a later round.

    All threads of a warp must reach every vote, so they leave the loop together, when none has a game left. `state` stays valid
    when a thread starts its next game, since the start is copied into the same memory.

    It is long because all its parts work on the same local variables of a thread.
    """
    thread, threads = cuda.grid(1), cuda.gridsize(1)
    states = cuda.local.array(1, record)
    dice = cuda.local.array(1, numba.uint64)
    out = cuda.local.array(most, numba.int16)
    made, game = 0, thread
    states[0] = start[0]
    seed_dice(dice, np.uint64(first + game))
    state = states[0]
    while cuda.any_sync(WARP, game < games):
        phase = np.int32(state.phase) if game < games else np.int32(FINISHED)
        size = np.int32(cuda.popc(cuda.match_any_sync(WARP, phase)))
        vote = size * np.int32(PHASES) + phase if phase != FINISHED else np.int32(FINISHED)
        winner = vote
        for distance in (1, 2, 4, 8, 16):
            winner = max(winner, np.int32(cuda.shfl_xor_sync(WARP, winner, distance)))
        if vote == winner and phase != FINISHED:
            asked = actor(state)
            if asked == NOBODY:
                if game < len(finals):
                    finals[game] = states[0]
                game += threads
                states[0] = start[0]
                seed_dice(dice, np.uint64(first + game))
            else:
                if asked == CHANCE:
                    action = np.int64(draw_action(state, roll(dice, draw_count(state))))
                else:
                    action = np.int64(out[roll(dice, legal(state, out))])
                    made += 1
                apply(state, action)
    decisions[thread] = made


def _step_batch(a: Any, actions: Array) -> None:
    """Apply an action in every game of a batch, or start it."""
    game = cuda.grid(1)
    if game < len(a.states):
        step_games(a, actions, game, game + 1, game)


def _find_illegal(masks: Array, actions: Array, illegal: Array) -> None:
    """Write the number of a game whose action is illegal, if there is one."""
    game = cuda.grid(1)
    if game < len(actions) and not is_legal(masks[game], actions[game]):
        illegal[0] = game


def _sample(choices: Array, counts: Array, dice: Array, actions: Array) -> None:
    """Write a uniformly random legal action for every game."""
    game = cuda.grid(1)
    if game < len(actions):
        actions[game] = choices[game, roll(dice[game], counts[game])]


def _seed(dice: Array, first: int) -> None:
    """Seed the random numbers of every game."""
    game = cuda.grid(1)
    if game < len(dice):
        seed_dice(dice[game], np.uint64(first + game))


class Kernels(NamedTuple):
    """The kernels of one game."""

    play: Any
    step_batch: Any
    find_illegal: Any
    sample: Any
    seed: Any


@cache
def kernels(game: Game) -> Kernels:
    """Return the kernels for a game. Each is compiled when first launched, which takes a minute or two."""
    cuda_module = import_module("numba.cuda")
    sizes = {"record": numba.from_dtype(dtype_of(game.State)), "most": game.MAX_CHOICES + 1}
    names = {**batch_parts(game), **sizes, "cuda": cuda_module}
    bound = [with_globals(kernel, names) for kernel in (_play, _step_batch, _find_illegal, _sample, _seed)]
    return Kernels(*map(cuda_module.jit, bound))
