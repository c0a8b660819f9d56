"""Seats around the table."""

from bali.core.compile import compiled

MAX_PLAYERS = 4  # in any game; arrays with one entry per seat have this length


@compiled
def clockwise(seat: int, steps: int, players: int) -> int:
    """Return the seat `steps` clockwise from another, at most once around the table. It avoids a division, which is slow."""
    there = seat + steps
    return there - players if there >= players else there


def seats_from(first: int, players: int) -> list[int]:
    """Return all seats, clockwise from one of them."""
    return [(first + step) % players for step in range(players)]


@compiled
def steps_to(seat: int, other: int, players: int) -> int:
    """Return how many steps clockwise `other` is from `seat`, or -1 if there is none. Spectators count from the first seat."""
    return -1 if other < 0 else clockwise(other, players - max(seat, 0), players)
