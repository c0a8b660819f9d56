"""The sources of the points in a game (A8.5)."""

from bali.altar.cards import GOODS, SHRINE_POINTS, STONES_PER_POINT
from bali.altar.scoring import sacrifice_points, shrine_points, stone_points, value
from bali.altar.state import State
from bali.core.events import Category


def categories(state: State) -> list[Category]:
    """Return the points by category. `scores` adds up the same functions."""
    seats = range(state.players)
    return [
        Category("tokens", [int(state.points[seat]) for seat in seats]),
        Category("shrines", [int(shrine_points(state, seat)) for seat in seats], {"worth": SHRINE_POINTS}),
        Category("stones", [int(stone_points(state, seat)) for seat in seats], {"per": STONES_PER_POINT}),
        *(_sacrifices(state, good) for good in range(len(GOODS))),
    ]


def _sacrifices(state: State, good: int) -> Category:
    worth = int(value(state, good))
    points = [int(sacrifice_points(state, seat, good, worth)) for seat in range(state.players)]
    return Category("good", points, {"good": GOODS[good], "worth": worth})
