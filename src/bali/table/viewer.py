"""The recipient of a view."""

from typing import NamedTuple

from bali.core.contract import SPECTATOR


class Viewer(NamedTuple):
    """A guest, and the seat they view the game from, which is None for a spectator."""

    guest: str
    viewed_seat: int | None

    @property
    def seat(self) -> int:
        """The seat whose knowledge a message may contain, or SPECTATOR."""
        return SPECTATOR if self.viewed_seat is None else self.viewed_seat
