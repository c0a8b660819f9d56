"""The functions of a WebAssembly module with which the champion thinks: a network, and the search that it guides.

The network is a file of its own, which the caller copies into the module's memory. As in `thinking`, trees grow one after the
other here, with the same results as in Python.
"""

from typing import Annotated, Any, cast

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from bali.bots.guided_loops import MAX_PATH, ROOT, UNJUDGED, GuidedBuffers, Judgement, nodes_of
from bali.bots.levels import CHAMPIONS
from bali.bots.network import WIDTH
from bali.bots.search_loops import SEEDS, add_found, rank_by_visits
from bali.bots.search_tree import Tree, clear
from bali.core.compile import compiled
from bali.core.dice import roll, seed_dice
from bali.core.observation_layout import width
from bali.core.record import Array, Record, dtype_of
from bali.core.seats import MAX_PLAYERS
from bali.games import GAMES
from bali.wasm.exports import DiceAt, FloatsAt, NumbersAt, StatesAt

(SETTINGS,) = CHAMPIONS.values()
NODES = nodes_of(SETTINGS.iterations)
CHOICES, DECISIONS, FEATURES, OBSERVED = (
    max(sizes)
    for sizes in zip(
        *((game.MAX_CHOICES + 1, game.DECISIONS, game.FEATURES, width(game.LAYOUT)) for game in GAMES.values()), strict=True
    )
)

# Placeholders for the bound functions and the game's own number of actions: `intermediate` binds them.
guided = OWN_DECISIONS = cast(Any, None)


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
    flow: Annotated[Array, np.int16, WIDTH]
    added: Annotated[Array, np.int16, WIDTH]
    logits: Annotated[Array, np.float64, DECISIONS]
    chances: Annotated[Array, np.float64, MAX_PLAYERS]
    relative: Annotated[Array, np.float64, MAX_PLAYERS]


MEMORY_SIZE = dtype_of(Memory).itemsize
MemoryAt = Annotated[Any, Memory]
NetworkAt = Annotated[Any, "network"]


@compiled
def _judgement_in(memory: Any) -> Any:
    return Judgement(
        memory.observation, memory.features, memory.flow, memory.added, memory.logits, memory.chances, memory.relative
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


def _guided_memory_size() -> int:
    """Return the bytes that a guided search needs."""
    return MEMORY_SIZE


def _guided_weigh(
    states: StatesAt,
    seat: int,
    actions: NumbersAt,
    count: int,
    dice: DiceAt,
    network_at: NetworkAt,
    memory_at: MemoryAt,
    visits_at: NumbersAt,
    results_at: FloatsAt,
    order_at: NumbersAt,
) -> None:
    """Search as the champion does, from the first of three states, which is redacted for the seat.

    Write the visits of each action, the sum of its results, and the numbers of the actions in order of their visits.
    """
    memory = carray(memory_at, 1)[0]
    listed, visits, results = carray(actions, count), carray(visits_at, count), carray(results_at, count)
    tree = Tree(memory.keys, memory.children, memory.visits, memory.available, memory.value, memory.size)
    buffers, judgement = _buffers_in(memory, carray(states, 3), OWN_DECISIONS), _judgement_in(memory)
    for action in range(OWN_DECISIONS):
        memory.everything[action] = action
    for number in range(count):
        visits[number] = 0
        results[number] = 0.0
    for _tree in range(SETTINGS.trees):
        seed_dice(memory.dice, np.uint64(roll(carray(dice, 1), SEEDS)))
        clear(tree)
        memory.judged[ROOT] = UNJUDGED
        guided(carray(network_at, 1), buffers, tree, judgement, seat, SETTINGS.iterations, SETTINGS)
        add_found(tree, seat, listed, count, visits, results)
    rank_by_visits(visits, count, carray(order_at, count))


EXPORTS = (_guided_memory_size, _guided_weigh)
