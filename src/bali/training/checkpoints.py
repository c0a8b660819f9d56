"""Checkpoints: all that a training needs to continue, and the network's weights by themselves."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bali.bots.network import SUFFIX, load
from bali.core.errors import BaliError
from bali.games import find
from bali.training.model import Params
from bali.training.quantise import floats_of

CHECKPOINT, WEIGHTS = "checkpoint.npz", "weights.npz"


def save_checkpoint(folder: Path, params: Params, state: Any, update: int, seconds: float) -> None:
    """Write both files. A crash leaves the earlier ones."""
    leaves = [np.asarray(leaf) for leaf in jax.tree.leaves(state)]
    named = {f"state{number}": leaf for number, leaf in enumerate(leaves)}
    plain = {name: np.asarray(array) for name, array in params.items()}
    _write(folder / CHECKPOINT, {**plain, **named, "update": np.int64(update), "seconds": np.float64(seconds)})
    _write(folder / WEIGHTS, {name: array.astype(np.float16) for name, array in plain.items()})


def _write(path: Path, arrays: dict[str, Any]) -> None:
    partial = path.with_suffix(".part.npz")
    np.savez(partial, **arrays)
    partial.replace(path)


def load_checkpoint(folder: Path, params: Params, state: Any) -> tuple[Params, Any, int, float] | None:
    """Return the parameters, the optimiser's state, the update and the seconds, or None if there is no checkpoint."""
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    with np.load(path) as file:
        if {name: array.shape for name, array in params.items()} != {name: file[name].shape for name in params}:
            raise BaliError(f"{path} is of another network; choose another folder with --out")
        leaves, tree = jax.tree.flatten(state)
        kept = [jnp.asarray(file[f"state{number}"]) for number in range(len(leaves))]
        found = {name: jnp.asarray(file[name]) for name in params}
        return found, jax.tree.unflatten(tree, kept), int(file["update"]), float(file["seconds"])


def load_weights(path: Path) -> Params:
    """Return the weights in a file: those that a training saved, or a shipped network such as `altar-large.network`."""
    if not path.exists():
        raise BaliError(f"there is no file {path}")
    if path.suffix == SUFFIX:
        name, size = path.stem.split("-")
        return {part: jnp.asarray(array, jnp.float32) for part, array in floats_of(load(path, find(name), size)).items()}
    with np.load(path) as file:
        return {name: jnp.asarray(file[name].astype(np.float32)) for name in file.files if name.startswith(("weights", "biases"))}
