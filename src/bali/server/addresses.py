"""Where guests were last seen. Anyone can be as many guests as they like, but not at as many addresses."""

from collections import OrderedDict

UNSEEN = "unseen"  # stands for the address of every guest who has not been here since the start
MOST_KNOWN = 100_000  # guests; the one seen longest ago is forgotten first


class Addresses:
    """The last address of each guest, in memory only."""

    def __init__(self) -> None:
        """Start without any."""
        self._last: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, address: str) -> None:
        """Remember where a guest is."""
        self._last[guest] = address
        self._last.move_to_end(guest)
        if len(self._last) > MOST_KNOWN:
            self._last.popitem(last=False)

    def of(self, guest: str) -> str:
        """Return a guest's address. All guests whom this process has not seen count as one address."""
        return self._last.get(guest, UNSEEN)
