"""Guests who send commands, and the names they have at a table."""

from collections.abc import Sequence
from typing import NamedTuple

from bali.core.errors import BaliError
from bali.core.names import clean_name, distinct_name
from bali.table.refusal import BAD_NAME, Refusal
from bali.table.seats import Seat
from bali.table.table import Table


class Visitor(NamedTuple):
    """The guest who sends a command."""

    guest: str
    name: str


def own_name(visitor: Visitor) -> str:
    """Return a guest's name. Raise `Refusal` if it is not acceptable: earlier versions allowed invisible names."""
    try:
        return clean_name(visitor.name)
    except BaliError as error:
        raise Refusal(BAD_NAME, f"choose another name: {error}") from None


def distinct_at(table: Table, name: str) -> str:
    """Return a name unlike that of any player here or anyone a seat is reserved for."""
    return distinct_among(table.seats, name)


def distinct_among(seats: Sequence[Seat], name: str) -> str:
    """Return a name unlike that of anyone who has one of these seats, or has one reserved."""
    players = [seat.player or (seat.reserved.player if seat.reserved else None) for seat in seats]
    return distinct_name(name, [player.name for player in players if player])


def chat_name(table: Table, visitor: Visitor) -> str:
    """Return a guest's chat name: a player's name at this table, or for anyone else a name unlike any player's."""
    seats = table.seats_of(visitor.guest)
    player = table.seats[seats[0]].player if seats else None
    return player.name if player else distinct_at(table, own_name(visitor))
