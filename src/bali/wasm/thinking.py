"""The functions of a WebAssembly module that think: how a level decides, and what it finds about each action.

The networks are files of their own, which the caller copies into the module's memory. Python grows the trees of a decision in
parallel (`bots/guided`). Here, they grow one after the other, with the same results.
"""

from typing import Annotated, Any, cast

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from bali.bots.guided_loops import MAX_PATH, ROOT, UNJUDGED, GuidedBuffers, Judgement, nodes_of
from bali.bots.levels import LEVELS
from bali.bots.network import WIDTHS
from bali.bots.search_loops import SEEDS, add_found, pick, rank_by_visits
from bali.bots.search_tree import Tree, clear
from bali.core.compile import compiled
from bali.core.dice import roll, seed_dice
from bali.core.observation_layout import width
from bali.core.record import Array, Record, dtype_of
from bali.core.seats import MAX_PLAYERS
from bali.games import GAMES
from bali.wasm.exports import DiceAt, FloatsAt, NumbersAt, StatesAt

SETTINGS = tuple(LEVELS.values())
NODES = 1 << max(settings.iterations + 1 for settings in SETTINGS).bit_length()  # as many as `nodes_of` ever returns here
UNITS = max(WIDTHS.values())
CHOICES, DECISIONS, FEATURES, OBSERVED = (
    max(sizes)
    for sizes in zip(
        *((game.MAX_CHOICES + 1, game.DECISIONS, game.FEATURES, width(game.LAYOUT)) for game in GAMES.values()), strict=True
    )
)

# Placeholders for the bound functions and the game's own number of actions: `intermediate` binds them.
guided = weigh_with = OWN_DECISIONS = cast(Any, None)


class Memory(Record):
    """The memory of a guided search: a tree and the buffers. Only the search itself reads it."""

    keys: Annotated[Array, np.int64, 2 * NODES]
    children: Annotated[Array, np.int32, 2 * NODES]
    visits: Annotated[Array, np.int32, NODES]
    available: Annotated[Array, np.int32, NODES]
    value: Annotated[Array, np.float64, NODES, MAX_PLAYERS]
    size: Annotated[Array, np.int64, 1]
    dice: Annotated[Array, np.uint64, 1]
    actions: Annotated[Array, np.int64, CHOICES]
    path: Annotated[Array, np.int64, MAX_PATH]
    numbers: Annotated[Array, np.int64, MAX_PLAYERS]
    everything: Annotated[Array, np.int64, DECISIONS]
    priors: Annotated[Array, np.float32, NODES, DECISIONS]
    judged: Annotated[Array, np.int8, NODES]
    weights: Annotated[Array, np.float64, CHOICES]
    observation: Annotated[Array, np.int16, OBSERVED]
    features: Annotated[Array, np.int8, FEATURES]
    flow: Annotated[Array, np.int16, UNITS]
    added: Annotated[Array, np.int16, UNITS]
    logits: Annotated[Array, np.float64, DECISIONS]
    chances: Annotated[Array, np.float64, MAX_PLAYERS]
    relative: Annotated[Array, np.float64, MAX_PLAYERS]


MEMORY_SIZE = dtype_of(Memory).itemsize
MemoryAt = Annotated[Any, Memory]
SmallAt = Annotated[Any, "small"]  # a network of this size
LargeAt = Annotated[Any, "large"]


@compiled
def _judgement_in(memory: Any, units: int) -> Any:
    return Judgement(
        memory.observation,
        memory.features,
        memory.flow[:units],
        memory.added[:units],
        memory.logits,
        memory.chances,
        memory.relative,
    )


@compiled
def _tree_in(memory: Any, nodes: int) -> Any:
    return Tree(
        memory.keys[: 2 * nodes],
        memory.children[: 2 * nodes],
        memory.visits[:nodes],
        memory.available[:nodes],
        memory.value[:nodes],
        memory.size,
    )


@compiled
def _buffers_in(memory: Any, states: Array, decisions: int) -> Any:
    return GuidedBuffers(
        states,
        memory.dice,
        memory.actions,
        memory.path,
        memory.numbers,
        memory.everything[:decisions],
        memory.priors,
        memory.judged,
        memory.weights,
    )


def _memory_size() -> int:
    """Return the bytes that a search needs."""
    return MEMORY_SIZE


def weigh_with_network(
    networks: Array,
    states: Array,
    seat: int,
    actions: Array,
    level: int,
    dice: Array,
    memory: Any,
    visits: Array,
    results: Array,
    order: Array,
) -> None:
    """Search with a network as a level does, from the first of three states, which is redacted for the seat.

    Write the visits of each action, the sum of its results, and the numbers of the actions in order of their visits.
    """
    settings, count = SETTINGS[level], len(actions)
    tree = _tree_in(memory, nodes_of(settings.iterations))
    buffers = _buffers_in(memory, states, OWN_DECISIONS)
    judgement = _judgement_in(memory, networks[0].biases.shape[1])
    for action in range(OWN_DECISIONS):
        memory.everything[action] = action
    for number in range(count):
        visits[number] = 0
        results[number] = 0.0
    for _tree in range(settings.trees):
        seed_dice(memory.dice, np.uint64(roll(dice, SEEDS)))
        clear(tree)
        memory.judged[ROOT] = UNJUDGED
        guided(networks, buffers, tree, judgement, seat, settings.iterations, settings)
        add_found(tree, seat, actions, count, visits, results)
    rank_by_visits(visits, count, order)


def _weigh_small(
    states: StatesAt,
    seat: int,
    actions: NumbersAt,
    count: int,
    level: int,
    dice: DiceAt,
    network_at: SmallAt,
    memory_at: MemoryAt,
    visits: NumbersAt,
    results: FloatsAt,
    order: NumbersAt,
) -> None:
    """Search with the small network: see `weigh_with_network`."""
    memory, found = carray(memory_at, 1)[0], carray(visits, count)
    given = carray(network_at, 1), carray(states, 3), seat, carray(actions, count), level, carray(dice, 1)
    weigh_with(*given, memory, found, carray(results, count), carray(order, count))


def _weigh_large(
    states: StatesAt,
    seat: int,
    actions: NumbersAt,
    count: int,
    level: int,
    dice: DiceAt,
    network_at: LargeAt,
    memory_at: MemoryAt,
    visits: NumbersAt,
    results: FloatsAt,
    order: NumbersAt,
) -> None:
    """Search with the large network: see `weigh_with_network`."""
    memory, found = carray(memory_at, 1)[0], carray(visits, count)
    given = carray(network_at, 1), carray(states, 3), seat, carray(actions, count), level, carray(dice, 1)
    weigh_with(*given, memory, found, carray(results, count), carray(order, count))


def _seed_dice(dice: DiceAt) -> None:
    """Seed dice with the number in their place."""
    rolled = carray(dice, 1)
    seed_dice(rolled, rolled[0])


def _pick(order: NumbersAt, visits: NumbersAt, results: FloatsAt, count: int, level: int, dice: DiceAt) -> int:
    """Return the number of the action that a level chooses after weighing them."""
    noise = SETTINGS[level].noise
    return int(pick(carray(order, count), carray(visits, count), carray(results, count), count, noise, carray(dice, 1)))


EXPORTS = (_memory_size, _weigh_small, _weigh_large, _seed_dice, _pick)
