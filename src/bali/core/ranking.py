"""Places and chances from points."""

import numpy as np

from bali.core.compile import compiled
from bali.core.record import Array

_ROOM = 8  # more than there are seats: a place fits beside its key
CERTAIN = 20.0  # the standing of who has won


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
def share(places: Array, count: int, out: Array) -> None:
    """Writes what a game is worth to each player: 1 to the winner, what makes the sum 0 to the others; several winners share."""
    winners = 0
    for seat in range(count):
        winners += places[seat] == 1
    for seat in range(count):
        part = count / winners if places[seat] == 1 else 0.0
        out[seat] = (part - 1.0) / (count - 1.0)


@compiled
def lead(points: Array, seat: int, count: int) -> float:
    """Gets by how much a seat is ahead of the best of the others, or behind."""
    best = -1000.0
    for other in range(count):
        if other != seat:
            best = max(best, float(points[other]))
    return points[seat] - best


@compiled
def certain(places: Array, count: int) -> None:
    """Replaces places by standings that leave no doubt who wins."""
    for seat in range(count):
        places[seat] = CERTAIN if places[seat] == 1 else 0.0


@compiled
def chances(standings: Array, count: int) -> None:
    """Replaces standings by the chances to win: as their exponentials, together 1."""
    best = standings[0]
    for seat in range(1, count):
        best = max(best, standings[seat])
    total = 0.0
    for seat in range(count):
        standings[seat] = np.exp(standings[seat] - best)
        total += standings[seat]
    for seat in range(count):
        standings[seat] /= total
