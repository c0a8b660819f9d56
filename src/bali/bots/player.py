"""The base class of all bots."""

from typing import Any, NamedTuple

from bali.core.contract import Game
from bali.core.dice import new_dice
from bali.core.record import Array


class Weighed(NamedTuple):
    """The result of a search for one action."""

    action: int
    visits: int
    chance: float  # the mean result, roughly the win probability


class Bot:
    """A computer player. The same seed leads to the same choices."""

    slow = False  # whether people will notice the thinking time

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = new_dice(seed)

    def decide(self, state: Any, seat: int, out: Array) -> int:
        """Return the seat's choice in a position, which is redacted before the bot sees it."""
        actions, view = out[: self.game.legal(state, out)].copy(), state.copy()
        self.game.redact(view, seat)
        return self.choose(view, seat, actions)

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return one of the legal actions, given only what the seat knows."""
        raise NotImplementedError


class Weigher(Bot):
    """A bot that can say how good it finds each action."""

    def weigh(self, view: Any, seat: int, actions: Array) -> list[Weighed]:
        """Return the result for each action, the most visited first."""
        raise NotImplementedError
