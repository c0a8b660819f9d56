"""Loops over any game: deal, step, play out, count. Written against the contract's names and bound to each game by `engine`."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.core.compile import bind
from bali.core.contract import CHANCE, NOBODY, Game
from bali.core.dice import roll, seed_dice
from bali.core.record import Array, records

WHOLE_GAME = 1 << 30  # decisions: more than any game has

# The game's own functions, and the loops above a loop: `engine` binds them.
actor = legal = draws = drawn = apply = redact = narrow = cast(Any, None)
settle = playout = cast(Any, None)


def _settle(state: Any, dice: Array) -> int:
    """Draws until a player is asked or the game is over; gets who is asked."""
    while actor(state) == CHANCE:
        apply(state, drawn(state, roll(dice, draws(state))))
    return int(actor(state))


def _playout(state: Any, dice: Array, out: Array, most: int) -> int:
    """Plays at random to the end, or until the most decisions were made; gets how many."""
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
    """Plays whole games at random, game n on the dice of seed first + n; leaves the last in states[0], gets all decisions."""
    decisions = 0
    for game in range(games):
        states[0] = start[0]
        seed_dice(dice, np.uint64(first_seed + game))
        decisions += playout(states[0], dice, out, WHOLE_GAME)
    return decisions


def _step(states: Array, index: int, choice: int, dice: Array, out: Array) -> int:
    """Carries out the listed action with this number in one game of many, draws what follows, lists anew; gets how many."""
    state = states[index]
    apply(state, out[choice])
    settle(state, dice)
    return int(legal(state, out))


def _asked(rooms: Array) -> int:
    """Gets who is asked in the first room. From Python, an array of records is handed over much faster than a record."""
    return int(actor(rooms[0]))


def _choices(rooms: Array, out: Array) -> int:
    """Lists what is possible in the first room; gets how many."""
    return int(legal(rooms[0], out))


def _follow(rooms: Array, action: int) -> int:
    """Carries out an action in the first room, and leaves in the second what was there before; gets who is asked next."""
    rooms[1] = rooms[0]
    apply(rooms[0], action)
    return int(actor(rooms[0]))


def _replay(records: Array, actions: Array) -> None:
    """Carry out actions that are known to be legal in the first record."""
    for number in range(len(actions)):
        apply(records[0], actions[number])


def _replay_legal(records: Array, actions: Array, out: Array) -> int:
    """Carry out actions in the first record until one is not legal. Return how many were carried out."""
    for number in range(len(actions)):
        count, choice = legal(records[0], out), 0
        while choice < count and out[choice] != actions[number]:
            choice += 1
        if choice == count:
            return number
        apply(records[0], actions[number])
    return len(actions)


def _pack(rooms: Array) -> int:
    """Gets how many cards could be drawn in the first room."""
    return int(draws(rooms[0]))


def _pick(rooms: Array, number: int) -> int:
    """Gets the action that draws the card with this number in the first room."""
    return int(drawn(rooms[0], number))


def _screens(rooms: Array, seats: Array, faithful: bool) -> None:
    """Writes into the rooms behind the first what each seat's screen shows of the position in it."""
    for number in range(len(seats)):
        rooms[number + 1] = rooms[0]
        redact(rooms[number + 1], seats[number])
        narrow(rooms[number + 1], seats[number], faithful)


def _perft(rooms: Array, lists: Array, counts: Array, depth: int) -> int:
    """Counts the sequences of so many actions, draws included, from rooms[0]; games that end earlier count as one."""
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
    """The loops of one game, compiled."""

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
    """Gets the loops bound to a game."""
    names = {name: getattr(game, name) for name in ("actor", "legal", "draws", "drawn", "apply", "redact", "narrow")}
    for loop in LOOPS:
        names[loop.__name__.removeprefix("_")] = bind(loop, names, game.META.name)
    return Engine(*(names[field] for field in Engine._fields))


def buffer(game: Game) -> Array:
    """Makes room for what `legal` lists."""
    return np.zeros(game.MOST_CHOICES + 1, np.int64)


def slots(game: Game, count: int) -> Array:
    """Makes room for states."""
    return records(game.State, count)


def count_lines(game: Game, state: Any, depth: int) -> int:
    """Counts the sequences of so many actions from a state ("perft")."""
    rooms = slots(game, depth + 1)
    rooms[0] = state
    lists = np.zeros((depth + 1, game.MOST_CHOICES + 1), np.int64)
    return int(engine(game).perft(rooms, lists, np.zeros(depth + 1, np.int64), depth))
