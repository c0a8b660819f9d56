"""A queue of work that is fair between those who pay for it, however much any of them asks for.

Payers form a tree: classes, the addresses in a class, the guests at an address. Each time, the queue serves the class, then the
address, then the guest that has been served least. Somebody who comes back after a pause starts level with the others: they have
neither saved up service nor fallen behind. This is start-time fair queueing.
"""

from collections import deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")

PEOPLE, BOTS = "people", "bots"  # tables where a person waits; tables where bots play among themselves
PRICES = {BOTS: 9.0}  # so that bots among themselves get a tenth of the work while people want all of it


class Payer(NamedTuple):
    """On whose account a piece of work is done: the way from the root of the tree to the guest."""

    kind: str
    address: str
    guest: str


class _Share(Generic[Item]):
    """The work that waits on one account, or on all accounts below a branch of the tree."""

    def __init__(self, served: float, price: float) -> None:
        self.served = served  # the cost of all work done on this account, at its price
        self.price = price
        self.level = 0.0  # how much the account had that was served last: newcomers start there
        self.waiting = 0
        self.shares: dict[str, _Share[Item]] = {}
        self.items: deque[tuple[Item, float]] = deque()

    def put(self, way: Sequence[str], item: Item, cost: float) -> None:
        self.waiting += 1
        if not way:
            self.items.append((item, cost))
            return
        share = self.shares.get(way[0])
        if share is None:
            share = self.shares[way[0]] = _Share(self.level, PRICES.get(way[0], 1.0))
        elif not share.waiting:
            share.served = max(share.served, self.level)
        share.put(way[1:], item, cost)

    def pop(self) -> tuple[Item, float]:
        """Take out the next item of the account that was served least, and charge it."""
        self.waiting -= 1
        if self.items:
            return self.items.popleft()
        share = min((share for share in self.shares.values() if share.waiting), key=lambda share: (share.served, share.price))
        item, cost = share.pop()
        self.level = share.served
        share.served += cost * share.price
        self._forget()
        return item, cost

    def drop(self) -> Item:
        """Take out the newest item of the account that has most waiting."""
        self.waiting -= 1
        if self.items:
            return self.items.pop()[0]
        return max(self.shares.values(), key=lambda share: share.waiting).drop()

    def _forget(self) -> None:
        """Forget accounts of which nothing has to be remembered."""
        if not self.waiting:
            self.shares.clear()
        idle = [name for name, share in self.shares.items() if not share.waiting and share.served <= self.level]
        for name in idle:
            del self.shares[name]


class FairQueue(Generic[Item]):
    """Work that waits, at most `most` pieces of it."""

    def __init__(self, most: int) -> None:
        """Start empty."""
        self.most = most
        self._root: _Share[Item] = _Share(0.0, 1.0)

    def __len__(self) -> int:
        """Return how much waits."""
        return self._root.waiting

    def put(self, item: Item, payer: Payer, cost: float) -> Item | None:
        """Add a piece of work. If that is too much, return the one that had to go: of those who have most waiting, the newest."""
        self._root.put(payer, item, cost)
        return self._root.drop() if len(self) > self.most else None

    def pop(self) -> Item:
        """Take out what is to be done next."""
        return self._root.pop()[0]

    def waiting_of(self, payer: Payer) -> int:
        """Return how much waits on a guest's account."""
        share = self._root
        for name in payer:
            if name not in share.shares:
                return 0
            share = share.shares[name]
        return share.waiting
