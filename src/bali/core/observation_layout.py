"""The layout of an observation: a row of numbers in named parts. `observe` writes each part where the layout puts it.

Each game has one layout in two forms. The compact form has small integers: counts as they are, categories one-hot encoded, and
UNKNOWN for anything the seat cannot know. The float form has the same entries divided by their usual maximum, and -1 for unknown
entries.
"""

from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np

from bali.core.compile import compiled
from bali.core.record import UNKNOWN, Array

UNKNOWN_FLOAT = np.float32(-1)  # an unknown entry in the float form


class Part(NamedTuple):
    """A named group of neighbouring entries in an observation."""

    name: str
    shape: tuple[int, ...]
    most: int  # the divisor in the float form
    meaning: str

    @property
    def size(self) -> int:
        """The number of entries."""
        return prod(self.shape)


Layout = tuple[Part, ...]


def width(layout: Layout) -> int:
    """Return the number of entries in an observation."""
    return sum(part.size for part in layout)


def offsets_of(layout: Layout) -> Any:
    """Return the index of each part's first entry as a named tuple, which compiled code treats as constants.

    For parts `phase` with 13 entries and `turn` with 4, in this order, it is `Offsets(phase=0, turn=13)`.
    """
    firsts = accumulate((part.size for part in layout[:-1]), initial=0)
    offsets: Any = NamedTuple("Offsets", [(part.name, int) for part in layout])  # type: ignore[misc]  # mypy wants a literal
    return offsets(*firsts)


def parts_of(layout: Layout, observation: Array) -> dict[str, Any]:
    """Split one or more observations into named and shaped parts, for people and for tests."""
    rows = observation.shape[:-1]
    firsts = offsets_of(layout)
    return {
        part.name: observation[..., first : first + part.size].reshape(*rows, *part.shape)
        for part, first in zip(layout, firsts, strict=True)
    }


def scales(layout: Layout) -> Array:
    """Return the factor of each entry in the float form."""
    return np.concatenate([np.full(part.size, 1 / part.most, np.float32) for part in layout])


@compiled
def write_one_hot(out: Array, first: int, count: int, which: int) -> None:
    """Write a 1 at entry `which` of the `count` entries from `first`, and 0 at the others. Out of range, all are 0."""
    for entry in range(count):
        out[first + entry] = which == entry


@compiled
def write_all(out: Array, first: int, values: Array) -> None:
    """Write numbers unchanged, from entry `first`."""
    for entry in range(len(values)):
        out[first + entry] = values[entry]


@compiled
def write_floats(compact: Array, scale: Array, out: Array) -> None:
    """Write the float form of an observation."""
    for entry in range(len(scale)):
        value = np.float32(compact[entry])
        out[entry] = UNKNOWN_FLOAT if value == np.float32(UNKNOWN) else value * scale[entry]
