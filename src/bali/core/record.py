"""A game's state as one flat NumPy record, and its way to JSON and back.

A record class is only a list of typed fields; it is never instantiated. `dtype_of` turns it into the NumPy dtype, so the names
that mypy checks are the names in memory.
"""

from functools import cache, partial
from operator import itemgetter
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

FILLER = "filler"
UNKNOWN = -128  # in a redacted record, stands for what the seat may not know; no real value comes near it

Array = NDArray[Any]
Byte = Annotated[int, np.int8]
Short = Annotated[int, np.int16]

R = TypeVar("R", bound="Record")


class Record:
    """The base of a game's state; attribute access works on it compiled and interpreted."""

    def copy(self) -> "Record":
        """Gets an independent copy."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        """Gets the record's memory."""
        raise NotImplementedError


@cache
def dtype_of(kind: type[Record]) -> np.dtype[Any]:
    """Gets the NumPy dtype of a record class from its annotations: a scalar type, then the shape.

    Wide fields come first and a filler last, so that there are no gaps: what lies in a gap is not copied with a record, and two
    equal records would differ in bytes.
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
    """Makes the type of one record, whose fields are attributes: NumPy's own `record` does this six times slower."""
    fields = {name: property(itemgetter(name), partial(_put, name)) for name in names}
    return type(kind.__name__, (np.void,), fields)


def _put(name: str, record: Any, value: Any) -> None:
    record[name] = value


def records(kind: type[Record], count: int) -> Array:
    """Makes an array of blank records."""
    return np.zeros(count, dtype_of(kind))


def blank(kind: type[R]) -> R:
    """Makes one blank record."""
    return cast(R, records(kind, 1)[0])


@cache
def _runs(dtype: np.dtype[Any]) -> list[tuple[np.dtype[Any], int, list[tuple[str, int, tuple[int, ...]]]]]:
    """Gets the runs of neighbouring fields of one type: the type, the offset, and each field's name, size and shape."""
    fields = sorted((offset, name, kind) for name, (kind, offset, *_) in (dtype.fields or {}).items() if name != FILLER)
    runs: list[tuple[np.dtype[Any], int, list[tuple[str, int, tuple[int, ...]]]]] = []
    for offset, name, kind in fields:
        if not runs or runs[-1][0] != kind.base:
            runs.append((kind.base, offset, []))
        runs[-1][2].append((name, kind.itemsize // kind.base.itemsize, kind.shape))
    return runs


def to_json(state: Record) -> dict[str, Any]:
    """Gets a record as plain lists and numbers; what is unknown is null. It is part of every message, so it is read in runs."""
    memory, data = state.tobytes(), {}
    for kind, offset, fields in _runs(state.dtype):  # type: ignore[attr-defined]
        count, first = sum(size for _, size, _ in fields), 0
        numbers = [None if n == UNKNOWN else n for n in np.frombuffer(memory, kind, count, offset).tolist()]
        for name, size, shape in fields:
            data[name] = _shaped(numbers[first : first + size], shape)
            first += size
    return data


def _shaped(numbers: list[int | None], shape: tuple[int, ...]) -> Any:
    """Gets a flat list as nested lists."""
    if not shape:
        return numbers[0]
    for length in reversed(shape[1:]):
        numbers = [numbers[first : first + length] for first in range(0, len(numbers), length)]  # type: ignore[misc]
    return numbers


def from_json(kind: type[R], data: dict[str, Any]) -> R:
    """Makes the record that `to_json` gave."""
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
