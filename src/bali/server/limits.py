"""How much one guest, or one address, may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KNOWN = 100_000  # names that are remembered; the longest unheard-of is forgotten first


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
