"""The training example, shortened. JAX starts threads and then warns about forks, so the example runs in its own process."""

import json
import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bali.core.record import Array
from bali.research import Batch
from tests.once import once

# One training serves all tests: JAX compiles again for every other setting, which takes longer than the training itself.
UPDATES, GAMES, STEPS, DEALS = 20, 64, 64, 30
LONGER = 300  # steps in which every game ends
NEVER = 1e15  # minutes: the number of updates ends the training, and the time that it takes changes no result
SHORT: dict[str, Any] = {
    "seed": 1,
    "updates": UPDATES,
    "games": GAMES,
    "steps": STEPS,
    "hidden": 64,
    "minibatch": 256,
    "rate": 3e-3,
}
SHORT |= {"minutes": NEVER, "deals": DEALS, "last_deals": 2 * DEALS}


@pytest.fixture(scope="module")
def apart() -> Iterator[ProcessPoolExecutor]:
    """Return a process in which warnings are errors, as they are here."""
    with ProcessPoolExecutor(1, get_context("spawn"), warnings.simplefilter, ("error",)) as pool:
        yield pool


@pytest.fixture(scope="module")
def folder(apart: ProcessPoolExecutor, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with the results of a short training."""
    return once(tmp_path_factory, "example", lambda out: apart.submit(_train, out).result())


@pytest.fixture(scope="module")
def log(folder: Path) -> list[dict[str, Any]]:
    """Return the training's evaluations: before the first update and after the last."""
    report = json.loads((folder / "log.json").read_text())
    assert report["settings"]["games"] == GAMES
    return list(report["log"])


def _train(out: Path) -> None:
    from examples.train_ppo import Settings, train

    train(Settings(**SHORT), out)


def _beginning() -> dict[str, Array]:
    """Return the parameters with which a training begins."""
    import jax
    from examples.train_ppo import Settings, begin

    return {name: np.asarray(part) for name, part in jax.device_get(begin(Settings(**SHORT))[1]).items()}


def _play(path: Path) -> int:
    """Let a trained policy play against itself, and return how many games ended."""
    from examples.train_ppo import load

    choose, batch, ended = load(path), Batch("altar", games=32, seed=5, encoding="float"), 0
    for _ in range(300):
        actions = choose(batch.floats, batch.masks)
        assert batch.masks[np.arange(32), actions].all()
        assert choose(batch.floats[7], batch.masks[7]) == actions[7]
        batch.step(actions.astype(np.int64))
        ended += int(batch.dones.sum())
    return ended


def _gains() -> tuple[Any, Array, Array]:
    """Play a while. Return the rows, and the advantages if only the end counts and if only the next step counts."""
    import jax
    from examples.train_ppo import Settings, advantages_of, begin, collect

    batch, params, _, key = begin(Settings(**SHORT))
    rows = collect(batch, params, key, LONGER)
    gains = jax.jit(advantages_of)
    return tuple(rows), np.asarray(gains(rows, 1.0)), np.asarray(gains(rows, 0.0))


def test_the_log_shows_the_games_won(log: list[dict[str, Any]]) -> None:
    first, last = log
    assert (first["decisions"], last["decisions"], last["deals"]) == (0, UPDATES * GAMES * STEPS, 2 * DEALS)
    for line in log:
        for rival in ("greedy", "random"):
            assert 0 <= line[rival]["low"] <= line[rival]["value"] <= line[rival]["high"] <= 1


def test_it_learns_to_beat_random(log: list[dict[str, Any]]) -> None:
    first, last = log
    assert first["random"]["low"] < 0.5 < last["random"]["low"]


def test_the_picture_is_drawn(folder: Path) -> None:
    assert "<svg" in (folder / "training.svg").read_text()


def test_every_part_of_the_network_learns(apart: ProcessPoolExecutor, folder: Path) -> None:
    before = apart.submit(_beginning).result()
    with np.load(folder / "policy.npz") as after:
        assert set(after) == set(before)
        assert all((after[name] != before[name]).any() for name in before)


def test_a_loaded_policy_chooses_only_legal_actions(apart: ProcessPoolExecutor, folder: Path) -> None:
    assert apart.submit(_play, folder / "policy.npz").result() > 0


def test_each_decision_is_judged_by_its_own_players_outcome(apart: ProcessPoolExecutor) -> None:
    (observations, masks, actions, _, _, _, values), far, near = apart.submit(_gains).result()
    batch = Batch("altar", games=GAMES, seed=SHORT["seed"], encoding="float")
    actors, rewards, dones = np.zeros((LONGER, GAMES), int), np.zeros((LONGER, GAMES, 2)), np.zeros((LONGER, GAMES), bool)
    for step in range(LONGER):
        assert (batch.floats == observations[step]).all()
        assert (batch.masks == masks[step]).all()
        actors[step] = batch.actors
        batch.step(actions[step].astype(np.int64))
        rewards[step], dones[step] = batch.rewards[:, :2], batch.dones
    assert dones.any(0).all()
    for game in range(8):
        for step in range(int(np.flatnonzero(dones[:, game])[-1])):
            end, me = step + int(np.argmax(dones[step:, game])), actors[step, game]
            outcome = rewards[end, game, me]
            assert far[step, game] == pytest.approx(outcome - values[step, game], abs=1e-5)
            following = values[step + 1, game] * (1 if actors[step + 1, game] == me else -1)
            worth = outcome if end == step else following
            assert near[step, game] == pytest.approx(worth - values[step, game], abs=1e-5)


def test_the_command_line_sets_what_it_says(apart: ProcessPoolExecutor) -> None:
    assert apart.submit(_parsed, ["--minutes", "2", "--games", "32", "--seed", "7", "--out", "here"]).result() == (
        2,
        32,
        7,
        "here",
    )


def _parsed(words: list[str]) -> tuple[float, int, int, str]:
    from examples.train_ppo import parse

    settings, out = parse(words)
    return settings.minutes, settings.games, settings.seed, str(out)
