"""Information-set Monte-Carlo tree search, one implementation for every game of the contract.

Each iteration imagines the hidden cards from what the seat knows, descends a tree shared by all imagined deals, adds a leaf,
plays a number of random decisions, estimates the outcome, and adds it to every node on the path. A node stands for the sequence
of decisions since the root and the seats that made them. Draws are sampled again in each iteration, and a forced action makes no
node.

The legal actions differ from deal to deal. The exploration term of an action therefore depends on how often it was legal (its
availability) rather than on the visits of its parent. If a node has 100 visits but one of its actions was legal in only 10 of
them, that action is explored like one of a node with 10 visits.

Once a tree (`search_tree`) is full, iterations continue without new leaves. Several trees can grow in parallel on several cores.
The results at their roots are added up.
"""

import math
import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.bots.player import Bot
from bali.bots.search_tree import NO_NODE, add_child, clear, new_tree, slot_of
from bali.core.compile import bind, bind_all, compiled
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer, engine, new_states
from bali.core.ranking import lead, win_probabilities
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

MAX_PATH = 4096
MAX_NODES = 1 << 18  # limit for one tree
CHUNK = 250  # iterations between checks of the clock
NOTICEABLE = 5_000  # iterations from which people notice the thinking time

# Placeholders for the game's functions and for the parts of an iteration: `_searcher` binds them.
legal = apply = imagine = evaluate = places = scores = resolve_chance = playout = cast(Any, None)
descend = judge = estimate = cast(Any, None)


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


class Buffers(NamedTuple):
    """The memory that a search works in, allocated once."""

    records: Array  # the root, redacted for the seat that thinks, and the current position of an iteration
    dice: Array
    actions: Array  # the legal actions of a node; after the descent, scratch memory for the rest of the iteration
    untried: Array  # those of them that have no child yet
    path: Array  # the nodes from the root to the leaf
    result: Array  # of an iteration, for each seat


def new_buffers(game: Game) -> Buffers:
    """Allocate the buffers of one tree."""
    path, result = np.zeros(MAX_PATH, np.int64), np.zeros(MAX_PLAYERS)
    return Buffers(new_states(game, 2), new_dice(0), buffer(game), buffer(game), path, result)


def _search(buffers: Any, tree: Any, seat: int, weights: Any, iterations: int, settings: Any) -> None:
    """Run iterations in a tree."""
    for _iteration in range(iterations):
        buffers.records[1] = buffers.records[0]
        state = buffers.records[1]
        imagine(state, seat, buffers.dice)
        length = descend(state, tree, buffers, settings.explore)
        playout(state, buffers.dice, buffers.actions, settings.horizon)
        if resolve_chance(state, buffers.dice) == NOBODY:
            judge(state, buffers.actions, buffers.result, settings)
        else:
            estimate(state, weights, buffers.result)
        _add_result(tree, buffers.path, length, buffers.result)


@compiled
def _add_result(tree: Any, path: Array, length: int, result: Array) -> None:
    """Add the result of an iteration to every node on its path."""
    for step in range(length):
        tree.visits[path[step]] += 1
        for seat in range(MAX_PLAYERS):
            tree.value[path[step], seat] += result[seat]


def _descend(state: Any, tree: Any, buffers: Any, explore: float) -> int:
    """Descend the tree, add a leaf, and return the length of the path.

    At each node, an action without a child is chosen at random and gets one, which is the leaf. If every legal action has a
    child, the most promising child is next. A full tree gets no leaf: the descent ends where no legal action has a child.
    """
    node, length = 0, 1
    buffers.path[0] = node
    while length < len(buffers.path):
        seat = resolve_chance(state, buffers.dice)
        if seat == NOBODY:
            return length
        count = legal(state, buffers.actions)
        if count == 1:
            apply(state, buffers.actions[0])
            continue
        untried, action, child = _choose_child(tree, node, seat, buffers.actions, count, buffers.untried, explore)
        grows = untried > 0 and tree.size[0] < len(tree.visits)
        if grows:
            action = buffers.untried[roll(buffers.dice, untried)]
            child = add_child(tree, node, seat, action)
        elif child == NO_NODE:
            return length
        apply(state, action)
        node = child
        buffers.path[length] = node
        length += 1
        if grows:
            return length
    return length


@compiled
def _choose_child(
    tree: Any, node: int, seat: int, actions: Array, count: int, untried: Array, explore: float
) -> tuple[int, int, int]:
    """List the actions without a child in `untried`, and return their count, the most promising other action and its child.

    The child is NO_NODE if no action has one. A child is promising if its mean result for the seat that acts is high, or if
    it was visited rarely compared with how often its action was legal.
    """
    best, choice, most, listed = NO_NODE, -1, -1.0, 0
    for number in range(count):
        action = actions[number]
        slot = slot_of(tree, node, seat, action)
        if tree.keys[slot] == 0:
            untried[listed] = action
            listed += 1
        else:
            child = int(tree.children[slot])
            tree.available[child] += 1
            visits = tree.visits[child]
            score = tree.value[child, seat] / visits + explore * np.sqrt(np.log(tree.available[child]) / visits)
            if score > most:
                best, choice, most = child, action, score
    return listed, choice, best


def _judge(state: Any, out: Array, result: Array, settings: Any) -> None:
    """Write each seat's result of a finished game, from 0 to 1: mostly for winning, and a little for the lead in points."""
    places(state, out)
    winners = 0
    for seat in range(state.players):
        winners += out[seat] == 1
    for seat in range(state.players):
        result[seat] = (1.0 - settings.lead_weight) * (out[seat] == 1) / winners
    scores(state, out)
    for seat in range(state.players):
        ahead = lead(out, seat, state.players)
        result[seat] += settings.lead_weight * (0.5 + 0.5 * ahead / (abs(ahead) + settings.scale))


def _estimate(state: Any, weights: Any, result: Array) -> None:
    """Write each seat's win probability, estimated from its standing."""
    evaluate(state, weights, result)
    win_probabilities(result, state.players)


@cache
def _searcher(game: Game) -> Any:
    names = {name: getattr(game, name) for name in ("legal", "apply", "imagine", "evaluate", "places", "scores")}
    names |= {"resolve_chance": engine(game).resolve_chance, "playout": engine(game).playout}
    return bind(_search, bind_all((_descend, _judge, _estimate), names, game.META.name), game.META.name)


class Weighed(NamedTuple):
    """The result of a search for one action."""

    action: int
    visits: int
    chance: float  # the mean result, roughly the win probability


class TreeSearch:
    """One tree, and the buffers needed to grow it."""

    def __init__(self, game: Game, settings: SearchSettings) -> None:
        """Allocate everything that a search with these settings can need, and compile it."""
        self.game, self.settings, self.weights = game, settings, game.WEIGHTS
        self.tree = new_tree(min(MAX_NODES, 1 << settings.iterations.bit_length()))
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
        _searcher(self.game)(self.buffers, self.tree, seat, self.weights, iterations, self.settings)

    def child(self, seat: int, action: int) -> int:
        """Return the node of an action at the root, or NO_NODE if it was never tried."""
        slot = slot_of(self.tree, 0, seat, action)
        return int(self.tree.children[slot]) if self.tree.keys[slot] else NO_NODE

    def found(self, node: int, seat: int) -> tuple[int, float]:
        """Return the visits of a node and the sum of its results for the seat."""
        return (0, 0.0) if node == NO_NODE else (int(self.tree.visits[node]), float(self.tree.value[node, seat]))


@cache
def _cores() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count())


class Search(Bot):
    """A bot that searches imagined deals, with one or more trees."""

    def __init__(self, game: Game, seed: int, settings: SearchSettings) -> None:
        """Allocate the trees."""
        super().__init__(game, seed)
        self.settings, self.slow = settings, settings.seconds > 0 or settings.iterations * settings.trees >= NOTICEABLE
        self.searches = [TreeSearch(game, settings) for _ in range(settings.trees)]

    def weigh(self, view: Any, seat: int, actions: Array) -> list[Weighed]:
        """Search, and return the result for each action, the most visited first."""
        seeds = [roll(self.dice, 1 << 31) for _ in self.searches]
        end = time.perf_counter() + (self.settings.seconds or math.inf)
        if len(self.searches) == 1:
            self.searches[0].think(view, seat, seeds[0], end)
        else:
            list(_cores().map(lambda search, seed: search.think(view, seat, seed, end), self.searches, seeds))
        return sorted((self._weighed(int(action), seat, len(actions) == 1) for action in actions), key=lambda one: -one.visits)

    def _weighed(self, action: int, seat: int, only: bool) -> Weighed:
        found = [search.found(0 if only else search.child(seat, action), seat) for search in self.searches]
        visits = sum(tried for tried, _ in found)
        return Weighed(action, visits, sum(results for _, results in found) / max(visits, 1))

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return the most visited action or, if the settings have noise, the one with the highest noisy win probability."""
        if len(actions) == 1:
            return int(actions[0])
        weighed = self.weigh(view, seat, actions)
        if self.settings.noise == 0:
            return weighed[0].action
        return max(
            (one for one in weighed if one.visits), key=lambda one: one.chance + self.settings.noise * self._error()
        ).action

    def _error(self) -> float:
        """Return a number from a roughly standard normal distribution, as the sum of twelve uniform ones."""
        return sum(roll(self.dice, 1000) for _ in range(12)) / 1000 - 6
