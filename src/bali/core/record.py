"""A game's state as one flat NumPy record.

A record class is only a list of typed fields and is never instantiated. `dtype_of` turns it into a NumPy dtype, so mypy checks
the same field names that the record has in memory.
"""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

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
