"""Reactions to a card: the other players decide in clockwise order, and then the card takes effect (D3.2, D3.6)."""

import numpy as np

from bali.core.compile import compiled, compiled_call
from bali.dalang.cards import ARTIST, DALANG, ISLANDS, MAX_MOVED, SCHOLAR
from bali.dalang.contests import settle
from bali.dalang.journeys import lay_hands
from bali.dalang.stacks import discard, discard_hand, put_away, take_up_top
from bali.dalang.state import (
    BLOCKING,
    EXCHANGING,
    FLEEING,
    FORCING,
    JOINING,
    REPAYING,
    REPELLING,
    REPLACING,
    SHOWING,
    SWAPPING,
    State,
    reactor,
)
from bali.dalang.turns import await_card, end_turn, go_on

# The phase in which a passive player reacts, by the kind of card played.
_QUESTIONS = np.array([REPELLING, JOINING, JOINING, SHOWING, SHOWING, *(BLOCKING for _ in range(6))], np.int8)


@compiled_call
def ask_next(state: State) -> None:
    """Move to the next passive player who has a card (D3.6). After the last one, the card takes effect."""
    while state.served + 1 < state.players:
        state.served += 1
        seat = reactor(state)
        if state.hand_size[seat] > 0 and seat != state.spared:  # a player who fled has no hand (D4.4)
            state.asked = seat
            state.phase = _QUESTIONS[state.kind]
            return
    _take_effect(state)


@compiled
def _take_effect(state: State) -> None:
    if state.kind >= DALANG:
        lay_hands(state)  # D9.4
    elif state.kind > ARTIST:
        settle(state)  # D7.3
    elif state.forced:
        end_turn(state)  # D3.4
    else:
        go_on(state)


@compiled
def answer(state: State) -> None:
    """Discard the deciding player's card of the kind that was played."""
    discard(state, state.asked, state.kind)


@compiled
def flee(state: State) -> None:
    """Start to flee (D4.4)."""
    state.moved = 0
    state.phase = FLEEING


@compiled
def flee_with(state: State, kind: int, island: int) -> None:
    """Save a card. After the last one, discard the rest of the hand and mark the player as having fled (D4.4)."""
    seat = state.asked
    put_away(state, seat, kind, island)
    state.moved += 1
    if state.moved == MAX_MOVED or state.hand_size[seat] == 0:
        discard_hand(state, seat)
        state.fled[seat] = True
        ask_next(state)


@compiled_call
def offer_second(state: State) -> None:
    """Offer the player who has reacted a second card, once per turn (D3.4) and only if the hand is not empty (D3.6)."""
    if state.forced or state.hand_size[state.asked] == 0:
        ask_next(state)
    else:
        state.phase = FORCING


@compiled
def force(state: State) -> None:
    """Discard a second card, which ends the turn, and draw a replacement (D4.5, D5.4, D6.3)."""
    answer(state)
    state.forced = True
    state.owed = 1
    state.phase = REPAYING
    if not await_card(state):
        ask_next(state)


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
def _can_exchange(state: State) -> bool:
    """Whether anything is left to move, judged by public information only (D3.6)."""
    seat = state.asked
    if state.moved == MAX_MOVED:
        return False
    if state.hand_size[seat] > 0 and not state.taking:
        return True
    return state.phase == EXCHANGING and (state.moved == 0 or bool(state.taking)) and _has_stacks(state, seat)


@compiled
def _has_stacks(state: State, seat: int) -> bool:
    """Whether a player has a stack on any island. At the active island the cards are in hand instead."""
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
