"""The players' shares of one table's deal: who has committed to one, and who has revealed it."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bali.core.shares import Share
from bali.table.entries import Committed, Person, Revealed
from bali.table.seats import Seat


class DealShares:
    """The commitments and the revealed shares, by guest: players at one device have the same share."""

    def __init__(self) -> None:
        self.commitments: dict[str, str] = {}
        self.commits: Counter[str] = Counter()  # how often each guest has committed
        self.revealed: dict[str, str] = {}  # secret until the cards are dealt

    def add(self, entry: Committed | Revealed) -> None:
        """Note that a guest has committed to a share or has revealed it."""
        if isinstance(entry, Committed):
            self.commitments[entry.guest] = entry.commitment
            self.commits[entry.guest] += 1
        else:
            self.revealed[entry.guest] = entry.share

    def keep_only(self, guests: Collection[str]) -> None:
        """Drop the commitments of everyone but these guests."""
        self.commitments = {guest: commitment for guest, commitment in self.commitments.items() if guest in guests}

    def by_seat(self, seats: Sequence[Seat], revealed: Mapping[str, str]) -> list[Share | None]:
        """Return each seat's share, with the revealed values."""
        guests = [seat.player.guest if isinstance(seat.player, Person) else "" for seat in seats]
        return [Share(self.commitments[guest], revealed.get(guest)) if guest in self.commitments else None for guest in guests]
