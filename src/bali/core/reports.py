"""What a game reports, as rows of numbers: events, prompts, reasons why an action is illegal, and categories of points.

The compiled rules write the rows. Each game declares in tables what it reports (`Reports`): the name, the values with their
types, the clause, who receives a value, which values fade, and whether a card is revealed. The tables turn a row into an `Event`,
a `Notice` or a `Category`.

A row holds the number of what is reported, a seat, and then the values in the declared order. Cells that are not used, such as
the seat of an event that concerns nobody in particular, are ABSENT. The event "bought" of altar, with a good and a cost, for
seat 1 and 3 stone for rice (good 0):

    BOUGHT, 1, 0, 3, ABSENT, ABSENT, ...
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import accumulate

import numpy as np

from bali.core.compile import compiled
from bali.core.events import Category, Event, Notice, Reveals, Value
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

DRAWING = "dealing"  # the name of the prompt while a card is drawn, in every game and phase

ABSENT = -32768
SEAT, FIRST_VALUE = 1, 2  # columns of a row; the first has the number of what is reported
COLUMNS = 20
FADES = COLUMNS - 1  # the last column, written when a seat receives an event: 1 if that seat will lose the values that fade
MAX_ROWS = 64  # more than any action causes

Cells = Sequence[int]


# Written by compiled rules


@compiled
def report(
    rows: Array,
    count: int,
    number: int,
    seat: int = ABSENT,
    value1: int = ABSENT,
    value2: int = ABSENT,
    value3: int = ABSENT,
    value4: int = ABSENT,
    value5: int = ABSENT,
    value6: int = ABSENT,
    value7: int = ABSENT,
    value8: int = ABSENT,
) -> int:
    """Add a row to the `count` rows so far, and return the new count."""
    row = rows[count]
    for column in range(COLUMNS):
        row[column] = ABSENT
    row[0], row[SEAT] = number, seat
    row[2], row[3], row[4], row[5] = value1, value2, value3, value4
    row[6], row[7], row[8], row[9] = value5, value6, value7, value8
    return count + 1


# Declared by each game


class Form(StrEnum):
    """How the cells of a value are read."""

    NUMBER = "number"
    WORD = "word"  # one cell: the index of a word
    LIST = "list"  # a cell for each possible entry: the index of a word, or ABSENT; an empty list is left out
    COUNTS = "counts"  # a cell for each word: how often it occurs in a sorted list


@dataclass(frozen=True)
class ValueType:
    """A type of values: how one is stored and read, and who receives it."""

    form: Form
    columns: int = 1
    words: tuple[str, ...] = ()
    is_private: bool = False  # only the report's own seat receives it
    fades: bool = False  # realistic memory drops it once the event is no longer news


def private(kind: ValueType) -> ValueType:
    """Return a type whose values only the report's own seat receives."""
    return replace(kind, is_private=True)


def fading(kind: ValueType) -> ValueType:
    """Return a type whose values realistic memory drops once the event is no longer news."""
    return replace(kind, fades=True)


def one_of(words: Iterable[object]) -> ValueType:
    """Return the type of a value that is one of several words."""
    return ValueType(Form.WORD, 1, tuple(map(str, words)))


def list_of(words: Iterable[object], most: int) -> ValueType:
    """Return the type of a list of at most `most` words, in order."""
    return ValueType(Form.LIST, most, tuple(map(str, words)))


def counts_of(words: Sequence[str]) -> ValueType:
    """Return the type of a sorted list in which words repeat."""
    return ValueType(Form.COUNTS, len(words), tuple(words))


NUMBER = ValueType(Form.NUMBER)
SEATS = list_of(range(MAX_PLAYERS), MAX_PLAYERS)

_READERS: Mapping[Form, Callable[[Cells, Sequence[str]], Value]] = {
    Form.NUMBER: lambda cells, words: cells[0],
    Form.WORD: lambda cells, words: words[cells[0]],
    Form.LIST: lambda cells, words: " ".join(words[cell] for cell in cells if cell != ABSENT),
    Form.COUNTS: lambda cells, words: " ".join(word for word, count in zip(words, cells, strict=True) for _ in range(count)),
}


class Declared:
    """One thing that a game reports."""

    def __init__(
        self, name: str, clause: str, values: Mapping[str, ValueType], *, owner_remembers: bool, reveals: Reveals
    ) -> None:
        """Give each value its columns, in order."""
        self.name, self.clause, self.types, self.owner_remembers, self.reveals = name, clause, values, owner_remembers, reveals
        self.private = tuple(value for value, kind in values.items() if kind.is_private)
        self.fades = tuple(value for value, kind in values.items() if kind.fades)
        ends = [*accumulate((kind.columns for kind in values.values()), initial=FIRST_VALUE)]
        self.columns = dict(zip(values, ends, strict=False))
        self.end = ends[-1]
        assert self.end <= FADES, name

    def values(self, row: Cells) -> dict[str, Value]:
        """Return the values of a row by name. A value whose first cell is ABSENT is left out."""
        values: dict[str, Value] = {}
        for name, kind in self.types.items():
            first = self.columns[name]
            if row[first] != ABSENT:
                values[name] = _READERS[kind.form](row[first : first + kind.columns], kind.words)
        return values


class Reports:
    """A table of what a game reports: all its events, prompts, reasons or categories."""

    def __init__(self) -> None:
        """Begin an empty table."""
        self.declared: list[Declared] = []

    def add(
        self,
        name: str,
        clause: str = "",
        values: Mapping[str, ValueType] | None = None,
        *,
        owner_remembers: bool = False,
        reveals: Reveals = Reveals.NOTHING,
    ) -> int:
        """Declare something, and return its number, with which compiled rules report it."""
        self.declared.append(Declared(name, clause, values or {}, owner_remembers=owner_remembers, reveals=reveals))
        return len(self.declared) - 1

    def column(self, number: int, value: str) -> int:
        """Return the first column of a value."""
        return self.declared[number].columns[value]

    def end(self, number: int) -> int:
        """Return the first column after the values."""
        return self.declared[number].end

    def event(self, row: Cells) -> Event:
        """Return a row as an event."""
        kind = self.declared[row[0]]
        return Event(kind.name, _seat(row), kind.values(row), kind.private, kind.fades, kind.owner_remembers, kind.reveals)

    def notice(self, row: Cells) -> Notice:
        """Return a row as a prompt or a reason."""
        kind = self.declared[row[0]]
        return Notice(kind.name, kind.clause, _seat(row), kind.values(row))

    def category(self, row: Cells, players: int) -> Category:
        """Return a row as a category, which ends with the points of each seat."""
        kind = self.declared[row[0]]
        return Category(kind.name, list(row[kind.end : kind.end + players]), kind.values(row))


def _seat(row: Cells) -> int | None:
    return None if row[SEAT] == ABSENT else row[SEAT]


def new_rows() -> Array:
    """Allocate the rows that one action can cause."""
    return np.empty((MAX_ROWS, COLUMNS), np.int32)
