"""A position as text and as an image, for people who follow a program's play. Only redacted records are drawn."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from bali.core.contract import NOBODY, Game
from bali.core.errors import BaliError
from bali.core.options import Options
from bali.core.record import Array
from bali.core.reported import current_prompt
from bali.research.sheets import SHEETS
from bali.research.sheets.parts import BAND, INK, PAPER, Piece, Sheet, TextLine, sentence
from bali.research.single_game import SingleGame
from bali.research.spaces import RENDER_MODES

COLUMN, LINE, MARGIN = 9, 26, 14  # pixels
LETTERS = 15  # font size in pixels
ROUND, GAP = 5, 2  # pixels of a card's rounded corners, and between cards
MARK = "*"


def view_of(single_game: SingleGame, viewer: int) -> Any:
    """Return the position as a seat knows it, or as everyone does if the viewer is SPECTATOR."""
    view = single_game.arrays.states[0].copy()
    single_game.game.redact(view, viewer)
    return view


def draw(single_game: SingleGame, viewer: int, names: Sequence[str], mode: str | None) -> str | Array | None:
    """Render a game for a seat: return text or an image, or print the text. Raise `BaliError` if there is no mode."""
    if mode is None:
        raise BaliError(f"to render, create the environment with a render_mode: {', '.join(RENDER_MODES)}")
    lines = lay_out(single_game.game, single_game.options, view_of(single_game, viewer), names)
    if mode == "rgb_array":
        return picture(single_game.game, lines)
    if mode == "ansi":
        return text(lines)
    print(text(lines))
    return None


def lay_out(game: Game, options: Options, view: Any, names: Sequence[str]) -> Sheet:
    """Return the lines that show a redacted record."""
    notice = current_prompt(game, view)
    title = ", ".join((game.META.name, f"{options.players} players", *options.variants))
    sheet = SHEETS[game.META.name]
    awaited = f"{sentence(game.META.name, notice, names)} ({notice.clause}){_result(game, view, names)}"
    return [[Piece(0, title, BAND, sheet.WIDTH)], [Piece(0, awaited)], [], *sheet.sheet(view, names)]


def _result(game: Game, view: Any, names: Sequence[str]) -> str:
    """Return everyone's points and place if the game is over."""
    if game.actor(view) != NOBODY:
        return ""
    points, places = np.zeros((2, len(names)), np.int64)
    game.scores(view, points)
    game.places(view, places)
    return " " + ", ".join(f"{name}: {points[seat]} (place {places[seat]})" for seat, name in enumerate(names))


def text(lines: Sheet) -> str:
    """Return lines as plain text."""
    return "\n".join(map(_line, lines)) + "\n"


def _line(pieces: TextLine) -> str:
    line = ""
    for piece in pieces:
        line = (line + " " if line else "").ljust(piece.column) + piece.text + (MARK if piece.marked else "")
    return line


def picture(game: Game, lines: Sheet) -> Array:
    """Return lines as an RGB image of height by width by 3. All images of a game have the same size."""
    drawing = _pillow()
    sheet = SHEETS[game.META.name]
    size = (sheet.WIDTH * COLUMN + 2 * MARGIN, (sheet.HEIGHT + 3) * LINE + 2 * MARGIN)
    image = drawing.Image.new("RGB", size, PAPER)
    pen = drawing.ImageDraw.Draw(image)
    for number, pieces in enumerate(lines):
        for piece in pieces:
            _draw(pen, piece, number)
    return np.asarray(image, np.uint8).copy()


def _draw(pen: Any, piece: Piece, number: int) -> None:
    """Draw a piece of text, with its card if it has one."""
    left, top = MARGIN + piece.column * COLUMN, MARGIN + number * LINE
    middle = top + LINE // 2
    if not piece.colour:
        pen.text((left, middle), piece.text, INK, _font(), anchor="lm")
        return
    right = left + piece.width * COLUMN - GAP
    outline, width = (INK, 2) if piece.marked else (_darker(piece.colour), 1)
    pen.rounded_rectangle((left - 4, top + GAP, right - 4, top + LINE - GAP), ROUND, piece.colour, outline, width)
    ink = PAPER if piece.colour == BAND else INK
    pen.text(((left + right) // 2 - 4, middle), piece.text, ink, _font(), anchor="mm")


def _darker(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) * 3 // 4 for at in (1, 3, 5))


@cache
def _font() -> Any:
    return _pillow().ImageFont.load_default(LETTERS)


@cache
def _pillow() -> Any:
    """Return the imaging library. Raise `BaliError` if it is missing."""
    try:
        import PIL.Image
        import PIL.ImageDraw
        import PIL.ImageFont
    except ImportError as error:
        raise BaliError("drawing pictures needs Pillow; install it with: pip install 'bali[research]'") from error
    return PIL
