"""A trained network in whole numbers, the same to the last bit on every machine (see `network`).

A layer multiplies whole numbers of at most 12 bits by weights of 8 bits, and adds the products up in 32 bits. They cannot
overflow: 1,024 products of 4,095 and 127 stay below 2^30. The sums are then scaled to 12 bits again by a factor and a shift.
"""

from typing import Any

import numpy as np

from bali.core.compile import compiled, compiled_call
from bali.core.exact_math import exp
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

SHIFT = 24  # bits by which a scaled sum is shifted
HALF = 1 << (SHIFT - 1)
MOST = 4095  # the largest activation


@compiled
def _dot(row: Array, values: Array) -> Any:
    """Return the sum of the products of two rows, in 32 bits, so that the processor can calculate many at once."""
    total: Any = np.int32(0)
    for entry in range(len(row)):
        total = np.int32(total + np.int32(np.int32(row[entry]) * np.int32(values[entry])))
    return total


@compiled
def _activation(total: Any, factor: int) -> Any:
    """Return a unit's activation: 0 for negative sums, otherwise the scaled sum, at most MOST."""
    return min(MOST, (np.int64(total) * np.int64(factor) + HALF) >> SHIFT) if total > 0 else 0


@compiled_call
def read(network: Any, features: Array, flow: Array, added: Array) -> None:
    """Run the hidden layers on a position's features. Their result goes to `flow`; `added` is scratch memory."""
    for unit in range(len(flow)):
        total = np.int32(_dot(network.first[unit], features) + network.biases[0, unit])
        flow[unit] = _activation(total, network.factors[0, unit])
    for layer in range(len(network.hidden)):
        for unit in range(len(flow)):
            total = np.int32(_dot(network.hidden[layer, unit], flow) + network.biases[layer + 1, unit])
            added[unit] = _activation(total, network.factors[layer + 1, unit])
        for unit in range(len(flow)):
            flow[unit] = min(MOST, flow[unit] + added[unit])


@compiled
def _output(network: Any, flow: Array, number: int) -> float:
    """Return an output of the last layer."""
    return float(np.int32(_dot(network.last[number], flow) + network.last_biases[number]) * network.last_scales[number])


@compiled_call
def softmax(values: Array, count: int, temperature: float) -> None:
    """Replace the first `count` logits by probabilities."""
    most, total = values[0], 0.0
    for number in range(1, count):
        most = max(most, values[number])
    for number in range(count):
        values[number] = exp((values[number] - most) / temperature)
        total += values[number]
    for number in range(count):
        values[number] /= total


@compiled_call
def write_policy(network: Any, flow: Array, actions: Array, count: int, out: Array) -> None:
    """Write the logit of each of the listed actions."""
    for number in range(count):
        out[number] = _output(network, flow, actions[number])


@compiled_call
def write_chances(network: Any, flow: Array, seat: int, players: int, spare: Array, out: Array) -> None:
    """Write every seat's chance to win, as the seat that decides sees it."""
    first = len(network.last) - 2 * MAX_PLAYERS
    for steps in range(players):
        spare[steps] = _output(network, flow, first + steps)
    softmax(spare, players, 1.0)
    for steps in range(players):
        out[(seat + steps) % players] = spare[steps]
