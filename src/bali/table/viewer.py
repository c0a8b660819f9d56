"""The recipient of a view."""

from typing import NamedTuple

from bali.core.contract import SPECTATOR
from bali.table.table import Table


class Viewer(NamedTuple):
    """A guest, and the seat they view the game from, which is None for a spectator."""

    guest: str
    viewed_seat: int | None

    @property
    def seat(self) -> int:
        """The seat whose knowledge a message may contain, or SPECTATOR."""
        return SPECTATOR if self.viewed_seat is None else self.viewed_seat

    def knowledge_at(self, table: Table) -> int | None:
        """Return the seat whose knowledge a message may contain at a table, or None if it may contain every card."""
        return None if self.viewed_seat is None and table.hands_open else self.seat
