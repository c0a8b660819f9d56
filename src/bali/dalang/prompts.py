"""The current prompt (`prompt`) and why an action is illegal (`why_not`)."""

import numpy as np

from bali.core.compile import compiled, compiled_call
from bali.core.notation import possible_phases
from bali.core.record import Array
from bali.core.reports import ABSENT, report
from bali.core.seats import clockwise
from bali.dalang.actions import (
    ACTIONS,
    BLOCK,
    CHALLENGE,
    DISCARD,
    DONE,
    DRAW,
    FORCE,
    JOIN,
    LAY,
    PASS,
    PLAY,
    PUT,
    REPEL,
    SHOW,
    START,
    TAKE,
    TRAVEL,
    block_of,
    play_of,
    put_of,
    travel_of,
)
from bali.dalang.cards import ARTIST, KEPT, MAX_MOVED, PRIEST, SCHOLAR, WARRIOR
from bali.dalang.chip_contests import most_shown
from bali.dalang.outlook import lesser_mask_at, mask_at, rival_at, saved, wasted
from bali.dalang.reports import (
    BLOCKING_SCORING,
    BLOCKING_SHARED,
    FLEEING_ON,
    FORCING_ARTIST,
    FORCING_SCHOLAR,
    JOINING_ARTIST,
    MUST_ANSWER,
    MUST_SHOW,
    NEEDS_TWO,
    NO_STACK,
    NO_WARRIOR,
    NONE_TO_BLOCK,
    NONE_TO_DISCARD,
    NONE_TO_FORCE_ARTIST,
    NONE_TO_FORCE_SCHOLAR,
    NONE_TO_FORCE_WARRIOR,
    NONE_TO_JOIN_ARTIST,
    NONE_TO_JOIN_SCHOLAR,
    NONE_TO_LAY,
    NONE_TO_MOVE_WITH,
    NONE_TO_PLAY,
    NONE_TO_PUT,
    NONE_TO_REPEL,
    NONE_TO_SAVE,
    NOT_BOTH,
    NOT_HERE,
    NOT_HERE_FLEEING,
    NOT_NOW,
    NOT_SO_MANY,
    NOT_SPARED,
    OTHER_GOAL,
    OUTDOING,
    PROMPTS,
    PUTTING,
    SWAPPING_ON,
    TAKING,
    THERE_ALREADY,
    TOO_FEW,
)
from bali.dalang.state import (
    BLOCKING,
    EXCHANGING,
    FLEEING,
    FORCING,
    JOINING,
    LAYING,
    PHASE_NAMES,
    PLAYING,
    REFILLING,
    REPAYING,
    REPELLING,
    REPLACING,
    SHOWING,
    STACKING,
    STARTING,
    SWAPPING,
    State,
)

# The first action of each family, and the phases in which the family can be legal.
_PHASES = {
    CHALLENGE: (PLAYING,),
    REPEL: (REPELLING,),
    JOIN: (JOINING,),
    FORCE: (FORCING,),
    PASS: (JOINING, FORCING, SHOWING, BLOCKING),
    DONE: (EXCHANGING, SWAPPING),
    BLOCK: (BLOCKING,),
    SHOW: (SHOWING,),
    PUT: (FLEEING, EXCHANGING),
    TAKE: (EXCHANGING,),
    DISCARD: (SWAPPING,),
    LAY: (LAYING,),
    DRAW: (STACKING, REFILLING, REPLACING, REPAYING),
    START: (STARTING,),
}
_POSSIBLE = possible_phases(_PHASES, ACTIONS, len(PHASE_NAMES))
_THEN = np.array([declared.columns.get("then", 0) for declared in PROMPTS.declared])  # where each prompt lists who is asked next


@compiled_call
def prompt(state: State, rows: Array) -> None:
    """Write the current prompt and the seat that has to answer it. Prompts have the numbers of their phases."""
    phase = state.phase
    if phase == REPELLING:
        report(rows, 0, phase, state.asked, state.turn)
    elif phase == FLEEING:
        number, moved = FLEEING_ON if state.moved > 0 else phase, state.moved
        report(rows, 0, number, state.asked, saved(state, moved), wasted(state, moved), state.turn)
    elif phase == JOINING:
        report(rows, 0, JOINING_ARTIST if state.kind == ARTIST else phase, state.asked, state.kind, state.turn)
    elif phase == FORCING:
        report(rows, 0, _forcing(state), state.asked, state.kind, state.turn)
    elif phase == EXCHANGING:
        report(rows, 0, _exchanging(state), state.asked, MAX_MOVED - state.moved)
    elif phase == SWAPPING:
        report(rows, 0, SWAPPING_ON if state.moved > 0 else phase, state.asked, MAX_MOVED - state.moved)
    elif phase == SHOWING:
        _ask_to_show(state, rows)
    elif phase == BLOCKING:
        _ask_to_block(state, rows)
    elif phase == LAYING:
        own = state.asked == state.turn
        report(rows, 0, phase, state.asked, state.island, state.goal, KEPT, state.turn, own)
    else:
        report(rows, 0, phase, state.asked if state.asked >= 0 else ABSENT)
    if _THEN[rows[0, 0]] > 0:
        _list_later(state, rows, _THEN[rows[0, 0]])


@compiled_call
def _list_later(state: State, rows: Array, column: int) -> None:
    """Add the players who are asked after this one, as far as everyone knows. With a single card there is nothing to sort."""
    fewest = 2 if state.phase == LAYING else 1
    for step in range(state.served + 1, state.players):
        seat = clockwise(state.turn, step, state.players)
        if state.hand_size[seat] >= fewest and seat != state.spared:
            rows[0, column] = seat
            column += 1


@compiled
def _forcing(state: State) -> int:
    if state.kind == WARRIOR:
        return FORCING
    return FORCING_SCHOLAR if state.kind == SCHOLAR else FORCING_ARTIST


@compiled
def _exchanging(state: State) -> int:
    if state.moved == 0:
        return EXCHANGING
    return TAKING if state.taking else PUTTING


@compiled_call
def _ask_to_show(state: State, rows: Array) -> None:
    if state.asked == state.turn:
        report(rows, 0, SHOWING, state.asked, state.kind, state.island)
    else:
        report(rows, 0, OUTDOING, state.asked, state.kind, state.island, most_shown(state), state.leader)


@compiled_call
def _ask_to_block(state: State, rows: Array) -> None:
    mask, rival = mask_at(state, state.goal), rival_at(state, state.goal)
    number = BLOCKING
    if mask > 0:
        number = BLOCKING_SCORING if rival == ABSENT else BLOCKING_SHARED
    report(rows, 0, number, state.asked, state.goal, state.turn, mask, rival, lesser_mask_at(state, state.goal))


@compiled_call
def why_not(state: State, action: int, rows: Array) -> None:
    """Write why the deciding player cannot take this action now, as far as that player knows."""
    if state.phase == REPELLING and action == PASS:
        report(rows, 0, MUST_ANSWER)
    elif not _POSSIBLE[action, state.phase]:
        report(rows, 0, NOT_NOW)
    elif action < REPEL:
        _why_not_play(state, action, rows)
    elif action < PASS:
        report(rows, 0, _none_to_answer(state), ABSENT, state.kind)
    elif action == PASS:
        report(rows, 0, MUST_SHOW)
    elif action < SHOW:
        _why_not_block(state, block_of(action), rows)
    elif action < PUT:
        _why_not_show(state, action - SHOW + 1, rows)
    elif action < TAKE:
        _why_not_put(state, action, rows)
    elif action < DISCARD:
        _why_not_take(state, action - TAKE, rows)
    elif action < LAY:
        report(rows, 0, NONE_TO_DISCARD, ABSENT, action - DISCARD)
    else:
        report(rows, 0, NONE_TO_LAY, ABSENT, action - LAY)


@compiled_call
def _why_not_play(state: State, action: int, rows: Array) -> None:
    hand = state.hand[state.turn]
    if action < PLAY:
        if hand[WARRIOR]:
            report(rows, 0, NOT_SPARED)
        else:
            report(rows, 0, NO_WARRIOR, ABSENT, WARRIOR)
    elif action >= TRAVEL:
        kind, goal = travel_of(action)
        if hand[kind]:
            report(rows, 0, THERE_ALREADY, ABSENT, goal)
        else:
            report(rows, 0, NONE_TO_MOVE_WITH, ABSENT, kind)
    else:
        kind = play_of(action)
        needs_two = kind >= PRIEST and hand[kind] == 1
        report(rows, 0, NEEDS_TWO if needs_two else NONE_TO_PLAY, ABSENT, kind)


@compiled
def _none_to_answer(state: State) -> int:
    """Return the reason for having no card to repel, join in or end the turn with."""
    if state.phase == REPELLING:
        return NONE_TO_REPEL
    if state.phase == JOINING:
        return NONE_TO_JOIN_ARTIST if state.kind == ARTIST else NONE_TO_JOIN_SCHOLAR
    if state.kind == WARRIOR:
        return NONE_TO_FORCE_WARRIOR
    return NONE_TO_FORCE_SCHOLAR if state.kind == SCHOLAR else NONE_TO_FORCE_ARTIST


@compiled_call
def _why_not_block(state: State, kind: int, rows: Array) -> None:
    if state.hand[state.asked, kind]:
        report(rows, 0, OTHER_GOAL, ABSENT, state.goal)
    else:
        report(rows, 0, NONE_TO_BLOCK, ABSENT, kind)


@compiled_call
def _why_not_show(state: State, count: int, rows: Array) -> None:
    if count <= most_shown(state):
        report(rows, 0, TOO_FEW, ABSENT, most_shown(state))
    else:
        report(rows, 0, NOT_SO_MANY, ABSENT, state.kind, state.hand[state.asked, state.kind])


@compiled_call
def _why_not_put(state: State, action: int, rows: Array) -> None:
    kind, island = put_of(action)
    fleeing = state.phase == FLEEING
    if state.taking and not fleeing:
        report(rows, 0, NOT_BOTH)
    elif island == state.island:
        report(rows, 0, NOT_HERE_FLEEING if fleeing else NOT_HERE)
    else:
        report(rows, 0, NONE_TO_SAVE if fleeing else NONE_TO_PUT, ABSENT, kind)


@compiled_call
def _why_not_take(state: State, island: int, rows: Array) -> None:
    if state.moved and not state.taking:
        report(rows, 0, NOT_BOTH)
    elif island == state.island:
        report(rows, 0, NOT_HERE)
    else:
        report(rows, 0, NO_STACK, ABSENT, island)
