"""A bot that looks one action ahead: it tries each action in a few imagined deals and chooses the best on average."""

from functools import cache
from typing import Any, cast

import numpy as np

from bali.bots.player import Bot
from bali.core.compile import bind
from bali.core.contract import Game
from bali.core.dice import roll
from bali.core.loops import engine, new_states
from bali.core.ranking import win_probabilities
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

WORLDS = 12  # deals imagined for each decision

# Placeholders for the game's functions: `_weigher` binds them.
apply = imagine = evaluate = resolve_chance = cast(Any, None)


def _weigh(records: Array, seat: int, weights: Any, actions: Array, dice: Array, worlds: int, out: Array) -> None:
    """Write the mean win probability after each action. records[0] is the view.

    All actions are tried in the same deals and with the same dice, so that luck does not decide between them.
    """
    later, standings = np.zeros(1, np.uint64), np.zeros(MAX_PLAYERS)
    for _world in range(worlds):
        records[1] = records[0]
        imagine(records[1], seat, dice)
        roll(dice, 2)
        for choice in range(len(actions)):
            records[2] = records[1]
            later[0] = dice[0]
            apply(records[2], actions[choice])
            resolve_chance(records[2], later)
            evaluate(records[2], weights, standings)
            win_probabilities(standings, records[2].players)
            out[choice] += standings[seat] / worlds


@cache
def _weigher(game: Game) -> Any:
    names = {name: getattr(game, name) for name in ("apply", "imagine", "evaluate")}
    return bind(_weigh, {**names, "resolve_chance": engine(game).resolve_chance}, game.META.name)


class Greedy(Bot):
    """A bot that chooses the action with the best immediate result."""

    def weigh(self, view: Any, seat: int, actions: Array) -> Array:
        """Return the estimated win probability after each action."""
        records, out = new_states(self.game, 3), np.zeros(len(actions))
        records[0] = view
        _weigher(self.game)(records, seat, self.game.WEIGHTS, actions, self.dice, WORLDS, out)
        return out

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return the action with the highest win probability."""
        return int(actions[int(np.argmax(self.weigh(view, seat, actions)))])
