"""Loops over many games at once, written against the contract's names like `loops`, and bound to a game by `batch_loops`.

Game n of a batch plays on the dice of its own seed, and when it is over, the next game in its place on the dice of the seed
`stride` further on. So a batch plays the very games that a single engine plays on these seeds, whatever else happens in it. What
games need is one function, `_tend`, which a GPU's kernel calls as it is.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numba
import numpy as np

from bali.core.compile import bind, compiled_apart
from bali.core.contract import CHANCE, NOBODY, Game
from bali.core.dice import roll, seed_dice
from bali.core.layout import scales, width, write_floats
from bali.core.loops import slots
from bali.core.options import Options
from bali.core.ranking import share
from bali.core.record import Array

BEGIN = -1  # in the place of an action: the game is begun, on the dice of its seed
LEGAL = -1  # `refused` found nothing
NOW, VIEW, START, ROOMS = range(4)  # the rooms of a game of its own: its position, what a seat knows of it, how it begins
SPAN, REFUSED = 256, -(1 << 20)  # `step` gets REFUSED where an action is not possible
SEATS = 4  # columns of `rewards`: room for the most players of any game
GAME_NAMES = ("actor", "legal", "draws", "drawn", "apply", "places", "redact", "observe")

# The game's own functions, and the loops above a loop: `batch_loops` binds them.
actor = legal = draws = drawn = apply = places = redact = observe = cast(Any, None)
settle = pay = enlist = show = tend = cast(Any, None)


class Arrays(NamedTuple):
    """All that a batch is made of; each array has a row for every game."""

    states: Array
    views: Array  # a redacted record for every worker
    start: Array  # the position before the first card, once
    dice: Array  # (games, 1)
    seeds: Array  # of the game that is played now
    stride: Array  # from a seed to that of the next game in the same place, once; 0 if none is to follow
    actors: Array
    choices: Array  # the possible actions
    counts: Array  # how many these are
    masks: Array
    places: Array  # room to find the winners
    rewards: Array
    dones: Array
    observations: Array
    floats: Array  # no columns where nobody wants them
    scales: Array


ENCODINGS = ("compact", "float", "none")


def make_arrays(game: Game, options: Options, games: int, workers: int, encoding: str) -> Arrays:
    """Makes the arrays of a batch in which nothing is dealt yet."""
    wide = width(game.LAYOUT)
    start = slots(game, 1)
    start[0] = game.new(options)
    return Arrays(
        states=slots(game, games),
        views=slots(game, workers),
        start=start,
        dice=np.zeros((games, 1), np.uint64),
        seeds=np.zeros(games, np.uint64),
        stride=np.array([games], np.uint64),
        actors=np.zeros(games, np.int8),
        choices=np.zeros((games, game.MOST_CHOICES + 1), np.int16),
        counts=np.zeros(games, np.int16),
        masks=np.zeros((games, game.DECISIONS), np.bool_),
        places=np.zeros((games, SEATS), np.int64),
        rewards=np.zeros((games, SEATS), np.float32),
        dones=np.zeros(games, np.bool_),
        observations=np.zeros((games, 0 if encoding == "none" else wide), np.int16),
        floats=np.zeros((games, wide if encoding == "float" else 0), np.float32),
        scales=scales(game.LAYOUT),
    )


def _settle(state: Any, dice: Array) -> int:
    """Draws until a player is asked or the game is over; gets who is asked."""
    while actor(state) == CHANCE:
        apply(state, drawn(state, roll(dice, draws(state))))
    return int(actor(state))


def _pay(state: Any, ranks: Array, rewards: Array) -> None:
    """Writes each player's reward."""
    places(state, ranks)
    share(ranks, state.players, rewards)


def _enlist(state: Any, choices: Array, mask: Array) -> int:
    """Lists what is possible, as numbers and as a mask; gets how much."""
    count = legal(state, choices)
    for action in range(len(mask)):
        mask[action] = False
    for choice in range(count):
        mask[choices[choice]] = True
    return int(count)


def _tend(a: Any, actions: Array, first: int, last: int, worker: int) -> None:
    """Carries out an action in each of some games, or begins them: the one function that is all of a batch.

    It is long because nothing in it may take all arrays: such a call costs more than a decision.
    """
    for game in range(first, last):
        state, dice = a.states[game], a.dice[game]
        asked, over = NOBODY, False
        for seat in range(SEATS):
            a.rewards[game, seat] = 0
        if actions[game] != BEGIN:
            apply(state, actions[game])
            asked = settle(state, dice)
            over = asked == NOBODY
        if over:
            pay(state, a.places[game], a.rewards[game])
            a.seeds[game] += a.stride[0]
        if asked == NOBODY and (not over or a.stride[0] > 0):
            a.states[game] = a.start[0]
            seed_dice(dice, a.seeds[game])
            asked = settle(state, dice)
        a.dones[game] = over
        a.actors[game] = asked
        a.counts[game] = enlist(state, a.choices[game], a.masks[game])
        if a.observations.shape[1] > 0 and asked != NOBODY:
            a.views[worker] = state
            redact(a.views[worker], asked)
            observe(a.views[worker], asked, a.observations[game])
            if a.floats.shape[1] > 0:
                write_floats(a.observations[game], a.scales, a.floats[game])


def _tend_all(a: Any, actions: Array) -> None:
    """Tends all games, a share for each worker."""
    size = -(-len(a.states) // len(a.views))
    for worker in numba.prange(len(a.views)):
        tend(a, actions, worker * size, min((worker + 1) * size, len(a.states)), worker)


def _step(rooms: Array, dice: Array, choices: Array, mask: Array, row: Array, action: int) -> int:
    """Carries out an action in a game of its own, or begins it; gets SPAN * who is asked + how many actions are possible.

    It is what `_tend` does for one game that stays where it ends, with few arrays: from Python, each costs more than the rules.
    """
    if action == BEGIN:
        rooms[NOW] = rooms[START]
    elif action < 0 or action >= len(mask) or not mask[action]:
        return REFUSED
    else:
        apply(rooms[NOW], action)
    asked = settle(rooms[NOW], dice)
    count = enlist(rooms[NOW], choices, mask)
    if asked != NOBODY:
        show(rooms, row, asked)
    return int(SPAN * asked + count)


def _show(rooms: Array, row: Array, seat: int) -> None:
    """Writes what a seat sees of a game of its own: of a redacted copy, never of the position itself."""
    rooms[VIEW] = rooms[NOW]
    redact(rooms[VIEW], seat)
    observe(rooms[VIEW], seat, row)


@compiled_apart
def _refused(masks: Array, actions: Array) -> int:
    """Gets the first game in which the action is not possible; LEGAL if there is none."""
    for game in range(len(actions)):
        action = actions[game]
        if action < 0 or action >= masks.shape[1] or not masks[game, action]:
            return game
    return LEGAL


@compiled_apart
def _sample(choices: Array, counts: Array, dice: Array, actions: Array) -> None:
    """Writes a possible action for every game, each as likely as the others."""
    for game in range(len(actions)):
        actions[game] = choices[game, roll(dice, counts[game])]


class BatchLoops(NamedTuple):
    """The loops of one game, compiled."""

    tend_all: Callable[..., None]
    step: Callable[..., int]
    show: Callable[..., None]
    pay: Callable[..., None]
    refused: Callable[..., int]
    sample: Callable[..., None]


@cache
def batch_parts(game: Game) -> dict[str, Any]:
    """Gets the game's own functions, and what a batch does with a game, by name."""
    names = {name: getattr(game, name) for name in GAME_NAMES}
    for part in (_settle, _pay, _enlist, _show, _tend):
        names[part.__name__.removeprefix("_")] = bind(cast(Any, part), names, game.META.name)
    return names


@cache
def batch_loops(game: Game) -> BatchLoops:
    """Gets the loops bound to a game."""
    names = batch_parts(game)
    tend_all = bind(_tend_all, names, game.META.name, parallel=True)
    return BatchLoops(tend_all, bind(_step, names, game.META.name), names["show"], names["pay"], _refused, _sample)
