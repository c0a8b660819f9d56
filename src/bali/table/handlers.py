"""Rulings: turn a command into the entries that carry it out, or refuse it. Nothing is changed here."""

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from bali.core.dealers import new_secret
from bali.core.errors import BaliError
from bali.core.names import clean_name, distinct_name
from bali.table.commands import (
    Act,
    AutoPass,
    CallBot,
    CancelAutoPass,
    Commit,
    Decline,
    Invite,
    Leave,
    Rematch,
    Resign,
    Return,
    Reveal,
    Say,
    Sit,
    Stand,
    Start,
    TableCommand,
    Undo,
)
from bali.table.dealing import begin, deal, draws, reveal
from bali.table.entries import (
    Acted,
    AutoPassCancelled,
    AutoPassSet,
    Away,
    Back,
    BotPlayer,
    Committed,
    Declined,
    Entry,
    Freed,
    Opened,
    Person,
    Reason,
    Rematched,
    Reserved,
    Said,
    Seated,
    Undone,
)
from bali.table.options import TableOptions
from bali.table.refusal import BAD_NAME, Refusal
from bali.table.table import DEALING, FROZEN, MAX_UNDOS, OPEN, OVER, PLAYING, Seat, Table

STAND_IN = "club"  # the bot that plays an absent player's seat
BOT_NAMES = ("Agung", "Dewi", "Gede", "Indah")  # by seat
PATIENCE = 120_000  # milliseconds after which a bot can be called in for a player who keeps the table waiting
AUTOMATIC = "pass"  # the only action that a player can make automatic for a turn
NAME_BYTES = 12  # random bytes in a table's name
KEPT_FOR = 60_000  # milliseconds after which others can free a seat that a rematch has reserved
MAX_LINES = 500  # per player at a table, and of all together before the start
MAX_SPECTATOR_CHAT, MAX_ALL_SPECTATOR_CHAT = 100, 1_000  # per spectator, and of all spectators together
SPECTATOR_BURST, AT_ONCE = 10, 5_000  # spectators' lines within these milliseconds: moves wait until each is stored
MAX_CHANGES = 100  # how often a guest may take a seat, add a bot or leave at a table
MAX_COMMITS = 20  # of a guest at a table
STAGES = {
    OPEN: "the game has not started",
    DEALING: "the cards are being dealt",
    PLAYING: "the game has started",
    OVER: "the game is over",
}


class Visitor(NamedTuple):
    """The guest who sends a command."""

    guest: str
    name: str


def new_name() -> str:
    """Return an unguessable name for a table."""
    return secrets.token_urlsafe(NAME_BYTES)


def open_table(options: TableOptions, host: str, now: int, previous: str | None = None) -> Opened:
    """Return the first entry of a new table."""
    rules = options.rules.META.rules
    return Opened(at=now, host=host, options=options, secret=new_secret().hex(), previous=previous, rules=rules)


def handle(table: Table, command: TableCommand, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries that carry out a command. Raise `Refusal` if it is not allowed."""
    if not table.may_watch(visitor.guest):
        raise Refusal("private", "only the players at this table can see it")
    if table.status == FROZEN:
        raise Refusal("frozen", "this table was played under other rules and cannot continue here")
    return _HANDLERS[type(command)](table, command, visitor, now)


def handle_bot(table: Table, step: int, action: int, now: int) -> list[Entry]:
    """Return the entry for a bot's decision. Raise `Refusal` if the table no longer waits for it."""
    if table.step != step or table.bot_asked is None:
        raise Refusal("stale", "the table is no longer waiting for this bot")
    return [_acted(table, action, now)]


def handle_auto_pass(table: Table, step: int, now: int) -> list[Entry]:
    """Return the entry for a person's order, as if they had just acted. Raise `Refusal` if it no longer fits the prompt."""
    order = table.auto_pass
    if table.step != step or order is None:
        raise Refusal("stale", "this automatic pass is no longer in force")
    return [_acted(table, parse(table, order.action), now)]


def handle_timeout(table: Table, now: int) -> list[Entry]:
    """Return the entry for a table past its deadline: the deal without the missing shares, or a bot for a late player."""
    if table.deadline is None or now < table.deadline:
        raise Refusal("early", "there is still time left")
    if table.status == DEALING:
        return [deal(table, table.revealed, now)]
    assert table.clocks.asked is not None
    return [_away(table.clocks.asked, "time", now)]


def rematch_entries(table: Table, asked: Rematched) -> list[Entry]:
    """Return the log of a rematch's table: the requesting player and the bots are seated, the other seats reserved."""
    assert asked.seat is not None
    host = table.seats[asked.seat].player
    assert isinstance(host, Person)
    entries: list[Entry] = [open_table(table.options, host.guest, asked.at, table.name)]
    for seat, place in enumerate(table.seats):
        if isinstance(place.player, Person) and place.player.guest != host.guest:
            entries.append(Reserved(at=asked.at, seat=seat, player=place.player))
        elif place.player:
            entries.append(Seated(at=asked.at, seat=seat, player=place.player))
    return entries


def _sit(table: Table, command: Sit, visitor: Visitor, now: int) -> list[Entry]:
    place = _place(table, command.seat)
    _expect(table, OPEN)
    _expect_few_changes(table, visitor)
    if place.player:
        raise Refusal("taken", "this seat is taken")
    seated = Seated(at=now, seat=command.seat, player=_sitter(table, place, command.name, visitor))
    return [seated, *([_committed(visitor, command.commitment, now)] if command.commitment else [])]


def _sitter(table: Table, place: Seat, name: str | None, visitor: Visitor) -> Person:
    """Return the person who sits down: the player whom a rematch has reserved the seat for, or a new one."""
    if place.reserved and place.is_kept_for(visitor.guest):
        return place.reserved.player
    _expect_not_kept(place)
    if name is None and table.seats_of(visitor.guest):
        raise Refusal("seated", "you already have a seat; another player at this device needs a name")
    return Person(guest=visitor.guest, name=_distinct(table, name or _name_of(visitor)))


def _stand(table: Table, command: Stand, visitor: Visitor, now: int) -> list[Entry]:
    place = _place(table, command.seat)
    _expect(table, OPEN)
    if place.reserved:
        _expect_host(table, visitor)
        if now - place.reserved.at < KEPT_FOR:
            _expect_not_kept(place)
    elif place.player is None:
        raise Refusal("free", "this seat is already empty")
    elif isinstance(place.player, BotPlayer):
        _expect_host(table, visitor)
    elif not place.belongs_to(visitor.guest):
        raise Refusal("not-yours", "this is not your seat")
    return [Freed(at=now, seat=command.seat)]


def _invite(table: Table, command: Invite, visitor: Visitor, now: int) -> list[Entry]:
    place = _place(table, command.seat)
    _expect(table, OPEN)
    _expect_host(table, visitor)
    _expect_few_changes(table, visitor)
    if place.player:
        raise Refusal("taken", "this seat is taken")
    _expect_not_kept(place)
    name = _distinct(table, BOT_NAMES[command.seat])
    return [Seated(at=now, seat=command.seat, player=BotPlayer(level=command.level, name=name), by=visitor.guest)]


def _decline(table: Table, command: Decline, visitor: Visitor, now: int) -> list[Entry]:
    _expect(table, OPEN)
    kept = [seat for seat, place in enumerate(table.seats) if place.is_kept_for(visitor.guest)]
    if not kept:
        raise Refusal("not-yours", "no seat is reserved for you here")
    return [Declined(at=now, seat=seat) for seat in kept]


def _commit(table: Table, command: Commit, visitor: Visitor, now: int) -> list[Entry]:
    _expect(table, OPEN)
    _own(table, visitor)
    if table.commits[visitor.guest] >= MAX_COMMITS:
        raise Refusal("limit", "you have changed your share too often")
    return [_committed(visitor, command.commitment, now)]


def _committed(visitor: Visitor, commitment: str, now: int) -> Committed:
    return Committed(at=now, guest=visitor.guest, commitment=commitment)


def _start(table: Table, command: Start, visitor: Visitor, now: int) -> list[Entry]:
    _expect(table, OPEN)
    _expect_host(table, visitor)
    if any(place.player is None for place in table.seats):
        raise Refusal("seats", "every seat needs a player or a bot")
    return begin(table, now)


def _reveal(table: Table, command: Reveal, visitor: Visitor, now: int) -> list[Entry]:
    _expect(table, DEALING)
    return reveal(table, visitor.guest, command.share, now)


def _act(table: Table, command: Act, visitor: Visitor, now: int) -> list[Entry]:
    _expect_asked(table, command.step, visitor)
    return [_acted(table, parse(table, command.action), now)]


def _auto_pass(table: Table, command: AutoPass, visitor: Visitor, now: int) -> list[Entry]:
    seat = _expect_asked(table, command.step, visitor)
    acted = _acted(table, parse(table, command.action), now)
    if acted.action != AUTOMATIC:
        raise Refusal("no-auto-pass", f"only '{AUTOMATIC}' can be automatic")
    prompt, kind = table.question
    return [AutoPassSet(at=now, seat=seat, action=acted.action, prompt=prompt, kind=kind), acted]


def _cancel_auto_pass(table: Table, command: CancelAutoPass, visitor: Visitor, now: int) -> list[Entry]:
    place = _place(table, command.seat)
    _expect(table, PLAYING)
    if not place.belongs_to(visitor.guest):
        raise Refusal("not-yours", "this is not your seat")
    if command.seat not in table.auto_passes:
        raise Refusal("no-auto-pass", "you have no automatic pass this turn")
    return [AutoPassCancelled(at=now, seat=command.seat)]


def _undo(table: Table, command: Undo, visitor: Visitor, now: int) -> list[Entry]:
    seat = _expect_asked(table, command.step, visitor)
    count = table.undoable()
    if not table.options.undo:
        raise Refusal("no-undo", "this table does not allow undo")
    if table.undos[seat] >= MAX_UNDOS:
        raise Refusal("no-undo", "you have reached the limit of undos at this table")
    if not count:
        raise Refusal("no-undo", "there is nothing to undo: you can undo only your own actions this turn that revealed no card")
    return [Undone(at=now, seat=seat, step=table.step - (count if command.whole else 1))]


def _leave(table: Table, command: Leave, visitor: Visitor, now: int) -> list[Entry]:
    _expect(table, PLAYING)
    seats = [seat for seat in _own(table, visitor) if table.seats[seat].away is None]
    if not seats:
        raise Refusal("away", "you have already left; a bot is playing for you")
    _expect_few_changes(table, visitor)
    return [_away(seat, "left", now) for seat in seats]


def _return(table: Table, command: Return, visitor: Visitor, now: int) -> list[Entry]:
    _expect(table, PLAYING)
    seats = [seat for seat in _own(table, visitor) if table.seats[seat].away and not table.seats[seat].resigned]
    if not seats:
        raise Refusal("not-away", "no bot is playing for you")
    if table.options.clock and table.asked in seats:  # otherwise leaving and returning would reset the clock
        raise Refusal("bot-asked", "the bot is deciding for you right now; try again in a moment")
    return [Back(at=now, seat=seat) for seat in seats]


def _resign(table: Table, command: Resign, visitor: Visitor, now: int) -> list[Entry]:
    place = _place(table, command.seat)
    _expect(table, PLAYING)
    if not place.belongs_to(visitor.guest):
        raise Refusal("not-yours", "this is not your seat")
    if place.resigned:
        raise Refusal("resigned", "you have already resigned")
    return [_away(command.seat, "resigned", now)]


def _call_bot(table: Table, command: CallBot, visitor: Visitor, now: int) -> list[Entry]:
    _expect(table, PLAYING)
    _own(table, visitor)
    if table.clocks.asked != command.seat or table.options.clock:
        raise Refusal("not-waiting", "you can call a bot only for the player everyone is waiting for, at a table without a clock")
    if now - table.clocks.since < PATIENCE:
        raise Refusal("patience", f"you can call a bot after a player has kept you waiting {PATIENCE // 1000} seconds")
    return [_away(command.seat, "called", now)]


def _say(table: Table, command: Say, visitor: Visitor, now: int) -> list[Entry]:
    seats = table.seats_of(visitor.guest)
    early = table.status == OPEN and len(table.chat) >= MAX_LINES
    crowded = not seats and len(table.spectator_chat) >= MAX_ALL_SPECTATOR_CHAT
    if early or crowded or table.chat_counts[visitor.guest] >= (MAX_LINES if seats else MAX_SPECTATOR_CHAT):
        raise Refusal("chat", "this table's chat is full")
    if (
        not seats
        and len(table.spectator_chat) >= SPECTATOR_BURST
        and now - table.spectator_chat[-SPECTATOR_BURST].said.at < AT_ONCE
    ):
        raise Refusal("limit", "spectators have sent too many messages; please wait a moment")
    return [Said(at=now, guest=visitor.guest, name=speaker_name(table, visitor), text=command.text)]


def _rematch(table: Table, command: Rematch, visitor: Visitor, now: int) -> list[Entry]:
    _expect(table, OVER)
    seats = _own(table, visitor)
    if table.next:
        raise Refusal("rematched", "there is already a table for the rematch")
    return [Rematched(at=now, table=new_name(), seat=seats[0])]


_HANDLERS: dict[type, Callable[[Table, Any, Visitor, int], list[Entry]]] = {
    Sit: _sit,
    Stand: _stand,
    Invite: _invite,
    Decline: _decline,
    Commit: _commit,
    Reveal: _reveal,
    Start: _start,
    Act: _act,
    AutoPass: _auto_pass,
    CancelAutoPass: _cancel_auto_pass,
    Undo: _undo,
    Leave: _leave,
    Return: _return,
    Resign: _resign,
    CallBot: _call_bot,
    Say: _say,
    Rematch: _rematch,
}


def parse(table: Table, words: str) -> int:
    """Return the action with these words. Raise `Refusal` if there is none."""
    action = table.match.game.parse(words)
    if action is None:
        raise Refusal("unknown", f"'{words}' is not an action of {table.options.game}")
    return action


def _acted(table: Table, action: int, now: int) -> Acted:
    """Return the entry for an action, including the draws that follow it. Raise `Refusal` if it is not legal."""
    match = table.match
    if action not in match.legal().tolist():
        raise Refusal("impossible", f"'{match.game.describe(action)}' is not possible here")
    drawn = draws(table, action, table.saved.dealer())
    return Acted(at=now, seat=match.actor, action=match.game.describe(action), draws=drawn)


def _away(seat: int, why: Reason, now: int) -> Away:
    return Away(at=now, seat=seat, why=why, level=STAND_IN)


def _place(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refusal("seat", f"this table has {len(table.seats)} seats, numbered from 0")
    return table.seats[seat]


def _own(table: Table, visitor: Visitor) -> list[int]:
    seats = table.seats_of(visitor.guest)
    if not seats:
        raise Refusal("not-seated", "you have no seat at this table")
    return seats


def _expect(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal("not-now", f"you cannot do this now: {STAGES[table.status]}")


def _expect_host(table: Table, visitor: Visitor) -> None:
    if visitor.guest != table.opened.host and not table.seats_of(visitor.guest):
        raise Refusal("not-seated", "only the player who opened the table, or one who has a seat, can do this")


def _expect_not_kept(place: Seat) -> None:
    if place.reserved:
        raise Refusal("reserved", f"this seat is reserved for {place.reserved.player.name}")


def _expect_few_changes(table: Table, visitor: Visitor) -> None:
    if table.changes[visitor.guest] >= MAX_CHANGES:
        raise Refusal("changes", "you have changed seats too often at this table")


def _expect_asked(table: Table, step: int, visitor: Visitor) -> int:
    """Return the deciding seat. Raise `Refusal` if it is not this person's, or if the table has changed since they looked."""
    _expect(table, PLAYING)
    _own(table, visitor)
    if table.step != step:
        raise Refusal("stale", "the game has moved on; look at the table again")
    assert table.asked is not None
    place = table.seats[table.asked]
    if not place.belongs_to(visitor.guest):
        raise Refusal("not-asked", "this is not your decision")
    if place.away:
        raise Refusal("away", "a bot is playing for you; take your seat back first")
    return table.asked


def speaker_name(table: Table, visitor: Visitor) -> str:
    """Return a guest's chat name: a player's name at this table, or for anyone else a name unlike any player's."""
    seats = table.seats_of(visitor.guest)
    player = table.seats[seats[0]].player if seats else None
    return player.name if player else _distinct(table, _name_of(visitor))


def _name_of(visitor: Visitor) -> str:
    """Return a guest's name. Raise `Refusal` if it is not acceptable: earlier versions allowed invisible names."""
    try:
        return clean_name(visitor.name)
    except BaliError as error:
        raise Refusal(BAD_NAME, f"choose another name: {error}") from None


def _distinct(table: Table, name: str) -> str:
    """Return a name unlike that of any player here or anyone a seat is reserved for."""
    players = [place.player or (place.reserved.player if place.reserved else None) for place in table.seats]
    return distinct_name(name, [player.name for player in players if player])
