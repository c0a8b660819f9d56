"""Places from points."""

from bali.core.compile import compiled
from bali.core.record import Array

_ROOM = 8  # more than there are seats: a place fits beside its key


@compiled
def rank(keys: Array, count: int) -> None:
    """Replaces the first `count` keys by places: 1 for the highest, equal keys share a place."""
    for seat in range(count):
        keys[seat] *= _ROOM
    for seat in range(count):
        for other in range(count):
            if keys[other] // _ROOM > keys[seat] // _ROOM:
                keys[seat] += 1
    for seat in range(count):
        keys[seat] = keys[seat] % _ROOM + 1


@compiled
def lead(points: Array, seat: int, count: int) -> float:
    """Gets by how much a seat is ahead of the best of the others, or behind."""
    best = -1000.0
    for other in range(count):
        if other != seat:
            best = max(best, float(points[other]))
    return points[seat] - best
