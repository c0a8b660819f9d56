"""dalang's invariants: no card is lost, and every size is correct. Compiled, to check every step of many games."""

from typing import Any

import numpy as np

from bali.core.compile import compiled
from bali.dalang.cards import CARDS, DECK, ISLANDS, KINDS, MASK_VALUES, MASKS_EACH, PRIEST, PRIESTS, PRINCE, PRINCES
from bali.dalang.state import EITHER, NO_SLOT


@compiled
def accounted(state: Any) -> bool:
    """Return whether every card, chip, seal and mask is accounted for, and every bound in `sure` is true."""
    return _cards(state) and _slots(state) and _sizes(state) and _tokens(state) and _sure(state) and _stock(state)


@compiled
def _cards(state: Any) -> bool:
    counts = np.zeros(len(KINDS), np.int64)
    for seat in range(state.players):
        for island in range(len(ISLANDS)):
            slot = state.top[seat, island]
            while slot != NO_SLOT:
                counts[state.card[slot]] += 1
                slot = state.below[slot]
        for kind in range(len(KINDS)):
            counts[kind] += state.hand[seat, kind]
            if state.hand[seat, kind] < 0:
                return False
    for kind in range(len(KINDS)):
        if counts[kind] + state.pile[kind] + state.discards[kind] != DECK[kind]:
            return False
        if state.pile[kind] < 0 or state.discards[kind] < 0:
            return False
    return True


@compiled
def _in_stack(state: Any, seat: int, island: int, kind: int) -> int:
    count, slot = 0, state.top[seat, island]
    while slot != NO_SLOT:
        count += state.card[slot] == kind
        slot = state.below[slot]
    return count


@compiled
def _slots(state: Any) -> bool:
    """Return whether every slot is in one stack or free, and the free ones are empty."""
    used, slot = 0, state.free
    while slot != NO_SLOT:
        used += 1
        if state.card[slot] != 0:
            return False
        slot = state.below[slot]
    for seat in range(state.players):
        for island in range(len(ISLANDS)):
            used += int(state.stack_size[seat, island])
    return used == CARDS


@compiled
def _sizes(state: Any) -> bool:
    pile = discards = 0
    for kind in range(len(KINDS)):
        pile += int(state.pile[kind])
        discards += int(state.discards[kind])
    for seat in range(state.players):
        hand = 0
        for kind in range(len(KINDS)):
            hand += int(state.hand[seat, kind])
        if hand != state.hand_size[seat] or (state.fled[seat] and hand > 0):
            return False
        for island in range(len(ISLANDS)):
            size, slot = 0, state.top[seat, island]
            while slot != NO_SLOT:
                size += 1
                slot = state.below[slot]
            if size != state.stack_size[seat, island] or not 0 <= state.unseen[seat, island] <= min(size, 3):
                return False
    return pile == state.pile_size and discards == state.discards_size


@compiled
def _tokens(state: Any) -> bool:
    for mask in range(len(MASK_VALUES)):
        count = state.masks_left[mask]
        for seat in range(state.players):
            count += state.masks[seat, mask]
        if count != MASKS_EACH or state.masks_left[mask] < 0:
            return False
    for island in range(len(ISLANDS)):
        for owner in (state.seals[island], state.chips[PRIESTS, island], state.chips[PRINCES, island]):
            if not -1 <= owner < state.players:
                return False
    return True


@compiled
def _sure(state: Any) -> bool:
    """Return whether every player has at least the priests and princes that `sure` counts."""
    for seat in range(state.players):
        for island in range(len(ISLANDS)):
            sure = state.sure[seat, island]
            if sure[EITHER] == 0:
                continue
            here = island == state.island
            priests = _in_stack(state, seat, island, PRIEST) + (state.hand[seat, PRIEST] if here else 0)
            princes = _in_stack(state, seat, island, PRINCE) + (state.hand[seat, PRINCE] if here else 0)
            if priests < sure[PRIESTS] or princes < sure[PRINCES] or priests + princes < sure[EITHER]:
                return False
            if sure[EITHER] < sure[PRIESTS] + sure[PRINCES] or sure[PRIESTS] < 0 or sure[PRINCES] < 0:
                return False
    return True


@compiled
def _stock(state: Any) -> bool:
    """Return whether the cards that left the draw pile since the last reshuffle are those that the players have drawn."""
    size = 0
    for kind in range(len(KINDS)):
        count = int(state.stock[kind])
        size += count
        for seat in range(state.players):
            count -= state.drawn[seat, kind]
        if state.stock_size > 0 and count != state.pile[kind]:
            return False
    for seat in range(state.players):
        count = 0
        for kind in range(len(KINDS)):
            count += int(state.drawn[seat, kind])
        if count != state.drawn_size[seat]:
            return False
    return size == state.stock_size
