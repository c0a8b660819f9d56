"""All positions that a seat cannot tell apart, by trying every arrangement of the cards that it does not know."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import numpy as np

from bali.core.record import UNKNOWN
from bali.dalang.cards import DECK, ISLANDS
from bali.dalang.state import NO_SLOT
from tests.dalang.invariants import accounted

Cards = tuple[int, ...]  # the number of cards of each kind


def fitting_worlds(view: Any, seat: int) -> Iterator[Any]:
    """Yield every complete position that fits a record redacted for a seat (SPECTATOR: for nobody).

    The unknown cards are the deck without the discards, the seat's hand and the cards it knows in its stacks. They are arranged
    in all ways in the other hands, in the unknown cells of stacks and in the draw pile. The laws of `accounted` decide whether an
    arrangement keeps the bounds on priests and princes and the composition of the draw pile.
    """
    others = [other for other in range(view.players) if other != seat]
    cells = [slot for slot in _slots(view) if view.card[slot] == UNKNOWN]
    sizes = [*(int(view.hand_size[other]) for other in others), *(1 for _ in cells), int(view.pile_size)]
    for *parts, pile in deals(_unknown_cards(view, seat), sizes):
        for drawn in _draws(view, seat, others, pile):
            world = view.copy()
            world.pile[:] = pile
            for number, other in enumerate(others):
                world.hand[other], world.drawn[other] = parts[number], drawn[number]
            for cell, cards in zip(cells, parts[len(others) :], strict=True):
                world.card[cell] = cards.index(1)
            if accounted(world):
                yield world


def deals(cards: Cards, sizes: Sequence[int]) -> Iterator[list[Cards]]:
    """Yield every way to deal all cards into parts of the given sizes."""
    first, *rest = sizes
    if not rest:
        if sum(cards) == first:
            yield [cards]
        return
    for part in _parts(cards, first):
        left = tuple(have - gone for have, gone in zip(cards, part, strict=True))
        for others in deals(left, rest):
            yield [part, *others]


def _parts(cards: Cards, size: int) -> Iterator[Cards]:
    """Yield every choice of `size` cards."""
    if len(cards) == 1:
        if cards[0] >= size:
            yield (size,)
        return
    for count in range(min(cards[0], size) + 1):
        for rest in _parts(cards[1:], size - count):
            yield (count, *rest)


def _slots(view: Any) -> Iterator[int]:
    """Yield the slot of every card in a stack."""
    for seat, island in product(range(view.players), range(len(ISLANDS))):
        slot = int(view.top[seat, island])
        while slot != NO_SLOT:
            yield slot
            slot = int(view.below[slot])


def _unknown_cards(view: Any, seat: int) -> Cards:
    known = np.bincount([view.card[slot] for slot in _slots(view) if view.card[slot] != UNKNOWN], minlength=len(DECK))
    own = view.hand[seat] if seat >= 0 else 0
    return tuple((DECK - view.discards - known - own).tolist())


def _draws(view: Any, seat: int, others: list[int], pile: Cards) -> Iterator[list[Cards]]:
    """Yield every way in which the others can have drawn the cards that left the reshuffled draw pile (D2.2)."""
    if view.stock_size == 0:
        yield [(0,) * len(DECK) for _ in others]
        return
    gone = view.stock - np.array(pile) - (view.drawn[seat] if seat >= 0 else 0)
    if (gone >= 0).all():
        yield from deals(tuple(gone.tolist()), [int(view.drawn_size[other]) for other in others])
