"""How much one guest, or one network of clients, may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

from bali.server.settings import Settings

HOUR, MINUTE = 3600, 60
CODES_A_MINUTE = 10  # recovery codes that one network may try
ARTWORK_SHARE = 10  # files of the page for each request: a page loads more than a hundred, and they cost little
TRICKLE, TRICKLE_BURST = 1.0, 9.0  # what a guest has per second whatever their neighbours do: enough for a view, not for a game
MOST_KNOWN = 100_000  # names that are remembered; the longest unheard-of is forgotten first

# What is dear costs more than the 1 of any request or message, about as much as it keeps the server longer at work.
COSTS = {
    "look": 5,  # everything is sent, from the first action on
    "moment": 5,  # the game is played again up to there
    "hint": 10,  # a process thinks for a while that all tables share
    "rematch": 10,  # a table is opened
}
REQUEST_COSTS = {"/api/schema.json": 5, "/api/tables": 3, "/api/tables/mine": 3}  # by path
WHOLE_VIEW = COSTS["look"]  # also what a new socket and a refusal as stale bring
AUDIENCE = 50  # sockets at a table to which a change can be sent for 1
NEW_TABLE = 10  # it is stored
LISTINGS_AN_HOUR = 30  # public tables that one network opens, whatever guests it has
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


class Limits:
    """The limits of guests and of the networks that they come from: asking as many guests does not help."""

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
        """Whether a socket's next message may pass.

        A guest who sends little always passes: a neighbour behind the same address must not be able to stop their game.
        """
        return self.guests.allows(guest) and (self.networks.allows(network) or self.trickle.allows(guest))

    def charge(self, cost: float, guest: str, network: str) -> bool:
        """Whether something more expensive may pass that has paid 1 already; takes the rest from the guest and the network."""
        if cost <= 1:
            return True
        return self.guests.allows_dear(cost, guest) and (
            self.networks.allows_dear(cost, network) or self.trickle.allows(guest, cost)
        )
