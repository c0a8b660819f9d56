"""The sources of the points in a game (A8.5)."""

from bali.altar.cards import GOODS, SHRINE
from bali.altar.scoring import SHRINE_POINTS, STONES_PER_POINT, value
from bali.altar.state import State
from bali.core.events import Category


def categories(state: State) -> list[Category]:
    """Return the points by category."""
    players = int(state.players)
    return [
        Category("tokens", state.points[:players].tolist()),
        Category("shrines", (SHRINE_POINTS * state.tableau[:players, SHRINE]).tolist(), {"worth": SHRINE_POINTS}),
        Category("stones", (state.stones[:players] // STONES_PER_POINT).tolist(), {"per": STONES_PER_POINT}),
        *(_sacrifices(state, good, int(value(state, good))) for good in range(len(GOODS))),
    ]


def _sacrifices(state: State, good: int, worth: int) -> Category:
    points = (state.sacrifices[: state.players, good] * worth).tolist()
    return Category("good", points, {"good": GOODS[good], "worth": worth})
