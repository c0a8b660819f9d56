"""The record of a dalang position, and the position before the first card is dealt.

The first half of the fields is the table itself and the pending decision. The second half is history: who has seen what, so that
`redact` can determine exactly what each seat knows.

A stack can grow to nearly all cards, so stacks are linked lists in a shared array: each card in a stack has a slot, which stores
the slot of the card below it. The order in which slots are allocated is public information, so slots reveal nothing.
"""

from typing import Annotated

import numpy as np

from bali.core.compile import compiled
from bali.core.contract import CHANCE, NOBODY
from bali.core.options import Options
from bali.core.record import Array, Byte, Record, Short, blank
from bali.core.seats import MAX_PLAYERS, clockwise
from bali.dalang.cards import CARDS, CHIPS, DECK, ISLANDS, KINDS, MASK_VALUES, MASKS_EACH

# Phases: the decision that comes next.
PHASE_NAMES = (
    # A card is drawn.
    "stacking",  # the setup draws the stacks (D2.1)
    "starting",  # the setup deals the start cards (D2.3)
    "refilling",  # the draws at the start of a turn (D3.1)
    "replacing",  # an artist's draws (D6.1)
    "repaying",  # the draw for a second card (D3.4)
    # A player decides.
    "playing",  # the active player plays a card, or stops (D3.2)
    "repelling",  # a passive player repels a warrior, or flees (D4.2)
    "fleeing",  # a fleeing player saves cards (D4.4)
    "joining",  # a passive player joins in with a scholar or an artist, or passes (D5.2, D6.2)
    "exchanging",  # a player with a scholar puts cards on stacks or takes some from them (D5.1)
    "swapping",  # a player with an artist discards cards to draw others (D6.1)
    "forcing",  # a passive player ends the turn with a second card, or passes (D4.5, D5.4, D6.3)
    "showing",  # a contest: priests or princes are shown (D7.1, D7.2)
    "blocking",  # a passive player blocks the Dalang's journey, or passes (D9.2)
    "laying",  # the players lay down their hands (D9.4)
    "over",  # the last mask has been gained (D10.1), or the last turn has ended (D3.5)
)
STACKING, STARTING, REFILLING, REPLACING, REPAYING = range(5)
PLAYING, REPELLING, FLEEING, JOINING, EXCHANGING, SWAPPING, FORCING, SHOWING, BLOCKING, LAYING, OVER = range(5, 16)

NO_SLOT = 0
ASIDE = -1  # in `chips` and `seals`: nobody has it yet; in `start_card`: not dealt yet
EITHER = len(CHIPS)  # in `sure`: priests and princes together


class State(Record):
    """One position with full information: nothing in it is hidden."""

    pile: Annotated[Array, np.int8, len(KINDS)]
    pile_size: Short
    discards: Annotated[Array, np.int8, len(KINDS)]
    discards_size: Short
    hand: Annotated[Array, np.int8, MAX_PLAYERS, len(KINDS)]
    hand_size: Annotated[Array, np.int16, MAX_PLAYERS]
    stack_size: Annotated[Array, np.int16, MAX_PLAYERS, len(ISLANDS)]
    top: Annotated[Array, np.uint8, MAX_PLAYERS, len(ISLANDS)]  # the slot of a stack's top card, or NO_SLOT
    below: Annotated[Array, np.uint8, CARDS + 1]  # the slot below a slot, or NO_SLOT; for a free slot, the next free one
    card: Annotated[Array, np.int8, CARDS + 1]  # the card in a slot
    free: Annotated[int, np.uint8]  # the next free slot
    chips: Annotated[Array, np.int8, len(CHIPS), len(ISLANDS)]  # the owner of each, or ASIDE
    seals: Annotated[Array, np.int8, len(ISLANDS)]  # the owner of each, or ASIDE
    masks: Annotated[Array, np.int8, MAX_PLAYERS, len(MASK_VALUES)]  # the number of each value
    masks_left: Annotated[Array, np.int8, len(MASK_VALUES)]
    start_card: Annotated[Array, np.int8, MAX_PLAYERS]  # numbered from 0
    fled: Annotated[Array, np.int8, MAX_PLAYERS]

    players: Byte
    phase: Byte
    turn: Byte  # the active player's seat
    turns: Short  # the number of completed turns
    asked: Byte  # the actor: a seat, CHANCE or NOBODY
    island: Byte  # the Dalang's island
    goal: Byte  # the Dalang's destination
    kind: Byte  # the card that the active player has played and the others react to
    spared: Byte  # the seat exempt from it, or NOBODY
    served: Byte  # steps clockwise from the active player to the one who reacts, draws or lays down
    owed: Byte  # cards still to draw
    moved: Byte  # cards moved so far while fleeing or in an exchange
    taking: Byte  # whether the scholar's exchange takes cards from stacks
    forced: Byte  # whether the turn ends once everyone has reacted
    showing: Annotated[Array, np.int8, MAX_PLAYERS]  # cards shown in this contest
    leader: Byte  # the seat that showed the most
    ender: Byte  # the active player when the last mask was gained, or NOBODY

    unseen: Annotated[Array, np.int8, MAX_PLAYERS, len(ISLANDS)]  # cards at the bottom of a stack that its owner has not seen
    # The draw pile since the last reshuffle: the cards it was made of, and the cards each player has drawn from it. `stock`,
    # `stock_size` and `drawn_size` are public; each player knows only their own `drawn`. All are 0 before the first reshuffle.
    stock: Annotated[Array, np.int8, len(KINDS)]
    stock_size: Short
    drawn: Annotated[Array, np.int8, MAX_PLAYERS, len(KINDS)]
    drawn_size: Annotated[Array, np.int16, MAX_PLAYERS]
    # Public lower bounds on the priests, the princes, and both together, that each player has at each island, in hand or in the
    # stack: they were shown and cannot all have left.
    sure: Annotated[Array, np.int8, MAX_PLAYERS, len(ISLANDS), EITHER + 1]


def new(options: Options) -> State:
    """Return the position before the first card is drawn (D2)."""
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
    """Return the seat of the player who reacts, draws or lays down now."""
    return clockwise(state.turn, state.served, state.players)
