"""A table's views: for each seat what it may know, from its redacted record; for spectators what is public.

A view contains the whole current state of the table and the game. The log and the chat come in numbered lines: an update
contains the lines that are new or have changed, a first view the whole log and the last messages of the chat.
"""

from collections.abc import Iterable

from pydantic_core import to_json

from bali.core.audience import Stage
from bali.core.contract import SPECTATOR
from bali.core.record_json import to_texts
from bali.core.reported import current_prompt
from bali.table.limits import CHAT_IN_WHOLE_VIEW
from bali.table.status import OVER
from bali.table.table import Bookmark, Table
from bali.table.view_cache import LineCache, TableCache
from bali.table.view_parts import answers_view, chat_json, clock_view, lesson_view, notice_view, result
from bali.table.viewer import Viewer


def whole_view(table: Table, viewer: Viewer, now: int) -> bytes:
    """Return everything that a viewer may know."""
    return ViewBuilder(table, [viewer], now).whole(viewer)


class ViewBuilder:
    """Builds the views of a table at one moment for some viewers."""

    def __init__(self, table: Table, viewers: Iterable[Viewer], now: int) -> None:
        """Set the table in its current state, and all viewers who will get a view."""
        self.table, self.match, self.over = table, table.match, table.status == OVER
        self.table_cache, self.line_cache = TableCache(table), LineCache(table.match)
        self.states: dict[int, bytes] = {}  # the game's record by seat
        self.known: dict[int, bytes] = {}  # what each seat knows of everyone's points
        self.public = b""  # what everyone may know of the game besides the record: the beginning of a JSON object
        if table.started:
            self._prepare_game(list({viewer.seat for viewer in viewers}), now)

    def _prepare_game(self, seats: list[int], now: int) -> None:
        """Write the game's part of the views, for all seats in one call of the compiled rules."""
        table = self.table
        screens = self.match.screens([*seats, SPECTATOR])
        shown, prompt = screens[:-1], current_prompt(self.match.game, screens[-1])
        if self.over or table.hands_open:  # as in the replay, all cards are face up; where hands are open, nobody has a seat
            shown[:] = self.match.records[0]
        self.states = dict(zip(seats, to_texts(shown), strict=True))
        self.known = dict(zip(seats, map(to_json, self.match.known_points(shown)), strict=True))
        public = {
            "step": table.step,
            "asked": table.asked,
            "prompt": notice_view(prompt),
            "question": table.offered.main_question(prompt),
            "clocks": clock_view(table, now),
            "result": result(table),
        }
        self.public = to_json(public)[:-1]

    def whole(self, viewer: Viewer) -> bytes:
        """Return everything that a viewer may know."""
        bookmark = self.table.bookmark
        chats = (max(0, length - CHAT_IN_WHOLE_VIEW) for length in bookmark[1:])
        return self._view(viewer, Bookmark(0, *chats), b"true", self.table_cache.whole(viewer))

    def news(self, viewer: Viewer, before: Bookmark) -> bytes:
        """Return what the last command changed for a viewer. `before` is the bookmark from before it."""
        since = before._replace(step=0) if self.over else before  # the end reveals what memory had dropped
        return self._view(viewer, since, b"false", self.table_cache.if_changed(viewer))

    def _view(self, viewer: Viewer, since: Bookmark, whole: bytes, table_json: bytes) -> bytes:
        table, fresh, seat = self.table, self._first_fresh_line(viewer), viewer.knowledge_at(self.table)
        lines = [self.line_cache.line(number, self._stage(number, fresh), seat) for number in range(since.step, table.step)]
        parts = (
            b'{"type":"view","version":%d,"whole":%s,"table":' % (table.version_for(viewer.guest), whole),
            table_json,
            b',"game":',
            self._game(viewer) if table.started else b"null",
            b',"log":{"length":%d,"fresh":%d,"since":%s,"lines":[' % (table.step, fresh, to_json(self._last_seen_line(viewer))),
            b",".join(lines),
            b']},"chat":',
            chat_json(table.chat.players, since.chat, viewer),
            b',"spectator_chat":',
            self._spectator_chat(viewer, since),
            b"}",
        )
        return b"".join(parts)

    def _first_fresh_line(self, viewer: Viewer) -> int:
        """Return the number of the first line that the viewer remembers in full."""
        return 0 if self.over or self.table.hands_open else self.match.news_from(viewer.seat)

    def _last_seen_line(self, viewer: Viewer) -> int | None:
        """Return the number of the last line before what is new since the viewer's last action; None if nobody has acted since.

        Unlike for `_first_fresh_line`, a bot's actions for the viewer do not count. This decides only where the log draws a line,
        not what the screen still shows.
        """
        if self.over or viewer.viewed_seat is None:
            return None
        return self.match.last_answered_action(viewer.viewed_seat, self.table.undo_history.by_bots)

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
        table, match, actions, undo, lesson, answered = self.table, self.match, b"[]", 0, b"null", b"null"
        if table.awaits_person(viewer.viewed_seat):
            actions = to_json([match.game.describe(int(action)) for action in match.legal()])
            undo = table.undoable()
            lesson = to_json(lesson_view(table))
            answered = to_json(table.due_answer)
        answers = to_json(answers_view(table, viewer))
        parts = (self.public, actions, undo, answers, answered, lesson, self.known[viewer.seat], self.states[viewer.seat])
        return b'%s,"actions":%s,"undo":%d,"answers":%s,"answered":%s,"lesson":%s,"known":%s,"state":%s}' % parts
