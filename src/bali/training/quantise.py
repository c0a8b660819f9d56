"""Round a trained network to whole numbers, for `bots.network`."""

from typing import Any

import numpy as np

from bali.bots.network import record_of
from bali.bots.network_loops import MOST, SHIFT
from bali.core.contract import Game
from bali.core.features import ONE
from bali.core.record import Array, new_records
from bali.core.seats import MAX_PLAYERS

LARGEST = 127  # of a weight
STEP = 1 / 128  # of the activations of a network that is trained further
HEADROOM = 1.05  # how much larger activations may get than they were in the sample


def quantise(game: Game, params: dict[str, Any], sample: Array) -> Array:
    """Return the network in whole numbers. The largest activations in a sample of features decide their scale."""
    layers = sum(name.startswith("weights") and name != "weights" for name in params)
    width = params["biases0"].shape[0]
    network = new_records(record_of(game.FEATURES, game.DECISIONS, width, layers), 1)
    record = network[0]
    step = _largest(params, layers, sample) * HEADROOM / MOST
    for layer in range(layers):
        weights, scales = _rounded(params[f"weights{layer}"])
        given = 1 / ONE if layer == 0 else step
        if layer == 0:
            record["first"][:] = weights
        else:
            record["hidden"][layer - 1] = weights
        record["biases"][layer] = np.rint(params[f"biases{layer}"] / (scales * given))
        record["factors"][layer] = np.rint(scales * given / step * 2**SHIFT)
    weights, scales = _rounded(params["weights"])
    record["last"][:] = weights
    record["last_biases"][:] = np.rint(params["biases"] / (scales * step))
    record["last_scales"][:] = scales * step
    return network


def floats_of(networks: Array) -> dict[str, Any]:
    """Return the weights of a rounded network as floating-point numbers, to train it further.

    A rounded network does not say how large its activations were. It does not matter to what it finds; STEP is close to it.
    """
    record, params = networks[0], dict[str, Any]()
    for layer, (biases, factors) in enumerate(zip(record["biases"], record["factors"], strict=True)):
        rounded, given = (record["first"], 1 / ONE) if layer == 0 else (record["hidden"][layer - 1], STEP)
        scales = factors / 2**SHIFT * STEP / given
        params[f"weights{layer}"] = (rounded * scales[:, None]).T
        params[f"biases{layer}"] = biases * scales * given
    scales = record["last_scales"] / STEP
    params["weights"] = (record["last"] * scales[:, None]).T
    params["biases"] = record["last_biases"] * record["last_scales"]
    return params


def _rounded(weights: Any) -> tuple[Any, Any]:
    """Return weights of 8 bits, one row for each unit, and the scale of each row."""
    rows = np.asarray(weights, np.float64).T
    scales = np.maximum(np.abs(rows).max(1), 1e-12) / LARGEST
    return np.rint(rows / scales[:, None]), scales


def _largest(params: dict[str, Any], layers: int, sample: Array) -> float:
    """Return the largest activation in a sample."""
    flow, most = sample.astype(np.float32) / ONE, 0.0
    for layer in range(layers):
        added = np.maximum(flow @ params[f"weights{layer}"] + params[f"biases{layer}"], 0)
        flow = added if layer == 0 else flow + added
        most = max(most, float(flow.max()))
    return most


def float_outputs(params: dict[str, Any], sample: Array) -> tuple[Any, Any]:
    """Return the logits of the actions, and of the seats' win chances, of the network before rounding."""
    flow = sample.astype(np.float32) / ONE
    for layer in range(len(params) // 2 - 1):
        added = np.maximum(flow @ params[f"weights{layer}"] + params[f"biases{layer}"], 0)
        flow = added if layer == 0 else flow + added
    out = flow @ params["weights"] + params["biases"]
    return out[:, : -2 * MAX_PLAYERS], out[:, -2 * MAX_PLAYERS : -MAX_PLAYERS]
