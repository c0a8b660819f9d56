"""Before the start: taking and leaving seats, bots, and committing to a share of the deal."""

from bali.table.commands import Commit, Decline, Invite, Rename, Sit, Stand
from bali.table.entries import BotPlayer, Committed, Declined, Entry, Freed, Person, Renamed, Seated
from bali.table.handlers.checks import (
    expect_empty,
    expect_few_changes,
    expect_host,
    expect_not_reserved,
    expect_own_seats,
    expect_people_may_sit,
    expect_seat,
    expect_status,
    expect_yours,
)
from bali.table.handlers.lessons import expect_lesson_seat
from bali.table.handlers.visitors import Visitor, distinct_among, distinct_at, own_name
from bali.table.limits import MAX_COMMITS, RESERVED_FOR
from bali.table.refusal import Refusal
from bali.table.seats import Seat
from bali.table.status import OPEN, PLAYING
from bali.table.table import Table

BOT_NAMES = ("Agung", "Dewi", "Gede", "Indah")  # by seat


def sit(table: Table, command: Sit, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries for a guest who takes a seat and may commit to a share."""
    seat = expect_seat(table, command.seat)
    expect_status(table, OPEN)
    expect_lesson_seat(table, command.seat, person=True)
    expect_few_changes(table, visitor)
    expect_empty(seat)
    expect_people_may_sit(table.options)
    seated = Seated(at=now, seat=command.seat, player=_new_player(table, seat, command.name, visitor))
    return [seated, *([_committed(visitor, command.commitment, now)] if command.commitment else [])]


def _new_player(table: Table, seat: Seat, name: str | None, visitor: Visitor) -> Person:
    """Return the person who sits down: the player that a rematch has reserved the seat for, or a new one."""
    if seat.reserved and seat.is_reserved_for(visitor.guest):
        return seat.reserved.player
    expect_not_reserved(seat)
    if name is None and table.seats_of(visitor.guest):
        raise Refusal("seated", "you already have a seat; another player at this device needs a name")
    return Person(guest=visitor.guest, name=distinct_at(table, name or own_name(visitor)))


def rename(table: Table, command: Rename, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that gives a guest's seat another name."""
    seat = expect_seat(table, command.seat)
    if table.status != PLAYING:
        expect_status(table, OPEN)
    expect_yours(seat, visitor)
    expect_few_changes(table, visitor)
    others = [other for other in table.seats if other is not seat]
    return [Renamed(at=now, seat=command.seat, name=distinct_among(others, command.name))]


def stand(table: Table, command: Stand, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that empties a seat: the guest's own, a bot's, or one reserved for long enough."""
    seat = expect_seat(table, command.seat)
    expect_status(table, OPEN)
    if seat.reserved:
        expect_host(table, visitor)
        if now - seat.reserved.at < RESERVED_FOR:
            expect_not_reserved(seat)
    elif seat.player is None:
        raise Refusal("free", "this seat is already empty")
    elif isinstance(seat.player, BotPlayer):
        expect_host(table, visitor)
    else:
        expect_yours(seat, visitor)
    return [Freed(at=now, seat=command.seat)]


def invite(table: Table, command: Invite, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that adds a bot."""
    seat = expect_seat(table, command.seat)
    expect_status(table, OPEN)
    expect_host(table, visitor)
    expect_lesson_seat(table, command.seat, person=False)
    expect_few_changes(table, visitor)
    expect_empty(seat)
    expect_not_reserved(seat)
    name = distinct_at(table, BOT_NAMES[command.seat])
    return [Seated(at=now, seat=command.seat, player=BotPlayer(level=command.level, name=name), by=visitor.guest)]


def decline(table: Table, command: Decline, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries that empty the seats reserved for a guest."""
    expect_status(table, OPEN)
    reserved = [number for number, seat in enumerate(table.seats) if seat.is_reserved_for(visitor.guest)]
    if not reserved:
        raise Refusal("not-yours", "no seat is reserved for you here")
    return [Declined(at=now, seat=number) for number in reserved]


def commit(table: Table, command: Commit, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that commits a player to a share of the deal."""
    expect_status(table, OPEN)
    expect_own_seats(table, visitor)
    if table.shares.commits[visitor.guest] >= MAX_COMMITS:
        raise Refusal("limit", "you have changed your share too often")
    return [_committed(visitor, command.commitment, now)]


def _committed(visitor: Visitor, commitment: str, now: int) -> Committed:
    return Committed(at=now, guest=visitor.guest, commitment=commitment)
