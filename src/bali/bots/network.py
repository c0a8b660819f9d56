"""The trained networks that ship with the games, one for each game, for all player counts and variants.

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
WIDTH, LAYERS = 1024, 3  # of the shipped networks: the units of a hidden layer, and how many there are


@cache
def record_of(features: int, decisions: int, width: int = WIDTH, layers: int = LAYERS) -> type[Record]:
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
def network_dtype(game: Game) -> np.dtype[Any]:
    """Return the type of the network that ships with a game."""
    return dtype_of(record_of(game.FEATURES, game.DECISIONS))  # type: ignore[arg-type]


def path_of(game: Game) -> Path:
    """Return the file of a game's network."""
    return FOLDER / f"{game.META.name}.network"


@cache
def network(game: Game) -> Array:
    """Return the network that ships with a game, as an array with one record."""
    return load(path_of(game), game)


def load(path: Path, game: Game) -> Array:
    """Return the network in a file. Raise `BaliError` if it does not fit the game."""
    content, kind = path.read_bytes(), network_dtype(game)
    if len(content) != kind.itemsize:
        raise BaliError(f"{path} is not a network for {game.META.name}: it has {len(content)} bytes instead of {kind.itemsize}")
    return np.frombuffer(content, kind)


def card(game: Game) -> dict[str, Any]:
    """Return how a game's network was made and what it can do."""
    found: dict[str, Any] = json.loads(path_of(game).with_suffix(".json").read_text())
    return found


def fingerprint(game: Game) -> str:
    """Return the hash of a game's network, which names its version."""
    return hashlib.sha256(path_of(game).read_bytes()).hexdigest()[:16]
