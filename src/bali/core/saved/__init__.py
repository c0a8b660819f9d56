"""Saved games: a text file of JSON lines that anyone can read, and that loads only if every line is correct.

The first line is the header: format and engine versions, game, options, seats with their players' shares of the deal, and the
dealer's secret. It is followed by one line per action, with its number, its words and a checksum that also covers all the lines
before it. The last line closes the file.
"""

from bali.core.saved.format import FIRST_RULES, checksum
from bali.core.saved.game import FileError, Saved, SavedSeat, check_shares
from bali.core.saved.reading import from_text, read
from bali.core.saved.writing import to_text, write

__all__ = [
    "FIRST_RULES",
    "FileError",
    "Saved",
    "SavedSeat",
    "check_shares",
    "checksum",
    "from_text",
    "read",
    "to_text",
    "write",
]
