"""What a table tells: to each seat what it may know, made from its redacted record, and to who has none what everyone knows.

A view holds the table and the game as they are now, whole. The log and the talk come in numbered lines: news bring the lines that
are new or told differently from now on, a first view brings all of them.
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from pydantic import Field
from pydantic_core import to_json

from bali.core.contract import WATCHER
from bali.core.record import to_texts
from bali.core.story import Event, Notice, Value
from bali.table.entries import Machine, Reason, Said
from bali.table.options import Plain, TableOptions
from bali.table.refusal import Refusal
from bali.table.rulings import parse
from bali.table.table import OVER, Place, Table

Json = dict[str, Any]


class TableSeat(Plain):
    """Who sits where."""

    name: str | None
    level: str | None = Field(description="The level of the bot that has this seat.")
    away: Reason | None = Field(description="Why a bot keeps the seat for its person.")
    yours: bool


class TableView(Plain):
    """The table around the game."""

    id: str
    options: TableOptions
    status: Literal["open", "playing", "over"]
    seats: list[TableSeat]
    host: bool = Field(description="Whether you opened the table.")
    shown: int | None = Field(description="The seat from which the game is shown; null for a spectator.")
    commitment: str = Field(description="The hash that the deal is bound by.")
    entropy: list[str] = Field(description="What players added to the deal.")
    secret: str | None = Field(description="What the hash was made of, once the game is over.")
    previous: str | None
    next: str | None = Field(description="The table of the rematch.")


class NoticeView(Plain):
    """What is awaited, or why something is not possible; names and values as in the catalogues."""

    name: str
    clause: str
    seat: int | None
    values: dict[str, Value]


class EventView(Plain):
    """Something that happened."""

    name: str
    seat: int | None
    values: dict[str, Value]
    fades: list[str] = Field(description="The values that the shown seat's memory lets go when the line is older than `fresh`.")


class ClockView(Plain):
    """The clocks, in milliseconds."""

    asked: int | None
    since: int
    banks: list[int]
    now: int


class Result(Plain):
    """How the game ended; it has no points if it was given up."""

    why: Literal["played", "resigned"]
    points: list[int] | None
    places: list[int]


class GameView(Plain):
    """The game as the shown seat may know it."""

    step: int
    asked: int | None
    prompt: NoticeView
    actions: list[str] = Field(description="What you can do now; empty if you are not asked.")
    undo: int = Field(description="How many steps you can take back.")
    state: dict[str, Any] = Field(description="The game's record; what the seat cannot know is null.")
    clocks: ClockView
    result: Result | None


class LogView(Plain):
    """Lines of the log by their numbers: each the events of one action. Lines from `length` on do not exist any more."""

    length: int
    fresh: int = Field(description="The number of the line from which on the shown seat remembers everything.")
    lines: list[tuple[int, list[EventView]]]


class TalkView(Plain):
    """Something that was said."""

    number: int
    at: int
    name: str
    text: str
    yours: bool


class View(Plain):
    """The table as it is now."""

    type: Literal["view"] = "view"
    version: int
    whole: bool = Field(description="Whether the log and the talk are complete.")
    table: TableView | None = Field(description="Null in news if it is as you were last told.")
    game: GameView | None
    log: LogView
    talk: list[TalkView]


class Refused(Plain):
    """A command was not carried out. If the table has moved on, a view comes first."""

    type: Literal["refused"] = "refused"
    code: str
    message: str
    do: str | None = None


class Previewed(Plain):
    """What an action would bring about at once."""

    type: Literal["previewed"] = "previewed"
    step: int
    action: str
    events: list[EventView]


class Reasoned(Plain):
    """Why an action is not possible now."""

    type: Literal["reasoned"] = "reasoned"
    action: str
    reason: NoticeView | None


Message = View | Refused | Previewed | Reasoned


class Viewer(NamedTuple):
    """Whom a message is for: a guest, and the seat from which they look."""

    guest: str
    shown: int | None

    @property
    def seat(self) -> int:
        """Gets the seat whose knowledge counts."""
        return WATCHER if self.shown is None else self.shown


def whole_view(table: Table, viewer: Viewer, now: int) -> bytes:
    """Gets everything that a viewer may know."""
    return Telling(table, [viewer], now).whole(viewer)


class Telling:
    """What a table tells some viewers at one moment; what is the same for all of them is made once."""

    def __init__(self, table: Table, viewers: Iterable[Viewer], now: int) -> None:
        """Takes the table as it is now, and who will be told."""
        self.table, self.match, self.over = table, table.match, table.status == OVER
        self.told = frozenset(table.faces)  # who has been told of the table around the game as it is now
        self.states: dict[int, bytes] = {}
        self.game = b""
        self.lines: dict[Hashable, bytes] = {}
        self.concerned: dict[int, set[int | None]] = {}  # the seats that hear or remember more of a line than the others
        if table.started:
            seats = list({viewer.seat for viewer in viewers})
            screens = self.match.screens([*seats, WATCHER])
            self.states = dict(zip(seats, to_texts(screens[:-1]), strict=True))
            self.game = to_json(self._game(screens[-1], now))[:-1]

    def _game(self, screen: Any, now: int) -> Json:
        """Gets what everyone is told of the game."""
        table, clocks = self.table, self.table.clocks
        return {
            "step": table.step,
            "asked": table.asked,
            "prompt": _notice(self.match.game.prompt(screen)),
            "clocks": {"asked": clocks.asked, "since": clocks.since, "banks": clocks.banks, "now": now},
            "result": result(table),
        }

    def whole(self, viewer: Viewer) -> bytes:
        """Gets everything that a viewer may know."""
        return self._view(viewer, range(self.table.step), 0, b"true", self._face(viewer))

    def news(self, viewer: Viewer, step: int, talk: int) -> bytes:
        """Gets what the last command changed for a viewer; before it there were so many actions and lines of talk."""
        # The end opens what the memory had let go, and so does an undo from the line that is fresh again.
        first = step if not self.over and self.table.step >= step else self._fresh(viewer)
        face = b"null" if viewer in self.told else self._face(viewer)
        return self._view(viewer, range(first, self.table.step), talk, b"false", face)

    def _fresh(self, viewer: Viewer) -> int:
        return 0 if self.over else self.match.news_from(viewer.seat)

    def _view(self, viewer: Viewer, lines: Iterable[int], talk: int, whole: bytes, face: bytes) -> bytes:
        table, fresh = self.table, self._fresh(viewer)
        said = [_talk(line, number, viewer) for number, line in enumerate(table.talk[talk:], start=talk)]
        parts = (
            b'{"type":"view","version":%d,"whole":%s,"table":' % (table.version, whole),
            face,
            b',"game":',
            self._seen(viewer) if table.started else b"null",
            b',"log":{"length":%d,"fresh":%d,"lines":[' % (table.step, fresh),
            self._lines(viewer.seat, lines, fresh),
            b']},"talk":',
            to_json(said) if said else b"[]",
            b"}",
        )
        return b"".join(parts)

    def _face(self, viewer: Viewer) -> bytes:
        faces = self.table.faces
        if viewer not in faces:
            faces[viewer] = to_json(_table(self.table, viewer))
        return faces[viewer]

    def _seen(self, viewer: Viewer) -> bytes:
        """Gets the game as a viewer sees it."""
        table, match, actions, undo = self.table, self.match, b"[]", 0
        if table.asked is not None and table.asked == viewer.shown and table.bot_asked is None:
            actions = to_json([match.game.describe(int(action)) for action in match.legal()])
            undo = match.undoable() if table.options.undo else 0
        return b'%s,"actions":%s,"undo":%d,"state":%s}' % (self.game, actions, undo, self.states[viewer.seat])

    def _lines(self, seat: int, numbers: Iterable[int], fresh: int) -> bytes:
        return b",".join([self._line(seat, number, number >= fresh) for number in numbers])

    def _line(self, seat: int, number: int, fresh: bool) -> bytes:
        """Gets the events of an action as JSON; all those hear the same who are not in it."""
        events = self.match.story[number]
        if number not in self.concerned:
            self.concerned[number] = {event.seat for event in events if event.private or (event.own and not self.over)}
        key = (number, fresh, seat if seat in self.concerned[number] else None)
        if key not in self.lines:
            self.lines[key] = b"[%d,%s]" % (number, to_json([self._heard(event, seat, fresh) for event in events]))
        return self.lines[key]

    def _heard(self, event: Event, seat: int, fresh: bool) -> Json:
        """Gets an event as a seat hears it, or remembers it."""
        unheard, fades = event.private if event.seat != seat else (), () if self.over else self.match.fading(event, seat)
        return _event(event, unheard if fresh else (*unheard, *fades), fades)


def _table(table: Table, viewer: Viewer) -> Json:
    return {
        "id": table.name,
        "options": table.options_json,
        "status": table.status,
        "seats": [_seat(place, viewer) for place in table.places],
        "host": table.opened.host == viewer.guest,
        "shown": viewer.shown,
        "commitment": table.commitment,
        "entropy": list(table.shares.values()),
        "secret": table.opened.secret if table.status == OVER else None,
        "previous": table.opened.previous,
        "next": table.next,
    }


def _seat(place: Place, viewer: Viewer) -> Json:
    return {
        "name": place.player.name if place.player else None,
        "level": place.player.level if isinstance(place.player, Machine) else None,
        "away": place.away.why if place.away else None,
        "yours": place.belongs_to(viewer.guest),
    }


def result(table: Table) -> Json | None:
    """Gets how a finished game ended."""
    if table.status != OVER:
        return None
    if not table.match.over:
        return {"why": "resigned", "points": None, "places": [2 if place.resigned else 1 for place in table.places]}
    return {"why": "played", "points": table.match.points(), "places": table.match.places()}


def _notice(notice: Notice) -> Json:
    return {"name": notice.name, "clause": notice.clause, "seat": notice.seat, "values": notice.values}


def _event(event: Event, without: Sequence[str], fades: Sequence[str]) -> Json:
    values = {name: value for name, value in event.values.items() if name not in without}
    return {"name": event.name, "seat": event.seat, "values": values, "fades": fades}


def _talk(line: Said, number: int, viewer: Viewer) -> Json:
    return {"number": number, "at": line.at, "name": line.name, "text": line.text, "yours": line.guest == viewer.guest}


def refused(refusal: Refusal, do: str | None = None) -> bytes:
    """Gets the message that says why a command was not carried out."""
    return to_json({"type": "refused", "code": refusal.code, "message": str(refusal), "do": do})


def preview(table: Table, viewer: Viewer, step: int, words: str) -> bytes:
    """Gets what an action of the asked viewer would bring about at once, as far as they can know."""
    _expect_viewer_asked(table, viewer, step)
    action = parse(table, words)
    if action not in table.match.legal():
        raise Refusal("impossible", f"'{table.match.game.describe(action)}' is not possible here")
    events = table.match.preview(viewer.seat, action)
    shown = [_event(event, (), ()) for event in events if not event.shows]
    return to_json({"type": "previewed", "step": step, "action": words, "events": shown})


def why(table: Table, viewer: Viewer, words: str) -> bytes:
    """Gets why an action is not possible for the asked viewer; no reason if it is."""
    _expect_viewer_asked(table, viewer, table.step)
    action = parse(table, words)
    possible = action in table.match.legal()
    reason = None if possible else _notice(table.match.game.why_not(table.match.view(viewer.seat), action))
    return to_json({"type": "reasoned", "action": words, "reason": reason})


def _expect_viewer_asked(table: Table, viewer: Viewer, step: int) -> None:
    if table.asked is None or table.asked != viewer.shown or table.bot_asked is not None:
        raise Refusal("not-asked", "it is not your decision")
    if table.step != step:
        raise Refusal("stale", "the table has moved on; look again")
