"""Contests for a chip, by showing priests or princes (D7), and seals (D8)."""

from bali.core.compile import compiled, compiled_call
from bali.dalang.cards import PRIEST, PRIESTS, PRINCES, SEATS
from bali.dalang.stacks import note_shown
from bali.dalang.state import State
from bali.dalang.turns import go_on


@compiled
def most_shown(state: State) -> int:
    """Return the number to beat. Later players must show more, so the leader's number is the highest (D7.2)."""
    return state.showing[state.leader]


@compiled
def show(state: State, count: int) -> None:
    """Show `count` cards of the kind that was played."""
    seat = state.asked
    state.showing[seat] = count
    state.leader = seat
    note_shown(state, seat, state.kind, count)


@compiled_call
def settle(state: State) -> None:
    """Give the chip to the player who showed the most (D7.3), and the seal if that player now has both chips (D8.1)."""
    winner, island = state.leader, state.island
    state.chips[state.kind - PRIEST, island] = winner
    if state.chips[PRIESTS, island] == state.chips[PRINCES, island]:
        state.seals[island] = winner
    state.leader = 0
    for seat in range(SEATS):
        state.showing[seat] = 0
    go_on(state)
