"""Helpers for a game's `legal` and `draw_action`: lists of actions, and cards by their number."""

from bali.core.compile import compiled
from bali.core.record import Array


@compiled
def append_if(out: Array, count: int, action: int, possible: bool) -> int:
    """Append an action to a list of length `count` if it is possible, and return the new length.

    The write is unconditional and only the count depends on `possible`: in random play, a branch here would be mispredicted half
    of the time. A list therefore has one entry more than the most actions it can hold.
    """
    out[count] = action
    return count + int(possible)


@compiled
def append_range(out: Array, first: int, count: int) -> int:
    """List `count` consecutive actions, and return `count`."""
    for offset in range(count):
        out[offset] = first + offset
    return count


@compiled
def append_available(out: Array, first: int, counts: Array) -> int:
    """List an action for each kind of card with a count above zero, and return the number listed."""
    count = 0
    for kind in range(len(counts)):
        count = append_if(out, count, first + kind, counts[kind] > 0)
    return count


@compiled
def kind_at(counts: Array, number: int) -> int:
    """Return the kind of the card at this index of a sorted pile with these counts."""
    kind = 0
    while number >= counts[kind]:
        number -= int(counts[kind])
        kind += 1
    return kind


@compiled
def is_dealt(dealt: Array, count: int, card: int) -> bool:
    """Return whether a card is among the first `count` dealt."""
    for number in range(count):
        if dealt[number] == card:
            return True
    return False


@compiled
def append_undealt(out: Array, first: int, cards: int, dealt: Array, count: int) -> int:
    """List an action for each unique card that has not been dealt yet, and return the number listed."""
    listed = 0
    for card in range(cards):
        listed = append_if(out, listed, first + card, not is_dealt(dealt, count, card))
    return listed


@compiled
def undealt_at(dealt: Array, count: int, number: int) -> int:
    """Return the card at this index among those not dealt yet."""
    card = 0
    while is_dealt(dealt, count, card) or number > 0:
        number -= not is_dealt(dealt, count, card)
        card += 1
    return card
