"""The record of an altar position, and the position before the first card is dealt.

The first half of the fields is the table itself. The second half is history: who has seen what, so that `redact` can determine
exactly what each seat knows.
"""

from typing import Annotated

import numpy as np

from bali.altar.cards import (
    DECK,
    FIRST_STONES,
    GOODS,
    HELD_KINDS,
    KINDS,
    MAX_ALTAR,
    MAX_LOOK_DEPTH,
    MAX_LOOKS,
    MAX_SECRETS,
    ROW_LENGTH,
    ROWS,
    SACRIFICES_PER_GOOD,
    STONEMASON,
)
from bali.core.contract import CHANCE
from bali.core.options import Options
from bali.core.record import Array, Byte, Record, blank
from bali.core.seats import MAX_PLAYERS

# Phases: the decision that comes next.
PHASE_NAMES = (
    # A card is drawn.
    "laying",  # the setup draws the oracle variant's cards for the altar (A9.1)
    "offering",  # the setup draws the offer (A2.3)
    "dealing",  # a new row is drawn (A6.3)
    # A player decides.
    "buying",  # phase 1, optional: buy, or proceed to playing (A3)
    "playing",  # phase 2a, after a purchase (A4)
    "sacrificing",  # phase 2b: everyone puts one of their own cards on the altar, the active player last (A5.1, A5.2)
    "crowning",  # phase 2b: the active player puts one from the supply on top (A5.3)
    "taking",  # phase 3 (A6)
    "looking",  # phase 3: look at the altar after an oracle, or decline (A9.2)
    "keeping",  # phase 3: keep one of the cards that the look showed (A9.2)
    "rewarding",  # phase 4: points or stone for shrines (A7.4)
    "claiming",  # phase 4: choose another good because the scored one has run out (A7.7)
    "over",  # the draw pile is empty (A8.1)
)
LAYING, OFFERING, DEALING, BUYING, PLAYING, SACRIFICING, CROWNING, TAKING, LOOKING, KEEPING, REWARDING, CLAIMING, OVER = range(13)

NO_DEMON = -1
OPEN = -1  # in `cover`: the card was laid face up
SETUP = MAX_PLAYERS  # in `cover`: the oracle variant's setup laid the card face down
FACE_DOWN = len(GOODS)  # added to a face-down good on the altar; in `look_top`, a face-down top card
EMPTY = -2  # in `look_top` and `look_seen`: there is no card
NOT_YET = -3  # in `look_take`: the player is still looking


class State(Record):
    """One position with full information: nothing in it is hidden."""

    stones: Annotated[Array, np.int16, MAX_PLAYERS]
    points: Annotated[Array, np.int16, MAX_PLAYERS]
    pile: Annotated[Array, np.int8, len(KINDS)]
    pile_size: Byte
    offer: Annotated[Array, np.int8, ROWS, ROW_LENGTH]  # each row from its top; only the last card can be taken
    row_size: Annotated[Array, np.int8, ROWS]
    hand: Annotated[Array, np.int8, MAX_PLAYERS, HELD_KINDS]
    hand_size: Annotated[Array, np.int8, MAX_PLAYERS]
    tableau: Annotated[Array, np.int8, MAX_PLAYERS, HELD_KINDS]
    sacrifices: Annotated[Array, np.int8, MAX_PLAYERS, len(GOODS)]
    sacrifices_size: Annotated[Array, np.int8, MAX_PLAYERS]
    supply: Annotated[Array, np.int8, len(GOODS)]
    altar: Annotated[Array, np.int8, MAX_ALTAR]  # from the bottom: goods, + FACE_DOWN if face down
    altar_size: Byte
    box: Annotated[Array, np.int8, len(KINDS)]  # cards that have left the game

    players: Byte
    oracle: Byte
    demon: Byte  # the row with the demon, or NO_DEMON
    phase: Byte
    turn: Byte  # the active player's seat
    asked: Byte  # the actor: a seat, CHANCE or NOBODY
    row: Byte  # the row being dealt, or last taken from
    served: Byte  # how many players a scoring or a sacrifice phase has handled
    looks: Byte  # oracle looks still due

    laid: Annotated[Array, np.int8, MAX_ALTAR]  # every good ever laid on the altar, in order
    cover: Annotated[Array, np.int8, MAX_ALTAR]  # how it was laid: OPEN, or face down by a seat or by SETUP
    laid_size: Byte
    ledger: Annotated[Array, np.int8, MAX_PLAYERS, len(GOODS)]  # net public gains and losses of sacrifice cards
    look_seat: Annotated[Array, np.int8, MAX_LOOKS]  # for each look: the seat
    look_after: Annotated[Array, np.int8, MAX_LOOKS]  # the number of cards laid before it
    look_seen: Annotated[Array, np.int8, MAX_LOOKS, MAX_LOOK_DEPTH]  # the cards it showed, from the top, coded as in `altar`
    look_take: Annotated[Array, np.int8, MAX_LOOKS]  # the position of the card kept, from the top
    look_top: Annotated[Array, np.int8, MAX_LOOKS]  # the altar's top afterwards, seen by all: a good, FACE_DOWN or EMPTY
    look_count: Byte
    secret_seat: Annotated[Array, np.int8, MAX_SECRETS]  # for each secret change of sacrifice cards: the seat
    secret_of: Annotated[Array, np.int8, MAX_SECRETS]  # its cause: the number of a card laid, or -1 - the number of a look
    secret_floor: Annotated[Array, np.int8, MAX_SECRETS, len(GOODS)]  # the minimum of that seat's ledger until its next secret
    secret_count: Byte


def new(options: Options) -> State:
    """Return the position before the first card is drawn (A2)."""
    state = blank(State)
    state.players = options.players
    state.oracle = "oracle" in options.variants
    state.demon = 0 if "demon" in options.variants else NO_DEMON  # A9.4
    state.pile[:] = DECK
    state.pile_size = int(DECK.sum())
    state.supply[:] = SACRIFICES_PER_GOOD - options.players - state.oracle  # A2.2, A9.1
    for seat in range(options.players):
        _seat_player(state, seat)
    state.phase = LAYING if state.oracle else OFFERING
    state.asked = CHANCE
    return state


def _seat_player(state: State, seat: int) -> None:
    state.tableau[seat, STONEMASON] = 1  # A2.1
    state.hand[seat, : len(GOODS)] = 1
    state.hand[seat, seat] = 0  # A1.5
    state.hand_size[seat] = len(GOODS) - 1
    state.sacrifices[seat] = state.ledger[seat] = 1  # A2.2
    state.sacrifices_size[seat] = len(GOODS)
    state.stones[seat] = FIRST_STONES + seat  # A2.4
