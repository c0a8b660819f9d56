"""Choose which card each other player kept after a look: the first step of `imagine`.

The history of the altar is replayed from the start: cards are laid in the order of `laid`, and each look takes one out. Meanwhile
`altar`, and the `look_seen` of other players, hold the numbers of cards in `laid` instead of goods.

A choice is the depth of the kept card below the altar's top. It must fit everything the seat saw: the altar's top after every
look, and the cards of its own looks. If the cards 0 (rice), 1 (rice) and 2 (pepper) were laid face up and a look by another
player left a rice on top, that player kept card 2, at depth 0: the depths 1 and 2 would leave the pepper on top.
"""

from bali.altar.cards import GOODS, MAX_LOOK_DEPTH
from bali.altar.oracle import look_depth, note_cards_shown
from bali.altar.redact import hide_covered
from bali.altar.state import EMPTY, FACE_DOWN, NOT_YET, OPEN, SETUP, State
from bali.core.compile import compiled, compiled_call
from bali.core.dice import roll
from bali.core.record import UNKNOWN, Array

FITS = -1  # no look contradicts the history
_ALL_DEPTHS = (1 << MAX_LOOK_DEPTH) - 1  # a bit for each depth


@compiled
def choose_kept_cards(state: State, seat: int, dice: Array) -> None:
    """Choose the cards that other players kept after their looks, by randomised backtracking.

    Choices are made in the order of the looks. When look n contradicts the history, the last choice up to n is replaced by an
    untried one; if none is left, it is cleared and the choice before it is replaced. `tried` has the depths tried for each look
    with the current choices of the looks before it, so no combination is tried twice and none is left out.

    Say that looks 0 and 1 each showed two cards. Look 0 gets depth 1, look 1 fails with depth 0 and then with depth 1. So look 1
    is cleared, look 0 gets depth 0, and look 1 can be either again.
    """
    tried = 0
    failed = _replay(state, seat)
    while failed != FITS:
        number = _choice_before(state, seat, failed + 1)
        while _count_untried(state, number, tried) == 0:
            tried &= ~(_ALL_DEPTHS << MAX_LOOK_DEPTH * number)
            state.look_take[number] = UNKNOWN
            number = _choice_before(state, seat, number)
        depth = _pick_untried(state, number, tried, dice)
        tried |= 1 << MAX_LOOK_DEPTH * number + depth
        state.look_take[number] = depth
        failed = _replay(state, seat)


@compiled
def _choice_before(state: State, seat: int, number: int) -> int:
    """Return the last look by another player before look `number`."""
    number -= 1
    while state.look_seat[number] == seat:
        number -= 1
    return number


@compiled
def cards_shown(state: State, number: int) -> int:
    """Return the number of cards that a look showed. Each look before it took one card."""
    return look_depth(state.look_after[number] - number)


@compiled
def _is_tried(number: int, depth: int, tried: int) -> bool:
    return tried >> MAX_LOOK_DEPTH * number + depth & 1 == 1


@compiled
def _count_untried(state: State, number: int, tried: int) -> int:
    count = 0
    for depth in range(cards_shown(state, number)):
        count += not _is_tried(number, depth, tried)
    return count


@compiled
def _pick_untried(state: State, number: int, tried: int, dice: Array) -> int:
    """Return a random depth that was not tried yet."""
    skip = roll(dice, _count_untried(state, number, tried))
    depth = 0
    while _is_tried(number, depth, tried) or skip > 0:
        skip -= not _is_tried(number, depth, tried)
        depth += 1
    return depth


# Replaying the history


@compiled_call
def _replay(state: State, seat: int) -> int:
    """Replay the history of the altar with the choices made so far, and return the first look that fails, or FITS.

    A look without a choice fails, so that it gets one. The goods of face-down cards that the seat saw in its own looks are
    written to `laid` on the way, and hidden again before the next replay.
    """
    hide_covered(state, seat)
    state.altar_size = 0
    card = 0
    for number in range(state.look_count):
        card = _lay_up_to(state, card, state.look_after[number])
        if not _replay_look(state, seat, number):
            return number
    _lay_up_to(state, card, state.laid_size)
    return FITS


@compiled
def _lay_up_to(state: State, card: int, end: int) -> int:
    """Lay the cards from `card` up to `end`, and return `end`."""
    for number in range(card, end):
        state.altar[state.altar_size] = number
        state.altar_size += 1
    return end


@compiled
def _replay_look(state: State, seat: int, number: int) -> bool:
    """Replay a look, and return whether it fits what the seat saw."""
    depth = state.look_take[number]
    if state.look_seat[number] != seat:
        note_cards_shown(state, number)
    elif not _match_own_look(state, number):
        return False
    if depth == NOT_YET:
        return True
    if depth == UNKNOWN:
        return False
    for entry in range(state.altar_size - 1 - depth, state.altar_size - 1):
        state.altar[entry] = state.altar[entry + 1]
    state.altar_size -= 1
    return _top_matches(state, state.look_top[number])


@compiled
def _match_own_look(state: State, number: int) -> bool:
    """Give the cards on top of the altar the goods that the seat saw in its look, and return whether that is possible."""
    for depth in range(look_depth(state.altar_size)):
        seen, card = state.look_seen[number, depth], state.altar[state.altar_size - 1 - depth]
        if (seen >= FACE_DOWN) != (state.cover[card] != OPEN):
            return False
        good = seen % len(GOODS)
        if state.laid[card] == UNKNOWN and can_be(state, card, good):
            state.laid[card] = good
        elif state.laid[card] != good:
            return False
    return True


@compiled
def can_be(state: State, card: int, good: int) -> bool:
    """Return whether a face-down card can be of this type. The setup laid only one of each (A9.1)."""
    if state.cover[card] == SETUP:
        for other in range(min(len(GOODS), state.laid_size)):
            if state.laid[other] == good:
                return False
    return True


@compiled
def _top_matches(state: State, top: int) -> bool:
    if state.altar_size == 0:
        return top == EMPTY
    card = state.altar[state.altar_size - 1]
    return top == (state.laid[card] if state.cover[card] == OPEN else FACE_DOWN)
