"""Information-set Monte-Carlo tree search, one implementation for every game of the contract.

Each iteration imagines the hidden cards from what the seat knows, descends a tree shared by all imagined deals, adds a leaf,
plays a number of random decisions, estimates the outcome, and adds it to every node on the path. A node stands for the sequence
of decisions since the root and the seats that made them. Draws are sampled again in each iteration, and a forced action makes no
node.

The legal actions differ from deal to deal. The exploration term of an action therefore depends on how often it was legal (its
availability) rather than on the visits of its parent. If a node has 100 visits but one of its actions was legal in only 10 of
them, that action is explored like one of a node with 10 visits.

Once a tree (`search_tree`) is full, iterations continue without new leaves. Several trees can grow in parallel on several cores.
The results at their roots are added up. `search_loops` has everything that is compiled.
"""

import math
import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from bali.bots.player import Weighed, Weigher
from bali.bots.search_loops import SEEDS, add_found, new_buffers, pick, rank_by_visits, searcher
from bali.bots.search_tree import clear, new_tree, nodes_for
from bali.core.contract import Game
from bali.core.dice import new_dice, roll
from bali.core.record import Array

CHUNK = 250  # iterations between checks of the clock
NOTICEABLE = 5_000  # iterations from which people notice the thinking time


class SearchSettings(NamedTuple):
    """The settings of a search."""

    iterations: int = 3_000  # per tree
    trees: int = 1  # grown in parallel, each with its own dice; their results are added up
    seconds: float = 0.0  # time limit per decision; 0 for none
    noise: float = 0.0  # standard deviation of the noise added to win probabilities
    explore: float = 0.7  # weight of the exploration term
    horizon: int = 15  # random decisions before the outcome is estimated
    lead_weight: float = 0.2  # weight of the lead in points, compared with winning
    scale: float = 4.0  # scale, in points, of a significant lead in a finished game


class TreeSearch:
    """One tree, and the buffers needed to grow it."""

    def __init__(self, game: Game, settings: SearchSettings) -> None:
        """Allocate everything that a search with these settings can need, and compile it."""
        self.game, self.settings, self.weights = game, settings, game.WEIGHTS
        self.tree = new_tree(nodes_for(settings.iterations))
        self.buffers = new_buffers(game)
        self._iterate(0, 0)  # compile before any time limit applies

    def think(self, view: Any, seat: int, seed: int, end: float = math.inf) -> None:
        """Clear the tree and grow it until the iterations are used up or the clock has reached `end`."""
        self.buffers.records[0] = view
        self.buffers.dice[:] = new_dice(seed)
        clear(self.tree)
        left = self.settings.iterations
        while left > 0:
            self._iterate(seat, min(left, CHUNK))
            left -= CHUNK
            if time.perf_counter() >= end:
                return

    def _iterate(self, seat: int, iterations: int) -> None:
        searcher(self.game)(self.buffers, self.tree, seat, self.weights, iterations, self.settings)


@cache
def _cores() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count())


class _Found(NamedTuple):
    """What all trees together found about each action at their roots."""

    visits: Array
    results: Array
    order: Array  # the numbers of the actions, the most visited first


class Search(Weigher):
    """A bot that searches imagined deals, with one or more trees."""

    def __init__(self, game: Game, seed: int, settings: SearchSettings) -> None:
        """Allocate the trees."""
        super().__init__(game, seed)
        self.settings, self.slow = settings, settings.seconds > 0 or settings.iterations * settings.trees >= NOTICEABLE
        self.searches = [TreeSearch(game, settings) for _ in range(settings.trees)]

    def weigh(self, view: Any, seat: int, actions: Array) -> list[Weighed]:
        """Search, and return the result for each action, the most visited first."""
        found = self._search(view, seat, actions)
        visits, results = found.visits.tolist(), found.results.tolist()
        weighed = [Weighed(int(actions[number]), visits[number], results[number]) for number in found.order]
        return [one._replace(chance=one.chance / max(one.visits, 1)) for one in weighed]

    def _search(self, view: Any, seat: int, actions: Array) -> _Found:
        seeds = [roll(self.dice, SEEDS) for _ in self.searches]
        end = time.perf_counter() + (self.settings.seconds or math.inf)
        if len(self.searches) == 1:
            self.searches[0].think(view, seat, seeds[0], end)
        else:
            list(_cores().map(lambda search, seed: search.think(view, seat, seed, end), self.searches, seeds))
        count = len(actions)
        found = _Found(np.zeros(count, np.int64), np.zeros(count), np.zeros(count, np.int64))
        for search in self.searches:
            add_found(search.tree, seat, actions, count, found.visits, found.results)
        rank_by_visits(found.visits, count, found.order)
        return found

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return the most visited action or, if the settings have noise, the one with the highest noisy win probability."""
        if len(actions) == 1:
            return int(actions[0])
        found = self._search(view, seat, actions)
        number = pick(found.order, found.visits, found.results, len(actions), self.settings.noise, self.dice)
        return int(actions[number])
