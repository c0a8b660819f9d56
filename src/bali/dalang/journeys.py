"""The Dalang's journey (D9.4 to D9.7): players lay down their hands, gain masks and take up their stacks."""

from bali.core.compile import compiled, compiled_call
from bali.dalang.scoring import masks_remain, score, scores_at
from bali.dalang.stacks import lay_down, take_up, take_up_bottom
from bali.dalang.state import LAYING, State, reactor
from bali.dalang.turns import bring_back, end_game, end_turn, resume_turn


@compiled
def lay_hands(state: State) -> None:
    """Start laying down the hands, the active player first (D9.4)."""
    state.served = 0
    _ask_to_lay(state)


@compiled_call
def _ask_to_lay(state: State) -> None:
    """Move to the next player with more than one card. A single card leaves no choice (D3.6)."""
    while state.served < state.players:
        seat = reactor(state)
        if state.hand_size[seat] > 1:
            state.phase = LAYING
            state.asked = seat
            return
        if state.hand_size[seat] == 1:
            lay_down(state, seat, _only_card(state, seat))
        state.served += 1
    _arrive(state)


@compiled
def _only_card(state: State, seat: int) -> int:
    kind = 0
    while state.hand[seat, kind] == 0:
        kind += 1
    return kind


@compiled
def lay(state: State, kind: int) -> None:
    """Lay a card on the deciding player's stack. The last card is laid automatically."""
    lay_down(state, state.asked, kind)
    if state.hand_size[state.asked] == 1:
        _ask_to_lay(state)


@compiled
def _arrive(state: State) -> None:
    """Move the Dalang (D9.4). Everyone takes up their stack, wholly (D9.5) or after a scoring in part (D9.6, D9.7)."""
    state.island = state.goal
    bring_back(state)
    if not scores_at(state, state.island):
        for seat in range(state.players):
            take_up(state, seat)  # D9.5
        resume_turn(state)
        return
    score(state)
    if masks_remain(state):
        for seat in range(state.players):
            take_up_bottom(state, seat)  # D9.7
        end_turn(state)
    else:
        resume_turn(state)
        state.ender = state.turn
        end_game(state)
