"""The oracle variant (A9.1 to A9.3): oracles are removed from new rows and let a player look at the altar."""

from bali.altar.cards import GOODS, MAX_LOOK_DEPTH, ORACLE
from bali.altar.sacrifice import note_secret, top_of
from bali.altar.state import EMPTY, KEEPING, NOT_YET, State
from bali.core.compile import compiled


@compiled
def remove_oracles(state: State, row: int) -> None:
    """Remove the oracles from a new row. They are not replaced, and together they give one look (A9.2, A9.3)."""
    kept = 0
    for card in range(state.row_size[row]):
        kind = state.offer[row, card]
        if kind == ORACLE:
            state.box[ORACLE] += 1
        else:
            state.offer[row, kept] = kind
            kept += 1
    if kept < state.row_size[row]:
        state.looks += 1
    for card in range(kept, state.row_size[row]):
        state.offer[row, card] = 0
    state.row_size[row] = kept


@compiled
def look_depth(altar_size: int) -> int:
    """Return the number of cards that a look shows (A9.2)."""
    return min(altar_size, MAX_LOOK_DEPTH)


@compiled
def look(state: State) -> None:
    """Show the active player the top of the altar."""
    note_look(state)
    state.phase = KEEPING


@compiled
def note_look(state: State) -> None:
    """Record that the active player looks at the top of the altar."""
    number = state.look_count
    state.look_seat[number] = state.turn
    state.look_after[number] = state.laid_size
    state.look_take[number] = NOT_YET
    state.look_top[number] = top_of(state)
    note_cards_shown(state, number)
    state.look_count = number + 1


@compiled
def note_cards_shown(state: State, number: int) -> None:
    """Record the cards that a look shows: those on top of the altar now."""
    for depth in range(MAX_LOOK_DEPTH):
        shown = depth < state.altar_size
        state.look_seen[number, depth] = state.altar[state.altar_size - 1 - depth] if shown else EMPTY


@compiled
def keep(state: State, depth: int) -> None:
    """Give the active player the card at this depth below the altar's top. The rest stay in the same order (A9.2, A9.3)."""
    number = state.look_count - 1
    seat = state.turn
    note_secret(state, seat, -1 - number)
    good = _take_out(state, depth) % len(GOODS)
    state.sacrifices[seat, good] += 1
    state.sacrifices_size[seat] += 1
    state.look_take[number] = depth
    state.look_top[number] = top_of(state)
    state.looks -= 1


@compiled
def _take_out(state: State, depth: int) -> int:
    """Remove a card from the altar, and return it. The cards above it move down."""
    first = state.altar_size - 1 - depth
    card = int(state.altar[first])
    for entry in range(first, state.altar_size - 1):
        state.altar[entry] = state.altar[entry + 1]
    state.altar_size -= 1
    state.altar[state.altar_size] = 0
    return card
