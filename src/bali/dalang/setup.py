"""The setup (D2): the stacks, the start cards and the first hands."""

from bali.core.compile import compiled, compiled_call
from bali.core.seats import clockwise
from bali.dalang.cards import CARDS, ISLANDS, PRIESTS, PRINCES, SETUP_STACK, START_CARDS
from bali.dalang.stacks import push, take_up
from bali.dalang.state import STARTING, State
from bali.dalang.turns import begin_turn


@compiled_call
def deal_to_stack(state: State, kind: int) -> None:
    """Deal a card to a stack (D2.1): island by island, three rounds at each from seat 0."""
    dealt = CARDS - state.pile_size - 1
    island, seat = dealt // (SETUP_STACK * state.players), dealt % state.players
    push(state, seat, island, kind)
    state.unseen[seat, island] += 1
    if dealt + 1 == len(ISLANDS) * SETUP_STACK * state.players:
        state.phase = STARTING


@compiled_call
def deal_start_card(state: State, card: int) -> None:
    """Deal a start card (D2.3), and put its holder's chips on the islands it names (D2.4)."""
    seat = state.served
    state.start_card[seat] = card
    state.chips[PRINCES, START_CARDS[card, 0]] = seat
    state.chips[PRIESTS, START_CARDS[card, 1]] = seat
    state.served += 1
    if state.served == state.players:
        _begin_game(state)


@compiled
def _begin_game(state: State) -> None:
    """Determine the first player (D2.3) and the first island (D2.5), and give everyone their first hand (D2.6)."""
    for seat in range(state.players):
        if state.start_card[seat] < state.start_card[state.turn]:
            state.turn = seat
    right = clockwise(state.turn, state.players - 1, state.players)
    state.island = START_CARDS[state.start_card[right], 2]
    for seat in range(state.players):
        take_up(state, seat)
    begin_turn(state)
