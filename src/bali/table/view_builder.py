"""A table's views: for each seat what it may know, from its redacted record; for spectators what is public.

A view contains the whole current state of the table and the game. The log and the chat come in numbered lines: an update
contains the lines that are new or have changed, a first view the whole log and the last messages of the chat.
"""

from collections.abc import Iterable

from pydantic_core import to_json

from bali.core.audience import Stage
from bali.core.contract import SPECTATOR
from bali.core.record import to_texts
from bali.table.limits import CHAT_IN_WHOLE_VIEW
from bali.table.table import OVER, Bookmark, Table
from bali.table.view_cache import LineCache, TableCache
from bali.table.view_parts import auto_pass_view, chat_json, clock_view, notice_view, result
from bali.table.viewer import Viewer


def whole_view(table: Table, viewer: Viewer, now: int) -> bytes:
    """Return everything that a viewer may know."""
    return ViewBuilder(table, [viewer], now).whole(viewer)


class ViewBuilder:
    """Builds the views of a table at one moment for some viewers."""

    def __init__(self, table: Table, viewers: Iterable[Viewer], now: int) -> None:
        """Set the table in its current state, and all viewers who will get a view."""
        self.table, self.match, self.over = table, table.match, table.status == OVER
        self.tables, self.lines = TableCache(table), LineCache(table.match)
        self.states: dict[int, bytes] = {}  # the game's record by seat
        self.public = b""  # what everyone may know of the game besides the record: the beginning of a JSON object
        if table.started:
            seats = list({viewer.seat for viewer in viewers})
            screens = self.match.screens([*seats, SPECTATOR])
            self.states = dict(zip(seats, to_texts(screens[:-1]), strict=True))
            prompt = notice_view(self.match.game.prompt(screens[-1]))
            clocks = clock_view(table, now)
            public = {"step": table.step, "asked": table.asked, "prompt": prompt, "clocks": clocks, "result": result(table)}
            self.public = to_json(public)[:-1]

    def whole(self, viewer: Viewer) -> bytes:
        """Return everything that a viewer may know."""
        bookmark = self.table.bookmark
        chats = (max(0, length - CHAT_IN_WHOLE_VIEW) for length in bookmark[1:])
        return self._view(viewer, Bookmark(0, *chats), b"true", self.tables.whole(viewer))

    def news(self, viewer: Viewer, before: Bookmark) -> bytes:
        """Return what the last command changed for a viewer. `before` is the bookmark from before it."""
        since = before._replace(step=0) if self.over else before  # the end reveals what memory had dropped
        return self._view(viewer, since, b"false", self.tables.if_changed(viewer))

    def _view(self, viewer: Viewer, since: Bookmark, whole: bytes, table_json: bytes) -> bytes:
        table, fresh = self.table, self._fresh(viewer)
        lines = [self.lines.line(number, self._stage(number, fresh), viewer.seat) for number in range(since.step, table.step)]
        parts = (
            b'{"type":"view","version":%d,"whole":%s,"table":' % (table.version_for(viewer.guest), whole),
            table_json,
            b',"game":',
            self._game(viewer) if table.started else b"null",
            b',"log":{"length":%d,"fresh":%d,"lines":[' % (table.step, fresh),
            b",".join(lines),
            b']},"chat":',
            chat_json(table.chat.players, since.chat, viewer),
            b',"spectator_chat":',
            self._spectator_chat(viewer, since),
            b"}",
        )
        return b"".join(parts)

    def _fresh(self, viewer: Viewer) -> int:
        """Return the number of the first line that the viewer remembers in full."""
        return 0 if self.over else self.match.news_from(viewer.seat)

    def _stage(self, number: int, fresh: int) -> Stage:
        return Stage.OPEN if self.over else Stage.FRESH if number >= fresh else Stage.FADED

    def _spectator_chat(self, viewer: Viewer, since: Bookmark) -> bytes:
        """Return the spectators' messages. Players get only those that are released to them."""
        chat = self.table.chat
        if self.table.seats_of(viewer.guest):
            return chat_json(chat.spectators[: chat.released], since.released_chat, viewer)
        return chat_json(chat.spectators, since.spectator_chat, viewer)

    def _game(self, viewer: Viewer) -> bytes:
        """Return the game as a viewer sees it."""
        table, match, actions, undo = self.table, self.match, b"[]", 0
        if table.awaits_person(viewer.viewed_seat):
            actions = to_json([match.game.describe(int(action)) for action in match.legal()])
            undo = table.undoable()
        parts = (self.public, actions, undo, to_json(auto_pass_view(table, viewer)), self.states[viewer.seat])
        return b'%s,"actions":%s,"undo":%d,"auto_pass":%s,"state":%s}' % parts
