"""The network while it is trained: floating-point numbers in JAX. `quantise` turns it into the one that plays.

A layer of rectified linear units reads the features. Each further layer adds its units to what the one before it has found. The
last layer has a number for each action, the higher the likelier, and two for each seat, clockwise from the one that decides: its
chance to win, as a logit, and its lead in points, as the inverse hyperbolic tangent of what `row_loops` writes.
"""

from typing import Any

import jax
import jax.numpy as jnp

from bali.core.contract import Game
from bali.core.features import ONE
from bali.core.seats import MAX_PLAYERS
from bali.training.recipe import Recipe

Params = dict[str, Any]  # weights and biases by name: those of the hidden layers with their number, and of the last one
ILLEGAL = -1e9  # the logit of an action that is not legal, or of a seat that does not exist


def new_params(key: Any, game: Game, recipe: Recipe) -> Params:
    """Return random weights. The last ones are small, so that all actions are about equally likely."""
    params: Params = {}
    sizes = [game.FEATURES] + [recipe.width] * recipe.layers
    for layer in range(recipe.layers):
        gain = 2**0.5 if layer == 0 else 0.7
        make = jax.nn.initializers.orthogonal(gain)
        params[f"weights{layer}"] = make(jax.random.fold_in(key, layer), (sizes[layer], recipe.width))
        params[f"biases{layer}"] = jnp.zeros(recipe.width)
    outputs = game.DECISIONS + 2 * MAX_PLAYERS
    params["weights"] = jax.nn.initializers.orthogonal(0.01)(jax.random.fold_in(key, recipe.layers), (recipe.width, outputs))
    params["biases"] = jnp.zeros(outputs)
    return params


def run(params: Params, features: Any, kind: Any = jnp.bfloat16) -> tuple[Any, Any, Any]:
    """Return the logits of all actions, the logits of winning, and the leads, for rows of features."""
    flow = features.astype(kind) / ONE
    for layer in range(len(params) // 2 - 1):
        added = jax.nn.relu(flow @ params[f"weights{layer}"].astype(kind) + params[f"biases{layer}"].astype(kind))
        flow = added if layer == 0 else flow + added
    out = flow.astype(jnp.float32) @ params["weights"] + params["biases"]
    logits, wins, leads = jnp.split(out, (out.shape[1] - 2 * MAX_PLAYERS, out.shape[1] - MAX_PLAYERS), axis=1)
    return logits, wins, jnp.tanh(leads)


def think(params: Params, features: Any, masks: Any, present: Any) -> tuple[Any, Any, Any]:
    """Return the logarithms of the legal actions' probabilities and of the seats' win chances, and the seats' leads."""
    logits, wins, leads = run(params, features)
    logs = jax.nn.log_softmax(jnp.where(masks, logits, ILLEGAL))
    return logs, jax.nn.log_softmax(jnp.where(present, wins, ILLEGAL)), leads
