"""The compiled part of a search: its iterations, and what a decision makes of the finished trees.

Python and WebAssembly run these same functions, so a bot makes the same decisions in both. `search` describes the algorithm.
"""

import math
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.bots.search_tree import NO_NODE, add_child, child_of, slot_of
from bali.core.compile import bind, bind_all, compiled, compiled_call
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.exact_math import log_of_count
from bali.core.loops import buffer, engine, new_states
from bali.core.ranking import lead, win_probabilities
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

MAX_PATH = 4096
SEEDS = 1 << 31  # a tree's dice have a seed below this

# Placeholders for the game's functions and for the parts of an iteration: `searcher` binds them.
legal = apply = imagine = evaluate = places = scores = resolve_chance = playout = cast(Any, None)
descend = judge = estimate = cast(Any, None)


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
    """Run iterations in a tree, for the seat that thinks."""
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
            score = tree.value[child, seat] / visits + explore * np.sqrt(log_of_count(tree.available[child]) / visits)
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
def searcher(game: Game) -> Any:
    """Return `_search` bound to a game."""
    names = {name: getattr(game, name) for name in ("legal", "apply", "imagine", "evaluate", "places", "scores")}
    names |= {"resolve_chance": engine(game).resolve_chance, "playout": engine(game).playout}
    return bind(_search, bind_all((_descend, _judge, _estimate), names, game.META.name), game.META.name)


# A decision


@compiled_call
def add_found(tree: Any, seat: int, actions: Array, count: int, visits: Array, results: Array) -> None:
    """Add what a tree has found about each action at its root: the visits, and the sum of the results for the seat."""
    for number in range(count):
        node = 0 if count == 1 else child_of(tree, 0, seat, actions[number])
        if node != NO_NODE:
            visits[number] += tree.visits[node]
            results[number] += tree.value[node, seat]


@compiled_call
def rank_by_visits(visits: Array, count: int, order: Array) -> None:
    """List the numbers of the actions, the most visited first. Equally visited actions keep their order."""
    for number in range(count):
        place = number
        while place > 0 and visits[order[place - 1]] < visits[number]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = number


@compiled_call
def pick(order: Array, visits: Array, results: Array, count: int, noise: float, dice: Array) -> int:
    """Return the number of the most visited action or, with noise, the visited one with the highest noisy mean result.

    The noise fades where a result is nearly certain.
    """
    best, most = order[0], -math.inf
    if noise > 0:
        for place in range(count):
            number = order[place]
            if visits[number] > 0:
                chance = results[number] / visits[number]
                chance += noise * 4 * chance * (1 - chance) * _error(dice)
                if chance > most:
                    best, most = number, chance
    return int(best)


@compiled
def _error(dice: Array) -> float:
    """Return a number from a roughly standard normal distribution, as the sum of twelve uniform ones."""
    total = 0
    for _number in range(12):
        total += roll(dice, 1000)
    return total / 1000 - 6
