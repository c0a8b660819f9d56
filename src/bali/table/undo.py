"""Undo at one table: who may use it, how often, and how far back."""

from collections import Counter
from itertools import takewhile

from bali.core.match import Match
from bali.table.entries import Undone
from bali.table.limits import MAX_UNDOS


class UndoHistory:
    """The undos of one game, and the actions that bots made. Those stay: undoing one would be a hint for the person."""

    def __init__(self, match: Match, *, allowed: bool) -> None:
        self._match, self._allowed = match, allowed
        self.counts: Counter[int] = Counter()  # undos by seat
        self.by_bots: set[int] = set()  # the numbers of the actions that bots made

    def is_used_up(self, seat: int) -> bool:
        """Return whether a seat has reached the limit of undos."""
        return self.counts[seat] >= MAX_UNDOS

    def allows(self, seat: int | None) -> bool:
        """Return whether the deciding seat may undo actions at all.

        An answer to another player's card stays: undoing it would reveal something.
        """
        return self._allowed and seat is not None and seat == int(self._match.state.turn) and not self.is_used_up(seat)

    def undoable(self, seat: int | None) -> int:
        """Return how many actions the deciding seat can undo."""
        if not self.allows(seat):
            return 0
        step = len(self._match.actions)
        latest = range(step - 1, step - 1 - self._match.undoable(), -1)
        return len(list(takewhile(lambda number: number not in self.by_bots, latest)))

    def apply(self, undone: Undone) -> None:
        """Return to the position after the remaining actions, and count the undo."""
        self._match.rewind(undone.step)
        self.by_bots = {number for number in self.by_bots if number < undone.step}
        self.counts[undone.seat] += 1
