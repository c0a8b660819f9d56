"""Information-set Monte-Carlo tree search, one implementation for every game of the contract.

Each iteration imagines the hidden cards from what the seat knows, walks down one tree that all imagined deals share, adds a leaf,
plays on at random for a while, estimates how the game ends from there, and adds that to every node on the way. A node stands for
the decisions taken since the root, and by whom; draws are sampled anew each time, and who has no choice makes no node. Which
actions are possible differs from deal to deal, so an action is weighed by how often it was chosen among the times that it could
have been (its availability), not among all visits of its parent: else what is rarely possible would starve.

A tree is a few arrays that are made once and used for every search. Nothing is allocated while it grows, and when it is full, the
iterations go on without new leaves. Several trees grow side by side on several cores, and are counted together at their roots.
"""

import math
import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.bots.player import SEATS, Bot
from bali.core.compile import bind, compiled, compiled_apart
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer, engine, slots
from bali.core.ranking import chances, lead
from bali.core.record import Array

LONGEST_PATH = 4096
NO_NODE = -1
MOST_NODES = 1 << 18  # in one tree
CHUNK = 250  # iterations between two looks at the clock
NOTICEABLE = 5_000  # iterations that take long enough for people to notice
ACTION_BITS = 10  # an action's number in a key
SPREAD = -7046029254386353131  # an odd number with mixed bits, to scatter the keys

# The game's own functions, and the parts of an iteration: `_searcher` binds them.
legal = apply = imagine = appraise = places = scores = settle = playout = cast(Any, None)
descend = judge = estimate = cast(Any, None)


class Settings(NamedTuple):
    """How a search thinks."""

    iterations: int = 3_000  # in each tree
    trees: int = 1  # grown side by side, each on its own dice, and counted together
    seconds: float = 0.0  # after which it stops thinking, whatever is left to do; 0 for no such limit
    blur: float = 0.0  # how wrong it judges a choice's chance to win, as a standard deviation
    explore: float = 0.7  # how much it tries what it knows little about
    horizon: int = 15  # decisions that are played at random before the rest is estimated
    margin: float = 0.2  # how much the lead in points counts beside winning
    scale: float = 4.0  # the lead, in points, that counts for much in a finished game


class Tree(NamedTuple):
    """The nodes of a search, and the table that finds the child of a node by an action."""

    keys: Array  # which child lies here: its parent, who acted, and how; or 0
    children: Array  # the child's node
    visits: Array
    available: Array  # how often the node could have been chosen
    value: Array  # for each seat, the sum of the results
    size: Array  # nodes in use


def new_tree(nodes: int) -> Tree:
    """Makes room for so many nodes, a power of two."""
    table = 2 * nodes
    visits, available = np.zeros((2, nodes), np.int32)
    value, size = np.zeros((nodes, SEATS)), np.zeros(1, np.int64)
    return Tree(np.zeros(table, np.int64), np.zeros(table, np.int32), visits, available, value, size)


@compiled_apart
def clear(tree: Any) -> None:
    """Empties a tree down to its root."""
    for place in range(len(tree.keys)):
        tree.keys[place] = 0
    tree.size[0] = 0
    _add_node(tree)


@compiled
def _add_node(tree: Any) -> int:
    node = tree.size[0]
    tree.visits[node] = 0
    tree.available[node] = 1
    for seat in range(SEATS):
        tree.value[node, seat] = 0.0
    tree.size[0] = node + 1
    return int(node)


@compiled
def key_of(node: int, who: int, action: int) -> int:
    """Gets the key of a node's child, made by somebody's action; never 0."""
    return ((node * SEATS + who) << ACTION_BITS) + action + 1


@compiled_apart
def place_of(tree: Any, node: int, who: int, action: int) -> int:
    """Gets the place of a child in the table, or the free place where it belongs."""
    key = key_of(node, who, action)
    last = len(tree.keys) - 1
    place = (key * SPREAD >> 20) & last
    while tree.keys[place] != 0 and tree.keys[place] != key:
        place = (place + 1) & last
    return place


@compiled
def _grow(tree: Any, node: int, who: int, action: int) -> int:
    """Adds a child to a node; gets it."""
    place = place_of(tree, node, who, action)
    child = _add_node(tree)
    tree.keys[place] = key_of(node, who, action)
    tree.children[place] = child
    return child


def _search(
    rooms: Array,
    seat: int,
    weights: Any,
    tree: Any,
    dice: Array,
    out: Array,
    path: Array,
    result: Array,
    iterations: int,
    settings: Any,
) -> None:
    """Adds iterations to a tree whose root is the position that rooms[0] shows the seat."""
    for _iteration in range(iterations):
        rooms[1] = rooms[0]
        imagine(rooms[1], seat, dice)
        length = descend(rooms[1], tree, dice, out, path, settings.explore)
        playout(rooms[1], dice, out, settings.horizon)
        if settle(rooms[1], dice) == NOBODY:
            judge(rooms[1], out, result, settings)
        else:
            estimate(rooms[1], weights, result)
        for step in range(length):
            tree.visits[path[step]] += 1
            for other in range(SEATS):
                tree.value[path[step], other] += result[other]


def _descend(state: Any, tree: Any, dice: Array, out: Array, path: Array, explore: float) -> int:
    """Walks down the tree and adds a leaf; gets the length of the path."""
    node, length = 0, 1
    path[0] = 0
    while length < len(path):
        who = settle(state, dice)
        if who == NOBODY:
            return length
        count = legal(state, out)
        if count == 1:
            apply(state, out[0])
            continue
        best, choice, most, untried = -1, -1, -1.0, 0
        for option in range(count):
            action = out[option]
            place = place_of(tree, node, who, action)
            if tree.keys[place] == 0:
                out[untried] = action
                untried += 1
            else:
                child = int(tree.children[place])
                tree.available[child] += 1
                visits = tree.visits[child]
                score = tree.value[child, who] / visits + explore * np.sqrt(np.log(tree.available[child]) / visits)
                if score > most:
                    best, choice, most = child, action, score
        grows = untried > 0 and tree.size[0] < len(tree.visits)
        if grows:
            choice = out[roll(dice, untried)]
            best = _grow(tree, node, who, choice)
        if best < 0:
            return length
        apply(state, choice)
        node = best
        path[length] = node
        length += 1
        if grows:
            return length
    return length


def _judge(state: Any, out: Array, result: Array, settings: Any) -> None:
    """Writes each seat's result of a finished game, from 0 to 1: the victory, and a little for the lead in points."""
    places(state, out)
    winners = 0
    for seat in range(state.players):
        winners += out[seat] == 1
    for seat in range(state.players):
        result[seat] = (1.0 - settings.margin) * (out[seat] == 1) / winners
    scores(state, out)
    for seat in range(state.players):
        ahead = lead(out, seat, state.players)
        result[seat] += settings.margin * (0.5 + 0.5 * ahead / (abs(ahead) + settings.scale))


def _estimate(state: Any, weights: Any, result: Array) -> None:
    """Writes each seat's chance to win, from how well it stands."""
    appraise(state, weights, result)
    chances(result, state.players)


@cache
def _searcher(game: Game) -> Any:
    names = {name: getattr(game, name) for name in ("legal", "apply", "imagine", "appraise", "places", "scores")}
    names |= {"settle": engine(game).settle, "playout": engine(game).playout}
    for part in (_descend, _judge, _estimate):
        names[part.__name__.removeprefix("_")] = bind(part, names, game.META.name)
    return bind(_search, names, game.META.name)


class Weighed(NamedTuple):
    """What a search found out about an action."""

    action: int
    visits: int
    chance: float  # to win, roughly


class Thinker:
    """One tree, and the rooms that growing it takes."""

    def __init__(self, game: Game, settings: Settings) -> None:
        """Makes room for all that a search of these settings can need."""
        self.game, self.settings, self.weights = game, settings, game.WEIGHTS
        self.tree = new_tree(min(MOST_NODES, 1 << settings.iterations.bit_length()))
        self.rooms, self.out, self.dice = slots(game, 2), buffer(game), new_dice(0)
        self.path, self.result = np.zeros(LONGEST_PATH, np.int64), np.zeros(SEATS)
        self._iterate(0, 0)  # compiles before a clock runs

    def think(self, view: Any, seat: int, seed: int, end: float = math.inf) -> None:
        """Grows the tree anew, until the iterations are used up or the clock has reached the end."""
        self.rooms[0] = view
        self.dice[:] = new_dice(seed)
        clear(self.tree)
        left = self.settings.iterations
        while left > 0:
            self._iterate(seat, min(left, CHUNK))
            left -= CHUNK
            if time.perf_counter() >= end:
                return

    def _iterate(self, seat: int, iterations: int) -> None:
        grow = _searcher(self.game)
        grow(self.rooms, seat, self.weights, self.tree, self.dice, self.out, self.path, self.result, iterations, self.settings)

    def child(self, seat: int, action: int) -> int:
        """Gets the node of an action at the root; NO_NODE if it was never tried."""
        place = place_of(self.tree, 0, seat, action)
        return int(self.tree.children[place]) if self.tree.keys[place] else NO_NODE

    def found(self, node: int, seat: int) -> tuple[int, float]:
        """Gets how often a node was visited, and the sum of its results for the seat."""
        return (0, 0.0) if node == NO_NODE else (int(self.tree.visits[node]), float(self.tree.value[node, seat]))


@cache
def _cores() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count())


class Search(Bot):
    """Thinks by playing on in imagined deals, with a tree for each core that it may use."""

    def __init__(self, game: Game, seed: int, settings: Settings) -> None:
        """Sits down to a game, with room for its trees."""
        super().__init__(game, seed)
        self.settings, self.slow = settings, settings.seconds > 0 or settings.iterations * settings.trees >= NOTICEABLE
        self.thinkers = [Thinker(game, settings) for _ in range(settings.trees)]

    def weigh(self, view: Any, seat: int, actions: Array) -> list[Weighed]:
        """Gets what each action is worth, the best first, by thinking about them all."""
        seeds = [roll(self.dice, 1 << 31) for _ in self.thinkers]
        end = time.perf_counter() + (self.settings.seconds or math.inf)
        if len(self.thinkers) == 1:
            self.thinkers[0].think(view, seat, seeds[0], end)
        else:
            list(_cores().map(lambda thinker, seed: thinker.think(view, seat, seed, end), self.thinkers, seeds))
        return sorted((self._weighed(int(action), seat, len(actions) == 1) for action in actions), key=lambda one: -one.visits)

    def _weighed(self, action: int, seat: int, only: bool) -> Weighed:
        found = [thinker.found(0 if only else thinker.child(seat, action), seat) for thinker in self.thinkers]
        visits = sum(tried for tried, _ in found)
        return Weighed(action, visits, sum(results for _, results in found) / max(visits, 1))

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Gets the action that was tried most; who judges in a blur takes the one that seems best."""
        if len(actions) == 1:
            return int(actions[0])
        weighed = self.weigh(view, seat, actions)
        if self.settings.blur == 0:
            return weighed[0].action
        return max((one for one in weighed if one.visits), key=lambda one: one.chance + self.settings.blur * self._error()).action

    def _error(self) -> float:
        """Gets a number that is 0 on average and strays by about 1: the sum of twelve dice is nearly a bell curve."""
        return sum(roll(self.dice, 1000) for _ in range(12)) / 1000 - 6
