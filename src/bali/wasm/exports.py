"""The functions that a game's WebAssembly module exports, written against the contract's names.

Parameters are 32-bit integers or addresses in the module's memory; the annotation of an address says what is there. A function
turns addresses into arrays without copying. The caller, `web/src/engine/engine.ts`, allocates all memory.
"""

from typing import Annotated, Any, cast

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from bali.core.audience import is_irreversible, receive_row
from bali.core.dice import seed_dice
from bali.core.reports import COLUMNS, MAX_ROWS

StateAt = Annotated[Any, "state"]
StatesAt = Annotated[Any, "state"]  # several, one after the other
NumbersAt = Annotated[Any, np.int64]
FloatsAt = Annotated[Any, np.float64]
RowsAt = Annotated[Any, np.int32]
DiceAt = Annotated[Any, np.uint64]

# Placeholders for the game's functions and its loop, and for the game's own data: the positions before the first draw, and the
# marks of its events. `intermediate` binds them.
actor = legal = draw_count = draw_action = apply = redact = apply_memory = imagine = cast(Any, None)
known_points = scores = places = cast(Any, None)
narrate = prompt = why_not = categories = play_many = cast(Any, None)
OPENINGS = MARKS = OWN_NOTES = MAX_CHOICES = cast(Any, None)


def _rows_size() -> int:
    """Return the bytes that rows need."""
    return MAX_ROWS * COLUMNS * 4


def _start(state: StateAt, number: int) -> None:
    """Write the position before the first draw, for the option set with this number."""
    carray(state, 1)[0] = OPENINGS[number]


def _actor(state: StateAt) -> int:
    return int(actor(carray(state, 1)[0]))


def _legal(state: StateAt, actions: NumbersAt) -> int:
    return int(legal(carray(state, 1)[0], carray(actions, MAX_CHOICES)))


def _apply(state: StateAt, action: int) -> None:
    apply(carray(state, 1)[0], action)


def _draw_count(state: StateAt) -> int:
    return int(draw_count(carray(state, 1)[0]))


def _draw_action(state: StateAt, number: int) -> int:
    return int(draw_action(carray(state, 1)[0], number))


def _redact(state: StateAt, seat: int) -> None:
    redact(carray(state, 1)[0], seat)


def _apply_memory(state: StateAt, seat: int, faithful: int) -> None:
    apply_memory(carray(state, 1)[0], seat, faithful != 0)


def _imagine(state: StateAt, seat: int, dice: DiceAt) -> None:
    """Imagine with dice whose seed is in their place."""
    rolled = carray(dice, 1)
    seed_dice(rolled, rolled[0])
    imagine(carray(state, 1)[0], seat, rolled)


def _known_points(screen: StateAt, out: NumbersAt) -> None:
    state = carray(screen, 1)[0]
    known_points(state, carray(out, 2 * state.players))


def _scores(state: StateAt, out: NumbersAt) -> None:
    record = carray(state, 1)[0]
    scores(record, carray(out, record.players))


def _places(state: StateAt, out: NumbersAt) -> None:
    record = carray(state, 1)[0]
    places(record, carray(out, record.players))


def _narrate(before: StateAt, action: int, after: StateAt, rows: RowsAt) -> int:
    return int(narrate(carray(before, 1)[0], action, carray(after, 1)[0], carray(rows, (MAX_ROWS, COLUMNS))))


def _prompt(state: StateAt, rows: RowsAt) -> None:
    prompt(carray(state, 1)[0], carray(rows, (MAX_ROWS, COLUMNS)))


def _why_not(state: StateAt, action: int, rows: RowsAt) -> None:
    why_not(carray(state, 1)[0], action, carray(rows, (MAX_ROWS, COLUMNS)))


def _categories(state: StateAt, rows: RowsAt) -> int:
    return int(categories(carray(state, 1)[0], carray(rows, (MAX_ROWS, COLUMNS))))


def _receive(row: RowsAt, seat: int, faithful: int, stage: int, out: RowsAt) -> int:
    """Write an event as a seat receives it, and return 1 if it receives anything."""
    received = receive_row(carray(row, COLUMNS), seat, faithful != 0, OWN_NOTES, stage, MARKS, carray(out, COLUMNS))
    return 1 if received else 0


def _irreversible(row: RowsAt, faithful: int) -> int:
    """Return 1 if an event rules out an undo."""
    return 1 if is_irreversible(carray(row, COLUMNS), faithful != 0, MARKS) else 0


def _play_many(state: StateAt, start: StateAt, dice: DiceAt, games: int, actions: NumbersAt) -> int:
    """Play whole games at random. The seed of the first one is in the dice's place. Return the number of decisions."""
    rolled = carray(dice, 1)
    first = np.int64(rolled[0])
    return int(play_many(carray(state, 1), carray(start, 1), first, games, carray(actions, MAX_CHOICES), rolled))


EXPORTS = (
    _rows_size,
    _start,
    _actor,
    _legal,
    _apply,
    _draw_count,
    _draw_action,
    _redact,
    _apply_memory,
    _imagine,
    _known_points,
    _scores,
    _places,
    _narrate,
    _prompt,
    _why_not,
    _categories,
    _receive,
    _irreversible,
    _play_many,
)
