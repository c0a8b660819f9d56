"""OpenSpiel for comparison: C++ random rollouts of its trick-taking games, after the deal, on one core."""

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

from bali.core.errors import BaliError

PEERS = ("spades", "hearts", "oh_hell")
DEALS, ROLLOUTS = 20, 1000


def load_peers() -> dict[str, Callable[[], float]]:
    """Return a measurement for each peer. Raise `BaliError` if OpenSpiel is not installed."""
    try:
        importlib.import_module("pyspiel")
    except ImportError:
        raise BaliError("OpenSpiel is not installed; 'make bench' installs it, or: pip install 'bali[peers]'") from None
    return {name: Rollouts(name).measure for name in PEERS}


class Rollouts:
    """One OpenSpiel game, dealt a few times."""

    def __init__(self, name: str) -> None:
        self.pyspiel: Any = importlib.import_module("pyspiel")
        self.game = self.pyspiel.load_game(name)
        self.dice = random.Random(1)
        self.deals = [self._deal() for _ in range(DEALS)]

    def _deal(self) -> tuple[Any, int]:
        """Return a dealt state, and the number of decisions in a game from there."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.dice.choices(actions, chances)[0])
        end, decisions = state.clone(), 0
        while not end.is_terminal():
            end.apply_action(self.dice.choice(end.legal_actions()))
            decisions += 1
        return state, decisions

    def play(self) -> int:
        """Play all deals and return the number of decisions.

        One simulation of OpenSpiel's search consists only of its evaluator's rollouts, all in C++.
        """
        for state, _ in self.deals:
            evaluator = self.pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
            self.pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 64, False, 1, False).mcts_search(state)
        return ROLLOUTS * sum(length for _, length in self.deals)

    def measure(self) -> float:
        """Return decisions per second."""
        begin = time.perf_counter()
        return self.play() / (time.perf_counter() - begin)
