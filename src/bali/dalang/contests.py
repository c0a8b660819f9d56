"""Contests for a chip, by showing priests or princes (D7), and the seals (D8)."""

from bali.core.compile import compiled, compiled_apart
from bali.dalang.cards import PRIEST, PRIESTS, PRINCES, SEATS
from bali.dalang.stacks import note_shown
from bali.dalang.state import State
from bali.dalang.turns import go_on


@compiled
def most_shown(state: State) -> int:
    """Gets the number to beat; a later player must show more, so the leader's is the highest (D7.2)."""
    return state.showing[state.leader]


@compiled
def show(state: State, count: int) -> None:
    """Shows cards of the kind that was played."""
    seat = state.asked
    state.showing[seat] = count
    state.leader = seat
    note_shown(state, seat, state.kind, count)


@compiled_apart
def settle(state: State) -> None:
    """Gives the chip to who showed the most (D7.3), and the seal to who now has both (D8.1)."""
    winner, island = state.leader, state.island
    state.chips[state.kind - PRIEST, island] = winner
    if state.chips[PRIESTS, island] == state.chips[PRINCES, island]:
        state.seals[island] = winner
    state.leader = 0
    for seat in range(SEATS):
        state.showing[seat] = 0
    go_on(state)
