"""Opening a table: a new one, or one for a rematch."""

import secrets

from bali.core.dealers import new_secret
from bali.table.commands import Rematch
from bali.table.entries import Entry, Opened, Person, Rematched, Reserved, Seated
from bali.table.handlers.checks import expect_own_seats, expect_status
from bali.table.handlers.visitors import Visitor
from bali.table.options import TableOptions
from bali.table.refusal import Refusal
from bali.table.status import OVER
from bali.table.table import Table

NAME_BYTES = 12  # random bytes in a table's name


def new_name() -> str:
    """Return an unguessable name for a table."""
    return secrets.token_urlsafe(NAME_BYTES)


def open_table(options: TableOptions, host: str, now: int, previous: str | None = None) -> Opened:
    """Return the first entry of a new table."""
    rules = options.rules.META.rules
    return Opened(at=now, host=host, options=options, secret=new_secret().hex(), previous=previous, rules=rules)


def rematch(table: Table, command: Rematch, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that announces the table of a rematch."""
    expect_status(table, OVER)
    seats = expect_own_seats(table, visitor)
    if table.lesson:
        raise Refusal("lesson", "a lesson has no rematch; start it again instead")
    if table.next:
        raise Refusal("rematched", "there is already a table for the rematch")
    return [Rematched(at=now, table=new_name(), seat=seats[0])]


def rematch_entries(table: Table, asked: Rematched) -> list[Entry]:
    """Return the log of a rematch's table: the requesting player and the bots are seated, the other seats reserved.

    Everyone moves up one seat, so the next player gets the first seat, which begins in altar.
    """
    assert asked.seat is not None
    host = table.seats[asked.seat].player
    assert isinstance(host, Person)
    entries: list[Entry] = [open_table(table.options, host.guest, asked.at, table.name)]
    for number, seat in enumerate([*table.seats[1:], *table.seats[:1]]):
        if isinstance(seat.player, Person) and seat.player.guest != host.guest:
            entries.append(Reserved(at=asked.at, seat=number, player=seat.player))
        elif seat.player:
            entries.append(Seated(at=asked.at, seat=number, player=seat.player))
    return entries
