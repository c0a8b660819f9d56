"""Many games simultaneously, on all cores, through NumPy arrays that are written in place."""

from typing import Any

import numba
import numpy as np

from bali.core.contract import Game
from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.options import Options
from bali.core.record import Array
from bali.research.batch_loops import ALL_LEGAL, BEGIN, ENCODINGS, batch_loops, make_arrays
from bali.research.options import game_and_options


def batch_options(game: str, players: int | None, variants: tuple[str, ...], games: int, encoding: str) -> tuple[Game, Options]:
    """Return the game and the options of a batch. Raise `BaliError` if they are invalid."""
    if games < 1:
        raise BaliError(f"a batch needs at least one game, not {games}")
    if encoding not in ENCODINGS:
        raise BaliError(f"encoding must be one of {', '.join(ENCODINGS)}, not '{encoding}'")
    return game_and_options(game, players, variants)


def one_action_each(arrays: Any, actions: Any, games: int) -> Any:
    """Return one action for each game as an array of 64-bit integers. Raise `BaliError` if `actions` is anything else.

    `arrays` is the library of the result, NumPy or CuPy. If the actions are already such an array, nothing is copied.
    """
    given = arrays.asarray(actions)
    if given.shape != (games,):
        raise BaliError(f"a batch takes one action for each of its {games} games, not an array of shape {given.shape}")
    if given.dtype.kind not in "iu":
        raise BaliError(f"actions must be whole numbers, not {given.dtype}")
    return arrays.ascontiguousarray(given, np.int64)


class Batch:
    """Many games with the same options, each waiting for a decision. A game that ends is replaced by a new one.

    The arrays always show the current state, and the next `step` overwrites them: copy what you want to keep.

    - `actors` (games): whose decision it is, by seat
    - `masks` (games, actions): which actions are legal
    - `choices`, `counts`: the same as lists, the first `counts[n]` entries of `choices[n]`
    - `observations` (games, width): what the deciding player sees, in the compact form of the game's layout
    - `floats` (games, width): the same in the float form, if `encoding` is "float"
    - `rewards` (games, 4): each seat's reward for the game that the last action ended, otherwise 0
    - `dones` (games): whether the last action ended a game; all other arrays then show the next one
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        variants: tuple[str, ...] = (),
        games: int = 1024,
        seed: int = 0,
        encoding: str = "compact",
        threads: int | None = None,
    ) -> None:
        """Set up a batch. The default number of players is the game's smallest.

        The encoding is "compact", "float", or "none" for no observations at all.
        """
        self.game, self.options = batch_options(game, players, variants, games, encoding)
        self.threads = min(threads or numba.config.NUMBA_NUM_THREADS, games)  # type: ignore[attr-defined]
        self._loops = batch_loops(self.game)
        self._dice = new_dice(seed)
        self.arrays = make_arrays(self.game, self.options, games, self.threads, encoding)
        a = self.arrays
        self.actors, self.masks, self.choices, self.counts = a.actors, a.masks, a.choices, a.counts
        self.observations, self.floats, self.rewards, self.dones = a.observations, a.floats, a.rewards, a.dones
        self._actions = np.zeros(games, np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Restart all games. Game n uses the random seed `seed` + n."""
        a = self.arrays
        a.seeds[:] = np.arange(len(a.seeds), dtype=np.uint64) + np.uint64(seed % 2**64)
        self._loops.step_batch(a, np.full(len(a.seeds), BEGIN))

    def step(self, actions: Array) -> None:
        """Apply one action in every game. Raise `BaliError`, without changing anything, if one of them is illegal."""
        actions = one_action_each(np, actions, len(self.actors))
        illegal = self._loops.first_illegal(self.arrays.masks, actions)
        if illegal != ALL_LEGAL:
            raise BaliError(f"action {actions[illegal]} is not possible in game {illegal}")
        self._loops.step_batch(self.arrays, actions)

    def sample(self) -> Array:
        """Return a uniformly random legal action for every game. The next call reuses the array."""
        self._loops.sample(self.arrays.choices, self.arrays.counts, self._dice, self._actions)
        return self._actions
