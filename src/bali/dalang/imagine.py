"""Filling a redacted record's unknowns with a deal that fits all that the seat knows (D11.4).

What is unknown is a heap of cards: the deck without those that the seat knows. First every other player gets the priests and
princes that are sure to be theirs, each at a random place among their cards at that island. Then all other places are filled
from the heap at random, and what is left of it is the pile. Every deal that fits can come up. The sure cards are real cards
that were seen, the others are any: so a player who showed three princes holds three and otherwise an ordinary hand.
"""

from bali.core.choices import kind_at
from bali.core.compile import compiled, compiled_apart
from bali.core.dice import roll
from bali.core.record import UNKNOWN, Array
from bali.dalang.cards import DECK, ISLANDS, KINDS, PRIEST, PRIESTS, PRINCE, PRINCES
from bali.dalang.state import EITHER, NO_SLOT, State


@compiled_apart
def imagine(state: State, seat: int, dice: Array) -> None:
    """Fills the unknowns of a record that was redacted for this seat."""
    _heap_up(state, seat)
    for other in range(state.players):
        if other != seat:
            for island in range(len(ISLANDS)):
                _deal_sure(state, other, island, dice)
    for other in range(state.players):
        if other != seat:
            for island in range(len(ISLANDS)):
                _deal_either(state, other, island, dice)
    for other in range(state.players):
        _fill_hand(state, other, dice)
        for island in range(len(ISLANDS)):
            _fill_stack(state, other, island, dice)


@compiled
def _heap_up(state: State, seat: int) -> None:
    """Gathers the unknown cards in the pile."""
    for kind in range(len(KINDS)):
        state.pile[kind] = DECK[kind] - state.discards[kind]
        for other in range(state.players):
            if other == seat:
                state.pile[kind] -= state.hand[seat, kind]
            else:
                state.hand[other, kind] = 0
    for island in range(len(ISLANDS)):
        if seat >= 0:
            _leave_out_known(state, seat, island)


@compiled
def _leave_out_known(state: State, seat: int, island: int) -> None:
    slot = state.top[seat, island]
    while slot != NO_SLOT:
        if state.card[slot] != UNKNOWN:
            state.pile[state.card[slot]] -= 1
        slot = state.below[slot]


# What is sure


@compiled
def _deal_sure(state: State, seat: int, island: int, dice: Array) -> None:
    sure = state.sure[seat, island]
    for _priest in range(sure[PRIESTS]):
        _place(state, seat, island, PRIEST, dice)
    for _prince in range(sure[PRINCES]):
        _place(state, seat, island, PRINCE, dice)


@compiled
def _deal_either(state: State, seat: int, island: int, dice: Array) -> None:
    sure = state.sure[seat, island]
    for _either in range(sure[EITHER] - sure[PRIESTS] - sure[PRINCES]):
        priest = roll(dice, state.pile[PRIEST] + state.pile[PRINCE]) < state.pile[PRIEST]
        _place(state, seat, island, PRIEST if priest else PRINCE, dice)


@compiled_apart
def _place(state: State, seat: int, island: int, kind: int, dice: Array) -> None:
    """Puts a card at a random free place among a player's cards at an island: in the hand or in the stack."""
    in_hand = _free_in_hand(state, seat) if island == state.island else 0
    place = roll(dice, in_hand + _free_in_stack(state, seat, island))
    state.pile[kind] -= 1
    if place < in_hand:
        state.hand[seat, kind] += 1
        return
    slot = state.top[seat, island]
    while state.card[slot] != UNKNOWN or place > in_hand:
        place -= state.card[slot] == UNKNOWN
        slot = state.below[slot]
    state.card[slot] = kind


@compiled
def _free_in_hand(state: State, seat: int) -> int:
    free = int(state.hand_size[seat])
    for kind in range(len(KINDS)):
        free -= state.hand[seat, kind]
    return free


@compiled
def _free_in_stack(state: State, seat: int, island: int) -> int:
    free, slot = 0, state.top[seat, island]
    while slot != NO_SLOT:
        free += state.card[slot] == UNKNOWN
        slot = state.below[slot]
    return free


# The rest


@compiled
def _fill_hand(state: State, seat: int, dice: Array) -> None:
    for _card in range(_free_in_hand(state, seat)):
        state.hand[seat, _draw(state, dice)] += 1


@compiled
def _fill_stack(state: State, seat: int, island: int, dice: Array) -> None:
    slot = state.top[seat, island]
    while slot != NO_SLOT:
        if state.card[slot] == UNKNOWN:
            state.card[slot] = _draw(state, dice)
        slot = state.below[slot]


@compiled_apart
def _draw(state: State, dice: Array) -> int:
    """Takes a card at random from the heap."""
    left = 0
    for count in state.pile:
        left += int(count)
    kind = kind_at(state.pile, roll(dice, left))
    state.pile[kind] -= 1
    return kind
