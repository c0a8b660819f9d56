"""Decide what each seat receives of an event. Logs, messages, replays, previews and screens all use this module and no other.

A value is withheld from a seat for one of two reasons: it is private to another seat, or the seat's memory has dropped it
(A10.5, D11.5). A preview withholds more: any event that would show a card the seat's screen does not show now.

`outcome` and `rules_out_undo` decide. They are compiled and run wherever the rules do. They serve the rows of reports, and in
Python the events that it has read from such rows.
"""

from collections.abc import Iterable
from dataclasses import replace
from enum import IntEnum, auto
from functools import cache
from typing import NamedTuple

import numpy as np

from bali.core.compile import compiled
from bali.core.events import TURN, Event, Reveals
from bali.core.options import FAITHFUL, Meta, Options
from bali.core.record import Array
from bali.core.reports import ABSENT, COLUMNS, FADES, FIRST_VALUE, SEAT, Declared, Reports


class Stage(IntEnum):
    """How recent an event is to the seat that receives it."""

    PREVIEW = auto()  # it has not happened yet
    FRESH = auto()  # it is news
    FADED = auto()  # it is no longer news
    OPEN = auto()  # the game is over, so everything the memory had dropped is shown again


class Memory(NamedTuple):
    """How much a seat's log retains. Automatic notes retain what everyone saw, in some games private cards too."""

    faithful: bool
    own_notes: bool

    @classmethod
    def of(cls, options: Options, meta: Meta) -> "Memory":
        """Return the memory of a game with these options."""
        return cls(options.memory == FAITHFUL, meta.own_notes)


PERFECT = Memory(faithful=False, own_notes=True)

# The numbers of the enumerations, as compiled code reads them.
_PREVIEW, _FADED, _OPEN = int(Stage.PREVIEW), int(Stage.FADED), int(Stage.OPEN)
_AGAIN, _TO_OTHERS, _UNKNOWN = int(Reveals.AGAIN), int(Reveals.TO_OTHERS), int(Reveals.UNKNOWN)

# Bits of an outcome. The first two also mark the columns of such values.
PRIVATE = 1  # the values private to another seat are withheld
FADING = 2  # the values that fade are withheld, because this seat has lost them
RECEIVED = 4  # the seat receives the rest; otherwise it receives nothing
WILL_FADE = 8  # this seat loses the values that fade once the event is no longer news

# Bits that mark a kind of event.
HAS_PRIVATE = 1
OWNER_REMEMBERS = 2
BEGINS_TURN = 4


# The decisions


@compiled
def outcome(marks: int, reveals: int, is_own: bool, faithful: bool, own_notes: bool, stage: int) -> int:
    """Return what a seat receives of a kind of event. `is_own`: whether the event is the seat's own."""
    if stage == _PREVIEW and shows_unseen(reveals, faithful):
        return 0
    received = RECEIVED
    if marks & HAS_PRIVATE and not is_own:
        received |= PRIVATE
    is_noted = not faithful and (own_notes or not marks & HAS_PRIVATE)
    if is_noted or (is_own and marks & OWNER_REMEMBERS) or stage in (_PREVIEW, _OPEN):
        return received
    return received | WILL_FADE | (FADING if stage == _FADED else 0)


@compiled
def rules_out_undo(marks: int, reveals: int, faithful: bool) -> bool:
    """Return whether a kind of event rules out an undo: somebody saw a card, or a new turn has begun."""
    return bool(shows_unseen(reveals, faithful) or reveals == _TO_OTHERS or marks & BEGINS_TURN)


@compiled
def shows_unseen(reveals: int, faithful: bool) -> bool:
    """Return whether an event shows a card that the screen did not. Realistic memory hides even own stacks (D11.5)."""
    return bool(reveals == _UNKNOWN or (reveals == _AGAIN and faithful))


# Applied to the rows of reports


def marks_of(events: Reports) -> Array:
    """Return the marks of a game's events by their numbers, in the columns of their rows.

    The first column marks the kind of event, the second says whether it reveals a card, and the others mark the values.
    """
    marks = np.zeros((len(events.declared), COLUMNS), np.int8)
    for row, kind in zip(marks, events.declared, strict=True):
        row[0], row[SEAT] = _marks(kind), kind.reveals
        for value, first in kind.columns.items():
            form = kind.types[value]
            row[first : first + form.columns] = PRIVATE * form.is_private | FADING * form.fades
    return marks


@compiled
def receive_row(row: Array, seat: int, faithful: bool, own_notes: bool, stage: int, marks: Array, out: Array) -> bool:
    """Write the row of an event as a seat receives it, and return whether it receives anything.

    The cells of withheld values are ABSENT. The last cell says whether the seat will lose the values that fade.
    """
    kind = marks[row[0]]
    received = outcome(kind[0], kind[SEAT], row[SEAT] == seat, faithful, own_notes, stage)
    for column in range(COLUMNS):
        withheld = column >= FIRST_VALUE and kind[column] & received
        out[column] = ABSENT if withheld else row[column]
    out[FADES] = 1 if received & WILL_FADE else ABSENT
    return received != 0


@compiled
def is_irreversible(row: Array, faithful: bool, marks: Array) -> bool:
    """Return whether the event of a row rules out an undo."""
    kind = marks[row[0]]
    return rules_out_undo(kind[0], kind[SEAT], faithful)


# Applied to events


def receive(event: Event, seat: int | None, memory: Memory, stage: Stage) -> Event | None:
    """Return an event as a seat receives it, or None if it receives nothing.

    The `fades` of the result are the values that this seat will lose later. If `seat` is None, nothing is withheld.
    """
    if seat is None:
        return replace(event, fades=())
    received = _outcome(_marks(event), event.reveals, event.seat == seat, memory, stage)
    if not received:
        return None
    fades = event.fades if received & WILL_FADE else ()
    withheld = (*(event.private if received & PRIVATE else ()), *(event.fades if received & FADING else ()))
    if not withheld and fades == event.fades:
        return event
    values = {name: value for name, value in event.values.items() if name not in withheld}
    return Event(event.name, event.seat, values, event.private, fades, event.owner_remembers, event.reveals)


def received(events: Iterable[Event], seat: int | None, memory: Memory = PERFECT, stage: Stage = Stage.FRESH) -> list[Event]:
    """Return the events that a seat receives, each as that seat sees it."""
    return [seen for event in events if (seen := receive(event, seat, memory, stage))]


def concerned_seats(events: Iterable[Event]) -> set[int | None]:
    """Return the seats that may receive these events differently from everyone else. All other seats receive the same."""
    return {event.seat for event in events if event.private or event.owner_remembers}


def irreversible(events: Iterable[Event], memory: Memory) -> bool:
    """Return whether these events rule out an undo."""
    return any(_rules_out_undo(_marks(event), event.reveals, memory.faithful) for event in events)


def _marks(kind: Event | Declared) -> int:
    return HAS_PRIVATE * bool(kind.private) | OWNER_REMEMBERS * kind.owner_remembers | BEGINS_TURN * (kind.name == TURN)


# There are few combinations, so each is decided once.


@cache
def _outcome(marks: int, reveals: Reveals, is_own: bool, memory: Memory, stage: Stage) -> int:
    return int(outcome(marks, int(reveals), is_own, memory.faithful, memory.own_notes, int(stage)))


@cache
def _rules_out_undo(marks: int, reveals: Reveals, faithful: bool) -> bool:
    return bool(rules_out_undo(marks, int(reveals), faithful))
