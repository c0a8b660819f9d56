"""The trained networks that ship with the games: two sizes for each game, both for all player counts and variants.

The large one is as strong as we could train it. The small one has learned to think like it, and fits slow connections and phones.

`bali.training` trains them in floating-point numbers and then rounds them (`quantise`): weights become whole numbers of 8 bits,
with a scale for each unit. A file is one flat record: the bytes in memory, in WebAssembly as in Python.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import numpy as np

from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.record import Array, Record, dtype_of
from bali.core.seats import MAX_PLAYERS

FOLDER = Path(__file__).parent / "weights"
SUFFIX = ".network"  # of their files
WIDTHS = {"small": 256, "large": 1024}  # of the shipped networks: the units of a hidden layer
LAYERS = 3  # how many hidden layers they have


@cache
def record_of(features: int, decisions: int, width: int = WIDTHS["large"], layers: int = LAYERS) -> type[Record]:
    """Return the record of a network with these numbers of inputs, actions, units and hidden layers."""
    outputs = decisions + 2 * MAX_PLAYERS
    fields: dict[str, Any] = {
        "first": Annotated[Array, np.int8, width, features],
        "hidden": Annotated[Array, np.int8, layers - 1, width, width],
        "biases": Annotated[Array, np.int32, layers, width],
        "factors": Annotated[Array, np.int32, layers, width],
        "last": Annotated[Array, np.int8, outputs, width],
        "last_biases": Annotated[Array, np.int32, outputs],
        "last_scales": Annotated[Array, np.float64, outputs],
    }
    return type("Network", (Record,), {"__annotations__": fields})


@cache
def network_dtype(game: Game, size: str) -> np.dtype[Any]:
    """Return the type of a game's network of a size."""
    return dtype_of(record_of(game.FEATURES, game.DECISIONS, WIDTHS[size]))  # type: ignore[arg-type]


def path_of(game: Game, size: str) -> Path:
    """Return the file of a game's network."""
    return FOLDER / f"{game.META.name}-{size}{SUFFIX}"


@cache
def network(game: Game, size: str) -> Array:
    """Return the network of a size that ships with a game, as an array with one record."""
    return load(path_of(game, size), game, size)


def load(path: Path, game: Game, size: str) -> Array:
    """Return the network in a file. Raise `BaliError` if it does not fit the game."""
    content, kind = path.read_bytes(), network_dtype(game, size)
    if len(content) != kind.itemsize:
        raise BaliError(
            f"{path} is not the {size} network for {game.META.name}: it has {len(content)} bytes instead of {kind.itemsize}"
        )
    return np.frombuffer(content, kind)


def card(game: Game, size: str) -> dict[str, Any]:
    """Return how a game's network was made and what it can do."""
    found: dict[str, Any] = json.loads(path_of(game, size).with_suffix(".json").read_text())
    return found


def fingerprint(game: Game, size: str) -> str:
    """Return the hash of a game's network, which names its version."""
    return hashlib.sha256(path_of(game, size).read_bytes()).hexdigest()[:16]
