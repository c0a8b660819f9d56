"""Evaluate a position: a quick estimate of each seat's standing, for bots that cannot play every game to its end.

There is one scoring per turn, and each kind is scored about as often as its share of the deck. Stone is worth more than a fifth
of a point while there is still time to spend it. A sacrifice card is worth its current value on the altar, which counts for
more the higher the altar is. The weights are fitted to games that bots played against each other (`bali.bots.fit`).
"""

from typing import NamedTuple

from bali.altar.cards import DECK, GOODS, PRIEST, SHRINE, SHRINE_POINTS, STONEMASON
from bali.altar.scoring import places, sole_majority, value
from bali.altar.state import OVER, State
from bali.core.compile import compiled_call
from bali.core.ranking import final_standings
from bali.core.record import Array

DECK_SIZE = float(DECK.sum())


class Weights(NamedTuple):
    """Evaluation weights."""

    turns: float = 0.976  # expected turns for each card left in the draw pile
    early: float = 20.0  # with at least this many turns to go, it is early
    stone: float = 0.364
    stone_early: float = 0.364  # added for a stone that can still be spent
    card: float = 1.64  # a sacrifice card while the altar is empty
    trust: float = 8.26  # the height at which the altar's values count for half
    goods: float = 0.846  # factors on the expected income from scorings, by kind
    masons: float = 0.928
    priests: float = 0.59
    shrines: float = 1.21
    bonus: float = 0.761  # the sole majority, in units
    farmer: float = 0.0255  # per remaining turn, because purchases are cheaper
    held_farmer: float = 0.595  # a card in hand, as a fraction of its worth in the tableau
    held_mason: float = 0.757
    held_priest: float = 0.595
    held_shrine: float = 0.325
    shrine_cost: float = 9.33  # the stone with which a shrine in hand is as good as played
    turn: float = 1.23  # being the active player
    spread: float = 2.06  # the scale, in points, of a significant lead
    spread_turns: float = 0.287  # added per remaining turn


WEIGHTS = Weights()


@compiled_call
def evaluate(state: State, weights: Weights, out: Array) -> None:
    """Write each seat's standing. The softmax of the standings gives the win probabilities."""
    if state.phase == OVER:
        places(state, out)
        final_standings(out, state.players)
        return
    turns = state.pile_size * weights.turns
    spread = weights.spread + weights.spread_turns * turns
    for seat in range(state.players):
        out[seat] = _expected(state, weights, seat, turns) / spread


@compiled_call
def _expected(state: State, weights: Weights, seat: int, turns: float) -> float:
    """Return an estimate of a seat's final points."""
    points = state.points[seat] + state.stones[seat] * _stone_worth(weights, turns)
    for kind in range(SHRINE + 1):
        unit = _income(state, weights, kind, turns)
        points += _tableau_worth(state, weights, seat, kind, unit, turns) + _hand_worth(state, weights, seat, kind, unit)
    for good in range(len(GOODS)):
        points += state.sacrifices[seat, good] * _card_worth(state, weights, good, turns)
    return points + (weights.turn if state.turn == seat else 0.0)


@compiled_call
def _stone_worth(weights: Weights, turns: float) -> float:
    return weights.stone + weights.stone_early * min(1.0, turns / weights.early)


@compiled_call
def _card_worth(state: State, weights: Weights, good: int, turns: float) -> float:
    """Return the expected final value of a sacrifice card. The altar's current value counts less while much can still change."""
    if state.altar_size == 0:
        return weights.card
    trust = state.altar_size / (state.altar_size + weights.trust * min(1.0, turns / weights.early))
    return trust * value(state, good) + (1.0 - trust) * weights.card


@compiled_call
def _income(state: State, weights: Weights, kind: int, turns: float) -> float:
    """Return the points that one unit of a kind's reward will yield by the end of the game."""
    scorings = turns * DECK[kind] / DECK_SIZE
    if kind == STONEMASON:
        return scorings * weights.masons * _stone_worth(weights, turns)
    if kind == PRIEST:
        return scorings * weights.priests
    if kind == SHRINE:
        return scorings * weights.shrines
    return scorings * weights.goods * _card_worth(state, weights, kind, turns)


@compiled_call
def _tableau_worth(state: State, weights: Weights, seat: int, kind: int, unit: float, turns: float) -> float:
    count = state.tableau[seat, kind]
    bonus = weights.bonus if sole_majority(state, kind) == seat else 0.0
    if kind < len(GOODS):
        return (min(count, 1) + bonus) * unit + weights.farmer * turns * count
    return (count + bonus) * unit + (SHRINE_POINTS * count if kind == SHRINE else 0)


@compiled_call
def _hand_worth(state: State, weights: Weights, seat: int, kind: int, unit: float) -> float:
    count = state.hand[seat, kind]
    if kind == SHRINE:
        return count * weights.held_shrine * (unit + SHRINE_POINTS) * min(1.0, state.stones[seat] / weights.shrine_cost)
    if kind == STONEMASON:
        return count * weights.held_mason * unit
    if kind == PRIEST:
        return count * weights.held_priest * unit
    return count * weights.held_farmer * unit
