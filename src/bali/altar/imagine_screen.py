"""Fill a screen: deal at random what it does not show, consistently with every number that it does show (A10.5).

Every card that is not visible is on the altar, with another player, in the draw pile or in the box, and is dealt to one of these
at random. The history is made as short as possible: the altar was laid as it is now, nobody has secrets, and there was no look
except the current one.
"""

from bali.altar.cards import (
    DECK,
    GOODS,
    HELD_KINDS,
    KINDS,
    ORACLE,
    ORACLES,
    SACRIFICES_PER_GOOD,
    SHRINE,
    STONEMASON,
)
from bali.altar.oracle import look_depth, note_look
from bali.altar.state import FACE_DOWN, NOT_YET, OPEN, SETUP, State
from bali.core.compile import compiled, compiled_call
from bali.core.dice import draw, heap_size
from bali.core.record import UNKNOWN, Array


@compiled
def is_screen(state: State) -> bool:
    """Return whether `apply_memory` has reduced a record to what a screen shows."""
    return bool(state.secret_count == UNKNOWN)


@compiled_call
def fill_screen(state: State, seat: int, dice: Array) -> None:
    """Fill in what a seat's screen does not show."""
    looking = state.look_count > 0 and state.look_take[state.look_count - 1] == NOT_YET
    if looking:
        _uncover_look(state)
    _fill_goods(state, dice)
    if state.pile[0] == UNKNOWN:
        _fill_playing_cards(state, dice)
    _shorten_history(state)
    state.look_count = 0
    if looking:
        note_look(state)  # the current look becomes the only one


# Sacrifice cards


@compiled
def _uncover_look(state: State) -> None:
    """Write the cards that the current look shows to the altar."""
    for depth in range(look_depth(state.altar_size)):
        seen = state.look_seen[state.look_count - 1, depth]
        if seen != UNKNOWN:
            state.altar[state.altar_size - 1 - depth] = seen


@compiled
def _fill_goods(state: State, dice: Array) -> None:
    """Deal the goods that are not visible to the altar and the other players."""
    heap = state.secret_floor[0]  # a spare row: a screen has no secrets
    _gather_goods(state, heap)
    for entry in range(state.altar_size):
        if state.altar[entry] == UNKNOWN:
            on_top = entry == state.altar_size - 1  # a top card that is not visible is face down (A5.6)
            state.altar[entry] = draw(heap, heap_size(heap), dice) + (FACE_DOWN if on_top else 0)
    for seat in range(state.players):
        if state.sacrifices[seat, 0] == UNKNOWN:
            for good in range(len(GOODS)):
                state.sacrifices[seat, good] = 0
            for _card in range(state.sacrifices_size[seat]):
                state.sacrifices[seat, draw(heap, heap_size(heap), dice)] += 1


@compiled
def _gather_goods(state: State, heap: Array) -> None:
    """Count the sacrifice cards that are not visible."""
    for good in range(len(GOODS)):
        heap[good] = SACRIFICES_PER_GOOD - state.supply[good]
    for seat in range(state.players):
        if state.sacrifices[seat, 0] != UNKNOWN:
            for good in range(len(GOODS)):
                heap[good] -= state.sacrifices[seat, good]
    for entry in range(state.altar_size):
        if state.altar[entry] != UNKNOWN:
            heap[state.altar[entry] % len(GOODS)] -= 1


# Playing cards


@compiled
def _fill_playing_cards(state: State, dice: Array) -> None:
    """Deal the playing cards that are not visible to the box, the other players' hands and the draw pile."""
    _gather_playing_cards(state)
    _fill_box(state)
    oracles = state.pile[ORACLE]
    state.pile[ORACLE] = 0  # no hand ever holds an oracle
    for seat in range(state.players):
        if state.hand[seat, 0] == UNKNOWN:
            for kind in range(HELD_KINDS):
                state.hand[seat, kind] = 0
            for _card in range(state.hand_size[seat]):
                state.hand[seat, draw(state.pile, heap_size(state.pile), dice)] += 1
    state.pile[ORACLE] = oracles


@compiled
def _gather_playing_cards(state: State) -> None:
    """Gather the cards that are not visible in the pile."""
    for kind in range(len(KINDS)):
        state.pile[kind] = DECK[kind]
    state.pile[ORACLE] = ORACLES if state.oracle else 0
    for seat in range(state.players):
        state.pile[STONEMASON] += 1  # the starting set (A1.4, A1.5)
        for good in range(len(GOODS)):
            state.pile[good] += good != seat
        for kind in range(HELD_KINDS):
            state.pile[kind] -= state.tableau[seat, kind]
            if state.hand[seat, 0] != UNKNOWN:
                state.pile[kind] -= state.hand[seat, kind]
    for row in range(len(state.row_size)):
        for card in range(state.row_size[row]):
            state.pile[state.offer[row, card]] -= 1


@compiled
def _fill_box(state: State) -> None:
    """Move the cards that do not fit in the hands and the pile to the box: first oracles (A9.2), then shrines (A4.3)."""
    surplus = -int(state.pile_size)
    for kind in range(len(KINDS)):
        surplus += int(state.pile[kind])
        state.box[kind] = 0
    for seat in range(state.players):
        if state.hand[seat, 0] == UNKNOWN:
            surplus -= int(state.hand_size[seat])
    for kind in range(len(KINDS) - 1, SHRINE - 1, -1):
        state.box[kind] = min(surplus, int(state.pile[kind]))
        state.pile[kind] -= state.box[kind]
        surplus -= int(state.box[kind])


# History


@compiled
def _shorten_history(state: State) -> None:
    """Make up the shortest history: the altar was laid as it is now, and nobody has secrets."""
    for entry in range(len(state.laid)):
        on_altar = entry < state.altar_size
        state.laid[entry] = state.altar[entry] % len(GOODS) if on_altar else 0
        state.cover[entry] = SETUP if on_altar and state.altar[entry] >= FACE_DOWN else OPEN if on_altar else 0
    state.laid_size = state.altar_size
    state.secret_count = 0
    for seat in range(state.players):
        for good in range(len(GOODS)):
            state.ledger[seat, good] = state.sacrifices[seat, good]
