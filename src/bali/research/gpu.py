"""Many games simultaneously on an NVIDIA GPU, through CuPy arrays that PyTorch and JAX can share by DLPack."""

from importlib import import_module
from typing import Any

import numpy as np

from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.loops import new_states
from bali.core.record import Array
from bali.research.batch import batch_options, one_action_each
from bali.research.batch_loops import ALL_LEGAL, BEGIN, Arrays, make_arrays
from bali.research.kernels import kernels
from bali.research.options import game_and_options
from bali.research.plain_indices import plain_indices

BLOCK = 128  # threads
MIN_BLOCKS = 128  # Numba warns about fewer; threads without a game end immediately
RESIDENT = 1024  # threads per multiprocessor for whole games: their states just fit its cache


def why_no_gpu() -> str:
    """Return why this machine cannot play on a GPU, or an empty string if it can."""
    try:
        import_module("cupy")
        cuda = import_module("numba.cuda")
    except ImportError as missing:
        return f"the package {missing.name} is missing: install bali[gpu]"
    return "" if cuda.is_available() else "no NVIDIA GPU with its driver was found"


def expect_gpu() -> Any:
    """Return the CuPy module. Raise `BaliError` if something is missing."""
    if why := why_no_gpu():
        raise BaliError(f"this needs a GPU: {why}")
    return import_module("cupy")


class GpuBatch:
    """A `Batch` on the GPU: the same arrays, written in place by kernels, and the same games for the same seeds.

    The arrays are CuPy's. `torch.from_dlpack(batch.observations)` or `jax.dlpack.from_dlpack(batch.masks)` share them with
    other libraries without a copy. Actions may be a CuPy array or anything with `__cuda_array_interface__`.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        variants: tuple[str, ...] = (),
        games: int = 65_536,
        seed: int = 0,
        encoding: str = "compact",
    ) -> None:
        """Set up a batch. The default number of players is the game's smallest.

        The encoding is "compact", "float", or "none" for no observations at all.
        """
        cupy = expect_gpu()
        self.game, self.options = batch_options(game, players, variants, games, encoding)
        self._kernels = kernels(self.game)
        self._cupy = cupy
        self._grid = max(-(-games // BLOCK), MIN_BLOCKS)
        self.arrays = Arrays(*(_to_gpu(array) for array in make_arrays(self.game, self.options, games, games, encoding)))
        a = self.arrays
        self.actors, self.masks, self.choices, self.counts = a.actors, a.masks, a.choices, a.counts
        self.observations, self.floats, self.rewards, self.dones = a.observations, a.floats, a.rewards, a.dones
        self._actions, self._illegal = cupy.zeros(games, np.int64), cupy.zeros(1, np.int64)
        self._dice = cupy.zeros((games, 1), np.uint64)
        self._launch(self._kernels.seed, self._dice, np.uint64(seed % 2**64))
        self.reset(seed)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        with plain_indices():
            kernel[self._grid, BLOCK](*arguments)

    def reset(self, seed: int = 0) -> None:
        """Restart all games. Game n uses the random seed `seed` + n."""
        a = self.arrays
        a.seeds[:] = self._cupy.arange(len(a.seeds), dtype=np.uint64) + np.uint64(seed % 2**64)
        self._launch(self._kernels.step_batch, a, self._cupy.full(len(a.seeds), BEGIN))

    def step(self, actions: Any, *, checked: bool = True) -> None:
        """Apply one action in every game. Raise `BaliError`, without changing anything, if one of them is illegal.

        The check waits for the GPU. A policy that respects the masks can do without it.
        """
        actions = one_action_each(self._cupy, actions, len(self.actors))
        if checked:
            self._illegal[0] = ALL_LEGAL
            self._launch(self._kernels.find_illegal, self.masks, actions, self._illegal)
            if (illegal := int(self._illegal[0])) != ALL_LEGAL:
                raise BaliError(f"action {int(actions[illegal])} is not possible in game {illegal}")
        self._launch(self._kernels.step_batch, self.arrays, actions)

    def sample(self) -> Any:
        """Return a uniformly random legal action for every game. The next call reuses the array."""
        self._launch(self._kernels.sample, self.choices, self.counts, self._dice, self._actions)
        return self._actions

    def states(self) -> Array:
        """Return a copy of all positions on the CPU, for tests."""
        return _to_cpu(self.game, self.arrays.states)


def _to_gpu(array: Array) -> Any:
    """Copy an array to the GPU: records as Numba's, all others as CuPy's."""
    if array.dtype.names:
        return import_module("numba.cuda").to_device(array)
    return import_module("cupy").asarray(array)


def _to_cpu(game: Game, states: Any) -> Array:
    kept = new_states(game, len(states))
    kept[:] = states.copy_to_host()
    return kept


class GpuRandomPlay:
    """Whole random games, as fast as the GPU can play them."""

    def __init__(self, game: str, players: int = 4, variants: tuple[str, ...] = (), keep: int = 0) -> None:
        """Set up the game. The final positions of the first `keep` games of each run are saved."""
        self._cupy, (self.game, self.options) = expect_gpu(), game_and_options(game, players, variants)
        cuda = import_module("numba.cuda")
        start = new_states(self.game, 1)
        start[0] = self.game.new(self.options)
        self._threads = RESIDENT * cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._start, self._finals = cuda.to_device(start), cuda.to_device(new_states(self.game, keep))
        self._decisions = self._cupy.zeros(self._threads, np.int64)

    def play(self, games: int, seed: int = 0) -> int:
        """Play `games` games and return the number of decisions. Game n uses the random seed `seed` + n."""
        with plain_indices():
            kernel = kernels(self.game).play[self._threads // BLOCK, BLOCK]
            kernel(self._start, np.uint64(seed % 2**64), np.int64(games), self._finals, self._decisions)
        return int(self._decisions.sum())

    def finals(self) -> Array:
        """Return the final positions of the first games of the last run."""
        return _to_cpu(self.game, self._finals)
