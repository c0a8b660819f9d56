"""Many games that are played for training, on the CPU or on an NVIDIA GPU."""

from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np

from bali.core.compile import with_globals
from bali.core.contract import Game
from bali.core.options import Options
from bali.research.gpu import BLOCK, MIN_BLOCKS, expect_gpu
from bali.research.plain_indices import plain_indices
from bali.training.row_loops import BEGIN, Rows, new_rows, row_parts, step_all

SHOWN = ("actors", "masks", "features", "dones", "wins", "leads")


class CpuGames:
    """Games on all cores. JAX reads copies of the arrays."""

    def __init__(self, game: Game, kinds: list[Options], games: int, seed: int) -> None:
        """Allocate and begin the games."""
        self.game, self.kinds, self.count = game, kinds, games
        self.rows = new_rows(game, kinds, games, min(numba.config.NUMBA_NUM_THREADS, games), seed)  # type: ignore[attr-defined]
        self.step(np.full(games, BEGIN, np.int32))

    def step(self, actions: Any) -> None:
        """Apply one action in every game, or start it."""
        step_all(self.game)(self.rows, np.asarray(actions, np.int32))

    def arrays(self) -> tuple[Any, ...]:
        """Return the arrays named in SHOWN."""
        return tuple(_shareable(getattr(self.rows, name).copy()) for name in SHOWN)


class GpuGames:
    """Games on a GPU. JAX shares the memory, so it must have finished reading before the next step."""

    def __init__(self, game: Game, kinds: list[Options], games: int, seed: int) -> None:
        """Allocate and begin the games, and compile the kernel if no other games of the process have."""
        cupy, cuda, jax = expect_gpu(), import_module("numba.cuda"), import_module("jax")
        self.game, self.kinds, self.count = game, kinds, games
        self._cuda, self._grid = cuda, max(-(-games // BLOCK), MIN_BLOCKS)
        on_cpu = new_rows(game, kinds, games, games, seed)
        self._held = {name: cupy.asarray(array) for name, array in on_cpu._asdict().items() if not array.dtype.names}
        self.rows = Rows(
            **{name: cuda.to_device(getattr(on_cpu, name)) for name in on_cpu._fields if name not in self._held},
            **{name: cuda.as_cuda_array(array) for name, array in self._held.items()},
        )
        self._shared = tuple(jax.dlpack.from_dlpack(_shareable(self._held[name])) for name in SHOWN)
        self._kernel = _kernel(game)
        self._cupy = cupy
        self._actions = cupy.full(games, BEGIN, "int32")
        self._launch()

    def step(self, actions: Any) -> None:
        """Apply one action in every game, or start it."""
        self._actions[:] = self._cupy.asarray(actions) if isinstance(actions, np.ndarray) else self._cupy.from_dlpack(actions)
        self._launch()

    def _launch(self) -> None:
        with plain_indices():
            self._kernel[self._grid, BLOCK](self.rows, self._cuda.as_cuda_array(self._actions))
        self._cuda.synchronize()

    def arrays(self) -> tuple[Any, ...]:
        """Return the arrays named in SHOWN."""
        return self._shared


def _shareable(array: Any) -> Any:
    """Return truth values as small numbers, which all libraries can share."""
    return array.view("int8") if array.dtype == np.bool_ else array


@cache
def _kernel(game: Game) -> Any:
    """Return the kernel of a game. All games of a process share it, since compiling takes minutes."""
    cuda = import_module("numba.cuda")
    return cuda.jit(with_globals(_step_one, {**row_parts(game), "cuda": cuda}))


cuda: Any = None  # a placeholder, like step_rows: GpuGames binds both
step_rows: Any = None


def _step_one(a: Rows, actions: Any) -> None:
    """Advance the game of this thread."""
    row = cuda.grid(1)
    if row < len(a.states):
        step_rows(a, actions, row, row + 1, row)
