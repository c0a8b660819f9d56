"""Hidden information (D11): `redact` removes what a seat cannot know, and `apply_memory` removes what its screen must not repeat.

`redact` only removes values. Deductions from the remaining ones are left to `imagine`.
"""

from bali.core.compile import compiled, compiled_call
from bali.core.record import UNKNOWN
from bali.core.seats import MAX_PLAYERS
from bali.dalang.cards import ISLANDS, KINDS
from bali.dalang.state import EITHER, State


@compiled_call
def redact(state: State, seat: int) -> None:
    """Hide what a seat with perfect memory cannot know (D11.1, D11.2). The end of the game reveals nothing more."""
    for kind in range(len(KINDS)):
        state.pile[kind] = UNKNOWN
    for other in range(state.players):
        if other != seat:
            _hide_own(state, other)
        for island in range(len(ISLANDS)):
            size = state.stack_size[other, island]
            _hide_stack(state, other, island, size if other != seat else state.unseen[other, island])


@compiled_call
def apply_memory(state: State, seat: int, faithful: bool) -> None:
    """Hide what the memory option does not show on a person's screen (D11.5)."""
    if not faithful:
        return
    for other in range(MAX_PLAYERS):
        for island in range(len(ISLANDS)):
            if island != state.island:  # the active island has only cards that are being laid down now
                _hide_stack(state, other, island, state.stack_size[other, island])
            state.unseen[other, island] = UNKNOWN
            for which in range(EITHER + 1):
                state.sure[other, island, which] = UNKNOWN
        for kind in range(len(KINDS)):
            state.drawn[other, kind] = UNKNOWN
    for kind in range(len(KINDS)):
        state.stock[kind] = UNKNOWN


@compiled
def _hide_own(state: State, seat: int) -> None:
    """Hide a player's hand, and which cards the player has drawn."""
    for kind in range(len(KINDS)):
        state.hand[seat, kind] = UNKNOWN
        state.drawn[seat, kind] = UNKNOWN


@compiled
def _hide_stack(state: State, seat: int, island: int, count: int) -> None:
    """Hide the bottom `count` cards of a stack."""
    slot = state.top[seat, island]
    for height in range(state.stack_size[seat, island], 0, -1):
        if height <= count:
            state.card[slot] = UNKNOWN
        slot = state.below[slot]
