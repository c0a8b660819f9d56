"""Rate limits for guests and for the networks they connect from: token buckets with the numbers of `limits`."""

import time
from collections import OrderedDict
from collections.abc import Callable

from bali.server.limits import (
    ARTWORK_FACTOR,
    CODES_PER_MINUTE,
    GUARANTEED_BURST,
    GUARANTEED_PER_SECOND,
    KEPT_PER_HOUR,
    LISTINGS_PER_HOUR,
)
from bali.server.settings import Settings

HOUR, MINUTE = 3600, 60  # seconds
MAX_BUCKETS = 100_000  # names that one limiter remembers; the least recently used is forgotten first


class Bucket:
    """A token bucket: allows a burst, and a limited rate in the long run."""

    __slots__ = ("left", "since")

    def __init__(self, burst: float, now: float) -> None:
        self.left, self.since = burst, now

    def take(self, per_second: float, burst: float, now: float, cost: float) -> bool:
        """Return whether the bucket covers the cost, and deduct it if so."""
        self.left = min(burst, self.left + (now - self.since) * per_second)
        self.since = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """A token bucket for each name."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        """Set the rate and the burst that apply to every name."""
        self.per_second, self.burst, self.now = per_second, burst, now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str, cost: float = 1) -> bool:
        """Return whether a name may proceed, and charge it if so."""
        now = self.now()
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.burst, now)
            if len(self.buckets) > MAX_BUCKETS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(name)
        return bucket.take(self.per_second, self.burst, now, cost)

    def allows_expensive(self, cost: float, *names: str) -> bool:
        """Return whether names that have already paid 1 can pay the rest of the cost. A full bucket is enough for anything."""
        return all(self.allows(name, min(cost, self.burst) - 1) for name in names)


class Limits:
    """The rate limits for guests and for their networks, so that extra guest identities don't help."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        per_second, burst = settings.per_second * settings.per_address, settings.burst * settings.per_address
        self.guests = Limiter(settings.per_second, settings.burst, now)
        self.networks = Limiter(per_second, burst, now)
        self.artwork = Limiter(per_second * ARTWORK_FACTOR, burst * ARTWORK_FACTOR, now)
        self.guaranteed = Limiter(GUARANTEED_PER_SECOND, GUARANTEED_BURST, now)
        self.new_guests = Limiter(settings.new_guests / HOUR, settings.new_guests, now)
        self.kept_games = Limiter(KEPT_PER_HOUR / HOUR, KEPT_PER_HOUR, now)
        self.listings = Limiter(LISTINGS_PER_HOUR / HOUR, LISTINGS_PER_HOUR, now)
        self.codes = Limiter(CODES_PER_MINUTE / MINUTE, CODES_PER_MINUTE, now)

    def allows_message(self, guest: str, network: str) -> bool:
        """Return whether a socket's next message is allowed, and charge it if so.

        A guest who sends little is always allowed, so that a neighbour behind the same address cannot stop their game.
        """
        return self.guests.allows(guest) and (self.networks.allows(network) or self.guaranteed.allows(guest))

    def charge(self, cost: float, guest: str, network: str) -> bool:
        """Return whether an expensive request that has already paid 1 is allowed, and charge the rest to guest and network."""
        if cost <= 1:
            return True
        return self.guests.allows_expensive(cost, guest) and (
            self.networks.allows_expensive(cost, network) or self.guaranteed.allows(guest, cost)
        )
