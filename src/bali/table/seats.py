"""The seats of a table, and which guests they belong to."""

from collections.abc import Iterable
from dataclasses import dataclass

from bali.table.entries import Away, BotPlayer, Person, Reserved


@dataclass
class Seat:
    """A seat: its player, whether they are away, and before the start, who it is reserved for or who has declined it."""

    player: Person | BotPlayer | None = None
    away: Away | None = None
    reserved: Reserved | None = None
    declined: str | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that currently decides for this seat, or None."""
        if isinstance(self.player, BotPlayer):
            return self.player.level
        return self.away.level if self.away else None

    @property
    def resigned(self) -> bool:
        """Whether the person has resigned."""
        return self.away is not None and self.away.why == "resigned"

    def belongs_to(self, guest: str) -> bool:
        """Return whether this is a guest's seat."""
        return isinstance(self.player, Person) and self.player.guest == guest

    def is_reserved_for(self, guest: str) -> bool:
        """Return whether a rematch has reserved this seat for a guest."""
        return self.reserved is not None and self.reserved.player.guest == guest


class GuestIndex:
    """The guests at a table at one moment: the seats of each player, and everyone who is more than a spectator."""

    def __init__(self, seats: Iterable[Seat], host: str) -> None:
        self.seats: dict[str, list[int]] = {}
        self.participants = {host}  # with the players, and those a seat is reserved for
        for number, seat in enumerate(seats):
            if isinstance(seat.player, Person):
                self.seats.setdefault(seat.player.guest, []).append(number)
            if seat.reserved:
                self.participants.add(seat.reserved.player.guest)
        self.participants |= self.seats.keys()
