"""The course of a turn (D3): its beginning with the draws, its end, and the end of the game."""

from bali.core.compile import compiled, compiled_call
from bali.core.contract import CHANCE, NOBODY
from bali.core.seats import MAX_PLAYERS, clockwise
from bali.dalang.cards import ACTIVE_DRAWS, KINDS, LAST_TURN
from bali.dalang.state import OVER, PLAYING, REFILLING, State


@compiled
def begin_turn(state: State) -> None:
    """Start the active player's turn with the draws (D3.1). Players who fled return (D4.4)."""
    bring_back(state)
    state.forced = False
    state.served = 0
    state.owed = ACTIVE_DRAWS
    state.phase = REFILLING
    refill(state)


@compiled
def refill(state: State) -> None:
    """Request the next card of the draws, player by player."""
    while not await_card(state):
        state.served += 1
        state.owed = 1
        if state.served == state.players:
            resume_turn(state)
            return


@compiled
def await_card(state: State) -> bool:
    """Request a card and return True, or return False if none is owed or none is left."""
    if state.owed > 0 and state.pile_size == 0:
        _reshuffle(state)
    if state.pile_size == 0:
        state.owed = 0  # D2.2
    if state.owed == 0:
        return False
    state.asked = CHANCE
    return True


@compiled_call
def _reshuffle(state: State) -> None:
    """Turn the discards into the new draw pile (D2.2)."""
    for kind in range(len(KINDS)):
        state.pile[kind] = state.discards[kind]
        state.stock[kind] = state.discards[kind]
        state.discards[kind] = 0
    for seat in range(MAX_PLAYERS):
        state.drawn_size[seat] = 0
        for kind in range(len(KINDS)):
            state.drawn[seat, kind] = 0
    state.pile_size = state.stock_size = state.discards_size
    state.discards_size = 0


@compiled
def resume_turn(state: State) -> None:
    """Let the active player play another card, or stop (D3.2)."""
    state.served = 0
    state.owed = 0
    state.kind = 0
    state.spared = NOBODY
    state.goal = 0
    state.phase = PLAYING
    state.asked = state.turn


@compiled_call
def end_turn(state: State) -> None:
    """Make the left neighbour the active player (D3.3), or end the game after the last turn (D3.5)."""
    resume_turn(state)
    state.turns += 1
    if state.turns == LAST_TURN:
        end_game(state)
    else:
        state.turn = clockwise(state.turn, 1, state.players)
        begin_turn(state)


@compiled
def bring_back(state: State) -> None:
    """Bring back the players who fled (D4.4)."""
    for seat in range(state.players):
        state.fled[seat] = False


@compiled
def end_game(state: State) -> None:
    """End the game (D3.5, D10.1)."""
    state.phase = OVER
    state.asked = NOBODY
