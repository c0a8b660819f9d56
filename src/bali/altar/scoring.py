"""Phase 4 (A7) and the final scoring (A8)."""

from bali.altar.cards import (
    GOODS,
    MAX_GOOD_VALUE,
    PRIEST,
    SHRINE,
    SHRINE_POINTS,
    SHRINES,
    STONEMASON,
    STONES_PER_POINT,
)
from bali.altar.sacrifice import gain
from bali.altar.state import CLAIMING, REWARDING, State
from bali.altar.turns import end_turn
from bali.core.compile import compiled, compiled_call
from bali.core.contract import NOBODY
from bali.core.ranking import rank
from bali.core.record import Array
from bali.core.seats import clockwise

MAX_STONES = 2000  # of one player; far more than any game yields


@compiled
def score(state: State) -> None:
    """Score the card uncovered by the last card taken, for everyone (A7.1)."""
    state.served = 0
    kind = scored_kind(state)
    if kind == STONEMASON:
        _pay(state, state.stones, kind)
    elif kind == PRIEST:
        _pay(state, state.points, kind)
    elif kind == SHRINE:
        ask_for_rewards(state)
    else:
        hand_out(state)


@compiled
def scored_kind(state: State) -> int:
    """Return the kind of the bottom card of the row last taken from (A7.1)."""
    return int(state.offer[state.row, state.row_size[state.row] - 1])


@compiled
def sole_majority(state: State, kind: int) -> int:
    """Return the seat with strictly the most cards of a kind, at least 2, or NOBODY if there is none (A7.6)."""
    leader, most = NOBODY, 1
    for seat in range(state.players):
        count = state.tableau[seat, kind]
        if count > most:
            leader, most = seat, count
        elif count == most:
            leader = NOBODY
    return leader


@compiled
def _pay(state: State, tokens: Array, kind: int) -> None:
    """Pay everyone one token per card of a kind, and the sole majority one more (A7.2, A7.3, A7.6)."""
    for seat in range(state.players):
        tokens[seat] += state.tableau[seat, kind]
    leader = sole_majority(state, kind)
    if leader != NOBODY:
        tokens[leader] += 1
    end_turn(state)


@compiled
def ask_for_rewards(state: State) -> None:
    """Move to the next player with shrines, starting with the active one, to choose points or stone (A7.4)."""
    while state.served < state.players:
        seat = clockwise(state.turn, state.served, state.players)
        if state.tableau[seat, SHRINE] > 0:
            state.phase = REWARDING
            state.asked = seat
            return
        state.served += 1
    end_turn(state)


@compiled
def shrine_reward(state: State, seat: int) -> int:
    """Return how many points or stone a player's shrines yield (A7.4, A7.6)."""
    return state.tableau[seat, SHRINE] + (1 if sole_majority(state, SHRINE) == seat else 0)


@compiled
def reward(state: State, stone: bool) -> None:
    """Pay the deciding player for shrines, and move to the next one."""
    seat = state.asked
    if stone:
        state.stones[seat] += shrine_reward(state, seat)
    else:
        state.points[seat] += shrine_reward(state, seat)
    state.served += 1
    ask_for_rewards(state)


@compiled
def hand_out(state: State) -> None:
    """Give everyone with a farmer of the scored good a card, starting with the active player, then the bonus (A7.5, A7.6)."""
    good = scored_kind(state)
    while state.served <= state.players:
        seat = _next_receiver(state, good)
        if seat != NOBODY:
            if state.supply[good] == 0:
                _ask_for_another(state, seat)
                return
            gain(state, seat, good)
        state.served += 1
    end_turn(state)


@compiled
def _next_receiver(state: State, good: int) -> int:
    """Return the seat that now receives a card of the good, or NOBODY: each player in turn, then the sole majority."""
    if state.served == state.players:
        return sole_majority(state, good)
    seat = clockwise(state.turn, state.served, state.players)
    return seat if state.tableau[seat, good] > 0 else NOBODY


@compiled
def supply_left(state: State) -> bool:
    """Return whether the supply has any cards left."""
    for good in range(len(GOODS)):
        if state.supply[good] > 0:
            return True
    return False


@compiled
def _ask_for_another(state: State, seat: int) -> None:
    if supply_left(state):
        state.phase = CLAIMING
        state.asked = seat
    else:
        end_turn(state)  # A7.7: nothing is left for anyone


@compiled
def claim(state: State, good: int) -> None:
    """Give the deciding player a card of another good, because the scored one has run out (A7.7)."""
    gain(state, state.asked, good)
    state.served += 1
    hand_out(state)


@compiled
def altar_count(state: State, good: int) -> int:
    """Return the number of cards of a good on the altar."""
    count = 0
    for card in range(state.altar_size):
        if state.altar[card] % len(GOODS) == good:
            count += 1
    return count


@compiled_call
def value(state: State, good: int) -> int:
    """Return the value of a good's sacrifice cards: 3, minus 1 per distinct higher count on the altar (A8.3, A8.4).

    Counts of 5, 5, 2 and 0 on the altar give the values 3, 3, 2 and 0.
    """
    own = altar_count(state, good)
    if own == 0:
        return 0
    worth = MAX_GOOD_VALUE
    for other in range(len(GOODS)):
        count = altar_count(state, other)
        if count > own and not _counted_before(state, other, count):
            worth -= 1
    return worth


@compiled
def _counted_before(state: State, good: int, count: int) -> bool:
    for other in range(good):
        if altar_count(state, other) == count:
            return True
    return False


@compiled
def shrine_points(state: State, seat: int) -> int:
    """Return the final points of a player's shrines (A8.5)."""
    return SHRINE_POINTS * state.tableau[seat, SHRINE]


@compiled
def stone_points(state: State, seat: int) -> int:
    """Return the final points of a player's stone (A8.5)."""
    return state.stones[seat] // STONES_PER_POINT


@compiled
def sacrifice_points(state: State, seat: int, good: int, worth: int) -> int:
    """Return the final points of a player's sacrifice cards of a good with the value `worth` (A8.5)."""
    return worth * state.sacrifices[seat, good]


@compiled_call
def scores(state: State, out: Array) -> None:
    """Write each player's points (A8.5)."""
    for seat in range(state.players):
        out[seat] = state.points[seat] + shrine_points(state, seat) + stone_points(state, seat)
    for good in range(len(GOODS)):
        worth = value(state, good)
        for seat in range(state.players):
            out[seat] += sacrifice_points(state, seat, good, worth)


@compiled_call
def places(state: State, out: Array) -> None:
    """Write each player's place, by points, then shrines, then stone. Tied players share a place (A8.6)."""
    scores(state, out)
    for seat in range(state.players):  # points, shrines and stone are combined into one number
        out[seat] = (out[seat] * (SHRINES + 1) + state.tableau[seat, SHRINE]) * MAX_STONES + state.stones[seat]
    rank(out, state.players)
