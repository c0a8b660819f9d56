"""Contests for a chip, by showing priests or princes (D7), and seals (D8)."""

from bali.core.compile import compiled, compiled_call
from bali.core.seats import MAX_PLAYERS
from bali.dalang.cards import PRIEST, PRIESTS, PRINCES
from bali.dalang.stacks import note_shown
from bali.dalang.state import SHOWING, State
from bali.dalang.turns import resume_turn


@compiled
def begin_contest(state: State) -> None:
    """Let the active player, who has discarded a priest or a prince, show more of them (D7.1)."""
    note_shown(state, state.turn, state.kind, 1)  # everyone knows that the player holds a second one
    state.phase = SHOWING


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
def award_chip(state: State) -> None:
    """Give the chip to the player who showed the most (D7.3), and the seal if that player now has both chips (D8.1)."""
    winner, island = state.leader, state.island
    state.chips[state.kind - PRIEST, island] = winner
    if state.chips[PRIESTS, island] == state.chips[PRINCES, island]:
        state.seals[island] = winner
    state.leader = 0
    for seat in range(MAX_PLAYERS):
        state.showing[seat] = 0
    resume_turn(state)
