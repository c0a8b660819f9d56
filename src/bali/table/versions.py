"""Version numbers of one table: how many commands its log contains, and how many of them each guest was sent.

A guest's version must reveal nothing, so it does not count commands that were not sent to them: other players' answers in
advance, and for players, the spectators' chat during a game.
"""

from collections.abc import Sequence

from bali.table.entries import Entry, private_to


class Versions:
    """The numbers of commands, by whom they were sent to."""

    def __init__(self, opened_at: int) -> None:
        self.log = 0  # all of them
        self.public = 0  # sent to everyone
        self.spectators = 0  # sent only to spectators
        self.changed_at = opened_at  # the time of the last command that was sent to everyone

    def count(self, entries: Sequence[Entry], *, for_spectators: bool) -> None:
        """Count a command with these entries."""
        self.log += 1
        if for_spectators:
            self.spectators += 1
        elif private_to(entries) is None:
            self.public += 1
            self.changed_at = entries[-1].at if entries else self.changed_at

    def sent_to(self, *, player: bool) -> int:
        """Return the number of commands that a player, or else a spectator, was sent."""
        return self.public if player else self.public + self.spectators
