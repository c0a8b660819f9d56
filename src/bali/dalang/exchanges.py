"""Exchanges of cards by a player who has discarded a scholar (D5) or an artist (D6)."""

from bali.core.compile import compiled, compiled_call
from bali.dalang.cards import ISLANDS, MAX_MOVED, SCHOLAR
from bali.dalang.reactions import ask_next, discard_same, offer_second
from bali.dalang.stacks import discard, put_away, take_up_top
from bali.dalang.state import EXCHANGING, REPLACING, SWAPPING, State, reactor
from bali.dalang.turns import await_card


@compiled_call
def begin_exchange(state: State) -> None:
    """Let the player who has discarded a scholar or an artist exchange cards (D5.1, D6.1)."""
    state.moved = 0
    state.taking = False
    state.asked = reactor(state)
    state.phase = EXCHANGING if state.kind == SCHOLAR else SWAPPING
    if not _can_exchange(state):
        end_exchange(state)


@compiled
def join(state: State) -> None:
    """Join in with a scholar or an artist (D5.2, D6.2)."""
    discard_same(state)
    begin_exchange(state)


@compiled
def _can_exchange(state: State) -> bool:
    """Return whether anything is left to move, judged by public information only (D3.6)."""
    seat = state.asked
    if state.moved == MAX_MOVED:
        return False
    if state.hand_size[seat] > 0 and not state.taking:
        return True
    return state.phase == EXCHANGING and (state.moved == 0 or bool(state.taking)) and _has_stacks(state, seat)


@compiled
def _has_stacks(state: State, seat: int) -> bool:
    """Return whether a player has a stack on any island. At the active island the cards are in hand instead."""
    for island in range(len(ISLANDS)):
        if state.stack_size[seat, island] > 0:
            return True
    return False


@compiled
def put(state: State, kind: int, island: int) -> None:
    """Put a card on a stack in a scholar's exchange (D5.1)."""
    put_away(state, state.asked, kind, island)
    _count_moved(state)


@compiled
def take(state: State, island: int) -> None:
    """Take the top card of a stack in a scholar's exchange (D5.1)."""
    state.taking = True
    take_up_top(state, state.asked, island)
    _count_moved(state)


@compiled
def swap(state: State, kind: int) -> None:
    """Discard a card in an artist's exchange (D6.1)."""
    discard(state, state.asked, kind)
    _count_moved(state)


@compiled
def _count_moved(state: State) -> None:
    state.moved += 1
    if not _can_exchange(state):
        end_exchange(state)


@compiled_call
def end_exchange(state: State) -> None:
    """End an exchange. After an artist's exchange, the player draws as many cards as were discarded (D6.1)."""
    if state.phase == SWAPPING:
        state.owed = state.moved
        state.phase = REPLACING
        if await_card(state):
            return
    after_exchange(state)


@compiled
def after_exchange(state: State) -> None:
    """Continue after an exchange: a passive player may discard a second card, then the next reacts (D5.2, D5.4, D6.2, D6.3)."""
    state.asked = reactor(state)
    if state.served == 0:
        ask_next(state)
    else:
        offer_second(state)
