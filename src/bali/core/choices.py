"""Listing what is possible, for `legal`."""

from bali.core.compile import compiled
from bali.core.record import Array


@compiled
def enlist(out: Array, count: int, action: int, possible: bool) -> int:
    """Adds an action to a list of `count` if it is possible; gets the new count.

    It always writes and only sometimes counts: in random play a branch here would be mispredicted half of the time. So a list
    needs room for one more than its most.
    """
    out[count] = action
    return count + int(possible)


@compiled
def enlist_span(out: Array, first: int, count: int) -> int:
    """Lists a run of neighbouring actions; gets how many."""
    for offset in range(count):
        out[offset] = first + offset
    return count


@compiled
def enlist_available(out: Array, first: int, counts: Array) -> int:
    """Lists an action for each kind of card of which there is one; gets how many."""
    count = 0
    for kind in range(len(counts)):
        count = enlist(out, count, first + kind, counts[kind] > 0)
    return count


@compiled
def kind_at(counts: Array, number: int) -> int:
    """Gets the kind of a card by its number, as a pile with these counts would be numbered if it were sorted."""
    kind = 0
    while number >= counts[kind]:
        number -= int(counts[kind])
        kind += 1
    return kind


@compiled
def is_dealt(dealt: Array, count: int, card: int) -> bool:
    """Gets whether a card is among the first of those dealt."""
    for number in range(count):
        if dealt[number] == card:
            return True
    return False


@compiled
def enlist_undealt(out: Array, first: int, cards: int, dealt: Array, count: int) -> int:
    """Lists an action for each card, of which there is only one, that is not dealt yet; gets how many."""
    listed = 0
    for card in range(cards):
        listed = enlist(out, listed, first + card, not is_dealt(dealt, count, card))
    return listed


@compiled
def undealt_at(dealt: Array, count: int, number: int) -> int:
    """Gets a card that is not dealt yet, by its number among these."""
    card = 0
    while is_dealt(dealt, count, card) or number > 0:
        number -= not is_dealt(dealt, count, card)
        card += 1
    return card
