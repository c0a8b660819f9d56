"""Players who leave, return, resign or take too long. A bot plays their seats meanwhile."""

from bali.table.commands import CallBot, Leave, Resign, Return
from bali.table.entries import Away, Back, Entry, Reason
from bali.table.handlers.checks import expect_few_changes, expect_own_seats, expect_seat, expect_status, expect_yours
from bali.table.handlers.visitors import Visitor
from bali.table.limits import CALL_BOT_AFTER
from bali.table.refusal import Refusal
from bali.table.status import PLAYING
from bali.table.table import Table

SUBSTITUTE = "club"  # the level of the bot that plays an absent player's seat


def leave(table: Table, command: Leave, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries that give a guest's seats to bots."""
    expect_status(table, PLAYING)
    seats = [seat for seat in expect_own_seats(table, visitor) if table.seats[seat].away is None]
    if not seats:
        raise Refusal("away", "you have already left; a bot is playing for you")
    expect_few_changes(table, visitor)
    return [away_entry(seat, "left", now) for seat in seats]


def come_back(table: Table, command: Return, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries that give a guest's seats back to them."""
    expect_status(table, PLAYING)
    own = expect_own_seats(table, visitor)
    seats = [seat for seat in own if table.seats[seat].away and not table.seats[seat].resigned]
    if not seats:
        raise Refusal("not-away", "no bot is playing for you")
    if table.options.clock and table.asked in seats:  # otherwise leaving and returning would reset the clock
        raise Refusal("bot-asked", "the bot is deciding for you right now; try again in a moment")
    return [Back(at=now, seat=seat) for seat in seats]


def resign(table: Table, command: Resign, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry for a player who resigns."""
    seat = expect_seat(table, command.seat)
    expect_status(table, PLAYING)
    expect_yours(seat, visitor)
    if seat.resigned:
        raise Refusal("resigned", "you have already resigned")
    return [away_entry(command.seat, "resigned", now)]


def call_bot(table: Table, command: CallBot, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that lets a bot play for somebody who keeps the others waiting."""
    expect_status(table, PLAYING)
    expect_own_seats(table, visitor)
    if table.clocks.asked != command.seat or table.options.clock:
        raise Refusal(
            "not-waiting", "you can call in a bot only for the player everyone is waiting for, at a table without a clock"
        )
    if now - table.clocks.since < CALL_BOT_AFTER:
        raise Refusal(
            "patience", f"you can call in a bot after a player has kept you waiting for {CALL_BOT_AFTER // 1000} seconds"
        )
    return [away_entry(command.seat, "called", now)]


def away_entry(seat: int, why: Reason, now: int) -> Away:
    """Return the entry that lets a bot play a person's seat."""
    return Away(at=now, seat=seat, why=why, level=SUBSTITUTE)
