"""Loops for any game: deal, step, play out, count. They are written against the contract's names and bound by `engine`.

The loops take arrays of records, called rooms, because Python passes an array to compiled code much faster than a record.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.core.compile import bind
from bali.core.contract import CHANCE, NOBODY, Game
from bali.core.dice import roll, seed_dice
from bali.core.record import Array, records

WHOLE_GAME = 1 << 30  # decisions: more than any game has

# Placeholders for the game's functions and for the loops that other loops call: `engine` binds them.
actor = legal = draws = drawn = apply = redact = narrow = cast(Any, None)
settle = playout = cast(Any, None)


def _settle(state: Any, dice: Array) -> int:
    """Draw cards until a player has to act or the game is over, and return the actor."""
    while actor(state) == CHANCE:
        apply(state, drawn(state, roll(dice, draws(state))))
    return int(actor(state))


def _playout(state: Any, dice: Array, out: Array, most: int) -> int:
    """Play at random to the end, or for at most `most` decisions, and return the number of decisions."""
    decisions = 0
    asked = actor(state)
    while asked != NOBODY and decisions < most:
        if asked == CHANCE:
            action = drawn(state, roll(dice, draws(state)))
        else:
            action = out[roll(dice, legal(state, out))]
            decisions += 1
        apply(state, action)
        asked = actor(state)
    return decisions


def _play_many(states: Array, start: Any, first_seed: int, games: int, out: Array, dice: Array) -> int:
    """Play whole games at random, game n with seed `first_seed` + n, and return the total number of decisions.

    The final position of the last game is left in states[0].
    """
    decisions = 0
    for game in range(games):
        states[0] = start[0]
        seed_dice(dice, np.uint64(first_seed + game))
        decisions += playout(states[0], dice, out, WHOLE_GAME)
    return decisions


def _step(states: Array, index: int, choice: int, dice: Array, out: Array) -> int:
    """Apply the listed action `choice` in one of many games, draw cards, list the legal actions and return their count."""
    state = states[index]
    apply(state, out[choice])
    settle(state, dice)
    return int(legal(state, out))


def _asked(rooms: Array) -> int:
    """Return the actor in the first room."""
    return int(actor(rooms[0]))


def _choices(rooms: Array, out: Array) -> int:
    """List the legal actions in the first room, and return their count."""
    return int(legal(rooms[0], out))


def _follow(rooms: Array, action: int) -> int:
    """Apply an action in the first room, leave the previous position in the second, and return the next actor."""
    rooms[1] = rooms[0]
    apply(rooms[0], action)
    return int(actor(rooms[0]))


def _replay(records: Array, actions: Array) -> None:
    """Apply actions that are known to be legal to the first record."""
    for number in range(len(actions)):
        apply(records[0], actions[number])


def _replay_legal(records: Array, actions: Array, out: Array) -> int:
    """Apply actions to the first record until one is illegal, and return the number applied."""
    for number in range(len(actions)):
        count, choice = legal(records[0], out), 0
        while choice < count and out[choice] != actions[number]:
            choice += 1
        if choice == count:
            return number
        apply(records[0], actions[number])
    return len(actions)


def _pack(rooms: Array) -> int:
    """Return the number of cards that could be drawn in the first room."""
    return int(draws(rooms[0]))


def _pick(rooms: Array, number: int) -> int:
    """Return the action that draws the card with this number in the first room."""
    return int(drawn(rooms[0], number))


def _screens(rooms: Array, seats: Array, faithful: bool) -> None:
    """Write each seat's screen of the position in the first room to the rooms after it."""
    for number in range(len(seats)):
        rooms[number + 1] = rooms[0]
        redact(rooms[number + 1], seats[number])
        narrow(rooms[number + 1], seats[number], faithful)


def _perft(rooms: Array, lists: Array, counts: Array, depth: int) -> int:
    """Count the sequences of `depth` actions, including draws, from rooms[0]. A game that ends earlier counts once."""
    total, level = 0, 0
    counts[0] = legal(rooms[0], lists[0])
    while level >= 0:
        if level == depth or (counts[level] == 0 and actor(rooms[level]) == NOBODY):
            total += 1
            level -= 1
        elif counts[level] == 0:
            level -= 1
        else:
            counts[level] -= 1
            rooms[level + 1] = rooms[level]
            apply(rooms[level + 1], lists[level][counts[level]])
            level += 1
            counts[level] = legal(rooms[level], lists[level])
    return total


LOOPS = (
    _settle,
    _playout,
    _play_many,
    _step,
    _asked,
    _choices,
    _follow,
    _replay,
    _replay_legal,
    _pack,
    _pick,
    _screens,
    _perft,
)


class Engine(NamedTuple):
    """The compiled loops of one game."""

    settle: Callable[..., int]
    playout: Callable[..., int]
    play_many: Callable[..., int]
    step: Callable[..., int]
    asked: Callable[..., int]
    choices: Callable[..., int]
    follow: Callable[..., int]
    replay: Callable[..., None]
    replay_legal: Callable[..., int]
    pack: Callable[..., int]
    pick: Callable[..., int]
    screens: Callable[..., None]
    perft: Callable[..., int]


@cache
def engine(game: Game) -> Engine:
    """Return the loops bound to a game."""
    names = {name: getattr(game, name) for name in ("actor", "legal", "draws", "drawn", "apply", "redact", "narrow")}
    for loop in LOOPS:
        names[loop.__name__.removeprefix("_")] = bind(loop, names, game.META.name)
    return Engine(*(names[field] for field in Engine._fields))


def buffer(game: Game) -> Array:
    """Allocate a buffer for the actions that `legal` lists."""
    return np.zeros(game.MOST_CHOICES + 1, np.int64)


def slots(game: Game, count: int) -> Array:
    """Allocate an array of states."""
    return records(game.State, count)


def count_lines(game: Game, state: Any, depth: int) -> int:
    """Count the sequences of `depth` actions from a state ("perft")."""
    rooms = slots(game, depth + 1)
    rooms[0] = state
    lists = np.zeros((depth + 1, game.MOST_CHOICES + 1), np.int64)
    return int(engine(game).perft(rooms, lists, np.zeros(depth + 1, np.int64), depth))
