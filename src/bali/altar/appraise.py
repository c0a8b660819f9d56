"""How well a seat stands: a quick estimate of the final points, for bots that look only a step ahead.

The numbers are rules of thumb. A scoring comes every turn, of a kind about as often as the deck holds it; stone is worth more
than its fifth of a point as long as there is time to spend it; a sacrifice card is worth what the altar says, the more the
higher the altar is.
"""

from bali.altar.cards import DECK, GOODS, PRIEST, SHRINE, STONEMASON
from bali.altar.scoring import SHRINE_POINTS, sole_majority, value
from bali.altar.state import OVER, State
from bali.core.compile import compiled_apart
from bali.core.record import Array

DECK_SIZE = float(DECK.sum())
TURNS_PER_CARD = 0.75  # turns that pass for each card still in the pile
STONE_AT_END, STONE_EARLY, EARLY = 0.2, 0.25, 20.0  # points for a stone; more with this many turns to go
CARD_UNKNOWN, ALTAR_TRUST = 1.6, 10.0  # points for a card of an empty altar; the height at which the altar counts for half
HAND_SHARE = 0.35  # of what a card would be worth in the tableau
SHRINE_COST_SHARE = 1.0 / 7.0


@compiled_apart
def appraise(state: State, out: Array) -> None:
    """Writes each seat's expected final points."""
    for seat in range(state.players):
        out[seat] = _expected(state, seat)


@compiled_apart
def _expected(state: State, seat: int) -> float:
    turns = 0.0 if state.phase == OVER else state.pile_size * TURNS_PER_CARD
    points = state.points[seat] + state.stones[seat] * _stone_worth(turns)
    for kind in range(SHRINE + 1):
        points += _tableau_worth(state, seat, kind, turns) + _hand_worth(state, seat, kind, turns)
    for good in range(len(GOODS)):
        points += state.sacrifices[seat, good] * _card_worth(state, good, turns)
    return points


@compiled_apart
def _stone_worth(turns: float) -> float:
    return STONE_AT_END + STONE_EARLY * min(1.0, turns / EARLY)


@compiled_apart
def _card_worth(state: State, good: int, turns: float) -> float:
    """Gets what a sacrifice card will be worth: the altar's word, the less trusted the more can still change."""
    trust = state.altar_size / (state.altar_size + ALTAR_TRUST * min(1.0, turns / EARLY)) if state.altar_size > 0 else 0.0
    unsure = CARD_UNKNOWN if turns > 0.0 else 0.0
    return trust * value(state, good) + (1.0 - trust) * unsure


@compiled_apart
def _income(state: State, kind: int, turns: float) -> float:
    """Gets the points that one unit of a kind's reward brings until the end."""
    scorings = turns * DECK[kind] / DECK_SIZE
    if kind == STONEMASON:
        return scorings * _stone_worth(turns)
    if kind == PRIEST or kind == SHRINE:
        return scorings
    return scorings * _card_worth(state, kind, turns)


@compiled_apart
def _tableau_worth(state: State, seat: int, kind: int, turns: float) -> float:
    count = state.tableau[seat, kind]
    units = min(count, 1) if kind < len(GOODS) else count
    bonus = 1 if sole_majority(state, kind) == seat else 0
    discount = 0.02 * turns * count if kind < len(GOODS) else 0.0
    return (units + bonus) * _income(state, kind, turns) + discount + (SHRINE_POINTS * count if kind == SHRINE else 0)


@compiled_apart
def _hand_worth(state: State, seat: int, kind: int, turns: float) -> float:
    if turns == 0.0:
        return 0.0
    worth = _income(state, kind, turns)
    if kind == SHRINE:
        worth = (worth + SHRINE_POINTS) * min(1.0, state.stones[seat] * SHRINE_COST_SHARE)
    return HAND_SHARE * worth * state.hand[seat, kind]
