"""The compiled part of a search that a network guides, and of the network alone.

Each iteration imagines the hidden cards, walks down one tree that all imagined deals share, and ends at the first node that the
network has not judged yet. The network sees that position from the deciding seat's own redacted view. It says how likely each
action is and how likely each seat is to win. Nothing is played at random to its end.

At a node, every legal action has a score: the mean result of its child for the deciding seat, and a bonus for actions that the
network likes and the search has rarely tried (PUCT). Only the visits of actions that are legal in this deal count.
"""

import math
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.bots.network_loops import read, softmax, write_chances, write_policy
from bali.bots.search_tree import NO_NODE, add_child, child_of
from bali.core.compile import bind, bind_all, compiled, compiled_call
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice
from bali.core.loops import buffer, engine, new_states
from bali.core.observation_layout import width
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

MAX_PATH = 512
ROOT, POSITION, VIEW = range(3)  # of the records
UNJUDGED = -1  # in `judged`: the network has not seen this node

# Placeholders for the game's functions and for the parts of an iteration: `guided_searcher` binds them.
legal = apply = imagine = redact = features = places = resolve_chance = cast(Any, None)
look = descend = judge = cast(Any, None)


class Judgement(NamedTuple):
    """The memory in which a network judges a position."""

    observation: Array
    features: Array
    flow: Array
    added: Array
    logits: Array  # of the actions in a list
    chances: Array  # of each seat to win
    relative: Array  # the same, clockwise from the seat that decides


class GuidedBuffers(NamedTuple):
    """The memory of a guided search, allocated once."""

    records: Array  # the root, redacted for the seat that thinks; the position of an iteration; a seat's view of it
    dice: Array
    actions: Array
    path: Array
    numbers: Array  # places
    everything: Array  # all actions, in order
    priors: Array  # for each node, the logit of every action
    judged: Array  # for each node, the seat from which the network has seen it, or UNJUDGED
    weights: Array  # the probabilities of the legal actions of a node


def new_judgement(game: Game, units: int) -> Judgement:
    """Allocate memory for a network with so many units in a layer."""
    flow, added = np.zeros((2, units), np.int16)
    chances, relative = np.zeros((2, MAX_PLAYERS))
    observation, row = np.zeros(width(game.LAYOUT), np.int16), np.zeros(game.FEATURES, np.int8)
    return Judgement(observation, row, flow, added, np.zeros(game.DECISIONS), chances, relative)


def new_guided_buffers(game: Game, nodes: int) -> GuidedBuffers:
    """Allocate the buffers of one tree with this many nodes."""
    return GuidedBuffers(
        records=new_states(game, 3),
        dice=new_dice(0),
        actions=buffer(game),
        path=np.zeros(MAX_PATH, np.int64),
        numbers=np.zeros(MAX_PLAYERS, np.int64),
        everything=np.arange(game.DECISIONS),
        priors=np.zeros((nodes, game.DECISIONS), np.float32),
        judged=np.zeros(nodes, np.int8),
        weights=np.zeros(game.MAX_CHOICES + 1),
    )


@compiled
def nodes_of(iterations: int) -> int:
    """Return the size of a tree that this many iterations cannot fill: a power of two."""
    nodes = 2
    while nodes <= iterations + 1:
        nodes *= 2
    return nodes


def _look(network: Any, view: Any, seat: int, memory: Any) -> None:
    """Let the network see a seat's view, and write each seat's chance to win."""
    features(view, seat, memory.observation, memory.features)
    read(network, memory.features, memory.flow, memory.added)
    write_chances(network, memory.flow, seat, view.players, memory.relative, memory.chances)


def _policy(networks: Array, views: Array, seat: int, actions: Array, memory: Any) -> None:
    """Write the logits of the listed actions, as the network sees the first view."""
    look(networks[0], views[0], seat, memory)
    write_policy(networks[0], memory.flow, actions, len(actions), memory.logits)


def _guided(networks: Array, buffers: Any, tree: Any, memory: Any, seat: int, iterations: int, settings: Any) -> None:
    """Run iterations in a tree, for the seat that thinks."""
    for _iteration in range(iterations):
        buffers.records[POSITION] = buffers.records[ROOT]
        imagine(buffers.records[POSITION], seat, buffers.dice)
        length = descend(networks[0], buffers, tree, memory, settings)
        for step in range(length):
            node = buffers.path[step]
            tree.visits[node] += 1
            for other in range(MAX_PLAYERS):
                tree.value[node, other] += memory.chances[other]


def _descend(network: Any, buffers: Any, tree: Any, memory: Any, settings: Any) -> int:
    """Walk down the tree, write the result to the memory's chances, and return the length of the path."""
    state = buffers.records[POSITION]
    node, length = 0, 1
    buffers.path[0] = node
    while True:
        seat = resolve_chance(state, buffers.dice)
        if seat == NOBODY:
            judge(state, buffers.numbers, memory.chances)
            return length
        count = legal(state, buffers.actions)
        if count == 1:
            apply(state, buffers.actions[0])
            continue
        if buffers.judged[node] != seat or length == len(buffers.path):
            buffers.records[VIEW] = state
            redact(buffers.records[VIEW], seat)
            look(network, buffers.records[VIEW], seat, memory)
            if buffers.judged[node] == UNJUDGED:
                buffers.judged[node] = seat
                write_policy(network, memory.flow, buffers.everything, len(buffers.everything), buffers.priors[node])
            return length
        action = _promising(tree, node, seat, buffers.actions, count, buffers.priors[node], buffers.weights, settings)
        child = child_of(tree, node, seat, action)
        if child == NO_NODE:
            child = add_child(tree, node, seat, action)
            buffers.judged[child] = UNJUDGED
        apply(state, action)
        node = child
        buffers.path[length] = node
        length += 1


@compiled_call
def _promising(tree: Any, node: int, seat: int, actions: Array, count: int, priors: Array, weights: Array, settings: Any) -> int:
    """Return the action with the highest score. One that was never tried counts a little less than its node's mean."""
    tried = 0
    for number in range(count):
        weights[number] = priors[actions[number]]
        child = child_of(tree, node, seat, actions[number])
        if child != NO_NODE:
            tried += tree.visits[child]
    softmax(weights, count, settings.heat)
    untried = tree.value[node, seat] / tree.visits[node] - settings.caution
    pull = settings.curiosity * math.sqrt(tried + 1.0)
    best, most = actions[0], -math.inf
    for number in range(count):
        child = child_of(tree, node, seat, actions[number])
        visits = tree.visits[child] if child != NO_NODE else 0
        mean = tree.value[child, seat] / visits if visits > 0 else untried
        score = mean + pull * weights[number] / (1 + visits)
        if score > most:
            best, most = actions[number], score
    return int(best)


def _judge(state: Any, numbers: Array, chances: Array) -> None:
    """Write each seat's share of the victory in a finished game."""
    places(state, numbers)
    winners = 0
    for seat in range(state.players):
        winners += numbers[seat] == 1
    for seat in range(state.players):
        chances[seat] = (numbers[seat] == 1) / winners


class GuidedParts(NamedTuple):
    """The compiled functions of one game."""

    policy: Any
    guided: Any


@cache
def guided_parts(game: Game) -> GuidedParts:
    """Return the functions bound to a game."""
    names = {name: getattr(game, name) for name in ("legal", "apply", "imagine", "redact", "features", "places")}
    names |= {"resolve_chance": engine(game).resolve_chance}
    bound = bind_all((_look, _judge, _descend, _policy), names, game.META.name)
    return GuidedParts(bound["policy"], bind(_guided, bound, game.META.name))
