"""A work queue that is fair between payers, however much each of them requests.

Payers form a tree: classes, the networks in a class, the guests in a network. At each level, the queue serves the branch
that has been served least: first the class, then the network, then the guest. A payer who returns after a pause starts level
with the others, having neither saved up service nor fallen behind. This is start-time fair queueing.
"""

from collections import deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")

PEOPLE, BOTS = "people", "bots"  # tables where a person waits; tables where only bots play
PRICES = {BOTS: 9.0}  # while people want all of the capacity, bot-only tables get a tenth of it


class Payer(NamedTuple):
    """The guest that work is charged to, as the path from the root of the tree."""

    kind: str
    network: str
    guest: str


class _Account(Generic[Item]):
    """A payer, or all payers in a subtree, with their queued work."""

    def __init__(self, served: float, price: float) -> None:
        self.served = served  # the weighted cost of all work done for this account
        self.price = price
        self.level = 0.0  # the service level of the account served last; new accounts start there
        self.waiting = 0
        self.accounts: dict[str, _Account[Item]] = {}
        self.items: deque[tuple[Item, float]] = deque()

    def put(self, path: Sequence[str], item: Item, cost: float) -> None:
        self.waiting += 1
        if not path:
            self.items.append((item, cost))
            return
        account = self.accounts.get(path[0])
        if account is None:
            account = self.accounts[path[0]] = _Account(self.level, PRICES.get(path[0], 1.0))
        elif not account.waiting:
            account.served = max(account.served, self.level)
        account.put(path[1:], item, cost)

    def pop(self) -> tuple[Item, float]:
        """Remove the next item of the account that has been served least, and charge the account."""
        self.waiting -= 1
        if self.items:
            return self.items.popleft()
        waiting = [account for account in self.accounts.values() if account.waiting]
        account = min(waiting, key=lambda account: (account.served, account.price))
        item, cost = account.pop()
        self.level = account.served
        account.served += cost * account.price
        self._forget()
        return item, cost

    def drop(self) -> Item:
        """Remove the newest item of the account with the most queued work."""
        self.waiting -= 1
        if self.items:
            return self.items.pop()[0]
        return max(self.accounts.values(), key=lambda account: account.waiting).drop()

    def _forget(self) -> None:
        """Drop accounts that carry no state worth keeping."""
        if not self.waiting:
            self.accounts.clear()
        idle = [name for name, account in self.accounts.items() if not account.waiting and account.served <= self.level]
        for name in idle:
            del self.accounts[name]


class FairQueue(Generic[Item]):
    """A queue of at most `most` work items."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._root: _Account[Item] = _Account(0.0, 1.0)

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
        account = self._root
        for name in payer:
            if name not in account.accounts:
                return 0
            account = account.accounts[name]
        return account.waiting
