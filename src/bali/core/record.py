"""A game's state as one flat NumPy record, and its conversion to and from JSON.

A record class is only a list of typed fields and is never instantiated. `dtype_of` turns it into a NumPy dtype, so mypy checks
the same field names that the record has in memory.
"""

import json
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Annotated, Any, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from bali.core.compile import compiled, compiled_call

FILLER = "filler"
UNKNOWN = -128  # marks what the seat may not know in a redacted record; no real value comes near it

Array = NDArray[Any]
Byte = Annotated[int, np.int8]
Short = Annotated[int, np.int16]

R = TypeVar("R", bound="Record")


class Record:
    """The base class of a game's state. Its fields are attributes, both compiled and interpreted."""

    def copy(self) -> "Record":
        """Return an independent copy."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        """Return the record's memory."""
        raise NotImplementedError


@cache
def dtype_of(kind: type[Record]) -> np.dtype[Any]:
    """Return the NumPy dtype of a record class. Each annotation is a scalar type followed by the shape.

    Wide fields come first and a filler last, so that there is no padding. Padding is not copied with a record, so two equal
    records could differ in their bytes. Fields of 2 + 2 + 1 bytes, for example, get a filler of 1 byte.
    """
    fields: list[Any] = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        assert get_origin(hint) is Annotated, name
        _, scalar, *shape = get_args(hint)
        fields.append((name, scalar, tuple(shape)))
    fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    widest, size = np.dtype(fields[0][1]).itemsize, np.dtype(fields).itemsize
    if size % widest:
        fields.append((FILLER, np.int8, (widest - size % widest,)))
    return np.dtype((_scalar(kind, [field[0] for field in fields]), np.dtype(fields, align=True)))


def _scalar(kind: type[Record], names: list[str]) -> type[np.void]:
    """Create the scalar type of a record, with fields as attributes. NumPy's own `record` and `copy` are many times slower."""
    fields: dict[str, Any] = {name: property(itemgetter(name), _setter(name)) for name in names}
    return type(kind.__name__, (np.void,), fields | {"copy": _copy})


def _copy(record: Any) -> Any:
    return copied(record)[0]


def copied(states: Any) -> Array:
    """Copy a record, or an array of records, as raw bytes. NumPy's own `copy` is slower because it copies field by field."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put


def new_records(kind: type[Record], count: int) -> Array:
    """Allocate an array of blank records."""
    dtype = dtype_of(kind)  # type: ignore[arg-type]
    return np.frombuffer(bytearray(count * dtype.itemsize), dtype)  # faster than np.zeros


def blank(kind: type[R]) -> R:
    """Create one blank record."""
    return cast(R, new_records(kind, 1)[0])


class Template(NamedTuple):
    """The JSON of a record type without its numbers, and where the numbers go.

    Number n follows `text[:ends[n]]`, is stored at byte `offsets[n]` of the record, and has the type `_KINDS[kinds[n]]`. A record
    with a scalar `a` and two numbers `b` has the text `{"a":,"b":[,]}` and the ends 5, 11 and 12.
    """

    text: Array
    ends: Array
    offsets: Array
    kinds: Array


@cache
def _template(dtype: np.dtype[Any]) -> Template:
    text, ends, offsets, kinds = "{", [], [], []
    fields = sorted((offset, name, kind) for name, (kind, offset, *_) in (dtype.fields or {}).items() if name != FILLER)
    for offset, name, kind in fields:
        count = kind.itemsize // kind.base.itemsize
        text += f'"{name}":'
        for number in range(count):
            text += "[" * _edges(number, kind.shape)
            ends.append(len(text))
            text += "]" * _edges(number + 1, kind.shape) + ","
            offsets.append(offset + number * kind.base.itemsize)
            kinds.append(_KINDS.index(kind.base.str[-2:]))
    letters = np.frombuffer(text[:-1].encode() + b"}", np.uint8)
    return Template(letters, np.array(ends), np.array(offsets), np.array(kinds))


_KINDS = ("i1", "u1", "i2")


def _edges(number: int, shape: tuple[int, ...]) -> int:
    """Return how many lists begin, or end, just before the number with this index in a field of this shape.

    In a field of shape (2, 3), two lists begin before number 0 and one before number 3; one ends before 3 and two before 6.
    """
    edges, size = 0, 1
    for length in reversed(shape):
        size *= length
        edges += number % size == 0
    return edges


@compiled_call
def _fill(memory: Array, template: Template, out: Array, ends: Array) -> None:
    """Write the JSON of each record, one after the other, and where each ends. `memory` has one row of bytes per record."""
    place = 0
    for row in range(len(memory)):
        first = 0
        for number in range(len(template.ends)):
            for letter in range(first, template.ends[number]):
                out[place] = template.text[letter]
                place += 1
            first = template.ends[number]
            offset, kind = template.offsets[number], template.kinds[number]
            value: Any = np.int64(memory[row, offset])  # a signed number, for the compiler
            if kind == 2:  # noqa: PLR2004
                value += np.int64(memory[row, offset + 1]) << 8
                value -= (value >> 15) << 16
            elif kind == 0:
                value -= (value >> 7) << 8
            place = _write(out, place, value)
        for letter in range(first, len(template.text)):
            out[place] = template.text[letter]
            place += 1
        ends[row] = place


@compiled
def _write(out: Array, place: int, value: int) -> int:
    """Write a number, or null if it is UNKNOWN, and return the next place."""
    if value == UNKNOWN:
        for letter in (110, 117, 108, 108):
            out[place] = letter
            place += 1
        return place
    if value < 0:
        out[place] = 45
        place += 1
        value = -value
    size = 10000
    while size > value and size > 1:
        size //= 10
    while size > 0:
        out[place] = 48 + value // size % 10
        place += 1
        size //= 10
    return place


def to_texts(states: Array) -> list[bytes]:
    """Return records as JSON text: plain lists and numbers, with null for UNKNOWN."""
    template, size = _template(states.dtype), states.dtype.itemsize
    room = len(template.text) + 6 * len(template.ends)
    out, ends = np.empty(room * len(states), np.uint8), np.zeros(len(states), np.int64)
    _fill(states.view(np.uint8).reshape(len(states), size), template, out, ends)
    places = ends.tolist()
    return [out[start:end].tobytes() for start, end in zip((0, *places), places, strict=False)]


def to_json(state: Record) -> dict[str, Any]:
    """Return a record as plain lists and numbers, with None for UNKNOWN."""
    return json.loads(to_texts(np.array([state]))[0])


def from_json(kind: type[R], data: dict[str, Any]) -> R:
    """Create a record from the result of `to_json`."""
    state = blank(kind)
    for name in _names(state):
        state[name] = _unknowns(data[name])  # type: ignore[index]
    return state


def _names(state: Record) -> tuple[str, ...]:
    return tuple(name for name in state.dtype.names if name != FILLER)  # type: ignore[attr-defined]


def _unknowns(value: Any) -> Any:
    if isinstance(value, list):
        return [_unknowns(item) for item in value]
    return UNKNOWN if value is None else value
