"""The observation and action spaces for Gymnasium and PettingZoo."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces

from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.observation_layout import Layout
from bali.core.record import UNKNOWN, Array
from bali.research.single_game import SingleGame

ENCODINGS: dict[str, Any] = {"compact": np.int16, "float": np.float32}
RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL = -1.0  # the reward for an illegal action: the same as last place of two
FRAMES = 2  # images per second at which a game can be followed
MOST = np.iinfo(np.int16).max  # for values without a natural limit

Observation = dict[str, Any]  # of arrays


def make_single_game(
    game: str, players: int | None, variants: tuple[str, ...], encoding: str, render_mode: str | None
) -> SingleGame:
    """Return an environment's game. Raise `BaliError` if the encoding or the render mode is unknown."""
    if encoding not in ENCODINGS:
        raise BaliError(f"encoding must be one of {', '.join(ENCODINGS)}, not '{encoding}'")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BaliError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not '{render_mode}'")
    return SingleGame(game, players, tuple(variants), encoding)


def observation_space(game: Game, encoding: str) -> spaces.Dict[Any]:
    """Return the space of a game's observations and masks."""
    kind = ENCODINGS[encoding]
    least, most = (_bounds(game.LAYOUT, bounds).astype(kind) for bounds in ((0, UNKNOWN), (1, MOST)))
    seen = spaces.Box(least, most, dtype=kind)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (game.DECISIONS,), np.int8)})


def _bounds(layout: Layout, bounds: tuple[int, int]) -> Array:
    """Return a bound for every entry: the first for flags, the second for all others."""
    return np.concatenate([np.full(part.size, bounds[part.most > 1]) for part in layout])


def as_int(action: Any) -> int:
    """Return an action as an int. NumPy integers are allowed; raise `BaliError` for anything else."""
    try:
        return index(action)
    except TypeError:
        raise BaliError(f"an action must be a whole number, not {action!r}") from None
