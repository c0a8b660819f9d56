"""What every bot is."""

from typing import Any

from bali.core.contract import Game
from bali.core.dice import new_dice
from bali.core.record import Array

SEATS = 4  # room for the most players of any game


class Bot:
    """A player that decides by itself; the same seed makes the same choices."""

    def __init__(self, game: Game, seed: int) -> None:
        """Sits down to a game."""
        self.game = game
        self.dice = new_dice(seed)

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Gets one of the possible actions, from what the seat knows."""
        raise NotImplementedError
