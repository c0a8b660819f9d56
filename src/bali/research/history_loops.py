"""Loops with which Python plays one game action by action, and which track what each seat has seen.

A game has three records: NOW is the current position, TOLD is the earlier position up to which the digests are
complete, and LOOK is scratch space. A seat's digest is a hash of everything it has seen since the game began: the redacted
record after every action, and the seat's own actions. Two histories that look the same to a seat have the same digest. Few
positions need the digests, so `follow` only queues each action, and `tell` later adds all queued actions to the digests.
Applying the queued actions to TOLD always gives NOW.

The queue, the legal actions and their counts share one array, the desk, because passing an array from Python costs more than
most of the work done with it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.core.compile import bind, compiled
from bali.core.contract import CHANCE, Game
from bali.core.dice import HALF, LOW, MULTIPLIER, seed_dice
from bali.core.loops import WHOLE_GAME, engine, new_states
from bali.core.observation_layout import write_floats
from bali.core.record import Array
from bali.research.batch_loops import SEATS, batch_parts

NOW, TOLD, LOOK, RECORDS = range(4)  # indices into the records
ROOM = 64  # more than the legal actions, or the different draw_count, of any position
WAITING, COUNT = 0, 1  # indices into the desk: the number of queued actions, the number of legal actions
LIST = 2  # the legal actions, ascending; draws are numbered from 0
WEIGHTS = LIST + ROOM  # the number of cards behind each draw
TRAIL = WEIGHTS + ROOM  # the queued actions
MAX_WAITING = 1024
DESK = TRAIL + MAX_WAITING
SPAN = 256  # `follow` returns SPAN * actor + number of legal actions
REFUSED, FULL = -(1 << 20), -(1 << 21)  # or, having done nothing: illegal action; queue full, call `tell` first
GAME_NAMES = ("actor", "legal", "draw_count", "draw_action", "apply", "places", "redact", "observe", "imagine", "DECISIONS")

# Placeholders for the game's names and for the loops that other loops call: `histories` binds them.
actor = legal = draw_count = draw_action = apply = places = redact = observe = imagine = DECISIONS = cast(Any, None)
pay = playout = weigh = list_actions = tell = cast(Any, None)


@compiled
def absorb(digest: np.uint64, word: np.uint64) -> np.uint64:
    """Return the digest after adding a 32-bit word. No operation overflows."""
    digest ^= word
    return MULTIPLIER * (digest & LOW) + (digest >> HALF)


@compiled
def absorb_all(digest: np.uint64, memory: Array) -> np.uint64:
    """Return the digest after adding a sequence of bytes."""
    whole = len(memory) // 4 * 4
    for place in range(0, whole, 4):
        low = np.uint64(memory[place]) | (np.uint64(memory[place + 1]) << np.uint64(8))
        high = np.uint64(memory[place + 2]) | (np.uint64(memory[place + 3]) << np.uint64(8))
        digest = absorb(digest, low | (high << np.uint64(16)))
    for place in range(whole, len(memory)):
        digest = absorb(digest, np.uint64(memory[place]))
    return digest


def _weigh(state: Any, desk: Array) -> int:
    """List the possible draws with the number of cards behind each, and return the number of draws.

    If 3 bananas and 1 pepper are left, there are two draw_count, with the weights 3 and 1.
    """
    for number in range(ROOM):
        desk[WEIGHTS + number] = 0
    for card in range(draw_count(state)):
        desk[WEIGHTS + draw_action(state, card) - DECISIONS] += 1
    count = 0
    for number in range(ROOM):
        cards = desk[WEIGHTS + number]
        if cards > 0:
            desk[LIST + count] = number
            desk[WEIGHTS + count] = cards
            count += 1
    return count


def _list_actions(records: Array, desk: Array) -> int:
    """List the legal actions in ascending order, and return SPAN * actor + their count."""
    asked = int(actor(records[NOW]))
    if asked == CHANCE:
        count = weigh(records[NOW], desk)
    else:
        count = int(legal(records[NOW], desk[LIST:WEIGHTS]))
        for number in range(1, count):
            action, place = desk[LIST + number], LIST + number
            while place > LIST and desk[place - 1] > action:
                desk[place] = desk[place - 1]
                place -= 1
            desk[place] = action
    desk[COUNT] = count
    return SPAN * asked + count


def _follow(records: Array, desk: Array, action: int) -> int:
    """Apply one of the listed actions, list the next ones, and return SPAN * actor + their count, or REFUSED or FULL."""
    if desk[WAITING] == MAX_WAITING:
        return FULL
    number = 0
    while number < desk[COUNT] and desk[LIST + number] != action:
        number += 1
    if number == desk[COUNT]:
        return REFUSED
    if actor(records[NOW]) == CHANCE:
        action += DECISIONS
    desk[TRAIL + desk[WAITING]] = action
    desk[WAITING] += 1
    apply(records[NOW], action)
    return int(list_actions(records, desk))


def _tell(records: Array, memory: Array, desk: Array, digests: Array) -> None:
    """Add what the seats saw of the queued actions to their digests. `memory` is a view of the records as bytes."""
    for waiting in range(desk[WAITING]):
        action = int(desk[TRAIL + waiting])
        asked = actor(records[TOLD])
        apply(records[TOLD], action)
        for seat in range(records[TOLD].players):
            if asked == seat:
                digests[seat] = absorb(digests[seat], np.uint64(action + 1))
            records[LOOK] = records[TOLD]
            redact(records[LOOK], seat)
            digests[seat] = absorb_all(digests[seat], memory[LOOK])
    desk[WAITING] = 0


def _read(records: Array, memory: Array, desk: Array, digests: Array, seat: int) -> None:
    """Bring the digests up to date, and write the seat's redacted record to LOOK."""
    tell(records, memory, desk, digests)
    records[LOOK] = records[NOW]
    redact(records[LOOK], seat)


def _show(records: Array, seat: int, compact: Array, scales: Array, floats: Array) -> None:
    """Write a seat's observation, in both forms of the game's layout."""
    records[LOOK] = records[NOW]
    redact(records[LOOK], seat)
    observe(records[LOOK], seat, compact)
    write_floats(compact, scales, floats)


def _twin(records: Array, digests: Array, seat: int, seed: int, other: Array, desk: Array, others: Array) -> int:
    """Write to `other` a game that a seat cannot tell from this one, and return SPAN * actor + number of legal actions.

    The seat's own digest is copied. The digests of the other seats are made up, like their cards, and depend only on the seat's
    own digest, so they reveal nothing either.
    """
    other[NOW] = records[NOW]
    redact(other[NOW], seat)
    seed_dice(others[SEATS:], np.uint64(seed))
    imagine(other[NOW], seat, others[SEATS:])
    other[TOLD] = other[NOW]
    for one in range(SEATS):
        others[one] = digests[one] if one == seat else absorb(digests[seat], np.uint64(one))
    desk[WAITING] = 0
    return int(list_actions(other, desk))


def _write_rewards(records: Array, rewards: Array) -> None:
    """Write each seat's reward for a finished game."""
    pay(records[NOW], np.empty(SEATS, np.int64), rewards)


def _roll_out(records: Array, dice: Array, out: Array, rewards: Array) -> None:
    """Play at random to the end in LOOK, and write each seat's reward."""
    records[LOOK] = records[NOW]
    playout(records[LOOK], dice, out, WHOLE_GAME)
    pay(records[LOOK], out, rewards)


class Histories(NamedTuple):
    """The compiled history loops of one game."""

    list_actions: Callable[..., int]
    follow: Callable[..., int]
    tell: Callable[..., None]
    read: Callable[..., None]
    show: Callable[..., None]
    twin: Callable[..., int]
    write_rewards: Callable[..., None]
    roll_out: Callable[..., None]


@cache
def histories(game: Game) -> Histories:
    """Return the history loops bound to a game."""
    assert max(game.MAX_CHOICES, game.ACTIONS - game.DECISIONS) < ROOM
    names = {name: getattr(game, name) for name in GAME_NAMES}
    names |= {"playout": engine(game).playout, "pay": batch_parts(game)["pay"]}
    for loop in (_weigh, _list_actions, _follow, _tell, _read, _show, _twin, _write_rewards, _roll_out):
        names[loop.__name__.removeprefix("_")] = bind(loop, names, game.META.name)
    return Histories(*(names[field] for field in Histories._fields))


def new_record_array(game: Game) -> Array:
    """Allocate the records of a game."""
    return new_states(game, RECORDS)


def new_desk() -> Array:
    """Allocate an empty desk."""
    return np.zeros(DESK, np.int16)


def new_digests() -> Array:
    """Create the digests of seats that have seen nothing yet. The last entry holds dice."""
    return np.arange(1, SEATS + 2, dtype=np.uint64)


def memory_of(records: Array) -> Array:
    """Return a view of the records as bytes, one row per record."""
    return records.view(np.uint8).reshape(len(records), -1)
