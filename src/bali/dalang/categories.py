"""The sources of the points in a game (D10.2)."""

from bali.core.compile import compiled_call
from bali.core.record import Array
from bali.core.reports import ABSENT, report
from bali.dalang.cards import SEAL_POINTS
from bali.dalang.reports import CATEGORIES, MASK_CATEGORY, SEAL_CATEGORY
from bali.dalang.scoring import mask_points, seal_points
from bali.dalang.state import State

_MASKS, _SEALS = CATEGORIES.end(MASK_CATEGORY), CATEGORIES.end(SEAL_CATEGORY)


@compiled_call
def categories(state: State, rows: Array) -> int:
    """Write the points by category, and return the number of categories. `scores` adds up the same functions."""
    count = report(rows, 0, MASK_CATEGORY)
    count = report(rows, count, SEAL_CATEGORY, ABSENT, SEAL_POINTS)
    for seat in range(state.players):
        rows[0, _MASKS + seat] = mask_points(state, seat)
        rows[1, _SEALS + seat] = seal_points(state, seat)
    return count
