"""The events of an action (`narrate`)."""

from bali.altar.actions import (
    BUY,
    CARD,
    CLAIM,
    CROWN,
    DECLINE,
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
from bali.altar.cards import GOODS, ORACLE, PRIEST, ROW_LENGTH, SHRINE
from bali.altar.oracle import look_depth
from bali.altar.prices import card_cost, farmers_cost, sacrifice_price
from bali.altar.reports import (
    BOUGHT,
    CLAIMED,
    COVERED,
    CROWNED,
    DEALT,
    DECLINED,
    DEMON_MOVED,
    DUE,
    EMPTIED,
    ENDED,
    EVENTS,
    GAINED_GOODS,
    GAINED_TOKENS,
    KEPT,
    LAID,
    LOOKED,
    NOTHING_LEFT,
    ORACLES_LEFT,
    PLAYED,
    POINT_TOKENS,
    RETURNED,
    SACRIFICED,
    SCORED,
    STONE_TOKENS,
    TOOK,
    TURN_BEGAN,
    UNPLAYED,
    UNREWARDED,
)
from bali.altar.scoring import scored_kind, shrine_reward
from bali.altar.state import CLAIMING, NO_DEMON, OVER, REWARDING, State
from bali.core.compile import compiled_call
from bali.core.record import Array
from bali.core.reports import ABSENT, report
from bali.core.seats import clockwise

_SEEN = EVENTS.column(LOOKED, "seen")


@compiled_call
def narrate(before: State, action: int, after: State, rows: Array) -> int:
    """Write the events that an action caused, and return their count."""
    if action >= DRAW:
        count = _narrate_draw(before, action, after, rows)
    elif action >= TAKE:
        count = _narrate_taking(before, action, after, rows)
    elif action >= RETURN:
        count = _narrate_sacrifice(before, action, rows)
    else:
        count = _narrate_play(before, action, after, rows)
    if _scoring_began(before, after):
        count = _scored(before, after, rows, count)
    if after.phase == OVER:
        return report(rows, count, ENDED)
    return report(rows, count, TURN_BEGAN, after.turn) if after.turn != before.turn else count


@compiled_call
def _narrate_play(before: State, action: int, after: State, rows: Array) -> int:
    if action < FARMERS:
        good = action - BUY
        return report(rows, 0, BOUGHT, before.turn, good, sacrifice_price(before, before.turn, good))
    if action < CARD:
        good, farmers = farmers_of(action)
        return report(rows, 0, PLAYED, before.turn, good, farmers, farmers_cost(farmers))
    kind = card_of(action)
    count = report(rows, 0, PLAYED, before.turn, kind, 1, card_cost(kind))
    if kind == PRIEST and after.demon != NO_DEMON:
        count = report(rows, count, DEMON_MOVED, before.turn, after.demon + 1)
    return count


@compiled_call
def _narrate_sacrifice(before: State, action: int, rows: Array) -> int:
    if action == RETURN:
        return report(rows, 0, RETURNED, before.turn)
    if action >= CROWN:
        return report(rows, 0, CROWNED, before.turn, action - CROWN)
    return report(rows, 0, COVERED if before.asked == before.turn else SACRIFICED, before.asked, action - SACRIFICE)


@compiled_call
def _narrate_taking(before: State, action: int, after: State, rows: Array) -> int:
    if action < POINTS:
        return _took(before, action - TAKE, rows)
    if action < CLAIM:
        return _gains(before, after, rows, 0)
    if action < LOOK:
        return report(rows, 0, CLAIMED, before.asked, action - CLAIM)
    if action == LOOK:
        return _looked(before, after, rows)
    if action == DECLINE:
        return report(rows, 0, DECLINED, before.turn)
    return report(rows, 0, KEPT, before.turn, before.altar[before.altar_size - 1 - (action - KEEP)] % len(GOODS))


@compiled_call
def _took(before: State, row: int, rows: Array) -> int:
    size = before.row_size[row]
    count = report(rows, 0, TOOK, before.turn, before.offer[row, size - 1], row + 1)
    if size == 1:
        count = report(rows, count, EMPTIED, ABSENT, row + 1, before.pile_size <= ROW_LENGTH)  # A8.1
    return count


@compiled_call
def _looked(before: State, after: State, rows: Array) -> int:
    depth = look_depth(before.altar_size)
    count = report(rows, 0, LOOKED, before.turn, depth)
    for number in range(depth):
        rows[0, _SEEN + number] = after.look_seen[after.look_count - 1, number] % len(GOODS)
    return count


@compiled_call
def _narrate_draw(before: State, action: int, after: State, rows: Array) -> int:
    if action >= LAY:
        return report(rows, 0, LAID)
    count = report(rows, 0, DEALT, ABSENT, action - DRAW, before.row + 1)
    oracles = after.box[ORACLE] - before.box[ORACLE]
    return report(rows, count, ORACLES_LEFT, before.turn, oracles) if oracles else count


@compiled_call
def _scored(before: State, after: State, rows: Array, count: int) -> int:
    """Add what is scored, what everyone gains, or that nobody gains anything."""
    kind = scored_kind(after)
    scored = report(rows, count, SCORED, ABSENT, kind)
    count = _dues(after, rows, _gains(before, after, rows, scored))
    if count == scored and after.phase != CLAIMING:
        return report(rows, count, UNREWARDED, ABSENT, NOTHING_LEFT if _is_played(after, kind) else UNPLAYED)
    return count


@compiled_call
def _is_played(state: State, kind: int) -> bool:
    """Whether anyone has a card of a kind in front of them."""
    for seat in range(state.players):
        if state.tableau[seat, kind] > 0:
            return True
    return False


@compiled_call
def _scoring_began(before: State, after: State) -> bool:
    in_phase_4 = after.turn != before.turn or after.phase == REWARDING or after.phase == CLAIMING
    return in_phase_4 and before.phase != REWARDING and before.phase != CLAIMING


@compiled_call
def _gains(before: State, after: State, rows: Array, count: int) -> int:
    """Add what everyone has gained, clockwise from the active player."""
    for step in range(after.players):
        seat = clockwise(before.turn, step, after.players)
        count = _gain(rows, count, GAINED_TOKENS, seat, STONE_TOKENS, after.stones[seat] - before.stones[seat])
        count = _gain(rows, count, GAINED_TOKENS, seat, POINT_TOKENS, after.points[seat] - before.points[seat])
        for good in range(len(GOODS)):
            count = _gain(rows, count, GAINED_GOODS, seat, good, after.ledger[seat, good] - before.ledger[seat, good])
    return count


@compiled_call
def _gain(rows: Array, count: int, event: int, seat: int, what: int, gain: int) -> int:
    return report(rows, count, event, seat, what, gain) if gain > 0 else count


@compiled_call
def _dues(after: State, rows: Array, count: int) -> int:
    """Add the reward due to each player with shrines, before anyone chooses between points and stone."""
    if after.phase == REWARDING:
        for step in range(after.players):
            seat = clockwise(after.turn, step, after.players)
            if after.tableau[seat, SHRINE]:
                count = report(rows, count, DUE, seat, shrine_reward(after, seat))
    return count
