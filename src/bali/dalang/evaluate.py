"""Evaluate a position: a quick estimate of each seat's standing, for bots that cannot play every game to its end.

A chip is worth a fraction of the next mask, and more to a player with a card that moves the Dalang there. A card in hand is worth
more than one in a stack, where it is worth more among the bottom cards, which survive a scoring (D9.7). A pending contest is
counted as won by the player who can show the most, and a pending journey is discounted if anyone can still block it. The weights
are rules of thumb, except for the scale of a lead (`spread`), which is fitted to games that bots played against each other
(`bali.bots.fit`).
"""

from typing import NamedTuple

from bali.core.compile import compiled, compiled_call
from bali.core.ranking import final_standings
from bali.core.record import Array
from bali.core.seats import clockwise
from bali.dalang.actions import names_island
from bali.dalang.cards import (
    CHIPS,
    DALANG,
    ISLANDS,
    KEPT,
    KINDS,
    MASK_VALUES,
    MAX_MOVED,
    PAIRS,
    PRIEST,
    PRINCE,
    SCHOLAR,
    SEAL_POINTS,
    WARRIOR,
)
from bali.dalang.scoring import active_mask, count_left, lowest_mask, mask_points, other_scorer, places, scores_at
from bali.dalang.state import (
    BLOCKING,
    EXCHANGING,
    FLEEING,
    LAYING,
    NO_SLOT,
    OVER,
    SHOWING,
    SWAPPING,
    State,
)


class Weights(NamedTuple):
    """Evaluation weights."""

    warrior: float = 0.45  # a card in hand, by kind
    scholar: float = 0.3
    artist: float = 0.25
    noble: float = 0.3  # a priest or a prince
    dalang: float = 0.6
    match: float = 0.12  # each further priest or prince of the same kind: many can be shown
    low_in_stack: float = 0.6  # fraction of a card's worth, among the bottom four
    high_in_stack: float = 0.35
    chip: float = 0.3  # fraction of the next mask
    chip_later: float = 0.02  # added for each mask left
    chip_in_reach: float = 0.35  # added with a card that names the island
    both_chips: float = 0.15  # added because nobody else scores there
    seal: float = 0.9  # fraction of its points: it may be lost again
    active: float = 0.35  # being the active player
    exchange: float = 0.35  # a card that can still be moved
    new_card: float = 0.33  # a card to be drawn
    blockable: float = 0.3  # fraction of a journey's worth, if someone can still block it
    spread: float = 2.4  # the scale, in points, of a significant lead
    spread_masks: float = 0.74  # added for each mask left


WEIGHTS = Weights()


@compiled_call
def evaluate(state: State, weights: Weights, out: Array) -> None:
    """Write each seat's standing. The softmax of the standings gives the win probabilities."""
    if state.phase == OVER:
        places(state, out)
        final_standings(out, state.players)
        return
    spread = weights.spread + weights.spread_masks * count_left(state)
    for seat in range(state.players):
        out[seat] = _expected(state, weights, seat) / spread


@compiled_call
def _expected(state: State, weights: Weights, seat: int) -> float:
    """Return an estimate of a seat's final points."""
    points = float(mask_points(state, seat))
    for island in range(len(ISLANDS)):
        if state.seals[island] == seat:
            points += SEAL_POINTS * weights.seal
        points += _chip_worth(state, weights, seat, island) + _stack_worth(state, weights, seat, island)
    return points + _hand_worth(state, weights, seat) + _pending_worth(state, weights, seat)


@compiled
def _card_worth(weights: Weights, kind: int) -> float:
    if kind >= DALANG:
        return weights.dalang
    if kind >= PRIEST:
        return weights.noble
    if kind == WARRIOR:
        return weights.warrior
    return weights.scholar if kind == SCHOLAR else weights.artist


@compiled_call
def _next_mask(state: State) -> float:
    lowest = lowest_mask(state, 0)
    return MASK_VALUES[lowest] if lowest < len(MASK_VALUES) else 0.0


@compiled_call
def _chip_worth(state: State, weights: Weights, seat: int, island: int) -> float:
    worth, count = 0.0, 0
    for chip in range(len(CHIPS)):
        if state.chips[chip, island] == seat:
            count += 1
            worth += weights.chip + weights.chip_later * count_left(state)
    if count > 0 and island != state.island and _can_name(state, seat, island):
        worth += weights.chip_in_reach
    if count == len(CHIPS):
        worth += weights.both_chips
    return worth * _next_mask(state)


@compiled_call
def _can_name(state: State, seat: int, island: int) -> bool:
    """Return whether a player has a Dalang card that names an island."""
    for pair in range(len(PAIRS)):
        if state.hand[seat, DALANG + pair] > 0 and names_island(pair, island):
            return True
    return False


@compiled_call
def _stack_worth(state: State, weights: Weights, seat: int, island: int) -> float:
    worth = 0.0
    slot = state.top[seat, island]
    height = state.stack_size[seat, island]
    while slot != NO_SLOT:
        worth += _card_worth(weights, state.card[slot]) * (weights.low_in_stack if height <= KEPT else weights.high_in_stack)
        slot = state.below[slot]
        height -= 1
    return worth


@compiled_call
def _hand_worth(state: State, weights: Weights, seat: int) -> float:
    worth = 0.0
    for kind in range(len(KINDS)):
        count = state.hand[seat, kind]
        worth += count * _card_worth(weights, kind)
        if (kind == PRIEST or kind == PRINCE) and count > 1:
            worth += weights.match * (count - 1)
    if state.phase == FLEEING and state.asked == seat:
        saved = min(MAX_MOVED - state.moved, state.hand_size[seat])
        return worth * saved / max(state.hand_size[seat], 1) * weights.low_in_stack
    return worth


@compiled_call
def _pending_worth(state: State, weights: Weights, seat: int) -> float:
    worth = weights.active if state.turn == seat and not state.forced else 0.0
    if (state.phase == EXCHANGING or state.phase == SWAPPING) and state.asked == seat:
        worth += weights.exchange * (MAX_MOVED - state.moved)
        if state.phase == SWAPPING:
            worth += weights.new_card * state.moved
    elif state.phase == SHOWING and _likely_winner(state) == seat:
        worth += _prize(state, weights, seat)
    elif state.phase == BLOCKING or state.phase == LAYING:
        worth += _journey_worth(state, weights, seat)
    return worth


@compiled_call
def _likely_winner(state: State) -> int:
    """Return the winner of the contest if everyone who can show more does so."""
    winner, most = state.leader, state.showing[state.leader]
    for step in range(state.served, state.players):
        seat = clockwise(state.turn, step, state.players)
        if state.hand[seat, state.kind] > most:
            winner, most = seat, state.hand[seat, state.kind]
    return winner


@compiled_call
def _prize(state: State, weights: Weights, seat: int) -> float:
    """Return the worth of winning the contest to a seat."""
    chip, island = state.kind - PRIEST, state.island
    worth = weights.chip * _next_mask(state) if state.chips[chip, island] != seat else 0.0
    if state.chips[1 - chip, island] == seat and state.seals[island] != seat:
        worth += SEAL_POINTS * weights.seal
    return worth


@compiled_call
def _journey_worth(state: State, weights: Weights, seat: int) -> float:
    """Return the worth of the journey to a seat, discounted if someone can still block it."""
    if not scores_at(state, state.goal):
        return 0.0
    worth = 0.0
    other = other_scorer(state, state.goal)
    if seat == state.turn:
        worth = float(MASK_VALUES[active_mask(state, state.goal)])
    elif seat == other:
        worth = _next_mask(state)
    return worth * (weights.blockable if state.phase == BLOCKING and _can_be_blocked(state) else 1.0)


@compiled_call
def _can_be_blocked(state: State) -> bool:
    for step in range(state.served, state.players):
        seat = clockwise(state.turn, step, state.players)
        if seat != state.turn and _can_name(state, seat, state.goal):
            return True
    return False
