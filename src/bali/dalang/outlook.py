"""What a card leads to, as far as everyone knows: events report it, so that previews can say it before a player confirms."""

from bali.core.compile import compiled, compiled_call
from bali.core.contract import NOBODY
from bali.core.record import Array
from bali.core.reports import ABSENT, report
from bali.core.seats import clockwise
from bali.dalang.cards import CHIPS, KEPT, MASK_VALUES, MAX_MOVED, PRIEST
from bali.dalang.reports import CHALLENGED, CONTESTED, EVENTS, PLAYED, SET_OUT
from bali.dalang.scoring import active_mask, count_left, lowest_mask, other_scorer, scores_at
from bali.dalang.state import ASIDE, State

_THEN = {event: EVENTS.column(event, "then") for event in (CHALLENGED, PLAYED, CONTESTED, SET_OUT)}
_CHALLENGED_THEN, _PLAYED_THEN, _CONTESTED_THEN, _SET_OUT_THEN = _THEN.values()
_RULERS = EVENTS.column(SET_OUT, "rulers")


@compiled_call
def report_challenge(before: State, spared: int, rows: Array) -> int:
    """Report a warrior, and who has to answer it (D4.1)."""
    count = report(rows, 0, CHALLENGED, before.turn, spared)
    _list_answerers(before, spared, rows, _CHALLENGED_THEN)
    return count


@compiled_call
def report_play(before: State, kind: int, rows: Array) -> int:
    """Report a court card with what it allows (D5.1, D6.1), or with the chip a contest is for and its owner (D7.1)."""
    if kind < PRIEST:
        count = report(rows, 0, PLAYED, before.turn, kind, MAX_MOVED)
        _list_answerers(before, NOBODY, rows, _PLAYED_THEN)
        return count
    owner = before.chips[kind - PRIEST, before.island]
    count = report(rows, 0, CONTESTED, before.turn, kind, kind - PRIEST, before.island, owner if owner != ASIDE else ABSENT)
    _list_answerers(before, NOBODY, rows, _CONTESTED_THEN)
    return count


@compiled_call
def report_journey(before: State, kind: int, goal: int, rows: Array) -> int:
    """Report a move of the Dalang with what it brings (D9.5 to D9.7, D10.1).

    That is the masks, who has the chips there if not the active player, and how many cards that player takes up.
    """
    stack = before.stack_size[before.turn, goal]
    mask, rival, lesser = mask_at(before, goal), rival_at(before, goal), lesser_mask_at(before, goal)
    if mask == 0:
        count = report(rows, 0, SET_OUT, before.turn, kind, goal, before.island, mask, ABSENT, ABSENT, stack)
        _list_rulers(before, goal, rows)
    else:
        ends = count_left(before) == (1 if rival == ABSENT else 2)
        stack = min(stack, KEPT)
        count = report(rows, 0, SET_OUT, before.turn, kind, goal, before.island, mask, rival, lesser, stack, ends)
    _list_answerers(before, NOBODY, rows, _SET_OUT_THEN)
    return count


@compiled
def mask_at(state: State, island: int) -> int:
    """Return the value of the mask that the active player gains by moving the Dalang to an island, or 0 (D9.6)."""
    return MASK_VALUES[active_mask(state, island)] if scores_at(state, island) else 0


@compiled
def rival_at(state: State, island: int) -> int:
    """Return the other player who gains a mask then, or ABSENT (D9.6)."""
    if not scores_at(state, island):
        return ABSENT
    other = other_scorer(state, island)
    return other if other != NOBODY else ABSENT


@compiled
def lesser_mask_at(state: State, island: int) -> int:
    """Return the value of the other player's mask, or ABSENT (D9.6)."""
    return MASK_VALUES[lowest_mask(state, 0)] if rival_at(state, island) != ABSENT else ABSENT


@compiled_call
def _list_rulers(before: State, island: int, rows: Array) -> None:
    """Add the owners of the chips at an island, each once, sorted."""
    column = _RULERS
    for seat in range(before.players):
        owns = False
        for chip in range(len(CHIPS)):
            owns |= before.chips[chip, island] == seat
        if owns:
            rows[0, column] = seat
            column += 1


@compiled_call
def _list_answerers(before: State, spared: int, rows: Array, column: int) -> None:
    """Add the players who can answer the active player's card, in the order in which they are asked (D3.6)."""
    for step in range(1, before.players):
        seat = clockwise(before.turn, step, before.players)
        if before.hand_size[seat] > 0 and seat != spared:
            rows[0, column] = seat
            column += 1


@compiled
def saved(state: State, moved: int) -> int:
    """Return how many cards the deciding player can save when fleeing, after having moved some of them (D4.4)."""
    return min(MAX_MOVED - moved, state.hand_size[state.asked])


@compiled
def wasted(state: State, moved: int) -> int:
    """Return how many cards the deciding player loses when fleeing, after having moved some of them (D4.4)."""
    return max(state.hand_size[state.asked] - (MAX_MOVED - moved), 0)
