"""How well each seat stands: a quick estimate, for bots that cannot play every game to its end.

A scoring comes every turn, of a kind about as often as the deck holds it; stone is worth more than its fifth of a point as long
as there is time to spend it; a sacrifice card is worth what the altar says, the more the higher the altar is. How much each of
these counts is fitted to games that bots played against each other (`bali.bots.fit`).
"""

from typing import NamedTuple

from bali.altar.cards import DECK, GOODS, PRIEST, SHRINE, STONEMASON
from bali.altar.scoring import SHRINE_POINTS, places, sole_majority, value
from bali.altar.state import OVER, State
from bali.core.compile import compiled_apart
from bali.core.ranking import certain
from bali.core.record import Array

DECK_SIZE = float(DECK.sum())


class Weights(NamedTuple):
    """How much counts what."""

    turns: float = 0.976  # turns that pass for each card still in the pile
    early: float = 20.0  # turns to go, from which on it is early
    stone: float = 0.364
    stone_early: float = 0.364  # more for a stone that can still be spent
    card: float = 1.64  # for a sacrifice card of an empty altar
    trust: float = 8.26  # the height at which the altar counts for half
    goods: float = 0.846  # of what scorings will bring, by kind
    masons: float = 0.928
    priests: float = 0.59
    shrines: float = 1.21
    bonus: float = 0.761  # of a unit, for the sole majority
    farmer: float = 0.0255  # for each turn to come, as purchases are cheaper
    held_farmer: float = 0.595  # of what a card in the hand would be worth in the tableau
    held_mason: float = 0.757
    held_priest: float = 0.595
    held_shrine: float = 0.325
    shrine_cost: float = 9.33  # stone with which a shrine in the hand is as good as played
    turn: float = 1.23  # for having the turn
    spread: float = 2.06  # the lead, in points, that counts for much
    spread_turns: float = 0.287  # more, for each turn to come


WEIGHTS = Weights()


@compiled_apart
def appraise(state: State, weights: Weights, out: Array) -> None:
    """Writes each seat's standing: the chances to win are as its exponentials."""
    if state.phase == OVER:
        places(state, out)
        certain(out, state.players)
        return
    turns = state.pile_size * weights.turns
    spread = weights.spread + weights.spread_turns * turns
    for seat in range(state.players):
        out[seat] = _expected(state, weights, seat, turns) / spread


@compiled_apart
def _expected(state: State, weights: Weights, seat: int, turns: float) -> float:
    """Gets a seat's final points, more or less."""
    points = state.points[seat] + state.stones[seat] * _stone_worth(weights, turns)
    for kind in range(SHRINE + 1):
        unit = _income(state, weights, kind, turns)
        points += _tableau_worth(state, weights, seat, kind, unit, turns) + _hand_worth(state, weights, seat, kind, unit)
    for good in range(len(GOODS)):
        points += state.sacrifices[seat, good] * _card_worth(state, weights, good, turns)
    return points + (weights.turn if state.turn == seat else 0.0)


@compiled_apart
def _stone_worth(weights: Weights, turns: float) -> float:
    return weights.stone + weights.stone_early * min(1.0, turns / weights.early)


@compiled_apart
def _card_worth(state: State, weights: Weights, good: int, turns: float) -> float:
    """Gets what a sacrifice card will be worth: the altar's word, the less trusted the more can still change."""
    if state.altar_size == 0:
        return weights.card
    trust = state.altar_size / (state.altar_size + weights.trust * min(1.0, turns / weights.early))
    return trust * value(state, good) + (1.0 - trust) * weights.card


@compiled_apart
def _income(state: State, weights: Weights, kind: int, turns: float) -> float:
    """Gets the points that one unit of a kind's reward brings until the end."""
    scorings = turns * DECK[kind] / DECK_SIZE
    if kind == STONEMASON:
        return scorings * weights.masons * _stone_worth(weights, turns)
    if kind == PRIEST:
        return scorings * weights.priests
    if kind == SHRINE:
        return scorings * weights.shrines
    return scorings * weights.goods * _card_worth(state, weights, kind, turns)


@compiled_apart
def _tableau_worth(state: State, weights: Weights, seat: int, kind: int, unit: float, turns: float) -> float:
    count = state.tableau[seat, kind]
    bonus = weights.bonus if sole_majority(state, kind) == seat else 0.0
    if kind < len(GOODS):
        return (min(count, 1) + bonus) * unit + weights.farmer * turns * count
    return (count + bonus) * unit + (SHRINE_POINTS * count if kind == SHRINE else 0)


@compiled_apart
def _hand_worth(state: State, weights: Weights, seat: int, kind: int, unit: float) -> float:
    count = state.hand[seat, kind]
    if kind == SHRINE:
        return count * weights.held_shrine * (unit + SHRINE_POINTS) * min(1.0, state.stones[seat] / weights.shrine_cost)
    if kind == STONEMASON:
        return count * weights.held_mason * unit
    if kind == PRIEST:
        return count * weights.held_priest * unit
    return count * weights.held_farmer * unit
