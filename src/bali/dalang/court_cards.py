"""The effect of each court card that the active player plays (D4 to D7)."""

from bali.core.compile import compiled
from bali.dalang.cards import ARTIST, WARRIOR
from bali.dalang.chip_contests import begin_contest
from bali.dalang.exchanges import begin_exchange
from bali.dalang.reactions import ask_next
from bali.dalang.stacks import discard
from bali.dalang.state import State


@compiled
def discard_played(state: State, kind: int) -> None:
    """Discard the card that the active player plays. The others react to its kind."""
    state.kind = kind
    discard(state, state.turn, kind)


@compiled
def play_warrior(state: State, spared: int) -> None:
    """Challenge all passive players except one: each must repel the warrior or flee (D4.1, D4.2)."""
    state.spared = spared
    discard_played(state, WARRIOR)
    ask_next(state)


@compiled
def play_court_card(state: State, kind: int) -> None:
    """Play a scholar, an artist, a priest or a prince.

    A scholar exchanges cards with the stacks (D5.1) and an artist with the draw pile (D6.1). Afterwards the others may join in
    (D5.2, D6.2). A priest (D7.1) or a prince (D7.6) starts a contest for the island's chip of that name.
    """
    discard_played(state, kind)
    if kind <= ARTIST:
        begin_exchange(state)
    else:
        begin_contest(state)
