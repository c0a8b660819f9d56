"""The course of a turn (A2.5): its beginning, its end, and the end of the game."""

from bali.altar.state import BUYING, OVER, State
from bali.core.compile import compiled
from bali.core.contract import NOBODY
from bali.core.seats import clockwise


@compiled
def begin_turn(state: State) -> None:
    """Start the active player's turn with phase 1, buying."""
    state.asked = state.turn
    state.phase = BUYING


@compiled
def end_turn(state: State) -> None:
    """Make the left neighbour the active player (A2.5)."""
    state.turn = clockwise(state.turn, 1, state.players)
    begin_turn(state)


@compiled
def end_game(state: State) -> None:
    """End the game (A8.1)."""
    state.phase = OVER
    state.asked = NOBODY
