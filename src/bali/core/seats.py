"""Around the table."""

from bali.core.compile import compiled


@compiled
def clockwise(seat: int, steps: int, players: int) -> int:
    """Gets the seat some steps clockwise from another, at most once around; a division would cost too much."""
    there = seat + steps
    return there - players if there >= players else there


@compiled
def steps_to(seat: int, other: int, players: int) -> int:
    """Gets how many steps clockwise from a seat another is; -1 if there is no other. Who has no seat looks from the first."""
    return -1 if other < 0 else clockwise(other, players - max(seat, 0), players)
