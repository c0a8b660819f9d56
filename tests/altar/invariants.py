"""altar's invariants: no card is lost, and every size is correct. Compiled, to check every step of many games."""

from typing import Any

from bali.altar.cards import DECK, GOODS, HELD_KINDS, KINDS, ORACLE, ORACLES, SACRIFICES_PER_GOOD, STONEMASON
from bali.altar.scoring import altar_count
from bali.altar.state import LAYING, OFFERING
from bali.core.compile import compiled


@compiled
def accounted(state: Any) -> bool:
    """Return whether every card, stone and point is accounted for."""
    return _playing_cards(state) and _sacrifice_cards(state) and _sizes(state) and _tokens(state)


@compiled
def _playing_cards(state: Any) -> bool:
    for kind in range(len(KINDS)):
        count = state.pile[kind] + state.box[kind]
        for row in range(4):
            for card in range(state.row_size[row]):
                count += state.offer[row, card] == kind
        if kind < HELD_KINDS:
            for seat in range(state.players):
                count += state.hand[seat, kind] + state.tableau[seat, kind]
        if count != _total(state, kind) or state.pile[kind] < 0:
            return False
    return True


@compiled
def _total(state: Any, kind: int) -> int:
    if kind == ORACLE:
        return ORACLES if state.oracle and state.phase != LAYING and state.phase != OFFERING else 0
    if kind == STONEMASON:
        return DECK[kind] + state.players
    if kind < len(GOODS):
        return DECK[kind] + state.players - (1 if kind < state.players else 0)
    return DECK[kind]


@compiled
def _sacrifice_cards(state: Any) -> bool:
    for good in range(len(GOODS)):
        count = state.supply[good] + altar_count(state, good)
        for seat in range(state.players):
            count += state.sacrifices[seat, good]
            if state.sacrifices[seat, good] < 0:
                return False
        if state.phase == LAYING:  # set aside for the altar, but not laid yet
            count += 1 - altar_count(state, good)
        if count != SACRIFICES_PER_GOOD or state.supply[good] < 0:
            return False
    return True


@compiled
def _sizes(state: Any) -> bool:
    pile = 0
    for kind in range(len(KINDS)):
        pile += state.pile[kind]
    for seat in range(state.players):
        hand, cards = 0, 0
        for kind in range(HELD_KINDS):
            hand += state.hand[seat, kind]
        for good in range(len(GOODS)):
            cards += state.sacrifices[seat, good]
        if hand != state.hand_size[seat] or cards != state.sacrifices_size[seat]:
            return False
        if hand > 3 or (seat != state.turn and hand != 3):
            return False
    return pile == state.pile_size


@compiled
def _tokens(state: Any) -> bool:
    for seat in range(state.players):
        if state.stones[seat] < 0 or state.points[seat] < 0:
            return False
    return True
