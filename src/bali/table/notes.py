"""What a log says besides the game's events: who left, returned or took another name, and what is new since a player's turn."""

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from bali.core.contract import CHANCE
from bali.core.match import Match
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


def last_own_action(match: Match, seat: int, by_bots: AbstractSet[int]) -> int:
    """Return the number of a person's last action before the others' latest ones.

    Unlike `Match.news_from`, it does not count a bot's actions for them. It decides only where the log draws a line, not what the
    screen still shows.
    """

    def is_own(number: int) -> bool:
        return match.actors[number] == seat and number not in by_bots

    number = len(match.actors) - 1
    while number > 0 and (is_own(number) or match.actors[number] == CHANCE):
        number -= 1
    while number > 0 and not is_own(number):
        number -= 1
    return max(number, 0)
