"""How well a seat stands: a quick estimate of the final points, for bots that look only a step ahead.

The numbers are rules of thumb. A chip is worth a part of the next mask, more for who holds a card to travel there. A card in
the hand is worth more than one in a stack, and there more at the bottom, where a scoring leaves it (D9.7). What is pending is
counted as it will probably end: the contest goes to who can show the most, a journey succeeds if nobody left can block it.
"""

import numpy as np

from bali.core.compile import compiled_apart
from bali.core.record import Array
from bali.core.seats import clockwise
from bali.dalang.actions import names
from bali.dalang.cards import CHIPS, DALANG, ISLANDS, KEPT, KINDS, MASK_VALUES, MOST_MOVED, PAIRS, PRIEST, PRINCE, SEAL_POINTS
from bali.dalang.scoring import active_mask, lowest_mask, mask_points, other_scorer, scores_at
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

# Points for a card in the hand, by kind: warrior, scholar, artist, priest, prince, Dalang cards.
CARD_WORTH = np.array([0.45, 0.3, 0.25, 0.3, 0.3, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6])
MATCH = 0.12  # for each other card of the same kind, where many can be shown
LOW_IN_STACK, HIGH_IN_STACK = 0.6, 0.35  # of a card's worth, among the bottom four and above
CHIP, CHIP_IN_REACH = 0.3, 0.35  # of the next mask; more with a card that names the island
BOTH_CHIPS = 0.15  # of the next mask, as nobody else scores there
SEAL_KEPT = 0.9  # of a seal's points: it may be lost again
ACTIVE = 0.35  # for having the turn
EXCHANGE = 0.35  # for a card that can still be moved
NEW_CARD = 0.33  # for a card to be drawn
BLOCKABLE = 0.3  # of a journey's worth, if someone left can block it


@compiled_apart
def appraise(state: State, out: Array) -> None:
    """Writes each seat's expected final points."""
    for seat in range(state.players):
        out[seat] = _expected(state, seat)


@compiled_apart
def _expected(state: State, seat: int) -> float:
    points = _points(state, seat)
    if state.phase == OVER:
        return points + (0.5 if state.ender == seat else 0.0)  # D10.2
    for island in range(len(ISLANDS)):
        points += _chip_worth(state, seat, island) + _stack_worth(state, seat, island)
    return points + _hand_worth(state, seat) + _pending_worth(state, seat)


@compiled_apart
def _points(state: State, seat: int) -> float:
    points = float(mask_points(state, seat))
    for island in range(len(ISLANDS)):
        if state.seals[island] == seat:
            points += SEAL_POINTS if state.phase == OVER else SEAL_POINTS * SEAL_KEPT
    return points


@compiled_apart
def _next_mask(state: State) -> float:
    lowest = lowest_mask(state, 0)
    return MASK_VALUES[lowest] if lowest < len(MASK_VALUES) else 0.0


@compiled_apart
def _chip_worth(state: State, seat: int, island: int) -> float:
    worth, count = 0.0, 0
    for chip in range(len(CHIPS)):
        if state.chips[chip, island] == seat:
            count += 1
            worth += CHIP
    if count > 0 and island != state.island and _can_name(state, seat, island):
        worth += CHIP_IN_REACH
    if count == len(CHIPS):
        worth += BOTH_CHIPS
    return worth * _next_mask(state)


@compiled_apart
def _can_name(state: State, seat: int, island: int) -> bool:
    """Gets whether a player has a Dalang card that names an island."""
    for pair in range(len(PAIRS)):
        if state.hand[seat, DALANG + pair] > 0 and names(pair, island):
            return True
    return False


@compiled_apart
def _stack_worth(state: State, seat: int, island: int) -> float:
    worth = 0.0
    slot = state.top[seat, island]
    height = state.stack_size[seat, island]
    while slot != NO_SLOT:
        worth += CARD_WORTH[state.card[slot]] * (LOW_IN_STACK if height <= KEPT else HIGH_IN_STACK)
        slot = state.below[slot]
        height -= 1
    return worth


@compiled_apart
def _hand_worth(state: State, seat: int) -> float:
    worth = 0.0
    for kind in range(len(KINDS)):
        count = state.hand[seat, kind]
        worth += count * CARD_WORTH[kind]
        if (kind == PRIEST or kind == PRINCE) and count > 1:
            worth += MATCH * (count - 1)
    if state.phase == FLEEING and state.asked == seat:
        saved = min(MOST_MOVED - state.moved, state.hand_size[seat])
        return worth * saved / max(state.hand_size[seat], 1) * LOW_IN_STACK
    return worth


@compiled_apart
def _pending_worth(state: State, seat: int) -> float:
    worth = ACTIVE if state.turn == seat and not state.forced else 0.0
    if (state.phase == EXCHANGING or state.phase == SWAPPING) and state.asked == seat:
        worth += EXCHANGE * (MOST_MOVED - state.moved)
        if state.phase == SWAPPING:
            worth += NEW_CARD * state.moved
    elif state.phase == SHOWING and _likely_winner(state) == seat:
        worth += _prize(state, seat)
    elif state.phase == BLOCKING or state.phase == LAYING:
        worth += _journey_worth(state, seat)
    return worth


@compiled_apart
def _likely_winner(state: State) -> int:
    """Gets who wins the contest if everyone who can shows more."""
    winner, most = state.leader, state.showing[state.leader]
    for step in range(state.served, state.players):
        seat = clockwise(state.turn, step, state.players)
        if state.hand[seat, state.kind] > most:
            winner, most = seat, state.hand[seat, state.kind]
    return winner


@compiled_apart
def _prize(state: State, seat: int) -> float:
    """Gets what a contest brings that a seat wins."""
    chip, island = state.kind - PRIEST, state.island
    worth = CHIP * _next_mask(state) if state.chips[chip, island] != seat else 0.0
    if state.chips[1 - chip, island] == seat and state.seals[island] != seat:
        worth += SEAL_POINTS * SEAL_KEPT
    return worth


@compiled_apart
def _journey_worth(state: State, seat: int) -> float:
    """Gets what a journey brings a seat, the less if someone can still block it."""
    if not scores_at(state, state.goal):
        return 0.0
    worth = 0.0
    other = other_scorer(state, state.goal)
    if seat == state.turn:
        worth = float(MASK_VALUES[active_mask(state, state.goal)])
    elif seat == other:
        worth = _next_mask(state)
    return worth * (BLOCKABLE if state.phase == BLOCKING and _can_be_blocked(state) else 1.0)


@compiled_apart
def _can_be_blocked(state: State) -> bool:
    for step in range(state.served, state.players):
        seat = clockwise(state.turn, step, state.players)
        if seat != state.turn and _can_name(state, seat, state.goal):
            return True
    return False
