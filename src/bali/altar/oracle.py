"""The oracle variant (A9.1 to A9.3): oracles are removed from new rows and let a player look at the altar."""

from bali.altar.cards import GOODS, MAX_LOOK_DEPTH, ORACLE
from bali.altar.sacrifice import note_secret
from bali.altar.state import EMPTY, FACE_DOWN, KEEPING, NOT_YET, State
from bali.core.compile import compiled


@compiled
def remove_oracles(state: State, row: int) -> None:
    """Remove the oracles from a new row. They are not replaced, and together they give one look (A9.2, A9.3)."""
    kept = 0
    for place in range(state.row_size[row]):
        kind = state.offer[row, place]
        if kind == ORACLE:
            state.box[ORACLE] += 1
        else:
            state.offer[row, kept] = kind
            kept += 1
    if kept < state.row_size[row]:
        state.looks += 1
    for place in range(kept, state.row_size[row]):
        state.offer[row, place] = 0
    state.row_size[row] = kept


@compiled
def look_depth(altar_size: int) -> int:
    """Return the number of cards that a look shows (A9.2)."""
    return min(altar_size, MAX_LOOK_DEPTH)


@compiled
def look(state: State) -> None:
    """Show the active player the top of the altar."""
    number = state.look_count
    state.look_seat[number] = state.turn
    state.look_after[number] = state.laid_size
    state.look_take[number] = NOT_YET
    state.look_top[number] = top_of(state)
    depth = look_depth(state.altar_size)
    for place in range(MAX_LOOK_DEPTH):
        state.look_seen[number, place] = state.altar[state.altar_size - 1 - place] if place < depth else EMPTY
    state.look_count = number + 1
    state.phase = KEEPING


@compiled
def keep(state: State, place: int) -> None:
    """Give the active player one of the cards the look showed. The rest stay in the same order and face (A9.2, A9.3)."""
    number = state.look_count - 1
    seat = state.turn
    note_secret(state, seat, -1 - number)
    spot = state.altar_size - 1 - place
    good = state.altar[spot] % len(GOODS)
    for above in range(spot, state.altar_size - 1):
        state.altar[above] = state.altar[above + 1]
    state.altar_size -= 1
    state.altar[state.altar_size] = 0
    state.sacrifices[seat, good] += 1
    state.sacrifices_size[seat] += 1
    state.look_take[number] = place
    state.look_top[number] = top_of(state)
    state.looks -= 1


@compiled
def top_of(state: State) -> int:
    """Return what everyone sees on top of the altar: a good, FACE_DOWN or EMPTY (A5.6)."""
    if state.altar_size == 0:
        return EMPTY
    return min(state.altar[state.altar_size - 1], FACE_DOWN)
