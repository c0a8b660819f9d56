"""What is sent to the listeners of one table, and to which of them."""

from collections.abc import Callable, Sequence

from bali.server.close_codes import PRIVATE
from bali.server.listener import Listener
from bali.server.presence import PresenceList
from bali.table.entries import Entry, private_to
from bali.table.handlers.checks import expect_may_watch, private
from bali.table.table import Bookmark, Table
from bali.table.view_builder import ViewBuilder, whole_view
from bali.table.view_parts import refused


class Publisher:
    """The listeners of one table. Everything that it sends is on disk already."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Set the clock in milliseconds."""
        self.now = now
        self.listeners: set[Listener] = set()
        self.presence = PresenceList()

    def join(self, table: Table, listener: Listener) -> None:
        """Add a listener and send them the whole view. Raise `Refusal` if they may not watch."""
        expect_may_watch(table, listener.visitor.guest)
        self.listeners.add(listener)
        self.presence.add(listener.visitor.guest)
        self.send_whole_view(table, listener)

    def leave(self, listener: Listener) -> None:
        """Remove a listener, if it is one."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.remove(listener.visitor.guest)

    def send_whole_view(self, table: Table, listener: Listener) -> None:
        """Send a listener the whole view, or close their socket if they may no longer watch."""
        self.presence.update_seats(table)
        if self._may_watch(table, listener):
            listener.version = table.version_for(listener.visitor.guest)
            listener.send_whole_view(whole_view(table, listener.viewer(table), self.now()))

    def send_missed(self, table: Table) -> None:
        """Send the whole view to all listeners whose view is not of the table's current version."""
        for listener in self.listeners:
            if listener.version != table.version_for(listener.visitor.guest):
                self.send_whole_view(table, listener)

    def publish(self, table: Table, entries: Sequence[Entry], before: Bookmark) -> None:
        """Send the last command's changes to all listeners it concerns: everyone, one seat, or only the spectators."""
        self.presence.update_seats(table)
        viewers = {listener: listener.viewer(table) for listener in self.listeners}
        seat = private_to(entries)
        if seat is not None:
            for listener in [listener for listener, viewer in viewers.items() if viewer.viewed_seat == seat]:
                self.send_whole_view(table, listener)
            return
        if table.is_for_spectators(entries):
            viewers = {listener: viewer for listener, viewer in viewers.items() if not table.seats_of(viewer.guest)}
        views = ViewBuilder(table, viewers.values(), self.now())
        for listener, viewer in viewers.items():
            if self._may_watch(table, listener):
                version = table.version_for(viewer.guest)
                has_previous = listener.version == version - 1
                listener.version = version
                if has_previous:
                    listener.send(views.news(viewer, before), is_view=True)
                else:
                    listener.send_whole_view(views.whole(viewer))

    def _may_watch(self, table: Table, listener: Listener) -> bool:
        """Return whether a listener may watch. If not, because the game has started, close their socket."""
        if table.may_watch(listener.visitor.guest):
            return True
        listener.send(refused(private()))
        listener.close(PRIVATE, "private")
        return False
