"""Around the table."""

from bali.core.compile import compiled


@compiled
def clockwise(seat: int, steps: int, players: int) -> int:
    """Gets the seat some steps clockwise from another, at most once around; a division would cost too much."""
    there = seat + steps
    return there - players if there >= players else there
