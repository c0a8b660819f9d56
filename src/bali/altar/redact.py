"""Hidden information (A10): `redact` removes what a seat cannot know, and `apply_memory` removes what its screen must not repeat.

`redact` only removes values. Deductions from the remaining ones are left to `imagine`.
"""

from bali.altar.cards import GOODS, HELD_KINDS, KINDS, MAX_LOOK_DEPTH
from bali.altar.sacrifice import on_altar
from bali.altar.state import FACE_DOWN, NOT_YET, OPEN, OVER, State
from bali.core.compile import compiled, compiled_call
from bali.core.contract import SPECTATOR
from bali.core.record import UNKNOWN


@compiled_call
def redact(state: State, seat: int) -> None:
    """Hide what a seat with perfect memory cannot know (A10.1, A10.2). At the end of the game everything is shown (A8.3)."""
    if state.phase != OVER:
        hide_covered(state, seat)
        _hide_altar(state)
        _hide_looks_of_others(state, seat)
        _hide_sacrifices(state, seat)


@compiled_call
def apply_memory(state: State, seat: int, faithful: bool) -> None:
    """Hide what the memory option does not show on a person's screen (A10.5)."""
    if state.phase != OVER:
        hide_covered(state, SPECTATOR)
        _hide_altar(state)
        _hide_past_looks(state)
        _forget_secrets(state)
        if faithful:
            _forget_covered_cards(state, seat)


@compiled
def hide_covered(state: State, seat: int) -> None:
    """Hide the goods that other players, or the setup, laid face down."""
    for card in range(state.laid_size):
        if state.cover[card] != OPEN and state.cover[card] != seat:
            state.laid[card] = UNKNOWN


@compiled
def _hide_altar(state: State) -> None:
    """Hide the altar, except for its top card and the known cards laid since the last look.

    `laid` has every card ever laid, in order, and `altar` those that are left. Each look has taken one of the cards that were
    there, so the cards laid after it are still in the order of `laid`, shifted down by the number taken: entry n of `altar` is
    card n + taken of `laid`. Nobody can say that of the cards laid before.

    If 6 cards were laid and the only look, after the first 4, took one of those, then entries 3 and 4 of the altar are the cards
    4 and 5, and entries 0 to 2 are unknown.
    """
    taken = state.laid_size - state.altar_size
    unmoved = state.look_after[state.look_count - 1] if taken > 0 else 0  # the first card laid after the last look
    for entry in range(state.altar_size):
        card = entry + taken
        if card >= unmoved and state.laid[card] != UNKNOWN:
            state.altar[entry] = on_altar(state.laid[card], state.cover[card])
        elif not _is_visible(state, entry):
            state.altar[entry] = UNKNOWN


@compiled
def _is_visible(state: State, entry: int) -> bool:
    """Return whether everyone sees a card of the altar: the top card, if it is face up (A5.6)."""
    return entry == state.altar_size - 1 and state.altar[entry] < FACE_DOWN


@compiled
def _hide_looks_of_others(state: State, seat: int) -> None:
    for number in range(state.look_count):
        if state.look_seat[number] != seat:
            _hide_look(state, number)


@compiled
def _hide_past_looks(state: State) -> None:
    for number in range(state.look_count):
        if state.look_take[number] != NOT_YET:
            _hide_look(state, number)


@compiled
def _hide_look(state: State, number: int) -> None:
    """Hide what a look showed and which card was kept. Whether the player is still looking is public."""
    for depth in range(MAX_LOOK_DEPTH):
        state.look_seen[number, depth] = UNKNOWN
    if state.look_take[number] != NOT_YET:
        state.look_take[number] = UNKNOWN


@compiled
def has_secrets(state: State, seat: int) -> bool:
    """Return whether a player has ever secretly gained or given up a sacrifice card."""
    for secret in range(state.secret_count):
        if state.secret_seat[secret] == seat:
            return True
    return False


@compiled
def _hide_sacrifices(state: State, seat: int) -> None:
    """Hide the sacrifice cards of other players, unless all their gains and losses were public: then the ledger shows them."""
    for other in range(state.players):
        if other != seat and has_secrets(state, other):
            for good in range(len(GOODS)):
                state.sacrifices[other, good] = UNKNOWN


@compiled
def _forget_covered_cards(state: State, seat: int) -> None:
    """Leave only what is face up now, and the seat's own hand and sacrifice cards."""
    for other in range(state.players):
        for good in range(len(GOODS)):
            state.ledger[other, good] = UNKNOWN
            if other != seat:
                state.sacrifices[other, good] = UNKNOWN
        if other != seat:
            for kind in range(HELD_KINDS):
                state.hand[other, kind] = UNKNOWN
    for kind in range(len(KINDS)):
        state.pile[kind] = UNKNOWN
        state.box[kind] = UNKNOWN
    _forget_altar(state)


@compiled
def _forget_altar(state: State) -> None:
    """Leave only the altar's top card and its height."""
    for card in range(state.laid_size):
        state.laid[card] = UNKNOWN
        state.cover[card] = UNKNOWN
    for entry in range(state.altar_size - 1):
        state.altar[entry] = UNKNOWN
    state.laid_size = UNKNOWN


@compiled
def _forget_secrets(state: State) -> None:
    """Hide the history of looks and secret changes, except for the seat of a look that is still in progress."""
    for number in range(state.look_count):
        if state.look_take[number] != NOT_YET:
            state.look_seat[number] = UNKNOWN
        state.look_after[number] = UNKNOWN
        state.look_top[number] = UNKNOWN
    for secret in range(state.secret_count):
        state.secret_seat[secret] = UNKNOWN
        state.secret_of[secret] = UNKNOWN
        for good in range(len(GOODS)):
            state.secret_floor[secret, good] = UNKNOWN
    state.secret_count = UNKNOWN
