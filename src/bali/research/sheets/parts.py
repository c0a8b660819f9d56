"""The building blocks of all games' sheets: pieces of text at columns of lines, some of them on cards."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bali.core.events import Notice, Value
from bali.core.record import UNKNOWN, Array
from bali.locales import Words
from bali.locales.wording import WORDINGS

INK, PAPER, BACK = "#2b2622", "#f6f1e7", "#b9b1a5"
BAND = "#4a3b32"  # behind the title
NONE, HIDDEN = "·", "?"


class Piece(NamedTuple):
    """A piece of text at a column. If it has a colour, it is on a card that is `width` columns wide."""

    column: int
    text: str
    colour: str = ""
    width: int = 0
    marked: bool = False  # marks the active player, what can be taken, or where something is


TextLine = list[Piece]
Sheet = list[TextLine]


def number(column: int, value: int, colour: str, width: int) -> Piece:
    """Return a number of cards of one colour, without a card if it is 0."""
    if value == 0:
        return Piece(column, NONE)
    return Piece(column, HIDDEN if value == UNKNOWN else str(value), BACK if value == UNKNOWN else colour, width)


def numbers(column: int, step: int, values: Array, colours: Sequence[str]) -> TextLine:
    """Return numbers of cards side by side, `step` columns apart."""
    pairs = zip(values.tolist(), colours, strict=False)
    return [number(column + step * index, value, colour, step - 2) for index, (value, colour) in enumerate(pairs)]


@cache
def words() -> Words:
    """Return the English texts."""
    return Words("en")


def say(game: str, message: str, **values: Value) -> str:
    """Return one of a game's own messages."""
    return words()(f"{game}-{message}", **values)


def sentence(game: str, notice: Notice, names: Sequence[str]) -> str:
    """Return the current prompt as a sentence."""
    return WORDINGS[game](words(), names).sentence("prompt", notice)
