"""The turn's own course (D3): drawing, playing, ending."""

from bali.core.compile import compiled, compiled_apart
from bali.core.contract import CHANCE, NOBODY
from bali.core.seats import clockwise
from bali.dalang.cards import ACTIVE_DRAWS, KINDS, LAST_TURN
from bali.dalang.state import OVER, PLAYING, REFILLING, State


@compiled
def begin_turn(state: State) -> None:
    """Begins the active player's turn with the draws (D3.1); who fled is back (D4.4)."""
    for seat in range(state.players):
        state.fled[seat] = False
    state.forced = False
    state.served = 0
    state.owed = ACTIVE_DRAWS
    state.phase = REFILLING
    refill(state)


@compiled
def refill(state: State) -> None:
    """Asks for the next card of the draws, player by player."""
    while not await_card(state):
        state.served += 1
        state.owed = 1
        if state.served == state.players:
            go_on(state)
            return


@compiled
def await_card(state: State) -> bool:
    """Asks for a card if one is owed and there is one; else the draw is over."""
    if state.owed > 0 and state.pile_size == 0:
        _reshuffle(state)
    if state.pile_size == 0:
        state.owed = 0  # D2.2
    if state.owed == 0:
        return False
    state.asked = CHANCE
    return True


@compiled
def _reshuffle(state: State) -> None:
    """Makes the discards the new pile (D2.2)."""
    for kind in range(len(KINDS)):
        state.pile[kind] = state.discards[kind]
        state.discards[kind] = 0
    state.pile_size, state.discards_size = state.discards_size, 0


@compiled
def go_on(state: State) -> None:
    """Lets the active player play another card, or stop (D3.2)."""
    state.served = 0
    state.owed = 0
    state.kind = 0
    state.spared = NOBODY
    state.goal = 0
    state.phase = PLAYING
    state.asked = state.turn


@compiled_apart
def end_turn(state: State) -> None:
    """Makes the left neighbour the active player (D3.3), unless the game has lasted too long (D3.5)."""
    go_on(state)
    state.turns += 1
    if state.turns == LAST_TURN:
        state.phase = OVER
        state.asked = NOBODY
        return
    state.turn = clockwise(state.turn, 1, state.players)
    begin_turn(state)
