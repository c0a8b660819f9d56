"""The simplest bot."""

from typing import Any

from bali.bots.player import Bot
from bali.core.dice import roll
from bali.core.record import Array


class Random(Bot):
    """Picks any possible action."""

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Gets an action at random."""
        return int(actions[roll(self.dice, len(actions))])
