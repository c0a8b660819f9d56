"""Loops for any game: deal, step, play out, count. They are written against the contract's names and bound by `engine`.

The loops take arrays of records, because Python passes an array to compiled code much faster than a record.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.core.compile import bind_all
from bali.core.contract import CHANCE, NOBODY, Game
from bali.core.dice import roll, seed_dice
from bali.core.record import Array, new_records

WHOLE_GAME = 1 << 30  # decisions: more than any game has

# Placeholders for the game's functions and for the loops that other loops call: `engine` binds them.
actor = legal = draw_count = draw_action = apply = redact = apply_memory = known_points = narrate = cast(Any, None)
resolve_chance = playout = cast(Any, None)


def _resolve_chance(state: Any, dice: Array) -> int:
    """Draw cards until a player has to act or the game is over, and return the actor."""
    while actor(state) == CHANCE:
        apply(state, draw_action(state, roll(dice, draw_count(state))))
    return int(actor(state))


def _playout(state: Any, dice: Array, out: Array, most: int) -> int:
    """Play at random to the end, or for at most `most` decisions, and return the number of decisions."""
    decisions = 0
    asked = actor(state)
    while asked != NOBODY and decisions < most:
        if asked == CHANCE:
            action = draw_action(state, roll(dice, draw_count(state)))
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
    resolve_chance(state, dice)
    return int(legal(state, out))


def _current_actor(records: Array) -> int:
    """Return the actor in the first record."""
    return int(actor(records[0]))


def _list_legal(records: Array, out: Array) -> int:
    """List the legal actions in the first record, and return their count."""
    return int(legal(records[0], out))


def _advance(records: Array, action: int) -> int:
    """Apply an action in the first record, leave the previous position in the second, and return the next actor."""
    records[1] = records[0]
    apply(records[0], action)
    return int(actor(records[0]))


def _narrate_last(records: Array, action: int, rows: Array) -> int:
    """Write the events of the action that `_advance` has just applied, and return their count."""
    return int(narrate(records[1], action, records[0], rows))


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


def _count_draws(records: Array) -> int:
    """Return the number of cards that could be drawn in the first record."""
    return int(draw_count(records[0]))


def _nth_draw(records: Array, number: int) -> int:
    """Return the action that draws card `number` of those that could be drawn in the first record."""
    return int(draw_action(records[0], number))


def _screens(records: Array, seats: Array, faithful: bool) -> None:
    """Write each seat's screen of the position in the first record to the records after it."""
    for number in range(len(seats)):
        records[number + 1] = records[0]
        redact(records[number + 1], seats[number])
        apply_memory(records[number + 1], seats[number], faithful)


def _known(screens: Array, out: Array) -> None:
    """Write what each screen shows of all seats' points to its row of `out`, as `known_points` does."""
    for number in range(len(screens)):
        known_points(screens[number], out[number])


def _perft(records: Array, lists: Array, counts: Array, depth: int) -> int:
    """Count the sequences of `depth` actions, including draws, from records[0]. A game that ends earlier counts once."""
    total, level = 0, 0
    counts[0] = legal(records[0], lists[0])
    while level >= 0:
        if level == depth or (counts[level] == 0 and actor(records[level]) == NOBODY):
            total += 1
            level -= 1
        elif counts[level] == 0:
            level -= 1
        else:
            counts[level] -= 1
            records[level + 1] = records[level]
            apply(records[level + 1], lists[level][counts[level]])
            level += 1
            counts[level] = legal(records[level], lists[level])
    return total


GAME_NAMES = ("actor", "legal", "draw_count", "draw_action", "apply", "redact", "apply_memory", "known_points", "narrate")
LOOPS = (
    _resolve_chance,
    _playout,
    _play_many,
    _step,
    _current_actor,
    _list_legal,
    _advance,
    _narrate_last,
    _replay,
    _replay_legal,
    _count_draws,
    _nth_draw,
    _screens,
    _known,
    _perft,
)


class Engine(NamedTuple):
    """The compiled loops of one game."""

    resolve_chance: Callable[..., int]
    playout: Callable[..., int]
    play_many: Callable[..., int]
    step: Callable[..., int]
    current_actor: Callable[..., int]
    list_legal: Callable[..., int]
    advance: Callable[..., int]
    narrate_last: Callable[..., int]
    replay: Callable[..., None]
    replay_legal: Callable[..., int]
    count_draws: Callable[..., int]
    nth_draw: Callable[..., int]
    screens: Callable[..., None]
    known: Callable[..., None]
    perft: Callable[..., int]


@cache
def engine(game: Game) -> Engine:
    """Return the loops bound to a game."""
    names = bind_all(LOOPS, {name: getattr(game, name) for name in GAME_NAMES}, game.META.name)
    return Engine(*(names[field] for field in Engine._fields))


def buffer(game: Game) -> Array:
    """Allocate a buffer for the actions that `legal` lists."""
    return np.zeros(game.MAX_CHOICES + 1, np.int64)


def new_states(game: Game, count: int) -> Array:
    """Allocate an array of states."""
    return new_records(game.State, count)


def count_sequences(game: Game, state: Any, depth: int) -> int:
    """Count the sequences of `depth` actions from a state ("perft")."""
    records = new_states(game, depth + 1)
    records[0] = state
    lists = np.zeros((depth + 1, game.MAX_CHOICES + 1), np.int64)
    return int(engine(game).perft(records, lists, np.zeros(depth + 1, np.int64), depth))
