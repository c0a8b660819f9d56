"""All open connections: how many are allowed, how long each may take, and how many bytes may wait for slow readers.

Every connection is tracked from the moment it is accepted, whether it turns out to be HTTP, a WebSocket or silent. A sweep
once per second closes those that take too long. Bytes that clients have not read yet share one budget for the whole process.
When it is exceeded, the network that uses the most of it loses its slowest connection first.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from starlette.applications import Starlette

from bali.server.client_network import Network, is_proxy, network_of
from bali.server.limits import (
    CLOSING_SECONDS,
    FEW,
    HEAD_SECONDS,
    MAX_PENDING,
    MAX_REFUSED,
    REFUSAL_SECONDS,
    REQUESTS_PER_NETWORK,
    RESERVED,
    STOPPING_SECONDS,
)
from bali.server.metrics import SLOW_READERS
from bali.server.refusals import server_full, too_many_requests
from bali.server.token_buckets import Limiter
from bali.table.refusal import Refusal

OTHER_FILES = 200  # that a server may have open in addition: the database, bot processes
CHECK_EVERY = 16 * 2**20  # bytes sent between two checks of the unread bytes

FULL, TOO_FAST = server_full(), too_many_requests()
TOO_MANY = Refusal("limit", "too many connections from your address; close some and try again")


class Connection:
    """One connection."""

    __slots__ = ("aborted", "closing", "deadline", "network", "peer", "queued", "refusal", "transport")

    def __init__(self, transport: asyncio.Transport, peer: str, deadline: float, refusal: Refusal | None) -> None:
        self.transport, self.peer, self.deadline, self.refusal = transport, peer, deadline, refusal
        self.network = peer  # the client's network; behind a proxy it is known only after the first request
        self.closing = False  # as of the last sweep
        self.aborted = False  # aborted without waiting for the client; the transport reports this slightly later
        self.queued = 0  # bytes that the transport has not accepted yet

    @property
    def pending(self) -> int:
        """The bytes that the client has not read yet, as far as this process can tell."""
        return 0 if self.aborted else self.queued + self.transport.get_write_buffer_size()

    def shorten_deadline(self, now: float) -> None:
        """Shorten the deadline for unread data on a closing connection, because the server is stopping."""
        if self.transport.is_closing():
            self.closing, self.deadline = True, now + STOPPING_SECONDS

    def abort(self) -> None:
        """Abort the connection without waiting for the client."""
        self.aborted = True
        self.transport.abort()


class Connections:
    """All connections of this process."""

    def __init__(
        self,
        most: int,
        sockets_per_network: int,
        trusted_proxies: Sequence[Network],
        limiter: Limiter,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most, self.per_network, self.trusted_proxies = most, sockets_per_network + REQUESTS_PER_NETWORK, trusted_proxies
        self.limiter, self.now = limiter, now
        self.all: dict[asyncio.Transport, Connection] = {}
        self.counts: Counter[str] = Counter()  # by the peer's network
        self.refused = 0  # the connections that are only waiting for their refusal
        self.sent = 0  # bytes since pending data was last checked

    @property
    def crowded(self) -> bool:
        """Whether only the connections reserved for networks with few of them are left."""
        return self.served >= self.most * (1 - RESERVED)

    @property
    def served(self) -> int:
        """The number of connections, without those that are only waiting for their refusal."""
        return len(self.all) - self.refused

    def open(self, transport: asyncio.Transport, host: str) -> Connection:
        """Register a new connection. If it has a refusal, it must be refused."""
        peer = network_of(host)
        refusal = self._refusal(peer, host)
        connection = Connection(transport, peer, self.now() + (REFUSAL_SECONDS if refusal else HEAD_SECONDS), refusal)
        if refusal and self.refused >= MAX_REFUSED:
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
        if is_proxy(host, self.trusted_proxies):
            return None
        if self.counts[peer] >= self.per_network:
            return TOO_MANY
        if self.crowded and self.counts[peer] >= FEW:
            return FULL
        return None if self.limiter.allows(peer) else TOO_FAST

    def closed(self, transport: asyncio.Transport) -> None:
        """Stop tracking a closed connection."""
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
        """Close the connections whose deadline has passed, and abort those that are closing too slowly."""
        now = self.now()
        for connection in list(self.all.values()):
            if connection.transport.is_closing() and not connection.closing:
                connection.closing, connection.deadline = True, now + CLOSING_SECONDS
            if now < connection.deadline:
                continue
            if connection.closing:
                connection.abort()
            else:
                connection.transport.close()
        self.abort_slowest()

    def count_sent(self, size: int) -> None:
        """Count bytes passed to a transport or queued for it."""
        self.sent += size
        if self.sent >= CHECK_EVERY:
            self.abort_slowest()

    def abort_slowest(self) -> None:
        """Abort the slowest connections, starting with the networks that have the most pending, until the budget suffices."""
        self.sent = 0
        pending = {connection: size for connection in self.all.values() if (size := connection.pending)}
        total = sum(pending.values())
        if total <= MAX_PENDING:
            return
        by_network: Counter[str] = Counter()
        for connection, size in pending.items():
            by_network[connection.network] += size
        slowest_last = sorted(pending, key=lambda connection: pending[connection])
        while total > MAX_PENDING:
            [(worst, _)] = by_network.most_common(1)
            connection = next(each for each in reversed(slowest_last) if each.network == worst)
            slowest_last.remove(connection)
            by_network[worst] -= pending[connection]
            total -= pending[connection]
            SLOW_READERS.inc()
            connection.abort()


def connections_of(app: object) -> Connections:
    """Return the connections of the application that a protocol serves."""
    assert isinstance(app, Starlette)
    connections = app.state.connections
    assert isinstance(connections, Connections)
    return connections


def affordable_connections(wanted: int) -> int:
    """Return the wanted number of connections, or as many as the limit on open files allows."""
    try:
        import resource
    except ImportError:
        return wanted
    needed = wanted + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        with suppress(ValueError, OSError):  # some systems have another limit that they don't report
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed if hard == resource.RLIM_INFINITY else min(needed, hard), hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OTHER_FILES))
