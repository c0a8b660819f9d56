"""Bots with a trained network: the network alone, and a search that it guides (`guided_loops`)."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from bali.bots.guided_loops import ROOT, UNJUDGED, guided_parts, new_guided_buffers, new_judgement, nodes_of
from bali.bots.network import network
from bali.bots.player import Bot, Weighed, Weigher
from bali.bots.search_loops import SEEDS, add_found, pick, rank_by_visits
from bali.bots.search_tree import clear, new_tree
from bali.core.contract import Game
from bali.core.dice import new_dice, roll
from bali.core.loops import new_states
from bali.core.record import Array

NOTICEABLE = 1_000  # iterations from which people notice the thinking time


class NetworkBot(Bot):
    """A network alone: it takes the action that it finds likeliest, without looking ahead."""

    def __init__(self, game: Game, seed: int, networks: Array | None = None) -> None:
        """Allocate the memory. The default is the large network of the game."""
        super().__init__(game, seed)
        self.networks = network(game, "large") if networks is None else networks
        self.views = new_states(game, 1)
        self.memory = new_judgement(game, self.networks["biases"].shape[2])

    def logits(self, view: Any, seat: int, actions: Array) -> Array:
        """Return the logit of each action. The chances to win are in the memory then."""
        self.views[0] = view
        guided_parts(self.game).policy(self.networks, self.views, seat, actions, self.memory)
        return self.memory.logits[: len(actions)]

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return the likeliest action."""
        if len(actions) == 1:
            return int(actions[0])
        return int(actions[np.argmax(self.logits(view, seat, actions))])


class GuidedSettings(NamedTuple):
    """The settings of a guided search."""

    iterations: int = 500  # per tree
    trees: int = 1  # grown in parallel, each with its own dice; their results are added up
    curiosity: float = 0.5  # weight of the bonus for actions that were rarely tried
    caution: float = 0.1  # how much less than its node an untried action counts
    heat: float = 1.5  # above 1, the network's preferences count less
    noise: float = 0.0  # standard deviation of the noise added to win chances
    large: int = 0  # 1 for the large network


class _Found(NamedTuple):
    """What all trees together found about each action at their roots."""

    visits: Array
    results: Array
    order: Array  # the numbers of the actions, the most visited first


class GuidedSearch(Weigher):
    """A search that a network guides."""

    def __init__(self, game: Game, seed: int, settings: GuidedSettings, networks: Array | None = None) -> None:
        """Allocate the trees."""
        super().__init__(game, seed)
        self.settings, self.slow = settings, settings.iterations * settings.trees >= NOTICEABLE
        self.networks = network(game, "large" if settings.large else "small") if networks is None else networks
        units = self.networks["biases"].shape[2]
        self.trees = [new_tree(nodes_of(settings.iterations)) for _ in range(settings.trees)]
        self.buffers = [new_guided_buffers(game, len(tree.visits)) for tree in self.trees]
        self.memories = [new_judgement(game, units) for _ in self.trees]

    def weigh(self, view: Any, seat: int, actions: Array) -> list[Weighed]:
        """Search, and return the result for each action, the most visited first."""
        found = self._search(view, seat, actions)
        return [
            Weighed(int(actions[one]), int(found.visits[one]), float(found.results[one] / max(found.visits[one], 1)))
            for one in found.order
        ]

    def _search(self, view: Any, seat: int, actions: Array) -> _Found:
        seeds = [roll(self.dice, SEEDS) for _ in self.trees]
        if len(self.trees) == 1:
            self._grow(0, view, seat, seeds[0])
        else:
            list(
                _cores(len(self.trees)).map(lambda number: self._grow(number, view, seat, seeds[number]), range(len(self.trees)))
            )
        count = len(actions)
        found = _Found(np.zeros(count, np.int64), np.zeros(count), np.zeros(count, np.int64))
        for tree in self.trees:
            add_found(tree, seat, actions, count, found.visits, found.results)
        rank_by_visits(found.visits, count, found.order)
        return found

    def _grow(self, number: int, view: Any, seat: int, seed: int) -> None:
        tree, buffers = self.trees[number], self.buffers[number]
        clear(tree)
        buffers.records[ROOT] = view
        buffers.judged[0] = UNJUDGED
        buffers.dice[:] = new_dice(seed)
        guided_parts(self.game).guided(
            self.networks, buffers, tree, self.memories[number], seat, self.settings.iterations, self.settings
        )

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return the most visited action or, if the settings have noise, the one with the highest noisy win chance."""
        if len(actions) == 1:
            return int(actions[0])
        found = self._search(view, seat, actions)
        return int(actions[pick(found.order, found.visits, found.results, len(actions), self.settings.noise, self.dice)])


@cache
def _cores(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count)
