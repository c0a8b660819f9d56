"""Loops that lead one game action by action from Python, and tell what each seat has seen on the way.

A game being led has three rooms: the position now; an earlier one, up to which all that the seats saw is told; and one for a
look. What a seat has seen since the game began is kept as one number, its digest: the redacted records after every action and
the seat's own actions go into it, one after the other. Most positions are never asked for it, so the actions wait on the desk
until somebody asks, and are told then all at once.

The desk is one array, because handing an array over from Python costs more than most of what is done with it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.core.batch import SEATS, batch_parts
from bali.core.compile import bind, compiled
from bali.core.contract import CHANCE, Game
from bali.core.dice import HALF, LOW, MULTIPLIER, seed_dice
from bali.core.layout import write_floats
from bali.core.loops import WHOLE_GAME, engine, slots
from bali.core.record import Array

NOW, TOLD, LOOK, ROOMS = range(4)  # the rooms
ROOM = 64  # more than the actions that are ever possible, and than the cards that can ever come
WAITING, COUNT = 0, 1  # on the desk: how many actions wait to be told, how many are possible now
LIST = 2  # the possible actions, ascending; draws are numbered from 0
WEIGHTS = LIST + ROOM  # how many cards each draw stands for
TRAIL = WEIGHTS + ROOM  # the actions that wait
MOST_WAITING = 1024
DESK = TRAIL + MOST_WAITING
SPAN = 256  # what `follow` gets is SPAN * who is asked + how many actions are possible
REFUSED, FULL = -(1 << 20), -(1 << 21)  # it gets this where it has done nothing: impossible; or tell first
GAME_NAMES = ("actor", "legal", "draws", "drawn", "apply", "places", "redact", "observe", "imagine", "DECISIONS")

# The game's own names, and the loops above a loop: `histories` binds them.
actor = legal = draws = drawn = apply = places = redact = observe = imagine = DECISIONS = cast(Any, None)
pay = playout = weigh = enlist = tell = cast(Any, None)


@compiled
def absorb(digest: np.uint64, word: np.uint64) -> np.uint64:
    """Gets a digest that a 32-bit word has gone into; no step overflows."""
    digest ^= word
    return MULTIPLIER * (digest & LOW) + (digest >> HALF)


@compiled
def absorb_all(digest: np.uint64, memory: Array) -> np.uint64:
    """Gets a digest that many bytes have gone into."""
    whole = len(memory) // 4 * 4
    for place in range(0, whole, 4):
        low = np.uint64(memory[place]) | (np.uint64(memory[place + 1]) << np.uint64(8))
        high = np.uint64(memory[place + 2]) | (np.uint64(memory[place + 3]) << np.uint64(8))
        digest = absorb(digest, low | (high << np.uint64(16)))
    for place in range(whole, len(memory)):
        digest = absorb(digest, np.uint64(memory[place]))
    return digest


def _weigh(state: Any, desk: Array) -> int:
    """Lists the draws with how many cards each stands for; gets how many draws."""
    for number in range(ROOM):
        desk[WEIGHTS + number] = 0
    for card in range(draws(state)):
        desk[WEIGHTS + drawn(state, card) - DECISIONS] += 1
    count = 0
    for number in range(ROOM):
        cards = desk[WEIGHTS + number]
        if cards > 0:
            desk[LIST + count] = number
            desk[WEIGHTS + count] = cards
            count += 1
    return count


def _enlist(rooms: Array, desk: Array) -> int:
    """Lists what is possible now, ascending; gets who is asked and how many actions that are."""
    asked = int(actor(rooms[NOW]))
    if asked == CHANCE:
        count = weigh(rooms[NOW], desk)
    else:
        count = int(legal(rooms[NOW], desk[LIST:WEIGHTS]))
        for number in range(1, count):
            action, place = desk[LIST + number], LIST + number
            while place > LIST and desk[place - 1] > action:
                desk[place] = desk[place - 1]
                place -= 1
            desk[place] = action
    desk[COUNT] = count
    return SPAN * asked + count


def _follow(rooms: Array, desk: Array, action: int) -> int:
    """Carries out one of the listed actions and lists anew; gets who is asked next and how many actions are possible."""
    if desk[WAITING] == MOST_WAITING:
        return FULL
    number = 0
    while number < desk[COUNT] and desk[LIST + number] != action:
        number += 1
    if number == desk[COUNT]:
        return REFUSED
    if actor(rooms[NOW]) == CHANCE:
        action += DECISIONS
    desk[TRAIL + desk[WAITING]] = action
    desk[WAITING] += 1
    apply(rooms[NOW], action)
    return int(enlist(rooms, desk))


def _tell(rooms: Array, memory: Array, desk: Array, digests: Array) -> None:
    """Lets what the seats saw of the waiting actions go into their digests. The memory is that of the rooms, as bytes."""
    for waiting in range(desk[WAITING]):
        action = int(desk[TRAIL + waiting])
        asked = actor(rooms[TOLD])
        apply(rooms[TOLD], action)
        for seat in range(rooms[TOLD].players):
            if asked == seat:
                digests[seat] = absorb(digests[seat], np.uint64(action + 1))
            rooms[LOOK] = rooms[TOLD]
            redact(rooms[LOOK], seat)
            digests[seat] = absorb_all(digests[seat], memory[LOOK])
    desk[WAITING] = 0


def _read(rooms: Array, memory: Array, desk: Array, digests: Array, seat: int) -> None:
    """Brings the digests up to now, and leaves what a seat knows in the room for a look."""
    tell(rooms, memory, desk, digests)
    rooms[LOOK] = rooms[NOW]
    redact(rooms[LOOK], seat)


def _show(rooms: Array, seat: int, compact: Array, scales: Array, floats: Array) -> None:
    """Writes what a seat sees, in both forms of the game's layout."""
    rooms[LOOK] = rooms[NOW]
    redact(rooms[LOOK], seat)
    observe(rooms[LOOK], seat, compact)
    write_floats(compact, scales, floats)


def _twin(rooms: Array, digests: Array, seat: int, seed: int, other: Array, desk: Array, others: Array) -> int:
    """Makes other rooms a game that a seat cannot tell from this one; gets who is asked and how many actions are possible.

    What the seat has seen is the same. What the others have seen is invented like their cards, from nothing but the seat's own
    digest, so it tells nothing either.
    """
    other[NOW] = rooms[NOW]
    redact(other[NOW], seat)
    seed_dice(others[SEATS:], np.uint64(seed))
    imagine(other[NOW], seat, others[SEATS:])
    other[TOLD] = other[NOW]
    for one in range(SEATS):
        others[one] = digests[one] if one == seat else absorb(digests[seat], np.uint64(one))
    desk[WAITING] = 0
    return int(enlist(other, desk))


def _settle_up(rooms: Array, rewards: Array) -> None:
    """Writes what each seat gets for a game that is over."""
    pay(rooms[NOW], np.empty(SEATS, np.int64), rewards)


def _roll_out(rooms: Array, dice: Array, out: Array, rewards: Array) -> None:
    """Plays on at random to the end in the room for a look; writes what each seat gets."""
    rooms[LOOK] = rooms[NOW]
    playout(rooms[LOOK], dice, out, WHOLE_GAME)
    pay(rooms[LOOK], out, rewards)


class Histories(NamedTuple):
    """The loops of one game, compiled."""

    enlist: Callable[..., int]
    follow: Callable[..., int]
    tell: Callable[..., None]
    read: Callable[..., None]
    show: Callable[..., None]
    twin: Callable[..., int]
    settle_up: Callable[..., None]
    roll_out: Callable[..., None]


@cache
def histories(game: Game) -> Histories:
    """Gets the loops bound to a game."""
    assert max(game.MOST_CHOICES, game.ACTIONS - game.DECISIONS) < ROOM
    names = {name: getattr(game, name) for name in GAME_NAMES}
    names |= {"playout": engine(game).playout, "pay": batch_parts(game)["pay"]}
    for loop in (_weigh, _enlist, _follow, _tell, _read, _show, _twin, _settle_up, _roll_out):
        names[loop.__name__.removeprefix("_")] = bind(loop, names, game.META.name)
    return Histories(*(names[field] for field in Histories._fields))


def new_rooms(game: Game) -> Array:
    """Makes the rooms of a game."""
    return slots(game, ROOMS)


def new_desk() -> Array:
    """Makes an empty desk."""
    return np.zeros(DESK, np.int16)


def new_digests() -> Array:
    """Makes the digests of seats that have seen nothing yet; the last place is for dice."""
    return np.arange(1, SEATS + 2, dtype=np.uint64)


def memory_of(rooms: Array) -> Array:
    """Gets the memory of rooms, as bytes."""
    return rooms.view(np.uint8).reshape(len(rooms), -1)
