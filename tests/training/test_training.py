"""Training by self-play, in small. JAX starts threads and then warns about forks, so it runs in a process of its own."""

import json
import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bali.bots import make_bot
from bali.bots.network import record_of
from bali.core.dealers import SeededDealer
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.options import Options
from bali.core.record import dtype_of
from bali.games import find
from bali.training.row_loops import BEGIN
from tests.long import LONG
from tests.once import once

WIDTH, LAYERS = 64, 2
UPDATES, LEAST = (50, 0.85) if LONG else (30, 0.75)  # the least share of games won; without any training it is 0.45
SMALL: dict[str, Any] = {"games": 256, "steps": 32, "width": WIDTH, "layers": LAYERS, "minibatch": 1024, "spread": 40}


@pytest.fixture(scope="module")
def apart() -> Iterator[ProcessPoolExecutor]:
    """Return a process in which warnings are errors, as they are here."""
    with ProcessPoolExecutor(1, get_context("spawn"), warnings.simplefilter, ("error",)) as pool:
        yield pool


@pytest.fixture(scope="module")
def folder(apart: ProcessPoolExecutor, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a training that was stopped halfway and continued."""

    def train(out: Path) -> None:
        apart.submit(_train, out, UPDATES // 2).result()
        apart.submit(_train, out, UPDATES).result()

    return once(tmp_path_factory, "training", train)


def _train(out: Path, updates: int) -> None:
    from dataclasses import asdict, replace

    from bali.training.recipe import STAGES, Fading
    from bali.training.trainer import Trainer, reporter

    recipe = replace(STAGES["altar"][0], **SMALL, updates=updates, epochs=3, players={2: 1}, variants=0)
    recipe = replace(recipe, rate=Fading(3e-3, 3e-4), entropy=Fading(0.01, 0.003))
    trainer = Trainer("altar", recipe, 1, out)
    (out / "recipe.json").write_text(json.dumps(asdict(recipe)))
    trainer.run(reporter(out))


def _log(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


def test_a_training_continues_where_it_stopped(folder: Path) -> None:
    updates = [line["update"] for line in _log(folder)]
    assert updates[0] == 1
    assert UPDATES // 2 + 1 in updates
    with np.load(folder / "checkpoint.npz") as file:
        assert file["update"] == UPDATES


def test_a_network_learns_to_beat_random_players(apart: ProcessPoolExecutor, folder: Path) -> None:
    assert apart.submit(_share_won, folder).result() > LEAST


def _share_won(folder: Path) -> float:
    from bali.training.checkpoints import load_weights
    from bali.training.duel import duel
    from bali.training.games import CpuGames

    games = CpuGames(find("altar"), [Options(2)], 200, 10**9)
    return duel(games, load_weights(folder / "weights.npz"), None)[Options(2)].value


def test_a_rounded_network_plays_like_the_trained_one(apart: ProcessPoolExecutor, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "altar.network"
    made = apart.submit(_ship, folder, out).result()
    (stage,) = made["stages"]
    assert stage["updates"] == UPDATES
    assert stage["decisions"] == UPDATES * SMALL["games"] * SMALL["steps"]
    assert made["sharpness"] > 0
    assert made["rounding"]["same_action"] > 0.95
    assert made["rounding"]["win_chance_error"] < 0.03
    game = find("altar")
    assert out.stat().st_size == made["bytes"] == dtype_of(record_of(game.FEATURES, game.DECISIONS, WIDTH, LAYERS)).itemsize  # type: ignore[arg-type]


def _ship(folder: Path, out: Path) -> dict[str, Any]:
    from bali.training.ship import ship

    return ship(find("altar"), "small", folder, out, deals=4)


def test_a_shipped_network_can_be_trained_further(apart: ProcessPoolExecutor, tmp_path: Path) -> None:
    """Read as floating-point numbers and rounded again, it is the same network within rounding."""
    assert apart.submit(_rounded_again).result() > 0.99


def _rounded_again() -> float:
    from bali.bots.network import path_of
    from bali.training.checkpoints import load_weights
    from bali.training.quantise import quantise
    from bali.training.ship import rounding_loss, sample_of

    game = find("altar")
    params = {name: np.asarray(array) for name, array in load_weights(path_of(game, "small")).items()}
    sample = sample_of(game, params, 2)
    networks = quantise(game, params, np.array([position.features for position in sample]))
    return rounding_loss(game, params, networks, sample)["same_action"]


def test_a_folder_with_another_network_is_refused(apart: ProcessPoolExecutor, folder: Path) -> None:
    with pytest.raises(BaliError, match="is of another network; choose another folder with --out"):
        apart.submit(_train_wider, folder).result()


def _train_wider(out: Path) -> None:
    from dataclasses import replace

    from bali.training.recipe import STAGES
    from bali.training.trainer import Trainer

    Trainer("altar", replace(STAGES["altar"][0], **SMALL | {"width": 32}, updates=1), 1, out)


def test_forced_actions_are_made_and_rows_play_their_own_options() -> None:
    from bali.training.games import CpuGames

    kinds = [Options(2), Options(3, ("demon",)), Options(4, ("oracle",))]
    games = CpuGames(find("altar"), kinds, 7, 5)
    assert games.rows.states["players"].tolist() == [2, 3, 4, 2, 3, 4, 2]
    for _step in range(300):
        actors, masks, *_ = games.arrays()
        assert (masks.sum(1) > 1).all()
        assert (actors < games.rows.states["players"]).all()
        games.step(masks.argmax(1))
    assert games.rows.states["players"].tolist() == [2, 3, 4, 2, 3, 4, 2]


def test_a_row_plays_the_game_of_its_seed_and_reports_the_winner() -> None:
    """Play the same actions in a match with the same dice, and compare the end."""
    from bali.training.games import CpuGames

    games = CpuGames(find("altar"), [Options(2)], 1, 77)
    bot, taken = make_bot("random", find("altar"), 1), []
    for _step in range(1000):
        _, masks, _, _, _, _ = games.arrays()
        taken.append(int(bot.choose(None, 0, np.flatnonzero(masks[0]))))
        games.step(np.array([taken[-1]]))
        _, _, _, dones, wins, leads = games.arrays()
        if dones[0]:
            break
    match, dealer = Match(find("altar"), Options(2)), SeededDealer(77)
    match.deal(dealer)
    for action in taken:
        while len(match.legal()) == 1:
            match.act(int(match.legal()[0]))
            match.deal(dealer)
        match.act(action)
        match.deal(dealer)
    while not match.over:
        match.act(int(match.legal()[0]))
        match.deal(dealer)
    points = match.points()
    assert [seat for seat in range(2) if wins[0, seat] > 0] == match.winners()
    assert (leads[0, 0] > 0) == (points[0] > points[1])
    games.step(np.array([BEGIN]))
    assert not games.arrays()[3][0]


def test_a_small_network_learns_from_a_large_one(apart: ProcessPoolExecutor, folder: Path, tmp_path: Path) -> None:
    without, with_lessons = apart.submit(_agreement, folder, tmp_path).result()
    assert with_lessons > without + 0.15
    assert len(_log(tmp_path)) > 10


def _agreement(folder: Path, out: Path) -> list[float]:
    """Return how often a small network chooses like the large one, before and after it has learned from it."""
    from bali.training.checkpoints import load_weights
    from bali.training.distil import distil
    from bali.training.games import CpuGames
    from bali.training.model import think

    game, large = find("altar"), load_weights(folder / "weights.npz")
    games, found = CpuGames(game, [Options(2)], 400, 10**9), list[float]()
    for step in range(30):
        _, masks, *_ = games.arrays()
        games.step((masks * (1 + (np.arange(masks.shape[1]) * (step + 1)) % 7)).argmax(1))
    _, masks, features, *_ = games.arrays()
    choices = think(large, features, masks != 0, np.arange(4) < 2)[0].argmax(1)
    for updates in (1, 120):
        small = distil(game, large, out / str(updates) if updates == 1 else out, updates, games=64, width=32)
        found.append(float((think(small, features, masks != 0, np.arange(4) < 2)[0].argmax(1) == choices).mean()))
    return found


def test_the_chances_of_a_network_are_sharpened_until_they_agree_with_results() -> None:
    from bali.training.calibrate import surprise

    chances = np.array([0.6, 0.4])
    sharper = [
        0.9 * surprise(chances, np.array([1, 0]), factor) + 0.1 * surprise(chances, np.array([0, 1]), factor) for factor in (1, 3)
    ]
    assert sharper[1] < sharper[0]  # who is said to win 6 of 10 games wins 9


def test_a_training_plays_matches_against_a_search(apart: ProcessPoolExecutor, folder: Path) -> None:
    (line,) = apart.submit(_matches, folder).result()
    assert line["update"] == 7
    assert line["options"] == "2"
    assert 0 <= line["won"][0] <= 100


def _matches(folder: Path) -> list[dict[str, Any]]:
    from bali.training import progress
    from bali.training.checkpoints import load_weights

    matches = progress.Progress("altar", [Options(2)], deals=2, rival="search:iterations=2")
    matches.begin(7, {name: np.asarray(part) for name, part in load_weights(folder / "weights.npz").items()})
    matches.wait()
    try:
        return list(matches.finished())
    finally:
        matches.close()
