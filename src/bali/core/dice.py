"""Fast random numbers for simulation, one stream per game. Never use them at a table, where `SecureDealer` deals.

Dice are an array of one 64-bit word, advanced by multiply-with-carry: the low half times a constant plus the high half. No
operation overflows, so the stream is the same interpreted, compiled and on a GPU.
"""

import numpy as np

from bali.core.action_lists import kind_at
from bali.core.compile import compiled
from bali.core.record import Array

MULTIPLIER = np.uint64(4294883355)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
MIX_1, MIX_2, MIX_SHIFT = np.uint64(0x85EBCA6B), np.uint64(0xC2B2AE35), np.uint64(16)


def new_dice(seed: int) -> Array:
    """Create dice whose rolls are determined by the seed."""
    dice = np.zeros(1, np.uint64)
    seed_dice(dice, np.uint64(seed % 2**64))
    return dice


@compiled
def _mix(word: np.uint64) -> np.uint64:
    word = ((word ^ (word >> MIX_SHIFT)) * MIX_1) & LOW
    word = ((word ^ (word >> MIX_SHIFT)) * MIX_2) & LOW
    return word ^ (word >> MIX_SHIFT)


@compiled
def seed_dice(dice: Array, seed: np.uint64) -> None:
    """Start the stream of a seed. Neighbouring seeds give unrelated streams."""
    high = _mix((seed >> HALF) ^ np.uint64(0x9E3779B9))
    low = _mix((seed & LOW) ^ high)
    dice[0] = (_mix(high ^ low ^ np.uint64(0x7F4A7C15)) << HALF) | low | np.uint64(1)


@compiled
def roll(dice: Array, sides: int) -> int:
    """Return a random number from 0 to sides - 1."""
    word = dice[0]
    low, high = word & LOW, word >> HALF
    dice[0] = MULTIPLIER * low + high
    return int(np.int64(((low ^ high) * np.uint64(sides)) >> HALF))


@compiled
def heap_size(heap: Array) -> int:
    """Return the number of cards in a heap, given its counts by kind."""
    size = 0
    for count in heap:
        size += int(count)
    return size


@compiled
def draw(heap: Array, size: int, dice: Array) -> int:
    """Draw a random card from a heap of `size` cards, given its counts by kind, and return the kind.

    The caller knows the size, because counting the cards for each draw takes longer than drawing them.
    """
    kind = kind_at(heap, roll(dice, size))
    heap[kind] -= 1
    return kind
