"""Parts of views that are the same for several viewers, each turned into JSON once."""

from pydantic_core import to_json

from bali.core.audience import Stage, concerned_seats, received
from bali.core.match import Match
from bali.table.table import Table
from bali.table.view_parts import event_view, table_view
from bali.table.viewer import Viewer

ANY_SPECTATOR = Viewer("", None)  # represents all spectators, who see the same: there can be many


class TableCache:
    """The table without the game. The JSON stays on the table until something there changes."""

    def __init__(self, table: Table) -> None:
        """Note who has received the table as it is now: everyone for whom the JSON already exists."""
        self.table = table
        self._sent = frozenset(table.json_cache)

    def whole(self, viewer: Viewer) -> bytes:
        """Return the table as a viewer sees it."""
        cache, key = self.table.json_cache, self._representative(viewer)
        if key not in cache:
            cache[key] = to_json(table_view(self.table, key))
        return cache[key]

    def if_changed(self, viewer: Viewer) -> bytes:
        """Return the table as a viewer sees it, or null if they have already received it."""
        return b"null" if self._representative(viewer) in self._sent else self.whole(viewer)

    def _representative(self, viewer: Viewer) -> Viewer:
        return viewer if viewer.guest in self.table.guests.participants else ANY_SPECTATOR


class LineCache:
    """Lines of the log. All seats that receive the same of a line share its JSON."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._concerned: dict[int, set[int | None]] = {}  # by line
        self._lines: dict[tuple[int, int, int | None], bytes] = {}

    def line(self, number: int, stage: Stage, seat: int | None) -> bytes:
        """Return a line as a seat receives it, or with every card if it is None: then no viewer of the table has a seat."""
        concerned = self._concerned.get(number)
        if concerned is None:
            concerned = self._concerned[number] = concerned_seats(self.match.events[number])
        key = (number, stage.value, seat if seat in concerned else None)  # a number is hashed faster than an enumeration's member
        line = self._lines.get(key)
        if line is None:
            events = received(self.match.events[number], seat, self.match.memory, stage)
            line = self._lines[key] = b"[%d,%s]" % (number, to_json([event_view(event) for event in events]))
        return line
