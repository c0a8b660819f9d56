"""The legal actions (`legal`) and the cards that can be drawn (`draw_count`, `draw_action`)."""

from bali.altar.actions import BUY, CARD, CLAIM, CROWN, DRAW, FARMERS, KEEP, LAY, LOOK, POINTS, RETURN, SACRIFICE, TAKE
from bali.altar.cards import GOODS, HAND_SIZE, MAX_FARMERS, ROWS, SHRINE, STONEMASON
from bali.altar.oracle import look_depth
from bali.altar.prices import card_cost, max_farmers, sacrifice_price
from bali.altar.state import (
    BUYING,
    CLAIMING,
    CROWNING,
    DEALING,
    KEEPING,
    LAYING,
    LOOKING,
    OFFERING,
    PLAYING,
    REWARDING,
    SACRIFICING,
    TAKING,
    State,
)
from bali.core.action_lists import append_available, append_if, append_range, append_undealt, kind_at, undealt_at
from bali.core.compile import compiled
from bali.core.record import Array

MAX_CHOICES = 8  # kinds to draw; a player has at most four purchases and three plays to choose from


@compiled
def legal(state: State, out: Array) -> int:
    """List the legal actions, and return their count."""
    phase = state.phase
    if phase == TAKING:
        return _takes(state, out)
    if phase == BUYING:
        return _plays(state, out, _purchases(state, out))
    if phase == DEALING or phase == OFFERING:
        return append_available(out, DRAW, state.pile)
    if phase == SACRIFICING:
        return append_available(out, SACRIFICE, state.sacrifices[state.asked])
    if phase == CROWNING:
        return append_available(out, CROWN, state.supply)
    if phase == CLAIMING:
        return append_available(out, CLAIM, state.supply)
    if phase == REWARDING:
        return append_range(out, POINTS, 2)
    if phase == PLAYING:
        return _plays(state, out, 0)
    if phase == LOOKING:
        return append_range(out, LOOK, 2)
    if phase == KEEPING:
        return append_range(out, KEEP, look_depth(state.altar_size))
    if phase == LAYING:
        return append_undealt(out, LAY, len(GOODS), state.laid, state.laid_size)
    return 0


@compiled
def draw_count(state: State) -> int:
    """Return the number of cards that could be drawn."""
    return len(GOODS) - state.laid_size if state.phase == LAYING else state.pile_size


@compiled
def draw_action(state: State, number: int) -> int:
    """Return the action that draws one of these cards, numbered as in a sorted pile."""
    if state.phase == LAYING:
        return LAY + undealt_at(state.laid, state.laid_size, number)
    return DRAW + kind_at(state.pile, number)


@compiled
def _affordable(state: State, good: int) -> bool:
    """Return whether the active player can pay for a good's sacrifice card, and there is one left (A3.1, A3.2)."""
    return sacrifice_price(state, state.turn, good) <= state.stones[state.turn] and state.supply[good] > 0


@compiled
def can_buy(state: State) -> bool:
    """Return whether the active player can buy any sacrifice card."""
    for good in range(len(GOODS)):
        if _affordable(state, good):
            return True
    return False


@compiled
def _purchases(state: State, out: Array) -> int:
    """List the sacrifice cards that the active player can buy (A3.1), and return their count."""
    count = 0
    for good in range(len(GOODS)):
        count = append_if(out, count, BUY + good, _affordable(state, good))
    return count


@compiled
def _plays(state: State, out: Array, count: int) -> int:
    """Append the ways to play cards (A4.1) to the `count` actions already listed, and return the new count."""
    seat, stones = state.turn, state.stones[state.turn]
    for good in range(len(GOODS)):
        most = min(state.hand[seat, good], max_farmers(stones))
        for farmers in range(1, MAX_FARMERS + 1):
            count = append_if(out, count, FARMERS + MAX_FARMERS * good + farmers - 1, farmers <= most)
    for kind in range(STONEMASON, SHRINE):
        count = append_if(out, count, CARD + kind - STONEMASON, state.hand[seat, kind] > 0)
    affordable = card_cost(SHRINE) <= stones
    count = append_if(out, count, CARD + SHRINE - STONEMASON, affordable and state.hand[seat, SHRINE] > 0)
    return append_if(out, count, RETURN, not affordable and state.hand[seat, SHRINE] == HAND_SIZE)  # A4.3


@compiled
def _takes(state: State, out: Array) -> int:
    count = 0
    for row in range(ROWS):
        count = append_if(out, count, TAKE + row, row != state.demon)  # A9.6
    return count
