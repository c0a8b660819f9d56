"""Fill the unknowns of a redacted record with a random deal that is consistent with everything the seat knows (D11.4).

The unknown cards form a heap: the deck without the cards that the seat knows.

1. *Certain cards.* Every other player gets the priests and princes that this player is known to have at least, each in a random
   free place among the player's cards at that island.
2. *The draw pile.* Once the discards have been reshuffled, everyone knows which cards went into the pile, and the seat also
   knows which of them it has drawn. The pile is a random selection from the rest. If 5 warriors went into the pile and the seat
   has drawn 2, at most 3 are left in it.
3. *The rest* of the heap fills the remaining places at random.

Every consistent deal is possible. A player who showed three princes holds three princes and otherwise random cards. If the
certain cards leave too few cards for the pile, the procedure restarts. Until the end, `pile` holds the heap.
"""

from bali.core.action_lists import kind_at
from bali.core.compile import compiled, compiled_call
from bali.core.contract import SPECTATOR
from bali.core.dice import roll
from bali.core.record import UNKNOWN, Array
from bali.dalang.cards import DECK, ISLANDS, KINDS, PRIEST, PRIESTS, PRINCE, PRINCES, SEATS
from bali.dalang.state import EITHER, NO_SLOT, State

_BITS, _MAX = 5, 31  # the bits and the largest value of each count, packed into one integer


@compiled_call
def imagine(state: State, seat: int, dice: Array) -> None:
    """Fill the unknowns of a record that was redacted for this seat, and perhaps narrowed to its screen."""
    if state.unseen[0, 0] == UNKNOWN:
        _forget_the_past(state)
    fits = False
    while not fits:
        _begin_anew(state, seat)
        _heap_up(state, seat)
        _deal_sure(state, seat, dice)
        fits = _all_left(state, seat) >= state.pile_size
    pile = _choose_pile(state, seat, dice)
    for other in range(state.players):
        _fill_hand(state, other, dice)
        for island in range(len(ISLANDS)):
            _fill_stack(state, other, island, dice)
    for kind in range(len(KINDS)):
        state.pile[kind] = _packed(pile, kind)
    _settle_draws(state, seat, dice)


@compiled
def _forget_the_past(state: State) -> None:
    """Clear the history in a screen's record, so that only the visible cards are known (D11.5)."""
    state.stock_size = 0
    for kind in range(len(KINDS)):
        state.stock[kind] = 0
    for seat in range(SEATS):
        state.drawn_size[seat] = 0
        for kind in range(len(KINDS)):
            state.drawn[seat, kind] = 0
        for island in range(len(ISLANDS)):
            state.unseen[seat, island] = 0
            for which in range(EITHER + 1):
                state.sure[seat, island, which] = 0


@compiled_call
def _begin_anew(state: State, seat: int) -> None:
    """Clear the other players' hands and hide their stacks."""
    for other in range(state.players):
        if other != seat:
            for kind in range(len(KINDS)):
                state.hand[other, kind] = 0
            for island in range(len(ISLANDS)):
                _hide(state, state.top[other, island])


@compiled
def _hide(state: State, slot: int) -> None:
    while slot != NO_SLOT:
        state.card[slot] = UNKNOWN
        slot = state.below[slot]


@compiled_call
def _heap_up(state: State, seat: int) -> None:
    """Gather the unknown cards in `pile`."""
    for kind in range(len(KINDS)):
        state.pile[kind] = DECK[kind] - state.discards[kind]
    if seat != SPECTATOR:
        for kind in range(len(KINDS)):
            state.pile[kind] -= state.hand[seat, kind]
        for island in range(len(ISLANDS)):
            _leave_out_known(state, seat, island)


@compiled
def _leave_out_known(state: State, seat: int, island: int) -> None:
    slot = state.top[seat, island]
    while slot != NO_SLOT:
        if state.card[slot] != UNKNOWN:
            state.pile[state.card[slot]] -= 1
        slot = state.below[slot]


# Certain cards


@compiled_call
def _deal_sure(state: State, seat: int, dice: Array) -> None:
    for other in range(state.players):
        if other != seat:
            for island in range(len(ISLANDS)):
                _deal(state, other, island, PRIEST, state.sure[other, island, PRIESTS], dice)
                _deal(state, other, island, PRINCE, state.sure[other, island, PRINCES], dice)
    for other in range(state.players):
        if other != seat:
            for island in range(len(ISLANDS)):
                _deal_either(state, other, island, dice)


@compiled
def _deal(state: State, seat: int, island: int, kind: int, count: int, dice: Array) -> None:
    for _card in range(count):
        _place(state, seat, island, kind, dice)


@compiled
def _deal_either(state: State, seat: int, island: int, dice: Array) -> None:
    sure = state.sure[seat, island]
    for _card in range(sure[EITHER] - sure[PRIESTS] - sure[PRINCES]):
        priest = roll(dice, int(state.pile[PRIEST]) + int(state.pile[PRINCE])) < state.pile[PRIEST]
        _place(state, seat, island, PRIEST if priest else PRINCE, dice)


@compiled_call
def _place(state: State, seat: int, island: int, kind: int, dice: Array) -> None:
    """Put a card in a random free place among a player's cards at an island: in the stack, or in hand if it is active."""
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


# The draw pile


@compiled_call
def _left(state: State, seat: int, kind: int) -> int:
    """Return the most cards of a kind that can be in the draw pile."""
    heap = int(state.pile[kind])
    if state.stock_size == 0:
        return heap
    own = state.drawn[seat, kind] if seat != SPECTATOR else 0
    return min(heap, int(state.stock[kind]) - own)


@compiled_call
def _all_left(state: State, seat: int) -> int:
    left = 0
    for kind in range(len(KINDS)):
        left += _left(state, seat, kind)
    return left


@compiled_call
def _choose_pile(state: State, seat: int, dice: Array) -> int:
    """Choose the draw pile from the heap, and return its counts packed into one integer."""
    pile, total = 0, _all_left(state, seat)
    for _card in range(state.pile_size):
        number, kind = roll(dice, total), 0
        while number >= _spare(state, seat, kind, pile):
            number -= _spare(state, seat, kind, pile)
            kind += 1
        pile += 1 << _BITS * kind
        total -= 1
    for kind in range(len(KINDS)):
        state.pile[kind] -= _packed(pile, kind)
    return pile


@compiled
def _spare(state: State, seat: int, kind: int, pile: int) -> int:
    return _left(state, seat, kind) - _packed(pile, kind)


@compiled
def _packed(cards: int, kind: int) -> int:
    return cards >> _BITS * kind & _MAX


@compiled_call
def _settle_draws(state: State, seat: int, dice: Array) -> None:
    """Choose which of the cards that left the pile each of the other players has drawn."""
    for other in range(state.players):
        if other != seat:
            for kind in range(len(KINDS)):
                state.drawn[other, kind] = 0
    for other in range(state.players):
        if other != seat:
            for _card in range(state.drawn_size[other]):
                state.drawn[other, _pick_gone(state, dice)] += 1


@compiled_call
def _pick_gone(state: State, dice: Array) -> int:
    total = 0
    for kind in range(len(KINDS)):
        total += _gone(state, kind)
    number, kind = roll(dice, total), 0
    while number >= _gone(state, kind):
        number -= _gone(state, kind)
        kind += 1
    return kind


@compiled_call
def _gone(state: State, kind: int) -> int:
    """Return how many cards of a kind have left the pile and are not yet assigned to a player."""
    gone = int(state.stock[kind]) - int(state.pile[kind])
    for other in range(state.players):
        gone -= state.drawn[other, kind]
    return gone


# The rest


@compiled_call
def _fill_hand(state: State, seat: int, dice: Array) -> None:
    for _card in range(_free_in_hand(state, seat)):
        state.hand[seat, _draw(state, dice)] += 1


@compiled_call
def _fill_stack(state: State, seat: int, island: int, dice: Array) -> None:
    slot = state.top[seat, island]
    while slot != NO_SLOT:
        if state.card[slot] == UNKNOWN:
            state.card[slot] = _draw(state, dice)
        slot = state.below[slot]


@compiled_call
def _draw(state: State, dice: Array) -> int:
    """Draw a random card from the heap."""
    left = 0
    for count in state.pile:
        left += int(count)
    kind = kind_at(state.pile, roll(dice, left))
    state.pile[kind] -= 1
    return kind
