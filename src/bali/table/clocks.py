"""Running clocks. Times are in milliseconds and come from the log's entries, so the same log always gives the same clocks."""

from bali.table.options import Clock

SECOND = 1000


class Clocks:
    """Whose clock is running, since when, and the time left in each bank."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        """Fill the banks. No clock is running yet."""
        self.clock = clock
        self.banks = [clock.bank * SECOND if clock else 0] * players
        self.asked: int | None = None
        self.since = 0

    def ask(self, seat: int | None, now: int) -> None:
        """Start a seat's clock, or none, and charge the previous seat's bank for time beyond the free allowance."""
        if seat == self.asked:
            return
        if self.asked is not None and self.clock:
            used = now - self.since - self.clock.move * SECOND
            self.banks[self.asked] -= min(max(used, 0), self.banks[self.asked])
        self.asked, self.since = seat, now

    @property
    def deadline(self) -> int | None:
        """When the deciding person's time runs out, or None."""
        if self.asked is None or self.clock is None:
            return None
        return self.since + self.clock.move * SECOND + self.banks[self.asked]
