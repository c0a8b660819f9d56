"""The sources of the points in a game (D10.2)."""

from bali.core.events import Category
from bali.dalang.cards import SEAL_POINTS
from bali.dalang.scoring import mask_points, seal_points
from bali.dalang.state import State


def categories(state: State) -> list[Category]:
    """Return the points by category. `scores` adds up the same functions."""
    seats = range(state.players)
    return [
        Category("masks", [int(mask_points(state, seat)) for seat in seats]),
        Category("seals", [int(seal_points(state, seat)) for seat in seats], {"worth": SEAL_POINTS}),
    ]
