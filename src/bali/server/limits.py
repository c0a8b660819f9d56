"""How much one guest, or one address, may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KNOWN = 100_000  # names that are remembered; the longest unheard-of is forgotten first

# What is dear costs more than the 1 of any request or message, about as much as it keeps the server longer at work.
COSTS = {
    "moment": 5,  # the game is played again up to there
    "hint": 10,  # a process thinks for a while that all tables share
    "rematch": 10,  # a table is opened
}
NEW_TABLE = 10  # it is kept for ever
LISTINGS_AN_HOUR = 30  # public tables that one address opens, whatever guests it has
WHOLE_GAME = 10  # a replay, or a check of all deals: a game is read, played again, and sent position by position


class Bucket:
    """Lets so many through at once, and so many a second in the long run."""

    __slots__ = ("left", "since")

    def __init__(self, burst: float, now: float) -> None:
        """Fills the bucket."""
        self.left, self.since = burst, now

    def take(self, per_second: float, burst: float, now: float, cost: float) -> bool:
        """Gets whether there is enough left, and takes it."""
        self.left = min(burst, self.left + (now - self.since) * per_second)
        self.since = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """A bucket for each name."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        """Takes the limits that hold for everyone."""
        self.per_second, self.burst, self.now = per_second, burst, now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str, cost: float = 1) -> bool:
        """Gets whether a name may go on."""
        now = self.now()
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.burst, now)
            if len(self.buckets) > MOST_KNOWN:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(name)
        return bucket.take(self.per_second, self.burst, now, cost)

    def allows_dear(self, cost: float, *names: str) -> bool:
        """Gets whether names that have paid 1 already may go on with what costs so much; a full bucket is enough for anything."""
        return all(self.allows(name, min(cost, self.burst) - 1) for name in names)
