"""The current prompt (`prompt`) and why an action is illegal (`why_not`)."""

from bali.altar.actions import (
    ACTIONS,
    BUY,
    CARD,
    CLAIM,
    CROWN,
    DRAW,
    FARMERS,
    KEEP,
    LAY,
    LOOK,
    POINTS,
    RETURN,
    SACRIFICE,
    TAKE,
    card_of,
    farmers_of,
)
from bali.altar.cards import HAND_SIZE, SHRINE
from bali.altar.legal import can_buy
from bali.altar.oracle import look_depth
from bali.altar.prices import card_cost, farmers_cost, sacrifice_price
from bali.altar.reports import (
    COVERING,
    DEMON_THERE,
    NO_SUCH_PLACE,
    NONE_HELD,
    NONE_TO_CLAIM,
    NONE_TO_CROWN,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_STUCK,
    PROMPTS,
    SOLD_OUT,
    TOO_DEAR_TO_BUY,
    TOO_DEAR_TO_PLAY,
)
from bali.altar.scoring import scored_kind, shrine_reward
from bali.altar.state import (
    BUYING,
    CLAIMING,
    CROWNING,
    DEALING,
    KEEPING,
    LAYING,
    LOOKING,
    OFFERING,
    PHASE_NAMES,
    PLAYING,
    REWARDING,
    SACRIFICING,
    TAKING,
    State,
)
from bali.core.compile import compiled_call
from bali.core.notation import possible_phases
from bali.core.record import Array
from bali.core.reports import ABSENT, report
from bali.core.seats import clockwise

# The first action of each family, and the phases in which the family can be legal.
_PHASES = {
    BUY: (BUYING,),
    FARMERS: (BUYING, PLAYING),
    SACRIFICE: (SACRIFICING,),
    CROWN: (CROWNING,),
    TAKE: (TAKING,),
    POINTS: (REWARDING,),
    CLAIM: (CLAIMING,),
    LOOK: (LOOKING,),
    KEEP: (KEEPING,),
    DRAW: (OFFERING, DEALING),
    LAY: (LAYING,),
}
_POSSIBLE = possible_phases(_PHASES, ACTIONS, len(PHASE_NAMES))
_SACRIFICE_THEN, _REWARD_THEN = PROMPTS.column(SACRIFICING, "then"), PROMPTS.column(REWARDING, "then")


@compiled_call
def prompt(state: State, rows: Array) -> None:
    """Write the current prompt and the seat that has to answer it. Prompts have the numbers of their phases."""
    asked = state.asked if state.asked >= 0 else ABSENT
    if state.phase == BUYING:
        report(rows, 0, BUYING if can_buy(state) else PLAYING, asked)
    elif state.phase == SACRIFICING:
        _ask_to_sacrifice(state, rows)
    elif state.phase == TAKING:
        report(rows, 0, TAKING, asked, HAND_SIZE - state.hand_size[state.turn])
    elif state.phase == KEEPING:
        report(rows, 0, KEEPING, asked, look_depth(state.altar_size))
    elif state.phase == REWARDING:
        _ask_for_reward(state, rows)
    elif state.phase == CLAIMING:
        report(rows, 0, CLAIMING, asked, scored_kind(state))
    else:
        report(rows, 0, state.phase, asked)


@compiled_call
def _ask_to_sacrifice(state: State, rows: Array) -> None:
    if state.asked == state.turn:
        report(rows, 0, COVERING, state.asked)
        return
    report(rows, 0, SACRIFICING, state.asked, state.turn)
    column = _SACRIFICE_THEN
    for step in range(state.served + 1, state.players + 1):
        seat = clockwise(state.turn, step, state.players)
        if state.sacrifices_size[seat] > 0:
            rows[0, column] = seat
            column += 1


@compiled_call
def _ask_for_reward(state: State, rows: Array) -> None:
    report(rows, 0, REWARDING, state.asked, shrine_reward(state, state.asked))
    column = _REWARD_THEN
    for step in range(state.served + 1, state.players):
        seat = clockwise(state.turn, step, state.players)
        if state.tableau[seat, SHRINE] > 0:
            rows[0, column] = seat
            column += 1


@compiled_call
def why_not(state: State, action: int, rows: Array) -> None:
    """Write why the deciding player cannot take this action now, as far as that player knows."""
    if not _POSSIBLE[action, state.phase]:
        report(rows, 0, NOT_NOW)
    elif action < FARMERS:
        _why_not_buy(state, action - BUY, rows)
    elif action < SACRIFICE:
        _why_not_play(state, action, rows)
    elif action < CROWN:
        report(rows, 0, NONE_HELD, ABSENT, action - SACRIFICE)
    elif action < TAKE:
        report(rows, 0, NONE_TO_CROWN, ABSENT, action - CROWN)
    elif action < POINTS:
        report(rows, 0, DEMON_THERE, ABSENT, action - TAKE + 1)
    elif action < LOOK:
        report(rows, 0, NONE_TO_CLAIM, ABSENT, action - CLAIM)
    else:
        report(rows, 0, NO_SUCH_PLACE, ABSENT, look_depth(state.altar_size))


@compiled_call
def _why_not_buy(state: State, good: int, rows: Array) -> None:
    if state.supply[good] == 0:
        report(rows, 0, SOLD_OUT, ABSENT, good)
    else:
        report(rows, 0, TOO_DEAR_TO_BUY, ABSENT, sacrifice_price(state, state.turn, good), state.stones[state.turn])


@compiled_call
def _why_not_play(state: State, action: int, rows: Array) -> None:
    if action == RETURN:
        report(rows, 0, NOT_STUCK)
        return
    if action >= CARD:
        kind, count = card_of(action), 1
        cost = card_cost(kind)
    else:
        kind, count = farmers_of(action)
        cost = farmers_cost(count)
    held = state.hand[state.turn, kind]
    if held < count:
        report(rows, 0, NOT_IN_HAND, ABSENT, kind, count, held)
    else:
        report(rows, 0, TOO_DEAR_TO_PLAY, ABSENT, cost, state.stones[state.turn])
