"""The events of an action (`narrate`)."""

from bali.core.compile import compiled_call
from bali.core.record import Array
from bali.core.reports import ABSENT, report
from bali.core.seats import clockwise
from bali.dalang.actions import (
    CHALLENGE,
    DISCARD,
    DONE,
    DRAW,
    FLEE,
    FORCE,
    JOIN,
    LAY,
    PASS,
    PLAY,
    PUT,
    REPEL,
    SHOW,
    START,
    STOP,
    TAKE,
    TRAVEL,
    block_of,
    play_of,
    put_of,
    travel_of,
)
from bali.dalang.cards import KEPT, KINDS, MASK_VALUES, MAX_MOVED, PRIEST
from bali.dalang.outlook import report_challenge, report_journey, report_play, saved, wasted
from bali.dalang.reports import (
    BEGAN,
    BLOCKED,
    BROKE_OFF,
    CHIP_KEPT,
    CHIP_WON,
    DISCARDED,
    DREW,
    ENDED,
    EVENTS,
    FINISHED,
    FLED,
    FORCED,
    HELD_BACK,
    JOINED,
    LAID,
    LOST_FROM_HAND,
    LOST_FROM_STACK,
    MASKED,
    MOVED,
    PASSED,
    PUT_AWAY,
    REPELLED,
    RESHUFFLED,
    SEALED,
    SHOWED,
    STACKED,
    STARTED,
    STOPPED,
    TOOK_AGAIN,
    TOOK_UNSEEN,
    TOOK_UP,
    TURN_BEGAN,
)
from bali.dalang.stacks import count_in_stack
from bali.dalang.state import ASIDE, FLEEING, FORCING, OVER, SHOWING, STACKING, STARTING, State, reactor

_KINDS = EVENTS.column(TOOK_UP, "kinds")


@compiled_call
def narrate(before: State, action: int, after: State, rows: Array) -> int:
    """Write the events that an action caused, and return their count."""
    if action >= DRAW:
        count = _narrate_draw(before, action, rows)
    elif action >= PUT:
        count = _narrate_cards(before, action, rows)
    elif action >= REPEL:
        count = _narrate_answer(before, action, rows)
    else:
        count = _narrate_play(before, action, rows)
    return _narrate_consequences(before, action, after, rows, count)


# Actions


@compiled_call
def _narrate_play(before: State, action: int, rows: Array) -> int:
    if action == STOP:
        return report(rows, 0, STOPPED, before.turn)
    if action >= TRAVEL:
        kind, goal = travel_of(action)
        return report_journey(before, kind, goal, rows)
    if action >= PLAY:
        return report_play(before, play_of(action), rows)
    return report_challenge(before, action - CHALLENGE, rows)


@compiled_call
def _narrate_answer(before: State, action: int, rows: Array) -> int:
    """Write what a player does in answer to a card: the one that the active player has played, before.kind, or a contest."""
    seat = before.asked
    if action == REPEL:
        return report(rows, 0, REPELLED, seat, before.kind)
    if action == FLEE:
        return report(rows, 0, FLED, seat, saved(before, 0), wasted(before, 0))
    if action == JOIN:
        return report(rows, 0, JOINED, seat, before.kind, MAX_MOVED)
    if action == FORCE:
        return report(rows, 0, FORCED, seat, before.kind)
    if action == PASS:
        return report(rows, 0, HELD_BACK if before.phase == FORCING else PASSED, seat)
    if action == DONE:
        return report(rows, 0, FINISHED, seat)
    if action < SHOW:
        return report(rows, 0, BLOCKED, seat, block_of(action))
    return report(rows, 0, SHOWED, seat, before.kind, action - SHOW + 1)


@compiled_call
def _narrate_cards(before: State, action: int, rows: Array) -> int:
    if action < TAKE:
        return _put(before, action, rows)
    if action < DISCARD:
        return _took(before, action - TAKE, rows)
    if action < LAY:
        return report(rows, 0, DISCARDED, before.asked, action - DISCARD)
    return report(rows, 0, LAID, before.asked, action - LAY)


@compiled_call
def _put(before: State, action: int, rows: Array) -> int:
    kind, island = put_of(action)
    seat = before.asked
    count = report(rows, 0, PUT_AWAY, seat, kind, island)
    if before.phase == FLEEING and before.moved + 1 == MAX_MOVED:
        for other in range(len(KINDS)):
            lost = before.hand[seat, other] - (other == kind)
            if lost > 0:
                count = report(rows, count, LOST_FROM_HAND, seat, other, lost)
    return count


@compiled_call
def _took(before: State, island: int, rows: Array) -> int:
    seat = before.asked
    unseen = before.unseen[seat, island] == before.stack_size[seat, island]
    return report(rows, 0, TOOK_UNSEEN if unseen else TOOK_AGAIN, seat, before.card[before.top[seat, island]], island)


@compiled_call
def _narrate_draw(before: State, action: int, rows: Array) -> int:
    if action >= START:
        return report(rows, 0, STARTED, before.served, action - START + 1)
    if before.phase == STACKING:
        return report(rows, 0, STACKED)
    return report(rows, 0, DREW, reactor(before), action - DRAW)


# Automatic consequences


@compiled_call
def _narrate_consequences(before: State, action: int, after: State, rows: Array, count: int) -> int:
    if before.phase == SHOWING and after.phase != SHOWING:
        count = _contested(before, after, rows, count)
    if before.phase == STARTING and after.phase != STARTING:
        count = report(rows, count, BEGAN, after.turn, after.island)
        count = _took_up(before, after, rows, count)
    elif after.island != before.island:
        count = _arrived(before, after, rows, count)
    if after.pile_size > before.pile_size - (action >= DRAW and action < START):
        count = report(rows, count, RESHUFFLED)
    if after.phase == OVER:
        return report(rows, count, ENDED, after.ender) if after.ender >= 0 else report(rows, count, BROKE_OFF)
    return report(rows, count, TURN_BEGAN, after.turn) if after.turns != before.turns else count


@compiled_call
def _contested(before: State, after: State, rows: Array, count: int) -> int:
    chip, island = before.kind - PRIEST, before.island
    winner = after.chips[chip, island]
    kept = before.chips[chip, island] == winner
    count = report(rows, count, CHIP_KEPT if kept else CHIP_WON, winner, chip, island)
    loser = before.seals[island]
    if after.seals[island] == loser:
        return count
    return report(rows, count, SEALED, winner, island, loser if loser != ASIDE else ABSENT)


@compiled_call
def _arrived(before: State, after: State, rows: Array, count: int) -> int:
    count = report(rows, count, MOVED, ABSENT, after.island)
    for step in range(1, after.players + 1):  # the active player gains a mask last (D9.6)
        seat = clockwise(before.turn, step, after.players)
        for mask in range(len(MASK_VALUES)):
            if after.masks[seat, mask] != before.masks[seat, mask]:
                count = report(rows, count, MASKED, seat, MASK_VALUES[mask])
    if after.ender >= 0:
        return count  # D10.1
    if after.turns != before.turns:
        count = _lost_from_stacks(before, after, rows, count)
    return _took_up(before, after, rows, count)


@compiled_call
def _lost_from_stacks(before: State, after: State, rows: Array, count: int) -> int:
    """Add the cards that a scoring takes from each player's stack: all but the lowest (D9.7)."""
    for seat in range(after.players):
        size = before.stack_size[seat, after.island]
        for kind in range(len(KINDS)):
            lost = count_in_stack(before, seat, after.island, kind, KEPT, size)
            if lost > 0:
                count = report(rows, count, LOST_FROM_STACK, seat, kind, lost, KEPT)
    return count


@compiled_call
def _took_up(before: State, after: State, rows: Array, count: int) -> int:
    """Add how many cards each player takes up. Only the owner sees which ones."""
    for seat in range(after.players):
        size = before.stack_size[seat, after.island]
        taken = min(size, KEPT) if after.turns != before.turns else size
        count = report(rows, count, TOOK_UP, seat, taken)
        for kind in range(len(KINDS)):
            rows[count - 1, _KINDS + kind] = count_in_stack(before, seat, after.island, kind, 0, taken)
    return count
