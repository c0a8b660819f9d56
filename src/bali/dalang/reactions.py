"""Reactions to a card: the other players decide in clockwise order, and then the card takes effect (D3.2, D3.6).

The reactions to a scholar or an artist, which let a player exchange cards, are in `exchanges`.
"""

import numpy as np

from bali.core.compile import compiled, compiled_call
from bali.dalang.cards import ARTIST, COURT, DALANG, MAX_MOVED, PAIRS
from bali.dalang.chip_contests import award_chip
from bali.dalang.journeys import lay_hands
from bali.dalang.stacks import discard, discard_hand, put_away
from bali.dalang.state import BLOCKING, FLEEING, FORCING, JOINING, REPAYING, REPELLING, SHOWING, State, reactor
from bali.dalang.turns import await_card, end_turn, resume_turn

# The phase in which a passive player reacts, by the kind of card played.
_COURT_REACTIONS = {"warrior": REPELLING, "scholar": JOINING, "artist": JOINING, "priest": SHOWING, "prince": SHOWING}
_REACTIONS = np.array([*(_COURT_REACTIONS[card] for card in COURT), *(BLOCKING for _ in PAIRS)], np.int8)


@compiled_call
def ask_next(state: State) -> None:
    """Move to the next passive player who has a card (D3.6). After the last one, the card takes effect."""
    while state.served + 1 < state.players:
        state.served += 1
        seat = reactor(state)
        if state.hand_size[seat] > 0 and seat != state.spared:  # a player who fled has no hand (D4.4)
            state.asked = seat
            state.phase = _REACTIONS[state.kind]
            return
    _take_effect(state)


@compiled
def _take_effect(state: State) -> None:
    """Let the played card take effect, after everyone has reacted."""
    if state.kind >= DALANG:
        lay_hands(state)  # D9.4
    elif state.kind > ARTIST:
        award_chip(state)  # D7.3
    elif state.forced:
        end_turn(state)  # D3.4
    else:
        resume_turn(state)


@compiled
def discard_same(state: State) -> None:
    """Discard the deciding player's card of the kind that was played."""
    discard(state, state.asked, state.kind)


# Warriors


@compiled
def repel(state: State) -> None:
    """Repel a warrior with another one (D4.3)."""
    discard_same(state)
    offer_second(state)


@compiled
def flee(state: State) -> None:
    """Start to flee from a warrior (D4.4)."""
    state.moved = 0
    state.phase = FLEEING


@compiled
def save_card(state: State, kind: int, island: int) -> None:
    """Save a card of a fleeing player on a stack. After the last one, the rest of the hand is discarded (D4.4)."""
    seat = state.asked
    put_away(state, seat, kind, island)
    state.moved += 1
    if state.moved == MAX_MOVED or state.hand_size[seat] == 0:
        discard_hand(state, seat)
        state.fled[seat] = True
        ask_next(state)


# A second warrior, scholar or artist


@compiled_call
def offer_second(state: State) -> None:
    """Offer the player who has reacted a second card, once per turn (D3.4) and only if the hand is not empty (D3.6)."""
    if state.forced or state.hand_size[state.asked] == 0:
        ask_next(state)
    else:
        state.phase = FORCING


@compiled
def force_end(state: State) -> None:
    """Discard a second card, which ends the turn, and draw a replacement (D4.5, D5.4, D6.3)."""
    discard_same(state)
    state.forced = True
    state.owed = 1
    state.phase = REPAYING
    if not await_card(state):
        ask_next(state)
