"""A work queue that is fair between payers, however much each of them requests.

Payers form a tree: classes, the addresses in a class, the guests at an address. At each level, the queue serves the branch
that has been served least: first the class, then the address, then the guest. A payer who returns after a pause starts level
with the others, having neither saved up service nor fallen behind. This is start-time fair queueing.
"""

from collections import deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")

PEOPLE, BOTS = "people", "bots"  # tables where a person waits; tables where only bots play
PRICES = {BOTS: 9.0}  # while people want all of the capacity, bot-only tables get a tenth of it


class Payer(NamedTuple):
    """The account that work is charged to: the path from the root of the tree to the guest."""

    kind: str
    address: str
    guest: str


class _Share(Generic[Item]):
    """The work queued for one account, or for all accounts in a subtree."""

    def __init__(self, served: float, price: float) -> None:
        self.served = served  # the weighted cost of all work done for this account
        self.price = price
        self.level = 0.0  # the service level of the account served last; new accounts start there
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
        """Remove the next item of the account that has been served least, and charge the account."""
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
        """Remove the newest item of the account with the most queued work."""
        self.waiting -= 1
        if self.items:
            return self.items.pop()[0]
        return max(self.shares.values(), key=lambda share: share.waiting).drop()

    def _forget(self) -> None:
        """Drop accounts that carry no state worth keeping."""
        if not self.waiting:
            self.shares.clear()
        idle = [name for name, share in self.shares.items() if not share.waiting and share.served <= self.level]
        for name in idle:
            del self.shares[name]


class FairQueue(Generic[Item]):
    """A queue of at most `most` work items."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._root: _Share[Item] = _Share(0.0, 1.0)

    def __len__(self) -> int:
        """Return the number of queued items."""
        return self._root.waiting

    def put(self, item: Item, payer: Payer, cost: float) -> Item | None:
        """Add an item. If the queue is full, remove and return the newest item of the account with the most queued work."""
        self._root.put(payer, item, cost)
        return self._root.drop() if len(self) > self.most else None

    def pop(self) -> Item:
        """Remove and return the next item."""
        return self._root.pop()[0]

    def waiting_of(self, payer: Payer) -> int:
        """Return the number of items queued for a guest."""
        share = self._root
        for name in payer:
            if name not in share.shares:
                return 0
            share = share.shares[name]
        return share.waiting
