"""The altar and the players' sacrifice cards (A5), with the memory of who could see what.

Every change of a sacrifice card passes through here. A change that all can see goes into the seat's ledger; a secret one (a card
laid face down, a card kept after a look) is noted as a secret, together with the lowest that the ledger falls to before the
same player's next secret. From that `hidden` finds out which goods the secret can have been.
"""

from bali.altar.cards import GOODS
from bali.altar.state import FACE_DOWN, OPEN, State
from bali.core.compile import compiled


@compiled
def gain(state: State, seat: int, good: int) -> None:
    """Moves a card from the supply to a player, for all to see."""
    state.supply[good] -= 1
    state.sacrifices[seat, good] += 1
    state.sacrifices_size[seat] += 1
    state.ledger[seat, good] += 1


@compiled
def lose(state: State, seat: int, good: int) -> None:
    """Takes a card from a player, for all to see."""
    _give_up(state, seat, good)
    state.ledger[seat, good] -= 1
    _lower_floor(state, seat, good)


@compiled
def lose_secretly(state: State, seat: int, good: int) -> None:
    """Takes a card from a player that only they know; it is laid on the altar next."""
    _give_up(state, seat, good)
    note_secret(state, seat, state.laid_size)


@compiled
def _give_up(state: State, seat: int, good: int) -> None:
    state.sacrifices[seat, good] -= 1
    state.sacrifices_size[seat] -= 1


@compiled
def note_secret(state: State, seat: int, which: int) -> None:
    """Notes a secret change of a player's cards."""
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
    """Gets how a card is written that lies on the altar: its good, and whether its back is up."""
    return good if cover == OPEN else good + FACE_DOWN


@compiled
def lay(state: State, good: int, cover: int) -> None:
    """Puts a card on top of the altar, face up or face down."""
    state.altar[state.altar_size] = on_altar(good, cover)
    state.altar_size += 1
    state.laid[state.laid_size] = good
    state.cover[state.laid_size] = cover
    state.laid_size += 1
