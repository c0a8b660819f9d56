"""The sources of the points in a game (A8.5)."""

from bali.altar.cards import GOODS, SHRINE_POINTS, STONES_PER_POINT
from bali.altar.reports import CATEGORIES, GOOD_CATEGORY, SHRINE_CATEGORY, STONE_CATEGORY, TOKEN_CATEGORY
from bali.altar.scoring import sacrifice_points, shrine_points, stone_points, value
from bali.altar.state import State
from bali.core.compile import compiled_call
from bali.core.record import Array
from bali.core.reports import ABSENT, report

_TOKENS, _SHRINES, _STONES, _GOODS = (
    CATEGORIES.end(category) for category in (TOKEN_CATEGORY, SHRINE_CATEGORY, STONE_CATEGORY, GOOD_CATEGORY)
)


@compiled_call
def categories(state: State, rows: Array) -> int:
    """Write the points by category, and return the number of categories. `scores` adds up the same functions."""
    count = report(rows, 0, TOKEN_CATEGORY)
    count = report(rows, count, SHRINE_CATEGORY, ABSENT, SHRINE_POINTS)
    count = report(rows, count, STONE_CATEGORY, ABSENT, STONES_PER_POINT)
    for seat in range(state.players):
        rows[0, _TOKENS + seat] = state.points[seat]
        rows[1, _SHRINES + seat] = shrine_points(state, seat)
        rows[2, _STONES + seat] = stone_points(state, seat)
    for good in range(len(GOODS)):
        worth = value(state, good)
        count = report(rows, count, GOOD_CATEGORY, ABSENT, good, worth)
        for seat in range(state.players):
            rows[count - 1, _GOODS + seat] = sacrifice_points(state, seat, good, worth)
    return count
