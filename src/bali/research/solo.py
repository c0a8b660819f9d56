"""One game in the arrays of a batch: what the single-game interfaces stand on."""

import numpy as np

from bali.core.batch import BEGIN, batch_loops, make_arrays
from bali.core.contract import NOBODY
from bali.core.errors import BaliError
from bali.core.options import choose
from bali.core.record import Array
from bali.games import find


class Solo:
    """One game, which stays where it ends until it is begun anew. The arrays are written in place."""

    def __init__(self, game: str, players: int, variants: tuple[str, ...] = (), encoding: str = "compact") -> None:
        """Sets up; `begin` deals."""
        self.game = find(game)
        self.options = choose(self.game.META, players, variants)
        self.arrays = make_arrays(self.game, self.options, 1, 1, encoding)
        self._loops = batch_loops(self.game)
        self._rows = self.arrays.floats if encoding == "float" else self.arrays.observations
        self.mask = self.arrays.masks[0]
        self.rewards = self.arrays.rewards[0]
        self.arrays.stride[0] = 0
        self._action = np.zeros(1, np.int64)
        self.actor = NOBODY
        self._shown = NOBODY  # who sees what stands in the row

    def begin(self, seed: int) -> None:
        """Deals a new game, on the dice of a seed."""
        self.arrays.seeds[0] = seed % 2**64
        self._tend(BEGIN)

    def act(self, action: int) -> int:
        """Carries out the asked player's action; gets who is asked next."""
        if not 0 <= action < len(self.mask) or not self.mask[action]:
            raise BaliError(f"action {action} is not possible here")
        return self._tend(action)

    def _tend(self, action: int) -> int:
        self._action[0] = action
        self._loops.tend(self.arrays, self._action, 0, 1, 0)
        self.actor = self._shown = int(self.arrays.actors[0])
        return self.actor

    def sees(self, seat: int) -> Array:
        """Gets what a seat sees."""
        if seat != self._shown:
            self._loops.show(self.arrays, seat)
            self._shown = seat
        return self._rows[0].copy()
