"""The network each guest was last seen at. Creating many guests is easy; having many networks is not."""

from collections import OrderedDict

UNSEEN = "unseen"  # stands for the network of every guest not seen since the server started
MAX_KNOWN = 100_000  # guests; the least recently seen is forgotten first


class GuestNetworks:
    """The last known network of each guest, in memory only."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, network: str) -> None:
        """Record a guest's current network."""
        self._last[guest] = network
        self._last.move_to_end(guest)
        if len(self._last) > MAX_KNOWN:
            self._last.popitem(last=False)

    def of(self, guest: str) -> str:
        """Return a guest's network. All guests this process has not seen share one placeholder."""
        return self._last.get(guest, UNSEEN)
