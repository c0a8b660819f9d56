"""How an observation is laid out: a row of numbers in named parts, which a game's `observe` writes in the same order.

There is one layout a game, in two forms. The compact form has small integers: counts as they are, choices of one among several
as a 1 among 0s, and UNKNOWN for what the seat cannot know. The float form has the same entries divided by the most that they
commonly are, and -1 for what is unknown.
"""

from math import prod
from typing import Any, NamedTuple

import numpy as np

from bali.core.compile import compiled
from bali.core.record import UNKNOWN, Array

UNSEEN = np.float32(-1)  # what is unknown, in the float form


class Part(NamedTuple):
    """Neighbouring entries of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    most: int  # what the float form divides by
    meaning: str

    @property
    def size(self) -> int:
        """Gets how many entries it has."""
        return prod(self.shape)


Layout = tuple[Part, ...]


def width(layout: Layout) -> int:
    """Gets how many entries an observation has."""
    return sum(part.size for part in layout)


def place_of(layout: Layout, name: str) -> slice:
    """Gets where a part lies in an observation."""
    names = [part.name for part in layout]
    first = width(layout[: names.index(name)])
    return slice(first, first + layout[names.index(name)].size)


def parts_of(layout: Layout, observation: Array) -> dict[str, Any]:
    """Gets an observation, or many, as its parts by name, in their shapes: for people, and for tests."""
    rows = observation.shape[:-1]
    return {part.name: observation[..., place_of(layout, part.name)].reshape(*rows, *part.shape) for part in layout}


def scales(layout: Layout) -> Array:
    """Gets what each entry is multiplied by in the float form."""
    return np.concatenate([np.full(part.size, 1 / part.most, np.float32) for part in layout])


@compiled
def write_one(out: Array, place: int, count: int, which: int) -> int:
    """Writes a 1 at one of so many entries and 0s at the others, or only 0s if it is none of them; gets the place behind."""
    for entry in range(count):
        out[place + entry] = which == entry
    return place + count


@compiled
def write_all(out: Array, place: int, values: Array) -> int:
    """Writes numbers as they are; gets the place behind."""
    for entry in range(len(values)):
        out[place + entry] = values[entry]
    return place + len(values)


@compiled
def write_floats(compact: Array, scale: Array, out: Array) -> None:
    """Writes the float form of an observation."""
    for entry in range(len(scale)):
        value = np.float32(compact[entry])
        out[entry] = UNSEEN if value == np.float32(UNKNOWN) else value * scale[entry]
