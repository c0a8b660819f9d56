"""The points that each player certainly has (D10.2): masks and seals are face up, so this is the exact total."""

from bali.core.compile import compiled_call
from bali.core.record import Array
from bali.dalang.scoring import scores
from bali.dalang.state import State


@compiled_call
def known_points(state: State, out: Array) -> None:
    """Write each seat's points, and then a 1 for each: they are exact."""
    scores(state, out)
    for seat in range(state.players):
        out[state.players + seat] = 1
