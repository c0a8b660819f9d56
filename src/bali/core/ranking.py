"""Places, rewards and win probabilities."""

from bali.core.compile import compiled
from bali.core.exact_math import exp
from bali.core.record import Array

_SHIFT = 8  # more than MAX_PLAYERS: `rank` keeps a key and a place in one number
CERTAIN = 20.0  # the standing of a winner


@compiled
def rank(keys: Array, count: int) -> None:
    """Replace the first `count` keys with places: 1 for the highest. Equal keys share a place.

    The keys 7, 9 and 7 become 56, 72 and 56. Then each gains 1 for every higher key: 57, 72 and 57. The gain plus 1 is the place:
    2, 1 and 2.
    """
    for seat in range(count):
        keys[seat] *= _SHIFT
    for seat in range(count):
        for other in range(count):
            if keys[other] // _SHIFT > keys[seat] // _SHIFT:
                keys[seat] += 1
    for seat in range(count):
        keys[seat] = keys[seat] % _SHIFT + 1


@compiled
def zero_sum_rewards(places: Array, count: int, out: Array) -> None:
    """Write each player's reward: 1 for a sole winner, and equal negative rewards for the others, so that the sum is 0.

    Several winners share: with four players, places 1, 1, 3 and 4 give 1/3, 1/3, -1/3 and -1/3.
    """
    winners = 0
    for seat in range(count):
        winners += places[seat] == 1
    for seat in range(count):
        part = count / winners if places[seat] == 1 else 0.0
        out[seat] = (part - 1.0) / (count - 1.0)


@compiled
def lead(points: Array, seat: int, count: int) -> float:
    """Return how many points a seat is ahead of the best other seat. It is negative if the seat is behind."""
    best = -1000.0
    for other in range(count):
        if other != seat:
            best = max(best, float(points[other]))
    return points[seat] - best


@compiled
def final_standings(places: Array, count: int) -> None:
    """Replace the places of a finished game with standings, so that the winner has a win probability of nearly 1."""
    for seat in range(count):
        places[seat] = CERTAIN if places[seat] == 1 else 0.0


@compiled
def win_probabilities(standings: Array, count: int) -> None:
    """Replace standings with win probabilities, their softmax."""
    best = standings[0]
    for seat in range(1, count):
        best = max(best, standings[seat])
    total = 0.0
    for seat in range(count):
        standings[seat] = exp(standings[seat] - best)
        total += standings[seat]
    for seat in range(count):
        standings[seat] /= total
