"""The layout of an observation: a row of numbers in named parts, which a game's `observe` writes in the same order.

Each game has one layout in two forms. The compact form has small integers: counts as they are, categories one-hot encoded, and
UNKNOWN for anything the seat cannot know. The float form has the same entries divided by their usual maximum, and -1 for unknown
entries.
"""

from math import prod
from typing import Any, NamedTuple

import numpy as np

from bali.core.compile import compiled
from bali.core.record import UNKNOWN, Array

UNSEEN = np.float32(-1)  # an unknown entry in the float form


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


def slice_of(layout: Layout, name: str) -> slice:
    """Return the slice of an observation that holds a part."""
    names = [part.name for part in layout]
    first = width(layout[: names.index(name)])
    return slice(first, first + layout[names.index(name)].size)


def parts_of(layout: Layout, observation: Array) -> dict[str, Any]:
    """Split one or more observations into named and shaped parts, for people and for tests."""
    rows = observation.shape[:-1]
    return {part.name: observation[..., slice_of(layout, part.name)].reshape(*rows, *part.shape) for part in layout}


def scales(layout: Layout) -> Array:
    """Return the factor of each entry in the float form."""
    return np.concatenate([np.full(part.size, 1 / part.most, np.float32) for part in layout])


@compiled
def write_one(out: Array, place: int, count: int, which: int) -> int:
    """Write a one-hot encoding of `which` in `count` entries, all 0 if it is out of range, and return the next place."""
    for entry in range(count):
        out[place + entry] = which == entry
    return place + count


@compiled
def write_all(out: Array, place: int, values: Array) -> int:
    """Write numbers unchanged, and return the next place."""
    for entry in range(len(values)):
        out[place + entry] = values[entry]
    return place + len(values)


@compiled
def write_floats(compact: Array, scale: Array, out: Array) -> None:
    """Write the float form of an observation."""
    for entry in range(len(scale)):
        value = np.float32(compact[entry])
        out[entry] = UNSEEN if value == np.float32(UNKNOWN) else value * scale[entry]
