"""Masks (D9.6), the end of the game and the final scoring (D10)."""

from bali.core.compile import compiled, compiled_call
from bali.core.contract import NOBODY
from bali.core.ranking import rank
from bali.core.record import Array
from bali.dalang.cards import CHIPS, ISLANDS, MASK_VALUES, PRIESTS, PRINCES, SEAL_POINTS
from bali.dalang.state import ASIDE, State


@compiled
def scores_at(state: State, island: int) -> bool:
    """Return whether the active player scores when the Dalang arrives at an island (D9.6)."""
    return state.chips[PRIESTS, island] == state.turn or state.chips[PRINCES, island] == state.turn


@compiled
def other_scorer(state: State, island: int) -> int:
    """Return the other player who gains a mask in the active player's scoring, or NOBODY (D9.6)."""
    for chip in range(len(CHIPS)):
        owner = state.chips[chip, island]
        if owner != state.turn and owner != ASIDE and count_left(state) > 1:
            return owner
    return NOBODY


@compiled_call
def score(state: State) -> None:
    """Give out the masks of a scoring at the active island (D9.6)."""
    own = active_mask(state, state.island)
    other = other_scorer(state, state.island)
    if other != NOBODY:
        _give_mask(state, other, lowest_mask(state, 0))
    _give_mask(state, state.turn, own)


@compiled
def active_mask(state: State, island: int) -> int:
    """Return the mask that the active player gains in a scoring at an island, as an index of its value (D9.6)."""
    lowest = lowest_mask(state, 0)
    higher = lowest_mask(state, lowest + 1)
    alone = other_scorer(state, island) == NOBODY
    return lowest if alone or higher == len(MASK_VALUES) else higher


@compiled
def lowest_mask(state: State, first: int) -> int:
    """Return the index of the lowest mask value left, starting at `first`, or one past the last if there is none."""
    mask = first
    while mask < len(MASK_VALUES) and state.masks_left[mask] == 0:
        mask += 1
    return mask


@compiled
def _give_mask(state: State, seat: int, mask: int) -> None:
    state.masks_left[mask] -= 1
    state.masks[seat, mask] += 1


@compiled
def count_left(state: State) -> int:
    """Return the number of masks left."""
    count = 0
    for mask in range(len(MASK_VALUES)):
        count += state.masks_left[mask]
    return count


@compiled
def masks_remain(state: State) -> bool:
    """Return whether any masks are left (D10.1)."""
    return count_left(state) > 0


@compiled
def mask_points(state: State, seat: int) -> int:
    """Return the points of a player's masks."""
    points = 0
    for mask in range(len(MASK_VALUES)):
        points += MASK_VALUES[mask] * state.masks[seat, mask]
    return points


@compiled
def seal_points(state: State, seat: int) -> int:
    """Return the points of a player's seals (D1.3)."""
    points = 0
    for island in range(len(ISLANDS)):
        points += SEAL_POINTS * (state.seals[island] == seat)
    return points


@compiled_call
def scores(state: State, out: Array) -> None:
    """Write each player's points (D10.2)."""
    for seat in range(state.players):
        out[seat] = mask_points(state, seat) + seal_points(state, seat)


@compiled_call
def places(state: State, out: Array) -> None:
    """Write each player's place, by points. Of tied leaders, the one who ended the game is first alone (D10.2)."""
    scores(state, out)
    most = 0
    for seat in range(state.players):
        most = max(most, out[seat])
    for seat in range(state.players):
        out[seat] = 2 * out[seat] + (seat == state.ender and out[seat] == most)
    rank(out, state.players)
