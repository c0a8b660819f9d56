"""The random bot."""

from typing import Any

from bali.bots.player import Bot
from bali.core.dice import roll
from bali.core.record import Array


class Random(Bot):
    """A bot that chooses legal actions uniformly at random."""

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return a random action."""
        return int(actions[roll(self.dice, len(actions))])
