"""How many sockets each guest and each network has open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bali.server.metrics import SOCKETS


class OpenSockets:
    """The open sockets of one application."""

    def __init__(self) -> None:
        self._guests: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()

    def of_guest(self, guest: str) -> int:
        """Return how many sockets a guest has open."""
        return self._guests[guest]

    def of_network(self, network: str) -> int:
        """Return how many sockets the clients of a network have open."""
        return self._networks[network]

    @contextmanager
    def counted(self, guest: str, network: str) -> Iterator[None]:
        """Count an open socket for its guest and its network."""
        counts = ((self._guests, guest), (self._networks, network))
        for counter, name in counts:
            counter[name] += 1
        SOCKETS.inc()
        try:
            yield
        finally:
            SOCKETS.dec()
            for counter, name in counts:
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]
