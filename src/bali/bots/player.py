"""What every bot is."""

from typing import Any

from bali.core.contract import Game
from bali.core.dice import new_dice
from bali.core.record import Array

SEATS = 4  # room for the most players of any game


class Bot:
    """A player that decides by itself; the same seed makes the same choices."""

    slow = False  # whether people will notice that it thinks

    def __init__(self, game: Game, seed: int) -> None:
        """Sits down to a game."""
        self.game = game
        self.dice = new_dice(seed)

    def decide(self, state: Any, seat: int, out: Array) -> int:
        """Gets the seat's choice in a position of which the bot sees only what the seat knows."""
        actions, view = out[: self.game.legal(state, out)].copy(), state.copy()
        self.game.redact(view, seat)
        return self.choose(view, seat, actions)

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Gets one of the possible actions, from what the seat knows."""
        raise NotImplementedError
