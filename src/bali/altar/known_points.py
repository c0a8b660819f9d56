"""The points that each player certainly has, as far as a screen shows: a lower bound on the scores (A8.5)."""

from bali.altar.cards import GOODS, MAX_GOOD_VALUE, SHRINE, SHRINES
from bali.altar.scoring import shrine_points, stone_points, value
from bali.altar.state import FACE_DOWN, State
from bali.core.compile import compiled, compiled_call
from bali.core.record import UNKNOWN, Array

ASSUMED = 2 * FACE_DOWN  # added to the good that is assumed for an unknown card on the altar
MAX_UNKNOWN = SHRINES + len(GOODS)  # as many as can lie face down; with more, the screen has forgotten the altar
MANY = 10_000  # more points than anyone can have


@compiled_call
def known_points(state: State, out: Array) -> None:
    """Write the fewest points that each seat can have now, and then for each seat whether that is exact."""
    unknown = _count_unknown(state)
    for seat in range(state.players):
        out[seat] = MANY if unknown <= MAX_UNKNOWN else 0
        out[state.players + seat] = unknown == 0 and state.sacrifices[seat, 0] != UNKNOWN
    if unknown <= MAX_UNKNOWN:
        _try_altars(state, unknown, out)
    for seat in range(state.players):
        out[seat] += state.points[seat] + shrine_points(state, seat) + stone_points(state, seat)


@compiled
def _count_unknown(state: State) -> int:
    count = 0
    for entry in range(state.altar_size):
        if state.altar[entry] == UNKNOWN:
            count += 1
    return count


@compiled
def _try_altars(state: State, unknown: int, out: Array) -> None:
    """Lower each seat's number to the least its sacrifice cards can be worth, over all choices of the altar's unknown cards."""
    for first in range(unknown + 1):
        for second in range(unknown - first + 1):
            for third in range(unknown - first - second + 1):
                _assume(state, first, second, third)
                _lower(state, out)
    _hide_assumed(state)


@compiled
def _assume(state: State, first: int, second: int, third: int) -> None:
    """Assume goods for the altar's unknown cards: this many of each of the first three, the rest of the fourth."""
    number = 0
    for entry in range(state.altar_size):
        if state.altar[entry] == UNKNOWN or state.altar[entry] >= ASSUMED:
            good = int(number >= first) + int(number >= first + second) + int(number >= first + second + third)
            state.altar[entry] = ASSUMED + good
            number += 1


@compiled
def _hide_assumed(state: State) -> None:
    """Make the assumed cards unknown again."""
    for entry in range(state.altar_size):
        if state.altar[entry] >= ASSUMED:
            state.altar[entry] = UNKNOWN


@compiled
def _lower(state: State, out: Array) -> None:
    worth = (value(state, 0), value(state, 1), value(state, 2), value(state, 3))
    for seat in range(state.players):
        out[seat] = min(out[seat], _least_worth(state, seat, worth))


@compiled
def _least_worth(state: State, seat: int, worth: tuple[int, int, int, int]) -> int:
    """Return the least that a player's sacrifice cards can be worth, given the value of each good."""
    known = state.sacrifices[seat, 0] != UNKNOWN
    if not known and state.ledger[seat, 0] == UNKNOWN:
        return 0
    total = 0
    for good in range(len(GOODS)):
        total += worth[good] * (state.sacrifices[seat, good] if known else max(0, state.ledger[seat, good]))
    return total if known else total - _most_hidden(state, seat, worth)


@compiled
def _most_hidden(state: State, seat: int, worth: tuple[int, int, int, int]) -> int:
    """Return the most that a player's face-down sacrifices can have been worth: one card for each of their shrines (A5.2)."""
    left, total = int(state.tableau[seat, SHRINE]), 0
    for step in range(MAX_GOOD_VALUE):
        for good in range(len(GOODS)):
            if worth[good] == MAX_GOOD_VALUE - step:
                count = min(left, max(0, int(state.ledger[seat, good])))
                total += count * worth[good]
                left -= count
    return total
