"""The altar and the players' sacrifice cards (A5), and a record of who could see what.

All changes to sacrifice cards are made here. A public change is entered in the seat's ledger. A secret change (a card laid face
down, or kept after a look) is recorded as a secret, together with its floor: the lowest value of the ledger before the same
player's next secret. From the floor, `imagine` derives which goods the card can have been.
"""

from bali.altar.cards import GOODS
from bali.altar.state import EMPTY, FACE_DOWN, OPEN, State
from bali.core.compile import compiled
from bali.core.record import UNKNOWN


@compiled
def gain(state: State, seat: int, good: int) -> None:
    """Move a card publicly from the supply to a player."""
    state.supply[good] -= 1
    state.sacrifices[seat, good] += 1
    state.sacrifices_size[seat] += 1
    state.ledger[seat, good] += 1


@compiled
def lose(state: State, seat: int, good: int) -> None:
    """Remove a card publicly from a player."""
    _give_up(state, seat, good)
    state.ledger[seat, good] -= 1
    _lower_floor(state, seat, good)


@compiled
def lose_secretly(state: State, seat: int, good: int) -> None:
    """Remove a card from a player without revealing it to the others. The caller lays it on the altar next."""
    _give_up(state, seat, good)
    note_secret(state, seat, state.laid_size)


@compiled
def _give_up(state: State, seat: int, good: int) -> None:
    state.sacrifices[seat, good] -= 1
    state.sacrifices_size[seat] -= 1


@compiled
def note_secret(state: State, seat: int, which: int) -> None:
    """Record a secret change of a player's cards."""
    secret = state.secret_count
    state.secret_seat[secret] = seat
    state.secret_of[secret] = which
    for good in range(len(GOODS)):
        state.secret_floor[secret, good] = state.ledger[seat, good]
    state.secret_count = secret + 1


@compiled
def _lower_floor(state: State, seat: int, good: int) -> None:
    for secret in range(state.secret_count - 1, -1, -1):
        if state.secret_seat[secret] == seat:
            state.secret_floor[secret, good] = min(state.secret_floor[secret, good], state.ledger[seat, good])
            return


@compiled
def on_altar(good: int, cover: int) -> int:
    """Return the code of a card on the altar, which combines its good and whether it is face down."""
    return good if cover == OPEN else good + FACE_DOWN


@compiled
def lay(state: State, good: int, cover: int) -> None:
    """Put a card on top of the altar, face up or face down."""
    state.altar[state.altar_size] = on_altar(good, cover)
    state.altar_size += 1
    state.laid[state.laid_size] = good
    state.cover[state.laid_size] = cover
    state.laid_size += 1


@compiled
def top_of(state: State) -> int:
    """Return what everyone sees on top of the altar: a good, FACE_DOWN or EMPTY (A5.6). Only a face-down card can be UNKNOWN."""
    if state.altar_size == 0:
        return EMPTY
    top = state.altar[state.altar_size - 1]
    return FACE_DOWN if top == UNKNOWN else min(top, FACE_DOWN)
