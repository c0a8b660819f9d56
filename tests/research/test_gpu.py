"""The GPU: its games are the CPU's, and others see its arrays; where there is none, one is told so."""

import importlib
from typing import Any

import pytest

from bali.core.errors import BaliError
from bali.games import GAMES
from bali.research.gpu import GpuBatch, why_no_gpu
from bali.research.gpu_bench import same_games, same_steps

WHY = why_no_gpu()
needs_gpu = pytest.mark.skipif(bool(WHY), reason=f"not run on the GPU: {WHY}")


@pytest.mark.skipif(not WHY, reason="there is a GPU")
def test_without_a_gpu_one_is_told_what_is_missing() -> None:
    with pytest.raises(BaliError, match="needs a GPU: "):
        GpuBatch("altar")


@needs_gpu
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_end_as_on_the_cpu_byte_for_byte(name: str) -> None:
    assert same_games(name)


@needs_gpu
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_shows_what_a_batch_on_the_cpu_shows(name: str) -> None:
    assert same_steps(name, steps=200)


@needs_gpu
@pytest.mark.parametrize("library", ["torch", "jax.dlpack", "cupy"])
def test_others_see_the_arrays_without_a_copy(library: str) -> None:
    batch, cupy = GpuBatch("altar", games=64, encoding="float"), importlib.import_module("cupy")
    names = ("observations", "floats", "masks", "rewards", "dones", "actors")
    shared: Any = {name: importlib.import_module(library).from_dlpack(getattr(batch, name)) for name in names}
    for _ in range(30):
        batch.step(batch.sample())
    for name, array in shared.items():
        assert cupy.array_equal(cupy.from_dlpack(array), getattr(batch, name)), name


@needs_gpu
def test_an_action_that_is_not_possible_changes_nothing() -> None:
    batch = GpuBatch("altar", games=64)
    before, actions = batch.states().tobytes(), batch.sample()
    actions[7] = batch.game.DECISIONS
    with pytest.raises(BaliError, match="not possible in game 7"):
        batch.step(actions)
    assert batch.states().tobytes() == before
