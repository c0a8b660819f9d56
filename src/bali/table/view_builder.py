"""A table's messages: for each seat what it may know, from its redacted record; for spectators what is public.

A view contains the whole current state of the table and the game. The log and the chat come in numbered lines: an update
contains the lines that are new or have changed, a first view the whole log and the last lines of the chat.
"""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from pydantic_core import to_json

from bali.core.audience import Stage, received
from bali.core.contract import SPECTATOR
from bali.core.events import Event, Notice
from bali.core.match import Match
from bali.core.record import to_texts
from bali.core.shares import Share
from bali.table.entries import BotPlayer
from bali.table.refusal import Refusal, shortened
from bali.table.table import OVER, ChatMessage, Mark, Seat, Table
from bali.table.views import Json

LAST_TALK = 100  # chat lines in a whole view


class Viewer(NamedTuple):
    """The recipient of a message: a guest, and the seat they view the game from."""

    guest: str
    shown: int | None

    @property
    def seat(self) -> int:
        """The seat whose knowledge the message may contain."""
        return SPECTATOR if self.shown is None else self.shown


def whole_view(table: Table, viewer: Viewer, now: int) -> bytes:
    """Return everything that a viewer may know."""
    return ViewBuilder(table, [viewer], now).whole(viewer)


class ViewBuilder:
    """A table's messages to some viewers at one moment. Parts that are the same for several viewers are built once."""

    def __init__(self, table: Table, viewers: Iterable[Viewer], now: int) -> None:
        """Set the table in its current state, and all viewers who will get messages."""
        self.table, self.match, self.over = table, table.match, table.status == OVER
        self.memory = table.match.memory
        self.told = frozenset(table.json_cache)  # the viewers who have already received the current table data
        self.states: dict[int, bytes] = {}
        self.game = b""
        self.lines: dict[Hashable, bytes] = {}
        self.concerned: dict[int, set[int | None]] = {}  # the seats that receive or remember more of a line than the others
        if table.started:
            seats = list({viewer.seat for viewer in viewers})
            screens = self.match.screens([*seats, SPECTATOR])
            self.states = dict(zip(seats, to_texts(screens[:-1]), strict=True))
            self.game = to_json(self._game(screens[-1], now))[:-1]

    def _game(self, screen: Any, now: int) -> Json:
        """Return the public part of the game's data."""
        table, clocks = self.table, self.table.clocks
        return {
            "step": table.step,
            "asked": table.asked,
            "prompt": notice_view(self.match.game.prompt(screen)),
            "clocks": {"asked": clocks.asked, "since": clocks.since, "banks": clocks.banks, "now": now},
            "result": result(table),
        }

    def whole(self, viewer: Viewer) -> bytes:
        """Return everything that a viewer may know."""
        table = self.table
        talk, gallery, shown = (
            max(0, length - LAST_TALK) for length in (len(table.chat), len(table.spectator_chat), table.shown)
        )
        return self._view(viewer, range(table.step), Mark(0, talk, gallery, shown), b"true", self._face(viewer))

    def news(self, viewer: Viewer, before: Mark) -> bytes:
        """Return what the last command changed for a viewer. `before` marks the table's state before it."""
        first = 0 if self.over else before.step  # the end reveals what memory had dropped
        face = b"null" if self._kind(viewer) in self.told else self._face(viewer)
        return self._view(viewer, range(first, self.table.step), before, b"false", face)

    def _fresh(self, viewer: Viewer) -> int:
        return 0 if self.over else self.match.news_from(viewer.seat)

    def _view(self, viewer: Viewer, lines: Iterable[int], before: Mark, whole: bytes, face: bytes) -> bytes:
        table, fresh = self.table, self._fresh(viewer)
        parts = (
            b'{"type":"view","version":%d,"whole":%s,"table":' % (table.version_for(viewer.guest), whole),
            face,
            b',"game":',
            self._seen(viewer) if table.started else b"null",
            b',"log":{"length":%d,"fresh":%d,"lines":[' % (table.step, fresh),
            self._lines(viewer.seat, lines, fresh),
            b']},"chat":',
            _talk(table.chat, before.talk, viewer),
            b',"spectator_chat":',
            self._gallery(viewer, before),
            b"}",
        )
        return b"".join(parts)

    def _gallery(self, viewer: Viewer, before: Mark) -> bytes:
        """Return what spectators said. Players get it only before and after the game, because it could contain advice."""
        table = self.table
        if table.seats_of(viewer.guest):
            return _talk(table.spectator_chat[: table.shown], before.shown, viewer)
        return _talk(table.spectator_chat, before.gallery, viewer)

    def _face(self, viewer: Viewer) -> bytes:
        json_cache, kind = self.table.json_cache, self._kind(viewer)
        if kind not in json_cache:
            json_cache[kind] = to_json(_table(self.table, viewer))
        return json_cache[kind]

    def _kind(self, viewer: Viewer) -> Viewer:
        """Return one representative for all viewers who see the same: there can be many spectators."""
        return viewer if viewer.guest in self.table.known() else Viewer("", None)

    def _seen(self, viewer: Viewer) -> bytes:
        """Return the game as a viewer sees it."""
        table, match, actions, undo = self.table, self.match, b"[]", 0
        if table.asked is not None and table.asked == viewer.shown and table.bot_asked is None:
            actions = to_json([match.game.describe(int(action)) for action in match.legal()])
            undo = table.undoable()
        parts = (self.game, actions, undo, _order(table, viewer), self.states[viewer.seat])
        return b'%s,"actions":%s,"undo":%d,"auto_pass":%s,"state":%s}' % parts

    def _lines(self, seat: int, numbers: Iterable[int], fresh: int) -> bytes:
        return b",".join([self._line(seat, number, number >= fresh) for number in numbers])

    def _line(self, seat: int, number: int, fresh: bool) -> bytes:
        """Return the events of an action as JSON. All seats that are not concerned receive the same."""
        events = self.match.events[number]
        if number not in self.concerned:
            self.concerned[number] = {event.seat for event in events if event.private or event.owner_remembers}
        stage = Stage.OPEN if self.over else Stage.FRESH if fresh else Stage.FADED
        key = (number, stage, seat if seat in self.concerned[number] else None)
        if key not in self.lines:
            seen = received(events, seat, self.memory, stage)
            self.lines[key] = b"[%d,%s]" % (number, to_json([event_view(event) for event in seen]))
        return self.lines[key]


def _order(table: Table, viewer: Viewer) -> bytes:
    """Return the order of the viewed seat."""
    order = table.auto_passes.get(viewer.seat)
    return to_json({"prompt": order.prompt, "kind": order.kind}) if order else b"null"


def _table(table: Table, viewer: Viewer) -> Json:
    return {
        "id": table.name,
        "options": table.options_json,
        "status": table.status,
        "seats": [_seat(place, share, viewer) for place, share in zip(table.seats, _shares(table), strict=True)],
        "host": table.opened.host == viewer.guest,
        "shown": viewer.shown,
        "commitment": table.commitment,
        "nonce": table.saved.nonce or None,
        "secret": table.opened.secret if table.status == OVER else None,
        "previous": table.opened.previous,
        "next": table.next,
        "next_seat": table.next_seat,
    }


def _shares(table: Table) -> list[Share | None]:
    """Return each seat's share of the deal, without values until the cards are dealt."""
    return table.shares(table.revealed if table.started else {})


def _seat(place: Seat, share: Share | None, viewer: Viewer) -> Json:
    return {
        "name": place.player.name if place.player else None,
        "level": place.player.level if isinstance(place.player, BotPlayer) else None,
        "away": place.away.why if place.away else None,
        "yours": place.belongs_to(viewer.guest),
        "reserved": place.reserved.player.name if place.reserved else None,
        "invited": place.is_kept_for(viewer.guest),
        "declined": place.declined,
        "commitment": share.commitment if share else None,
        "share": share.value if share else None,
    }


def result(table: Table) -> Json | None:
    """Return the result of a finished game, or None if it is not over."""
    if table.status != OVER:
        return None
    if not table.match.over:
        places = [2 if place.resigned else 1 for place in table.seats]
        return {"why": "resigned", "points": None, "places": places, "categories": []}
    return played(table.match)


def played(match: Match) -> Json:
    """Return the result of a game that was played to its end."""
    categories = [asdict(category) for category in match.game.categories(match.state)]
    return {"why": "played", "points": match.points(), "places": match.places(), "categories": categories}


def notice_view(notice: Notice) -> Json:
    """Return a notice in the format of messages."""
    return {"name": notice.name, "clause": notice.clause, "seat": notice.seat, "values": notice.values}


def event_view(event: Event) -> Json:
    """Return an event that a seat received, in the format of messages."""
    return {"name": event.name, "seat": event.seat, "values": event.values, "fades": event.fades}


def _talk(lines: Sequence[ChatMessage], first: int, viewer: Viewer) -> bytes:
    """Return the chat lines from a number onwards as JSON."""
    if first >= len(lines):
        return b"[]"
    return to_json([_line(line, number, viewer) for number, line in enumerate(lines[first:], start=first)])


def _line(line: ChatMessage, number: int, viewer: Viewer) -> Json:
    said = line.said
    yours = said.guest == viewer.guest
    return {"number": number, "at": said.at, "name": said.name, "seat": line.seat, "text": said.text, "yours": yours}


def refused(refusal: Refusal, do: str | None = None) -> bytes:
    """Return the message that explains why a command was refused."""
    return to_json({"type": "refused", "code": refusal.code, "message": shortened(str(refusal)), "do": do})
