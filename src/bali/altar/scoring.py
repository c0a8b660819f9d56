"""Phase 4 (A7), the end of the game and its points (A8)."""

from bali.altar.cards import GOODS, PRIEST, SHRINE, STONEMASON
from bali.altar.sacrifice import gain
from bali.altar.state import BUYING, CLAIMING, REWARDING, State
from bali.core.compile import compiled, compiled_apart
from bali.core.contract import NOBODY
from bali.core.ranking import rank
from bali.core.record import Array
from bali.core.seats import clockwise

MOST_VALUE = 3  # A8.3
SHRINE_POINTS, STONES_PER_POINT = 4, 5  # A8.5


@compiled
def score(state: State) -> None:
    """Scores the card that the last take uncovered, for everyone (A7.1)."""
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
    """Gets the kind of the bottom card of the row last taken from (A7.1)."""
    return int(state.offer[state.row, state.row_size[state.row] - 1])


@compiled
def sole_majority(state: State, kind: int) -> int:
    """Gets the seat with strictly the most cards of a kind, at least 2; NOBODY if there is none (A7.6)."""
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
    """Pays everyone a token for each card of a kind, and the sole majority one more (A7.2, A7.3, A7.6)."""
    for seat in range(state.players):
        tokens[seat] += state.tableau[seat, kind]
    leader = sole_majority(state, kind)
    if leader != NOBODY:
        tokens[leader] += 1
    next_turn(state)


@compiled
def ask_for_rewards(state: State) -> None:
    """Asks the next player with shrines, from the active one on, for points or stone (A7.4)."""
    while state.served < state.players:
        seat = clockwise(state.turn, state.served, state.players)
        if state.tableau[seat, SHRINE] > 0:
            state.phase = REWARDING
            state.asked = seat
            return
        state.served += 1
    next_turn(state)


@compiled
def shrine_reward(state: State, seat: int) -> int:
    """Gets how many points or stone a player's shrines bring (A7.4, A7.6)."""
    return state.tableau[seat, SHRINE] + (1 if sole_majority(state, SHRINE) == seat else 0)


@compiled
def reward(state: State, stone: bool) -> None:
    """Pays the asked player's shrines."""
    seat = state.asked
    if stone:
        state.stones[seat] += shrine_reward(state, seat)
    else:
        state.points[seat] += shrine_reward(state, seat)
    state.served += 1
    ask_for_rewards(state)


@compiled
def hand_out(state: State) -> None:
    """Gives everyone with a farmer of the scored good a sacrifice card, the active player first; last the bonus (A7.5, A7.6)."""
    good = scored_kind(state)
    while state.served <= state.players:
        seat = _next_in_line(state, good)
        if seat != NOBODY:
            if state.supply[good] == 0:
                _ask_for_another(state, seat)
                return
            gain(state, seat, good)
        state.served += 1
    next_turn(state)


@compiled
def _next_in_line(state: State, good: int) -> int:
    if state.served == state.players:
        return sole_majority(state, good)
    seat = clockwise(state.turn, state.served, state.players)
    return seat if state.tableau[seat, good] > 0 else NOBODY


@compiled
def supply_left(state: State) -> bool:
    """Gets whether the supply holds any card."""
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
        next_turn(state)  # A7.7: nothing is left for anyone


@compiled
def claim(state: State, good: int) -> None:
    """Gives the asked player a card of another good than the one that has run out (A7.7)."""
    gain(state, state.asked, good)
    state.served += 1
    hand_out(state)


@compiled
def next_turn(state: State) -> None:
    """Makes the left neighbour the active player (A2.5)."""
    state.turn = clockwise(state.turn, 1, state.players)
    state.asked = state.turn
    state.phase = BUYING


@compiled
def altar_count(state: State, good: int) -> int:
    """Gets how many cards of a good lie on the altar."""
    count = 0
    for place in range(state.altar_size):
        if state.altar[place] % len(GOODS) == good:
            count += 1
    return count


@compiled_apart
def value(state: State, good: int) -> int:
    """Gets what a sacrifice card of a good is worth: 3, less 1 for each different higher count on the altar (A8.3, A8.4)."""
    own = altar_count(state, good)
    if own == 0:
        return 0
    worth = MOST_VALUE
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


@compiled_apart
def scores(state: State, out: Array) -> None:
    """Writes each player's points (A8.5)."""
    for seat in range(state.players):
        out[seat] = state.points[seat] + SHRINE_POINTS * state.tableau[seat, SHRINE] + state.stones[seat] // STONES_PER_POINT
    for good in range(len(GOODS)):
        worth = value(state, good)
        for seat in range(state.players):
            out[seat] += worth * state.sacrifices[seat, good]


@compiled_apart
def places(state: State, out: Array) -> None:
    """Writes each player's place: by points, then shrines, then stone; equals share it (A8.6)."""
    scores(state, out)
    for seat in range(state.players):
        # Points, shrines and stone as digits of one number, which fits: at most 9 shrines, far fewer than 2,000 stone.
        out[seat] = (out[seat] * 10 + state.tableau[seat, SHRINE]) * 2000 + state.stones[seat]
    rank(out, state.players)
