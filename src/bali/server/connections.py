"""All open connections: how many there may be, how long each may take, and how many bytes may wait for slow readers.

Every connection is here from the moment it is accepted, whether it turns out to be HTTP, a WebSocket or silent. A look around
once a second closes those that take too long. Bytes that the client has not read yet have one budget for the whole process:
when it is spent, the network that uses the most of it loses its slowest connection first.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from bali.server.limits import Limiter
from bali.server.metrics import SLOW_READERS
from bali.server.network import Network, is_proxy, network_of
from bali.table.refusal import Refusal

HEAD_SECONDS = 10.0  # for the head of a request, from the connection's first moment or the request's first byte
BODY_SECONDS = 30.0  # for its body
IDLE_SECONDS = 15.0  # between two requests; Uvicorn itself closes a connection that has not sent a byte after five
CLOSING_SECONDS = 60.0  # for what was still to be sent when a connection was closed
STOPPING_SECONDS = 2.0  # when the server stops
REFUSAL_SECONDS = 2.0  # for a client to ask something, so that it can be told why it is not served
MOST_REFUSED = 64  # clients that wait to be told so; more are cut off without a word
REQUESTS_PER_NETWORK = 200  # connections beside its sockets: a browser opens six
RESERVED = 0.1  # the part of all connections that is kept for networks with few of them
FEW = 8
OTHER_FILES = 200  # that a server may have open besides: the database, the processes of bots
MOST_PENDING = 64 * 2**20  # bytes that wait for all slow readers together
STEP = 4 * 2**20  # bytes sent between two looks at that

FULL = Refusal("busy", "this server has too many connections; try again later")
TOO_MANY = Refusal("limit", "too many connections from your address; close some and try again")
TOO_FAST = Refusal("limit", "too many requests; please wait a moment")


class Connection:
    """One connection."""

    __slots__ = ("closing", "deadline", "ended", "network", "peer", "queued", "refusal", "transport")

    def __init__(self, transport: asyncio.Transport, peer: str, deadline: float, refusal: Refusal | None) -> None:
        self.transport, self.peer, self.deadline, self.refusal = transport, peer, deadline, refusal
        self.network = peer  # of the client; behind a proxy it is known only once there is a request
        self.closing = False  # as far as the last look around knows
        self.ended = False  # without waiting for the client; the transport says so a little later
        self.queued = 0  # bytes that wait for the transport to take them

    @property
    def pending(self) -> int:
        """The bytes that the client has not read, as far as this process holds them."""
        return 0 if self.ended else self.queued + self.transport.get_write_buffer_size()

    def hurry(self, now: float) -> None:
        """Give a client that is being closed only a moment for what it has not read, as the server stops."""
        if self.transport.is_closing():
            self.closing, self.deadline = True, now + STOPPING_SECONDS

    def end(self) -> None:
        """End the connection without waiting for the client."""
        self.ended = True
        self.transport.abort()


class Connections:
    """All connections of this process."""

    def __init__(
        self,
        most: int,
        sockets_per_network: int,
        proxies: Sequence[Network],
        limiter: Limiter,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most, self.per_network, self.proxies = most, sockets_per_network + REQUESTS_PER_NETWORK, proxies
        self.limiter, self.now = limiter, now
        self.all: dict[asyncio.Transport, Connection] = {}
        self.counts: Counter[str] = Counter()  # by the peer's network
        self.refused = 0  # how many of them only wait to be told that they are not served
        self.sent = 0  # bytes since the last look at what is pending

    @property
    def crowded(self) -> bool:
        """Whether only what is reserved for networks with few connections is left."""
        return self.served >= self.most * (1 - RESERVED)

    @property
    def served(self) -> int:
        """How many connections are not just waiting to be refused."""
        return len(self.all) - self.refused

    def open(self, transport: asyncio.Transport, host: str) -> Connection:
        """Return a new connection, which is to be refused if it has a refusal."""
        peer = network_of(host)
        refusal = self._refusal(peer, host)
        connection = Connection(transport, peer, self.now() + (REFUSAL_SECONDS if refusal else HEAD_SECONDS), refusal)
        if refusal and self.refused >= MOST_REFUSED:
            transport.abort()
            return connection
        self.all[transport] = connection
        if refusal:
            self.refused += 1
        else:
            self.counts[peer] += 1
        return connection

    def _refusal(self, peer: str, host: str) -> Refusal | None:
        if self.served >= self.most:
            return FULL
        if is_proxy(host, self.proxies):
            return None
        if self.counts[peer] >= self.per_network:
            return TOO_MANY
        if self.crowded and self.counts[peer] >= FEW:
            return FULL
        return None if self.limiter.allows(peer) else TOO_FAST

    def closed(self, transport: asyncio.Transport) -> None:
        """Forget a connection that is gone."""
        connection = self.all.pop(transport, None)
        if connection is None:
            return
        if connection.refusal:
            self.refused -= 1
            return
        self.counts[connection.peer] -= 1
        if not self.counts[connection.peer]:
            del self.counts[connection.peer]

    def sweep(self) -> None:
        """Close the connections whose time is over; end those that do not let themselves be closed."""
        now = self.now()
        for connection in list(self.all.values()):
            if connection.transport.is_closing() and not connection.closing:
                connection.closing, connection.deadline = True, now + CLOSING_SECONDS
            if now < connection.deadline:
                continue
            if connection.closing:
                connection.end()
            else:
                connection.transport.close()
        self.relieve()

    def count_sent(self, size: int) -> None:
        """Count bytes that were given to a transport or queued for it."""
        self.sent += size
        if self.sent >= STEP:
            self.relieve()

    def relieve(self) -> None:
        """End the connections with the most bytes pending, of the networks with the most, until the rest is in the budget."""
        self.sent = 0
        pending = {connection: size for connection in self.all.values() if (size := connection.pending)}
        total = sum(pending.values())
        if total <= MOST_PENDING:
            return
        by_network: Counter[str] = Counter()
        for connection, size in pending.items():
            by_network[connection.network] += size
        slowest_last = sorted(pending, key=lambda connection: pending[connection])
        while total > MOST_PENDING:
            [(worst, _)] = by_network.most_common(1)
            connection = next(each for each in reversed(slowest_last) if each.network == worst)
            slowest_last.remove(connection)
            by_network[worst] -= pending[connection]
            total -= pending[connection]
            SLOW_READERS.inc()
            connection.end()


def affordable_connections(wanted: int) -> int:
    """Return the given number of connections, or as many as this process can have open files for."""
    try:
        import resource
    except ImportError:
        return wanted
    needed = wanted + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        with suppress(ValueError, OSError):  # some systems have another limit that they do not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed if hard == resource.RLIM_INFINITY else min(needed, hard), hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OTHER_FILES))
