"""Loops that advance many games in parallel, written against the contract's names like `loops` and bound by `batch_loops`.

A batch has one row per game. Each game has its own seed and dice. When it ends, the next game in the same row uses a seed that
is higher by the number of rows. In a batch of 4 games with seeds 10 to 13, row 0 plays seeds 10, 14, 18 and so on. A batch
therefore plays exactly the games that a single engine plays with these seeds, in whatever order its rows finish.

After every call the following holds for each row. Its game waits for a decision of the seat `actors`, never for a draw. The
first `counts` entries of `choices` are the legal actions, and `masks` marks the same ones. `observations` shows the position in
`states` as that seat sees it. Only `rewards` and `dones` are about the past: the game that the last action ended, if it did.

`_step_games` does all the work, and a GPU kernel calls it unchanged. `_step` does the same for one game that Python plays, and
shares its parts: `resolve_chance`, `list_actions` and `write_observation`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numba
import numpy as np

from bali.core.compile import bind, bind_all, compiled, compiled_call
from bali.core.contract import NOBODY, Game
from bali.core.dice import roll, seed_dice
from bali.core.loops import engine, new_states
from bali.core.observation_layout import scales, width, write_floats
from bali.core.options import Options
from bali.core.ranking import zero_sum_rewards
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

BEGIN = -1  # passed instead of an action: start the game with the dice of its seed
ALL_LEGAL = -1  # returned by `first_illegal`
NOW, VIEW, START, RECORDS = range(4)  # records of a single game: its position, a seat's view, the start
REFUSED = -10  # returned by `step` in place of the actor: the action is illegal
GAME_NAMES = ("actor", "legal", "draw_count", "draw_action", "apply", "places", "redact", "observe")  # the kernels use all

# Placeholders for the game's functions and for the loops that other loops call: `batch_loops` binds them.
legal = apply = places = redact = observe = cast(Any, None)
resolve_chance = pay = list_actions = write_observation = step_games = cast(Any, None)


class Arrays(NamedTuple):
    """The arrays of a batch, with one row per game unless noted otherwise."""

    states: Array
    views: Array  # one record per worker, for a seat's view of a position
    start: Array  # a single row: the position before the first card
    dice: Array  # (games, 1)
    seeds: Array  # of the current game
    actors: Array
    choices: Array  # the legal actions
    counts: Array  # the number of legal actions
    masks: Array
    places: Array  # scratch space for ranking
    rewards: Array
    dones: Array
    observations: Array
    floats: Array  # no columns unless the encoding is "float"
    scales: Array


ENCODINGS = ("compact", "float", "none")


def make_arrays(game: Game, options: Options, games: int, workers: int, encoding: str) -> Arrays:
    """Allocate the arrays of a batch in which nothing has been dealt yet."""
    wide = width(game.LAYOUT)
    start = new_states(game, 1)
    start[0] = game.new(options)
    return Arrays(
        states=new_states(game, games),
        views=new_states(game, workers),
        start=start,
        dice=np.zeros((games, 1), np.uint64),
        seeds=np.zeros(games, np.uint64),
        actors=np.zeros(games, np.int8),
        choices=np.zeros((games, game.MAX_CHOICES + 1), np.int16),
        counts=np.zeros(games, np.int16),
        masks=np.zeros((games, game.DECISIONS), np.bool_),
        places=np.zeros((games, MAX_PLAYERS), np.int64),
        rewards=np.zeros((games, MAX_PLAYERS), np.float32),
        dones=np.zeros(games, np.bool_),
        observations=np.zeros((games, 0 if encoding == "none" else wide), np.int16),
        floats=np.zeros((games, wide if encoding == "float" else 0), np.float32),
        scales=scales(game.LAYOUT),
    )


def _pay(state: Any, ranks: Array, rewards: Array) -> None:
    """Write each player's reward."""
    places(state, ranks)
    zero_sum_rewards(ranks, state.players, rewards)


def _list_actions(state: Any, choices: Array, mask: Array) -> int:
    """Write the legal actions as a list and as a mask, and return their count."""
    count = legal(state, choices)
    for action in range(len(mask)):
        mask[action] = False
    for choice in range(count):
        mask[choices[choice]] = True
    return int(count)


def _write_observation(views: Array, view: int, state: Any, seat: int, row: Array) -> None:
    """Write a seat's observation, always from a redacted copy in `views[view]` and never from the position itself."""
    views[view] = state
    redact(views[view], seat)
    observe(views[view], seat, row)


def _step_games(a: Any, actions: Array, first: int, last: int, worker: int) -> None:
    """Apply one action, or start a game, in each of the games `first` to `last` - 1. Replace games that end.

    There are three cases. BEGIN starts the row's game. After most other actions, a player has to decide. After a game's last
    action, the rewards are written and the row starts its next game.

    It is long because passing all arrays to a helper function would cost more than a decision does.
    """
    for game in range(first, last):
        state, dice = a.states[game], a.dice[game]
        asked, over = NOBODY, False
        for seat in range(MAX_PLAYERS):
            a.rewards[game, seat] = 0
        if actions[game] != BEGIN:
            apply(state, actions[game])
            asked = resolve_chance(state, dice)
            over = asked == NOBODY
        if over:
            pay(state, a.places[game], a.rewards[game])
            a.seeds[game] += np.uint64(len(a.states))
        if asked == NOBODY:
            a.states[game] = a.start[0]
            seed_dice(dice, a.seeds[game])
            asked = resolve_chance(state, dice)
        a.dones[game] = over
        a.actors[game] = asked
        a.counts[game] = list_actions(state, a.choices[game], a.masks[game])
        if a.observations.shape[1] > 0:
            a.views[worker] = state  # as in `write_observation`, which would cost a tenth of a decision
            redact(a.views[worker], asked)
            observe(a.views[worker], asked, a.observations[game])
            if a.floats.shape[1] > 0:
                write_floats(a.observations[game], a.scales, a.floats[game])


def _step_batch(a: Any, actions: Array) -> None:
    """Advance all games, split evenly among the workers."""
    size = -(-len(a.states) // len(a.views))
    for unsigned in numba.prange(len(a.views)):
        worker = np.int64(unsigned)  # one type for Numba, which would otherwise compile `step_games` for each of two
        step_games(a, actions, worker * size, min((worker + 1) * size, len(a.states)), worker)


def _step(records: Array, dice: Array, choices: Array, mask: Array, row: Array, action: int) -> tuple[int, int]:
    """Apply an action in a single game, or start it, and return the actor and the number of legal actions, or REFUSED and 0.

    Unlike in a batch, a finished game stays at its end, and the action is checked here, since another call would cost more. The
    loop takes few arrays because passing one from Python costs more than applying the rules.
    """
    if action == BEGIN:
        records[NOW] = records[START]
    elif is_legal(mask, action):
        apply(records[NOW], action)
    else:
        return REFUSED, 0
    asked = resolve_chance(records[NOW], dice)
    count = list_actions(records[NOW], choices, mask)
    if asked != NOBODY:
        write_observation(records, VIEW, records[NOW], asked, row)
    return asked, count


def _show(records: Array, row: Array, seat: int) -> None:
    """Write a seat's observation of a single game."""
    write_observation(records, VIEW, records[NOW], seat, row)


@compiled
def is_legal(mask: Array, action: int) -> bool:
    """Return whether a game's mask marks an action. The action may be any number."""
    return action >= 0 and action < len(mask) and mask[action]


@compiled_call
def _first_illegal(masks: Array, actions: Array) -> int:
    """Return the number of the first game whose action is illegal, or ALL_LEGAL if there is none."""
    for game in range(len(actions)):
        if not is_legal(masks[game], actions[game]):
            return game
    return ALL_LEGAL


@compiled_call
def _sample(choices: Array, counts: Array, dice: Array, actions: Array) -> None:
    """Choose a legal action for every game, uniformly at random."""
    for game in range(len(actions)):
        actions[game] = choices[game, roll(dice, counts[game])]


class BatchLoops(NamedTuple):
    """The compiled batch loops of one game."""

    step_batch: Callable[..., None]
    step: Callable[..., tuple[int, int]]
    show: Callable[..., None]
    pay: Callable[..., None]
    first_illegal: Callable[..., int]
    sample: Callable[..., None]


@cache
def batch_parts(game: Game) -> dict[str, Any]:
    """Return the game's functions and the batch functions bound to it, by name. GPU kernels are made from them, too."""
    names = {name: getattr(game, name) for name in GAME_NAMES} | {"resolve_chance": engine(game).resolve_chance}
    return bind_all((_pay, _list_actions, _write_observation, _show, _step_games), names, game.META.name)


@cache
def batch_loops(game: Game) -> BatchLoops:
    """Return the batch loops bound to a game."""
    names = batch_parts(game)
    step_batch = bind(_step_batch, names, game.META.name, parallel=True)
    return BatchLoops(step_batch, bind(_step, names, game.META.name), names["show"], names["pay"], _first_illegal, _sample)
