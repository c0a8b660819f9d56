"""altar's table as a sheet: the offer, the altar and the supply, then the players."""

from collections.abc import Sequence

import numpy as np

from bali.altar.cards import COLOURS, GOODS, HELD_KINDS, KINDS, ROWS
from bali.altar.sacrifice import top_of
from bali.altar.state import EMPTY, FACE_DOWN, State
from bali.core.record import UNKNOWN
from bali.research.sheets.parts import BACK, HIDDEN, Piece, Sheet, TextLine, number, numbers, say

WIDTH, HEIGHT = 88, 20  # columns and lines
KIND_COLOURS = ("#f2ead0", "#e0a870", "#f5d64e", "#e57f6c", "#a9bfc9", "#c3a5d8", "#9ccb8f")
SEAT_COLOURS = dict(zip(COLOURS, ("#e58a80", "#8db4e3", "#f0d56a", "#97cf97"), strict=True))
DEMON = "#d8503f"
NAME, COUNT = 12, 8  # columns of a name, and of a number
FIRST = 14  # the column after the names
CARD = 15  # columns of a card with its full name
HELD = 7  # columns of a sacrifice card's number


def sheet(view: State, names: Sequence[str]) -> Sheet:
    """Return the lines for a redacted record."""
    lines = [_row(view, row) for row in range(ROWS)]
    lines += [[], _goods_head(), _supply(view), _altar(view)]
    lines += [[], _tableau_head(), *(_tableau(view, seat, names) for seat in range(view.players))]
    return [*lines, [], _hand_head(), *(_hand(view, seat, names) for seat in range(view.players))]


def _name(view: State, seat: int, names: Sequence[str]) -> Piece:
    return Piece(0, names[seat], tuple(SEAT_COLOURS.values())[seat], NAME, view.asked == seat)


def _row(view: State, row: int) -> TextLine:
    """Draw a column of the offer as a line, with the card that can be taken marked."""
    line, size = [Piece(0, say("altar", "row", row=row + 1))], int(view.row_size[row])
    if view.demon == row:
        line.append(Piece(6, say("altar", "demon-mark"), DEMON, FIRST - 7))
    for index in range(size):
        kind, takeable = int(view.offer[row, index]), index == size - 1 and view.demon != row
        line.append(Piece(FIRST + CARD * index, say("altar", f"kind-{KINDS[kind]}"), KIND_COLOURS[kind], CARD - 1, takeable))
    return line


def _goods_head() -> TextLine:
    heads = [say("altar", f"good-{good}") for good in GOODS]
    return [Piece(FIRST + COUNT * good, head) for good, head in enumerate((*heads, "hidden", "all", "top"))]


def _supply(view: State) -> TextLine:
    counts = numbers(FIRST, COUNT, view.supply, KIND_COLOURS)
    pile = Piece(FIRST + COUNT * 7 + 4, f"{view.pile_size} cards in the pile")
    return [Piece(0, "supply"), *counts, Piece(FIRST + COUNT * 5, str(view.supply.sum())), pile]


def _altar(view: State) -> TextLine:
    """Draw what is known of the altar's cards."""
    cards = view.altar[: view.altar_size]
    known = np.bincount(cards[cards != UNKNOWN] % len(GOODS), minlength=len(GOODS))
    hidden = number(FIRST + COUNT * 4, len(cards) - int(known.sum()), BACK, COUNT - 2)
    size = Piece(FIRST + COUNT * 5, str(len(cards)))
    return [Piece(0, "altar"), *numbers(FIRST, COUNT, known, KIND_COLOURS), hidden, size, *_top(view)]


def _top(view: State) -> TextLine:
    """Draw the altar's top card."""
    top, column = int(top_of(view)), FIRST + COUNT * 6
    if top == EMPTY:
        return []
    if top == FACE_DOWN:
        return [Piece(column, "face down", BACK, CARD - 4)]
    return [Piece(column, say("altar", f"good-{GOODS[top]}"), KIND_COLOURS[top], CARD - 4)]


def _tableau_head() -> TextLine:
    heads = ("stone", "points", *GOODS, "mason", "priest", "shrine")
    return [Piece(FIRST + COUNT * at, head) for at, head in enumerate(heads)]


def _tableau(view: State, seat: int, names: Sequence[str]) -> TextLine:
    """Draw a player's stone, points and cards on the table."""
    line = [_name(view, seat, names), Piece(FIRST, str(view.stones[seat])), Piece(FIRST + COUNT, str(view.points[seat]))]
    return [*line, *numbers(FIRST + 2 * COUNT, COUNT, view.tableau[seat], KIND_COLOURS)]


def _hand_head() -> TextLine:
    goods = [Piece(FIRST + 3 * CARD + HELD * good, name) for good, name in enumerate(GOODS)]
    return [Piece(FIRST, "hand"), Piece(FIRST + 2 * CARD - 2, "sacrifice cards:"), *goods]


def _hand(view: State, seat: int, names: Sequence[str]) -> TextLine:
    """Draw a player's hand and sacrifice cards, as far as they are known."""
    line = [_name(view, seat, names)]
    for index, kind in enumerate(_held(view, seat)):
        line.append(Piece(FIRST + CARD * index, say("altar", f"kind-{KINDS[kind]}"), KIND_COLOURS[kind], CARD - 1))
    if view.hand[seat, 0] == UNKNOWN:
        line.append(Piece(FIRST, HIDDEN, BACK, CARD - 1))
    return [*line, *numbers(FIRST + 3 * CARD, HELD, view.sacrifices[seat], KIND_COLOURS)]


def _held(view: State, seat: int) -> list[int]:
    return [kind for kind in range(HELD_KINDS) for _ in range(view.hand[seat, kind])]
