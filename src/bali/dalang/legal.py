"""The legal actions (`legal`) and the cards that can be drawn (`draw_count`, `draw_action`)."""

from bali.core.action_lists import append_available, append_if, append_undealt, kind_at, undealt_at
from bali.core.compile import compiled
from bali.core.record import Array
from bali.dalang.actions import (
    BLOCK,
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
    names_island,
)
from bali.dalang.cards import ARTIST, DALANG, ISLANDS, KINDS, PAIRS, PRIEST, PRINCE, SCHOLAR, START_CARDS, WARRIOR
from bali.dalang.chip_contests import most_shown
from bali.dalang.state import (
    BLOCKING,
    EXCHANGING,
    FLEEING,
    FORCING,
    JOINING,
    LAYING,
    OVER,
    PLAYING,
    REPELLING,
    SHOWING,
    STARTING,
    SWAPPING,
    State,
)

MAX_CHOICES = 37  # 11 kinds to put on 3 islands, 3 islands to take from, and done


@compiled
def legal(state: State, out: Array) -> int:
    """List the legal actions, and return their count."""
    phase = state.phase
    if phase == LAYING:
        return _held(state, LAY, out)
    if phase == PLAYING:
        return _plays(state, out)
    if phase == JOINING:
        return _either(state, JOIN, PASS, out)
    if phase == FORCING:
        return _either(state, FORCE, PASS, out)
    if phase == REPELLING:
        return _either(state, REPEL, FLEE, out)
    if phase == EXCHANGING:
        return _exchanges(state, out)
    if phase == FLEEING:
        return _puts(state, out)
    if phase == SHOWING:
        return _shows(state, out)
    if phase == BLOCKING:
        return _blocks(state, out)
    if phase == SWAPPING:
        count = _held(state, DISCARD, out)
        out[count] = DONE
        return count + 1
    if phase == OVER:
        return 0
    if phase == STARTING:
        return append_undealt(out, START, len(START_CARDS), state.start_card, state.served)
    return append_available(out, DRAW, state.pile)


@compiled
def draw_count(state: State) -> int:
    """Return the number of cards that could be drawn."""
    return len(START_CARDS) - state.served if state.phase == STARTING else state.pile_size


@compiled
def draw_action(state: State, number: int) -> int:
    """Return the action that draws one of these cards, numbered as in a sorted pile."""
    if state.phase == STARTING:
        return START + undealt_at(state.start_card, state.served, number)
    return DRAW + kind_at(state.pile, number)


@compiled
def _held(state: State, first: int, out: Array) -> int:
    return append_available(out, first, state.hand[state.asked])


@compiled
def _either(state: State, answer: int, otherwise: int, out: Array) -> int:
    """List the answer, if the deciding player holds a card of the kind that was played, and the alternative."""
    count = append_if(out, 0, answer, state.hand[state.asked, state.kind] > 0)
    out[count] = otherwise
    return count + 1


@compiled
def _plays(state: State, out: Array) -> int:
    """List the cards that the active player can play (D3.2), and stopping (D3.3)."""
    count, hand = 0, state.hand[state.turn]
    if hand[WARRIOR] > 0:
        for seat in range(state.players):
            count = append_if(out, count, CHALLENGE + seat, seat != state.turn)  # D4.1
    for kind in range(SCHOLAR, ARTIST + 1):
        count = append_if(out, count, PLAY + kind - SCHOLAR, hand[kind] > 0)
    for kind in range(PRIEST, PRINCE + 1):
        count = append_if(out, count, PLAY + kind - SCHOLAR, hand[kind] > 1)  # D7.1
    for pair in range(len(PAIRS)):
        if hand[DALANG + pair] > 0:
            for which in range(2):
                count = append_if(out, count, TRAVEL + 2 * pair + which, PAIRS[pair, which] != state.island)  # D9.1
    out[count] = STOP
    return count + 1


@compiled
def _puts(state: State, out: Array) -> int:
    """List the cards that the deciding player can put on stacks at the other islands."""
    count, hand = 0, state.hand[state.asked]
    for kind in range(len(KINDS)):
        if hand[kind] > 0:
            for island in range(len(ISLANDS)):
                count = append_if(out, count, PUT + len(ISLANDS) * kind + island, island != state.island)
    return count


@compiled
def _exchanges(state: State, out: Array) -> int:
    """List the exchanges that a scholar allows: putting or taking, but not both (D5.1)."""
    count = 0 if state.taking else _puts(state, out)
    if state.taking or state.moved == 0:
        for island in range(len(ISLANDS)):
            count = append_if(out, count, TAKE + island, state.stack_size[state.asked, island] > 0)
    out[count] = DONE
    return count + 1


@compiled
def _shows(state: State, out: Array) -> int:
    """List the numbers of cards that can be shown: at least one for the active player, else more than so far (D7.1, D7.2)."""
    count, held, most = 0, state.hand[state.asked, state.kind], most_shown(state)
    for shown in range(most, held):
        out[count] = SHOW + shown
        count += 1
    if state.asked != state.turn:
        out[count] = PASS
        count += 1
    return count


@compiled
def _blocks(state: State, out: Array) -> int:
    """List the Dalang cards that name the destination (D9.2), and passing."""
    count, hand = 0, state.hand[state.asked]
    for pair in range(len(PAIRS)):
        count = append_if(out, count, BLOCK + pair, names_island(pair, state.goal) and hand[DALANG + pair] > 0)
    out[count] = PASS
    return count + 1
