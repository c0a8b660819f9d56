"""The prices of altar in stone (A3.1, A4.1)."""

from bali.altar.cards import SHRINE
from bali.altar.state import State
from bali.core.compile import compiled

SACRIFICE_COST = 5  # A3.1, without farmers
SHRINE_COST = 7  # A4.1
EXTRA_FARMER_COST = 1  # A4.1: of the second and the third farmer


@compiled
def sacrifice_price(state: State, seat: int, good: int) -> int:
    """Return the price of a sacrifice card for a player: 5, minus 1 for each farmer of its type in the tableau (A3.1)."""
    return max(0, SACRIFICE_COST - state.tableau[seat, good])


@compiled
def farmers_cost(count: int) -> int:
    """Return the cost of playing farmers together: 1, 2 or 3 farmers cost 0, 1 or 2 stone (A4.1)."""
    return EXTRA_FARMER_COST * (count - 1)


@compiled
def max_farmers(stones: int) -> int:
    """Return how many farmers a player can pay for (A4.1)."""
    return 1 + stones // EXTRA_FARMER_COST


@compiled
def card_cost(kind: int) -> int:
    """Return the cost of playing a stonemason, a priest or a shrine (A4.1)."""
    return SHRINE_COST if kind == SHRINE else 0
