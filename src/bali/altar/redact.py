"""Hidden information (A10): `redact` removes what a seat cannot know, and `apply_memory` removes what its screen must not repeat.

`redact` only removes values. Deductions from the remaining ones are left to `imagine`.
"""

from bali.altar.cards import GOODS, HELD_KINDS, KINDS, MAX_LOOK_DEPTH
from bali.altar.sacrifice import on_altar
from bali.altar.state import FACE_DOWN, NOT_YET, OPEN, OVER, State
from bali.core.compile import compiled, compiled_call
from bali.core.contract import SPECTATOR
from bali.core.record import UNKNOWN


@compiled_call
def redact(state: State, seat: int) -> None:
    """Hide what a seat with perfect memory cannot know (A10.1, A10.2). At the end of the game everything is shown (A8.3)."""
    if state.phase != OVER:
        hide_covered(state, seat)
        _hide_altar(state)
        _hide_looks_of_others(state, seat)
        _hide_sacrifices(state, seat)


@compiled_call
def apply_memory(state: State, seat: int, faithful: bool) -> None:
    """Hide what the memory option does not show on a person's screen (A10.5)."""
    if state.phase != OVER:
        hide_covered(state, SPECTATOR)
        _hide_altar(state)
        _hide_past_looks(state)
        _forget_secrets(state)
        if faithful:
            _forget(state, seat)


@compiled
def hide_covered(state: State, seat: int) -> None:
    """Hide the goods that other players, or the setup, laid face down."""
    for place in range(state.laid_size):
        if state.cover[place] != OPEN and state.cover[place] != seat:
            state.laid[place] = UNKNOWN


@compiled
def _hide_altar(state: State) -> None:
    """Hide the altar, except for its top and the known cards laid since the last look, which nobody has moved.

    Those cards are still in the order of `laid`, shifted down by the number of cards taken. If 6 cards were laid and the only
    look took one of the first 4, places 3 and 4 of the altar hold the cards 4 and 5, while places 0 to 2 are unknown.
    """
    taken = state.laid_size - state.altar_size
    moved = state.look_after[state.look_count - 1] if taken > 0 else 0
    for place in range(state.altar_size):
        on_top = place == state.altar_size - 1
        card = place + taken
        if card >= moved and state.laid[card] != UNKNOWN:
            state.altar[place] = on_altar(state.laid[card], state.cover[card])
        elif not on_top or state.altar[place] >= FACE_DOWN:
            state.altar[place] = UNKNOWN


@compiled
def _hide_looks_of_others(state: State, seat: int) -> None:
    for number in range(state.look_count):
        if state.look_seat[number] != seat:
            _hide_look(state, number)


@compiled
def _hide_past_looks(state: State) -> None:
    for number in range(state.look_count):
        if state.look_take[number] != NOT_YET:
            _hide_look(state, number)


@compiled
def _hide_look(state: State, number: int) -> None:
    for place in range(MAX_LOOK_DEPTH):
        state.look_seen[number, place] = UNKNOWN
    if state.look_take[number] != NOT_YET:
        state.look_take[number] = UNKNOWN


@compiled
def has_secrets(state: State, seat: int) -> bool:
    """Whether a player has ever secretly gained or given up a sacrifice card."""
    for secret in range(state.secret_count):
        if state.secret_seat[secret] == seat:
            return True
    return False


@compiled
def _hide_sacrifices(state: State, seat: int) -> None:
    for other in range(state.players):
        if other != seat and has_secrets(state, other):
            for good in range(len(GOODS)):
                state.sacrifices[other, good] = UNKNOWN


@compiled
def _forget(state: State, seat: int) -> None:
    """Leave only what is face up now, and the seat's own hand and sacrifice cards."""
    for other in range(state.players):
        for good in range(len(GOODS)):
            state.ledger[other, good] = UNKNOWN
            if other != seat:
                state.sacrifices[other, good] = UNKNOWN
        if other != seat:
            for kind in range(HELD_KINDS):
                state.hand[other, kind] = UNKNOWN
    for kind in range(len(KINDS)):
        state.pile[kind] = UNKNOWN
        state.box[kind] = UNKNOWN
    _forget_altar(state)


@compiled
def _forget_altar(state: State) -> None:
    for place in range(state.laid_size):
        state.laid[place] = UNKNOWN
        state.cover[place] = UNKNOWN
    for place in range(state.altar_size - 1):
        state.altar[place] = UNKNOWN
    state.laid_size = UNKNOWN


@compiled
def _forget_secrets(state: State) -> None:
    for number in range(state.look_count):
        if state.look_take[number] != NOT_YET:
            state.look_seat[number] = UNKNOWN
        state.look_after[number] = UNKNOWN
        state.look_top[number] = UNKNOWN
    for secret in range(state.secret_count):
        state.secret_seat[secret] = UNKNOWN
        state.secret_of[secret] = UNKNOWN
        for good in range(len(GOODS)):
            state.secret_floor[secret, good] = UNKNOWN
    state.secret_count = UNKNOWN
