"""Fill the unknowns of a redacted record with a random deal that is consistent with everything in it (D11.4).

The record keeps a little less than a perfect memory would: it draws no conclusions from several counts together. If a player
shows two princes and then puts one of four cards away unseen, the player still has two somewhere. The record says only that at
least one of them is in the hand.

The unknown cards form a heap: the deck without the cards that the seat knows.

1. *Certain cards.* Every other player gets the priests and princes that this player is known to have at least, each in a random
   free slot of the stack or the hand at that island.
2. *The draw pile.* Once the discards have been reshuffled, everyone knows which cards went into the pile, and the seat also
   knows which of them it has drawn. The pile is a random selection from the rest. If 5 warriors went into the pile and the seat
   has drawn 2, at most 3 are left in it.
3. *The rest* of the heap fills the remaining slots at random.
4. *Past draws.* The cards that have left the pile are assigned to the players who drew them.

Every consistent deal is possible. A player who showed three princes holds three princes and otherwise random cards. If the
certain cards leave too few cards for the pile, step 1 is repeated. During steps 1 to 3, `pile` holds the heap, and the row of
another player in `drawn`, which step 4 fills, holds the cards chosen for the pile.
"""

from bali.core.compile import compiled, compiled_call
from bali.core.contract import SPECTATOR
from bali.core.dice import draw, heap_size, roll
from bali.core.record import UNKNOWN, Array
from bali.core.seats import MAX_PLAYERS
from bali.dalang.cards import DECK, ISLANDS, KINDS, PRIEST, PRIESTS, PRINCE, PRINCES
from bali.dalang.state import EITHER, NO_SLOT, State


@compiled_call
def imagine(state: State, seat: int, dice: Array) -> None:
    """Fill the unknowns of a record that was redacted for this seat, and perhaps reduced to its screen."""
    if state.unseen[0, 0] == UNKNOWN:
        _forget_history(state)
    fits = False
    while not fits:
        _clear_others(state, seat)
        _gather_heap(state, seat)
        _deal_certain(state, seat, dice)
        fits = _max_pile(state, seat) >= state.pile_size
    chosen = state.drawn[_other_than(seat)]
    _choose_pile(state, seat, chosen, dice)
    _fill_free_slots(state, dice)
    for kind in range(len(KINDS)):
        state.pile[kind] = chosen[kind]
    _assign_draws(state, seat, dice)


@compiled
def _other_than(seat: int) -> int:
    return 1 if seat == 0 else 0


@compiled
def _forget_history(state: State) -> None:
    """Clear the history in a screen's record, so that only the visible cards are known (D11.5)."""
    state.stock_size = 0
    for kind in range(len(KINDS)):
        state.stock[kind] = 0
    for seat in range(MAX_PLAYERS):
        state.drawn_size[seat] = 0
        for kind in range(len(KINDS)):
            state.drawn[seat, kind] = 0
        for island in range(len(ISLANDS)):
            state.unseen[seat, island] = 0
            for which in range(EITHER + 1):
                state.sure[seat, island, which] = 0


@compiled_call
def _clear_others(state: State, seat: int) -> None:
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
def _gather_heap(state: State, seat: int) -> None:
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
def _deal_certain(state: State, seat: int, dice: Array) -> None:
    """Deal the cards of `sure`: first those of a certain kind, then those that are priests or princes."""
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
        _put_somewhere(state, seat, island, kind, dice)


@compiled
def _deal_either(state: State, seat: int, island: int, dice: Array) -> None:
    """Deal the cards known to be priests or princes, but not which of the two."""
    sure = state.sure[seat, island]
    for _card in range(sure[EITHER] - sure[PRIESTS] - sure[PRINCES]):
        priest = roll(dice, int(state.pile[PRIEST]) + int(state.pile[PRINCE])) < state.pile[PRIEST]
        _put_somewhere(state, seat, island, PRIEST if priest else PRINCE, dice)


@compiled_call
def _put_somewhere(state: State, seat: int, island: int, kind: int, dice: Array) -> None:
    """Put a card in a random free slot among a player's cards at an island: in the stack, or in hand if it is active."""
    in_hand = _free_in_hand(state, seat) if island == state.island else 0
    number = roll(dice, in_hand + _free_in_stack(state, seat, island))
    state.pile[kind] -= 1
    if number < in_hand:
        state.hand[seat, kind] += 1
    else:
        state.card[_free_slot(state, seat, island, number - in_hand)] = kind


@compiled
def _free_slot(state: State, seat: int, island: int, number: int) -> int:
    """Return the free slot with this number in a stack, counted from the top."""
    slot = state.top[seat, island]
    while state.card[slot] != UNKNOWN or number > 0:
        number -= state.card[slot] == UNKNOWN
        slot = state.below[slot]
    return slot


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
def _max_in_pile(state: State, seat: int, kind: int) -> int:
    """Return the most cards of a kind that can be in the draw pile: those in the heap that went into it and were not drawn."""
    heap = int(state.pile[kind])
    if state.stock_size == 0:
        return heap
    own = state.drawn[seat, kind] if seat != SPECTATOR else 0
    return min(heap, int(state.stock[kind]) - own)


@compiled_call
def _max_pile(state: State, seat: int) -> int:
    """Return the number of cards from which the draw pile is chosen."""
    count = 0
    for kind in range(len(KINDS)):
        count += _max_in_pile(state, seat, kind)
    return count


@compiled_call
def _choose_pile(state: State, seat: int, chosen: Array, dice: Array) -> None:
    """Choose the draw pile, card by card, from those that can be in it, and move it from the heap to `chosen`.

    With at most 3 warriors and 2 priests to choose from, the first card is a warrior with the probability 3/5. If it is, the next
    one is a warrior with the probability 2/4.
    """
    left = 0
    for kind in range(len(KINDS)):
        chosen[kind] = _max_in_pile(state, seat, kind)
        left += int(chosen[kind])
    for drawn in range(state.pile_size):
        draw(chosen, left - drawn, dice)
    for kind in range(len(KINDS)):  # what is no longer among the candidates has been chosen
        chosen[kind] = _max_in_pile(state, seat, kind) - int(chosen[kind])
    for kind in range(len(KINDS)):
        state.pile[kind] -= chosen[kind]


# The rest


@compiled_call
def _fill_free_slots(state: State, dice: Array) -> None:
    """Deal the rest of the heap to the free slots of hands and stacks. The seat's own hand and known cards have none."""
    left = heap_size(state.pile)
    for seat in range(state.players):
        for _card in range(_free_in_hand(state, seat)):
            state.hand[seat, draw(state.pile, left, dice)] += 1
            left -= 1
        for island in range(len(ISLANDS)):
            left = _fill_stack(state, seat, island, left, dice)


@compiled_call
def _fill_stack(state: State, seat: int, island: int, left: int, dice: Array) -> int:
    """Fill the free slots of a stack from the `left` cards of the heap, and return how many are left then."""
    slot = state.top[seat, island]
    while slot != NO_SLOT:
        if state.card[slot] == UNKNOWN:
            state.card[slot] = draw(state.pile, left, dice)
            left -= 1
        slot = state.below[slot]
    return left


# Past draws


@compiled_call
def _assign_draws(state: State, seat: int, dice: Array) -> None:
    """Choose which of the cards that left the pile each of the other players has drawn.

    Every card that has left the pile since the last reshuffle was drawn by a player, so the last of them gets the rest.
    """
    last = state.players - 1 if seat != state.players - 1 else seat - 1
    rest = state.drawn[last]
    for kind in range(len(KINDS)):
        own = int(state.drawn[seat, kind]) if seat != SPECTATOR else 0
        rest[kind] = int(state.stock[kind]) - int(state.pile[kind]) - own if state.stock_size > 0 else 0
    left = heap_size(rest)
    for other in range(state.players):
        if other != seat and other != last:
            left = _assign(state, other, rest, left, dice)


@compiled_call
def _assign(state: State, seat: int, rest: Array, left: int, dice: Array) -> int:
    """Choose what a player has drawn from the `left` cards of `rest`, and return how many are left then."""
    for kind in range(len(KINDS)):
        state.drawn[seat, kind] = 0
    for _card in range(state.drawn_size[seat]):
        state.drawn[seat, draw(rest, left, dice)] += 1
        left -= 1
    return left
