"""Rate limits for guests and for the networks they connect from."""

import time
from collections import OrderedDict
from collections.abc import Callable

from bali.server.settings import Settings

HOUR, MINUTE = 3600, 60
CODES_A_MINUTE = 10  # recovery codes that one network may try
ARTWORK_SHARE = 10  # page files allowed for each request: a page loads more than a hundred, and they are cheap
TRICKLE, TRICKLE_BURST = 1.0, 9.0  # guaranteed to a guest per second, whatever neighbours do: enough for a view, not a game
MAX_KNOWN = 100_000  # names with a bucket; the least recently used is forgotten first

# Expensive requests cost more than the usual 1, roughly in proportion to how long they keep the server busy.
COSTS = {
    "look": 5,  # sends everything from the first action onwards
    "position": 5,  # replays the game up to there
    "hint": 10,  # occupies a bot process that all tables share
    "rematch": 10,  # opens a table
}
REQUEST_COSTS = {"/api/schema.json": 5, "/api/tables": 3, "/api/tables/mine": 3}  # by path
WHOLE_VIEW = COSTS["look"]  # also charged for a new socket and for a refusal as stale, because both send the whole view
AUDIENCE = 50  # sockets at a table that a change can be sent to for a cost of 1
NEW_TABLE = 10  # it is stored
LISTINGS_AN_HOUR = 30  # public tables that one network may open, across all of its guests
WHOLE_GAME = 10  # a replay, or a verification of all deals: a game is read, replayed, and sent position by position


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
            if len(self.buckets) > MAX_KNOWN:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(name)
        return bucket.take(self.per_second, self.burst, now, cost)

    def allows_dear(self, cost: float, *names: str) -> bool:
        """Return whether names that have already paid 1 can pay the rest of the cost. A full bucket is enough for anything."""
        return all(self.allows(name, min(cost, self.burst) - 1) for name in names)


class Limits:
    """The limits for guests and for their networks, so that extra guest identities don't help."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        many = settings.per_address
        self.guests = Limiter(settings.per_second, settings.burst, now)
        self.networks = Limiter(settings.per_second * many, settings.burst * many, now)
        self.artwork = Limiter(settings.per_second * many * ARTWORK_SHARE, settings.burst * many * ARTWORK_SHARE, now)
        self.trickle = Limiter(TRICKLE, TRICKLE_BURST, now)
        self.new_guests = Limiter(settings.new_guests / HOUR, settings.new_guests, now)
        self.listings = Limiter(LISTINGS_AN_HOUR / HOUR, LISTINGS_AN_HOUR, now)
        self.codes = Limiter(CODES_A_MINUTE / MINUTE, CODES_A_MINUTE, now)

    def allows_message(self, guest: str, network: str) -> bool:
        """Return whether a socket's next message is allowed, and charge it if so.

        A guest who sends little is always allowed, so that a neighbour behind the same address cannot stop their game.
        """
        return self.guests.allows(guest) and (self.networks.allows(network) or self.trickle.allows(guest))

    def charge(self, cost: float, guest: str, network: str) -> bool:
        """Return whether an expensive request that has already paid 1 is allowed, and charge the rest to guest and network."""
        if cost <= 1:
            return True
        return self.guests.allows_dear(cost, guest) and (
            self.networks.allows_dear(cost, network) or self.trickle.allows(guest, cost)
        )
