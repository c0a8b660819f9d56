"""A bot that looks one action ahead: it tries each action in a few imagined deals and chooses the best on average."""

from functools import cache
from typing import Any, cast

import numpy as np

from bali.bots.player import SEATS, Bot
from bali.core.compile import bind
from bali.core.contract import Game
from bali.core.dice import roll
from bali.core.loops import engine, slots
from bali.core.ranking import chances
from bali.core.record import Array

WORLDS = 12  # deals imagined for each decision

# Placeholders for the game's functions: `_weigher` binds them.
apply = imagine = appraise = settle = cast(Any, None)


def _weigh(rooms: Array, seat: int, weights: Any, actions: Array, dice: Array, worlds: int, out: Array) -> None:
    """Write the mean win probability after each action. rooms[0] is the view.

    All actions are tried in the same deals and with the same dice, so that luck does not decide between them.
    """
    later, standings = np.zeros(1, np.uint64), np.zeros(SEATS)
    for _world in range(worlds):
        rooms[1] = rooms[0]
        imagine(rooms[1], seat, dice)
        roll(dice, 2)
        for choice in range(len(actions)):
            rooms[2] = rooms[1]
            later[0] = dice[0]
            apply(rooms[2], actions[choice])
            settle(rooms[2], later)
            appraise(rooms[2], weights, standings)
            chances(standings, rooms[2].players)
            out[choice] += standings[seat] / worlds


@cache
def _weigher(game: Game) -> Any:
    names = {name: getattr(game, name) for name in ("apply", "imagine", "appraise")}
    return bind(_weigh, {**names, "settle": engine(game).settle}, game.META.name)


class Greedy(Bot):
    """Chooses the action with the best immediate result."""

    def weigh(self, view: Any, seat: int, actions: Array) -> Array:
        """Return the estimated win probability after each action."""
        rooms, out = slots(self.game, 3), np.zeros(len(actions))
        rooms[0] = view
        _weigher(self.game)(rooms, seat, self.game.WEIGHTS, actions, self.dice, WORLDS, out)
        return out

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return the action with the highest win probability."""
        return int(actions[int(np.argmax(self.weigh(view, seat, actions)))])
