"""What a log says besides the game's events: who left, returned or took another name."""

from typing import NamedTuple

from bali.table.entries import Away, Back, Renamed


class Note(NamedTuple):
    """Something that a person did at the table during a game, outside its rules."""

    step: int  # the number of actions before it
    name: str
    seat: int
    before: str | None = None  # the name that the player had before


def note_of(entry: Away | Back | Renamed, step: int, name: str) -> Note:
    """Return the note for an entry about a player, who had this name before it."""
    match entry:
        case Away():
            return Note(step, entry.why, entry.seat)
        case Back():
            return Note(step, "returned", entry.seat)
        case Renamed():
            return Note(step, "renamed", entry.seat, name)
