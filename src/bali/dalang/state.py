"""A position of dalang: one record, and the position before the first card is dealt.

The first half of the fields is the table as it lies there, and what is being decided. The second half is memory: what has been
seen, and by whom, so that `hidden` can tell exactly what each seat knows.

A stack can grow to nearly all cards, so none has a room of its own: each card that lies in a stack has a slot, which knows the
slot of the card below it. Slots are handed out in an order that everyone could follow, so they tell nothing.
"""

from typing import Annotated

import numpy as np

from bali.core.compile import compiled
from bali.core.contract import CHANCE, NOBODY
from bali.core.options import Options
from bali.core.record import Array, Byte, Record, Short, blank
from bali.core.seats import clockwise
from bali.dalang.cards import CARDS, CHIPS, DECK, ISLANDS, KINDS, MASK_VALUES, MASKS_EACH, SEATS

# Phases: what the game waits for. In the first five it waits for a card to be drawn.
STACKING, STARTING, REFILLING, REPLACING, REPAYING = range(5)
PLAYING, REPELLING, FLEEING, JOINING, EXCHANGING, SWAPPING, FORCING, SHOWING, BLOCKING, LAYING, OVER = range(5, 16)

NO_SLOT = 0
ASIDE = -1  # in `chips` and `seals`: nobody has it yet; in `start_card`: not dealt
EITHER = len(CHIPS)  # in `sure`: priests and princes together


class State(Record):
    """One position, from the table's own view: nothing is hidden in it."""

    pile: Annotated[Array, np.int8, len(KINDS)]
    pile_size: Short
    discards: Annotated[Array, np.int8, len(KINDS)]
    discards_size: Short
    hand: Annotated[Array, np.int8, SEATS, len(KINDS)]
    hand_size: Annotated[Array, np.int16, SEATS]
    stack_size: Annotated[Array, np.int16, SEATS, len(ISLANDS)]
    top: Annotated[Array, np.uint8, SEATS, len(ISLANDS)]  # the slot of a stack's top card, or NO_SLOT
    below: Annotated[Array, np.uint8, CARDS + 1]  # the slot below a slot, or NO_SLOT; for a free slot, the next free one
    card: Annotated[Array, np.int8, CARDS + 1]  # the card in a slot
    free: Annotated[int, np.uint8]  # the free slot that is used next
    chips: Annotated[Array, np.int8, len(CHIPS), len(ISLANDS)]  # in whose village each lies, or ASIDE
    seals: Annotated[Array, np.int8, len(ISLANDS)]  # who has each, or ASIDE
    masks: Annotated[Array, np.int8, SEATS, len(MASK_VALUES)]  # how many of each value
    masks_left: Annotated[Array, np.int8, len(MASK_VALUES)]
    start_card: Annotated[Array, np.int8, SEATS]  # numbered from 0
    fled: Annotated[Array, np.int8, SEATS]

    players: Byte
    phase: Byte
    turn: Byte  # the active player's seat
    turns: Short  # turns that have ended
    asked: Byte  # whose decision it is: a seat, CHANCE or NOBODY
    island: Byte  # where the Dalang is
    goal: Byte  # where it is to go
    kind: Byte  # the card that the active player has played, and that the others answer
    spared: Byte  # who is exempt from it, or NOBODY
    served: Byte  # how many steps clockwise from the active player the one is who reacts, draws or lays down
    owed: Byte  # cards still to draw
    moved: Byte  # cards moved so far in a flight or an exchange
    taking: Byte  # whether the scholar's exchange takes cards up
    forced: Byte  # whether the turn ends when all have reacted
    showing: Annotated[Array, np.int8, SEATS]  # cards shown in this contest
    leader: Byte  # who showed the most
    ender: Byte  # who gave away the last mask, or NOBODY

    unseen: Annotated[Array, np.int8, SEATS, len(ISLANDS)]  # cards at the bottom of a stack that its owner has not seen
    # What everyone knows of the pile since it was last made of the discards: its cards then, and who has drawn how many of them;
    # which ones, only each player knows of their own. Before the first time nothing is known, and all of it is 0.
    stock: Annotated[Array, np.int8, len(KINDS)]
    stock_size: Short
    drawn: Annotated[Array, np.int8, SEATS, len(KINDS)]
    drawn_size: Annotated[Array, np.int16, SEATS]
    # At least so many priests, princes, and both together each player has at each island, in the hand or in the stack, because
    # they were shown and cannot all have left.
    sure: Annotated[Array, np.int8, SEATS, len(ISLANDS), EITHER + 1]


def new(options: Options) -> State:
    """Gets the position before the first card is drawn (D2)."""
    state = blank(State)
    state.players = options.players
    state.pile[:] = DECK
    state.pile_size = CARDS
    state.below[:CARDS] = np.arange(1, CARDS + 1)
    state.free = 1
    state.chips[:] = state.seals[:] = state.start_card[:] = ASIDE
    state.masks_left[:] = MASKS_EACH
    state.spared = state.ender = NOBODY
    state.phase = STACKING
    state.asked = CHANCE
    return state


@compiled
def reactor(state: State) -> int:
    """Gets the seat of the player who reacts, draws or lays down now."""
    return clockwise(state.turn, state.served, state.players)
