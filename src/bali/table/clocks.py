"""Running clocks. Time is in milliseconds, and comes with the entries of the log: the same log leaves the same time."""

from bali.table.options import Clock

SECOND = 1000


class Clocks:
    """Who is being asked, since when, and what is left in each bank."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        """Winds the clocks; nobody is asked yet."""
        self.clock = clock
        self.banks = [clock.bank * SECOND if clock else 0] * players
        self.asked: int | None = None
        self.since = 0

    def ask(self, seat: int | None, now: int) -> None:
        """Asks a person, or nobody; who was asked before pays for the time beyond the free one."""
        if seat == self.asked:
            return
        if self.asked is not None and self.clock:
            used = now - self.since - self.clock.move * SECOND
            self.banks[self.asked] -= min(max(used, 0), self.banks[self.asked])
        self.asked, self.since = seat, now

    @property
    def deadline(self) -> int | None:
        """Gets when the time of the asked person runs out."""
        if self.asked is None or self.clock is None:
            return None
        return self.since + self.clock.move * SECOND + self.banks[self.asked]
