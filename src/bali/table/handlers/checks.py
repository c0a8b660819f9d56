"""Conditions that several commands share. Each check raises `Refusal` if its condition does not hold."""

from bali.table.handlers.visitors import Visitor
from bali.table.limits import MAX_CHANGES
from bali.table.options import TableOptions
from bali.table.refusal import Refusal
from bali.table.seats import Seat
from bali.table.status import DEALING, OPEN, OVER, PLAYING
from bali.table.table import Table

STAGES = {
    OPEN: "the game has not started",
    DEALING: "the cards are being dealt",
    PLAYING: "the game has started",
    OVER: "the game is over",
}


def private() -> Refusal:
    """Return the refusal of a guest who may not watch a table."""
    return Refusal("private", "only the players at this table can see it")


def expect_may_watch(table: Table, guest: str) -> None:
    """Check that a guest may see the table."""
    if not table.may_watch(guest):
        raise private()


def expect_status(table: Table, status: str) -> None:
    """Check that the table has a certain status."""
    if table.status != status:
        raise Refusal("not-now", f"you cannot do this now: {STAGES[table.status]}")


def expect_seat(table: Table, number: int) -> Seat:
    """Return the seat with this number."""
    if number >= len(table.seats):
        raise Refusal("seat", f"this table has {len(table.seats)} seats, numbered from 0")
    return table.seats[number]


def expect_own_seats(table: Table, visitor: Visitor) -> list[int]:
    """Return the numbers of a guest's seats."""
    seats = table.seats_of(visitor.guest)
    if not seats:
        raise Refusal("not-seated", "you need a seat at this table for that")
    return seats


def expect_yours(seat: Seat, visitor: Visitor) -> None:
    """Check that a seat belongs to a guest."""
    if not seat.belongs_to(visitor.guest):
        raise Refusal("not-yours", "this is not your seat")


def expect_host(table: Table, visitor: Visitor) -> None:
    """Check that a guest opened the table or has a seat."""
    if visitor.guest != table.opened.host and not table.seats_of(visitor.guest):
        raise Refusal("not-seated", "only the player who opened the table, or one who has a seat, can do this")


def expect_empty(seat: Seat) -> None:
    """Check that nobody sits here."""
    if seat.player:
        raise Refusal("taken", "this seat is taken")


def expect_people_may_sit(options: TableOptions) -> None:
    """Check that people may take seats. Where spectators see every card, only bots play."""
    if options.open_hands:
        raise Refusal("open-hands", "only bots can play here, because spectators see every card")


def expect_not_reserved(seat: Seat) -> None:
    """Check that no rematch has reserved a seat."""
    if seat.reserved:
        raise Refusal("reserved", f"this seat is reserved for {seat.reserved.player.name}")


def expect_few_changes(table: Table, visitor: Visitor) -> None:
    """Check that a guest has not changed seats too often."""
    if table.changes[visitor.guest] >= MAX_CHANGES:
        raise Refusal("changes", "you have changed seats too often at this table")


def expect_step(table: Table, step: int) -> None:
    """Check that the table has not changed since the guest looked."""
    if table.step != step:
        raise Refusal("stale", "the game has moved on; look at the table again")


def expect_deciding(table: Table, step: int, visitor: Visitor) -> int:
    """Return the deciding seat. It must be this person's, and the table must not have changed since they looked."""
    expect_status(table, PLAYING)
    expect_own_seats(table, visitor)
    expect_step(table, step)
    assert table.asked is not None
    seat = table.seats[table.asked]
    if not seat.belongs_to(visitor.guest):
        raise Refusal("not-asked", "this is not your decision")
    if seat.away:
        raise Refusal("away", "a bot is playing for you; take your seat back first")
    return table.asked
