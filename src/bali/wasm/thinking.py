"""The functions of a WebAssembly module that think: how a level decides, and what it finds about each action.

Python grows the trees of a decision in parallel (`bots/search`). Here, they grow one after the other, with the same results.
"""

from typing import Annotated, Any, cast

import numpy as np
from numba import carray

from bali.bots.levels import LEVELS
from bali.bots.search_loops import MAX_PATH, SEEDS, Buffers, add_found, pick, rank_by_visits
from bali.bots.search_tree import Tree, clear, nodes_for
from bali.core.compile import compiled
from bali.core.dice import roll, seed_dice
from bali.core.record import Array, Record, dtype_of
from bali.core.seats import MAX_PLAYERS
from bali.games import GAMES
from bali.wasm.exports import DiceAt, FloatsAt, NumbersAt, StatesAt

SETTINGS = tuple(LEVELS.values())
NODES = 1 << max(settings.iterations for settings in SETTINGS).bit_length()  # as many as `nodes_for` ever returns here
CHOICES = max(game.MAX_CHOICES for game in GAMES.values()) + 1

# Placeholders for the bound search and the game's weights: `intermediate` binds them.
search = weigh = WEIGHTS = cast(Any, None)


class Memory(Record):
    """The memory of a search: a tree and the buffers. Only the search itself reads it."""

    keys: Annotated[Array, np.int64, 2 * NODES]
    children: Annotated[Array, np.int32, 2 * NODES]
    visits: Annotated[Array, np.int32, NODES]
    available: Annotated[Array, np.int32, NODES]
    value: Annotated[Array, np.float64, NODES, MAX_PLAYERS]
    size: Annotated[Array, np.int64, 1]
    dice: Annotated[Array, np.uint64, 1]
    actions: Annotated[Array, np.int64, CHOICES]
    untried: Annotated[Array, np.int64, CHOICES]
    path: Annotated[Array, np.int64, MAX_PATH]
    result: Annotated[Array, np.float64, MAX_PLAYERS]


MEMORY_SIZE = dtype_of(Memory).itemsize
MemoryAt = Annotated[Any, Memory]


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


def _memory_size() -> int:
    """Return the bytes that a search needs."""
    return MEMORY_SIZE


def _weigh(
    states: StatesAt,
    seat: int,
    actions: NumbersAt,
    count: int,
    level: int,
    dice: DiceAt,
    memory_at: MemoryAt,
    visits_at: NumbersAt,
    results_at: FloatsAt,
    order_at: NumbersAt,
) -> None:
    """Search as a level does, from the first of two states, which is redacted for the seat. The second one is scratch memory.

    Write the visits of each action, the sum of its results, and the numbers of the actions in order of their visits.
    """
    memory, settings = carray(memory_at, 1)[0], SETTINGS[level]
    listed, visits, results = carray(actions, count), carray(visits_at, count), carray(results_at, count)
    tree = _tree_in(memory, nodes_for(settings.iterations))
    buffers = Buffers(carray(states, 2), memory.dice, memory.actions, memory.untried, memory.path, memory.result)
    for number in range(count):
        visits[number] = 0
        results[number] = 0.0
    for _tree in range(settings.trees):
        seed_dice(memory.dice, np.uint64(roll(carray(dice, 1), SEEDS)))
        clear(tree)
        search(buffers, tree, seat, WEIGHTS, settings.iterations, settings)
        add_found(tree, seat, listed, count, visits, results)
    rank_by_visits(visits, count, carray(order_at, count))


def _seed_dice(dice: DiceAt) -> None:
    """Seed dice with the number in their place."""
    rolled = carray(dice, 1)
    seed_dice(rolled, rolled[0])


def _pick(order: NumbersAt, visits: NumbersAt, results: FloatsAt, count: int, level: int, dice: DiceAt) -> int:
    """Return the number of the action that a level chooses after weighing them."""
    noise = SETTINGS[level].noise
    return int(pick(carray(order, count), carray(visits, count), carray(results, count), count, noise, carray(dice, 1)))


EXPORTS = (_memory_size, _weigh, _seed_dice, _pick)
