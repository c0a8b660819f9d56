"""The tree of a search: its nodes, and the children that actions lead to.

A tree consists of a few arrays that are allocated once and reused for every search. Nothing is allocated while it grows.
"""

from typing import Any, NamedTuple

import numpy as np

from bali.core.compile import compiled, compiled_call
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

NO_NODE = -1
MAX_NODES = 1 << 18  # limit for one tree
ACTION_BITS = 10  # bits of a key that hold the action
SPREAD = -7046029254386353131  # an odd number with mixed bits, to hash the keys


class Tree(NamedTuple):
    """The nodes of a search, and the hash table that finds the child of a node by an action.

    The table is twice as large as the most nodes, so linear probing always finds a free slot. Every node except the root has at
    least one visit between iterations, because the iteration that adds it also visits it.
    """

    keys: Array  # of the child in this slot: its parent, the seat that acted, and the action; 0 if free
    children: Array  # the child in this slot
    visits: Array
    available: Array  # how often the action that leads to the node was legal, counted from when the node was added
    value: Array  # the sum of the results for each seat
    size: Array  # the number of nodes in use


@compiled
def nodes_for(iterations: int) -> int:
    """Return the size of a tree that this many iterations cannot fill, as far as the limit allows."""
    nodes = 2
    while nodes <= iterations and nodes < MAX_NODES:
        nodes *= 2
    return nodes


def new_tree(nodes: int) -> Tree:
    """Allocate a tree for `nodes` nodes, a power of two."""
    table = 2 * nodes
    visits, available = np.zeros((2, nodes), np.int32)
    value, size = np.zeros((nodes, MAX_PLAYERS)), np.zeros(1, np.int64)
    return Tree(np.zeros(table, np.int64), np.zeros(table, np.int32), visits, available, value, size)


@compiled_call
def clear(tree: Any) -> None:
    """Remove all nodes of a tree except for a new root."""
    for slot in range(len(tree.keys)):
        tree.keys[slot] = 0
    tree.size[0] = 0
    _add_node(tree)


@compiled
def _add_node(tree: Any) -> int:
    node = tree.size[0]
    tree.visits[node] = 0
    tree.available[node] = 1
    for seat in range(MAX_PLAYERS):
        tree.value[node, seat] = 0.0
    tree.size[0] = node + 1
    return int(node)


@compiled
def key_of(node: int, seat: int, action: int) -> int:
    """Return the key of the child that a seat's action leads to. It is never 0."""
    return ((node * MAX_PLAYERS + seat) << ACTION_BITS) + action + 1


@compiled_call
def slot_of(tree: Any, node: int, seat: int, action: int) -> int:
    """Return the slot of a child in the table, or the free slot where it belongs."""
    key = key_of(node, seat, action)
    last = len(tree.keys) - 1
    slot = (key * SPREAD >> 20) & last
    while tree.keys[slot] != 0 and tree.keys[slot] != key:
        slot = (slot + 1) & last
    return slot


@compiled_call
def child_of(tree: Any, node: int, seat: int, action: int) -> int:
    """Return the child that an action leads to, or NO_NODE if it was never tried."""
    slot = slot_of(tree, node, seat, action)
    return int(tree.children[slot]) if tree.keys[slot] != 0 else NO_NODE


@compiled
def add_child(tree: Any, node: int, seat: int, action: int) -> int:
    """Add a child to a node, and return it."""
    slot = slot_of(tree, node, seat, action)
    child = _add_node(tree)
    tree.keys[slot] = key_of(node, seat, action)
    tree.children[slot] = child
    return child
