"""Who is at a table now: the guests with an open socket in this process. It is never stored, and no view depends on it."""

from collections import Counter

from pydantic_core import to_json

from bali.table.entries import Person
from bali.table.table import Table


class PresenceList:
    """The guests who listen at one table. Its message is rebuilt only after a change, because every page asks for it often."""

    def __init__(self) -> None:
        self._sockets: Counter[str] = Counter()  # by guest
        self._seated: list[str | None] = []  # the guest at each seat
        self._message = b""

    def add(self, guest: str) -> None:
        """Count another socket for a guest."""
        self._sockets[guest] += 1
        self._message = b""

    def remove(self, guest: str) -> None:
        """Count one socket fewer for a guest."""
        self._sockets[guest] -= 1
        if not self._sockets[guest]:
            del self._sockets[guest]
        self._message = b""

    def update_seats(self, table: Table) -> None:
        """Note which guests are seated at a table now."""
        seated = [seat.player.guest if isinstance(seat.player, Person) else None for seat in table.seats]
        if seated != self._seated:
            self._seated, self._message = seated, b""

    @property
    def message(self) -> bytes:
        """Who is connected, as `Presence` describes it."""
        if not self._message:
            connected = [guest in self._sockets for guest in self._seated]
            spectators = len(self._sockets.keys() - set(self._seated))
            self._message = to_json({"type": "presence", "connected": connected, "spectators": spectators})
        return self._message
