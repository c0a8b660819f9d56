"""The GPU plays the CPU's games, and other libraries can share its arrays. Without a GPU, an error says what is missing."""

import importlib
import re
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from bali.core.errors import BaliError
from bali.games import GAMES
from bali.research.gpu import GpuBatch, why_no_gpu
from bali.research.plain_indices import plain_indices, switched
from bench.gpu import same_games, same_steps

WHY = why_no_gpu()
needs_gpu = pytest.mark.skipif(bool(WHY), reason=f"not run on the GPU: {WHY}")


@pytest.mark.skipif(not WHY, reason="there is a GPU")
def test_without_a_gpu_an_error_says_what_is_missing() -> None:
    with pytest.raises(BaliError, match="needs a GPU: "):
        GpuBatch("altar")


def test_only_the_thread_that_compiles_our_kernels_has_plain_indices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bali.research.plain_indices._make_switchable", lambda: None)  # there may be no numba-cuda to change
    index, inside = switched(lambda size: f"asks {size}", lambda size: f"plain {size}"), Barrier(2, timeout=60)

    def ours() -> list[str]:
        with plain_indices():
            inside.wait()
            answers = [index(3)]
            inside.wait()
        return [*answers, index(3)]

    def theirs() -> list[str]:
        inside.wait()
        answers = [index(3)]
        inside.wait()
        return answers

    with ThreadPoolExecutor(2) as pool:
        answers = [thread.result() for thread in (pool.submit(ours), pool.submit(theirs))]
    assert answers == [["plain 3", "asks 3"], ["asks 3"]]


def test_kernels_of_other_programs_still_accept_negative_indices() -> None:
    pytest.importorskip("numba_cuda", reason="not compiled for a GPU: the package numba-cuda is missing")
    cuda, types = importlib.import_module("numba.cuda"), importlib.import_module("numba").types

    def asks(kernel: Any) -> bool:
        """Return whether compiled code compares its index with 0. Compiling needs no GPU."""
        text, _ = cuda.compile_ptx(kernel, (types.int64[:], types.int64), cc=(8, 0))
        return re.search(r"shr\.s64|setp|selp", text) is not None

    def ours(array: Any, index: int) -> None:
        array[index] = 1

    def theirs(array: Any, index: int) -> None:
        array[index] = 1

    with plain_indices():
        assert not asks(ours)
        with ThreadPoolExecutor(1) as another_thread:
            assert another_thread.submit(asks, theirs).result()
    assert asks(ours)


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
    with pytest.raises(BaliError, match="one action for each of its 64 games"):
        batch.step(actions[:63], checked=False)
    assert batch.states().tobytes() == before
