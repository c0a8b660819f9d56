"""Train the network of a game by self-play, or an attacker against it: `make train GAME=altar`."""

import argparse
import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from bali.games import GAMES, find
from bali.research.gpu import why_no_gpu
from bali.training.checkpoints import WEIGHTS, load_weights
from bali.training.duel import duel
from bali.training.games import CpuGames, GpuGames
from bali.training.model import Params
from bali.training.progress import Progress
from bali.training.recipe import STAGES, Recipe, kinds_of
from bali.training.trainer import Report, Trainer, reporter

SMALL = {"games": 256, "steps": 32, "width": 128, "minibatch": 2048}  # what a CPU can do


def parse(words: list[str] | None = None) -> argparse.Namespace:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bali.training", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--out", type=Path, help="folder for checkpoints and the log; a training that is there continues")
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="end each stage after so many minutes, if not earlier"
    )
    parser.add_argument(
        "--updates", type=int, help="updates of the network in each stage; the default is what the shipped one had"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the games and the network")
    parser.add_argument("--small", action="store_true", help="a small network and few games, for machines without a GPU")
    parser.add_argument("--start", type=Path, help="weights to start with, in the last stage")
    parser.add_argument("--against", type=Path, help="weights of a network that the new one learns to beat, in one stage")
    parser.add_argument("--players", type=int, help="train only with this number of players")
    parser.add_argument("--no-matches", action="store_true", help="play no matches while training")
    return parser.parse_args(words)


def stages_of(given: argparse.Namespace) -> tuple[Recipe, ...]:
    """Return the recipes that the command line describes."""
    changes: dict[str, Any] = SMALL if given.small else {}
    if given.updates:
        changes = changes | {"updates": given.updates}
    if given.players:
        changes = changes | {"players": {given.players: 1}}
    if given.against:
        changes = changes | {"variants": 0, "variants_of": 1}
    stages = STAGES[given.game][-1:] if given.start else STAGES[given.game][:1] if given.against else STAGES[given.game]
    return tuple(replace(recipe, **changes) for recipe in stages)


def train(given: argparse.Namespace, out: Path, report: Report) -> Path:
    """Train stage by stage, and return the folder of the last one."""
    params = load_weights(given.start) if given.start else None
    against = load_weights(given.against) if given.against else None
    stages, folder = stages_of(given), out
    for number, recipe in enumerate(stages, len(STAGES[given.game]) if given.start else 1):
        folder = out / f"stage{number}"
        trainer = Trainer(given.game, recipe, given.seed, folder, against, params)
        (folder / "recipe.json").write_text(json.dumps({"seed": given.seed, **asdict(recipe)}, indent=1) + "\n")
        progress = None if given.no_matches else Progress(given.game, kinds_of(find(given.game), recipe))
        trainer.run(reporter(folder), given.minutes * 60, progress)
        if progress:
            progress.close()
        params = trainer.params
    assert params is not None
    _play_duels(given, stages[-1], params, against, report)
    return folder


def _play_duels(given: argparse.Namespace, recipe: Recipe, params: Params, against: Params | None, report: Report) -> None:
    """Play against random players, and against the attacked network."""
    game = find(given.game)
    games = (CpuGames if why_no_gpu() else GpuGames)(game, kinds_of(game, recipe), min(recipe.games, 16_384), 7 << 40)
    rivals = {"random players": None} | ({"the network it attacks": against} if against else {})
    for rival, weights in rivals.items():
        for options, won in duel(games, params, weights).items():
            shown = " ".join(map(str, (options.players, *options.variants)))
            report({"against": rival, "options": shown, "won": [round(100 * one, 1) for one in (won.value, won.low, won.high)]})


def main(words: list[str] | None = None) -> None:
    """Train, and play matches at the end."""
    given = parse(words)
    out = given.out or Path("trained") / given.game
    out.mkdir(parents=True, exist_ok=True)
    print(f"Training {given.game} {'on the CPU: ' + why if (why := why_no_gpu()) else 'on the GPU'}", flush=True)
    print(f"The weights are in {train(given, out, reporter(out)) / WEIGHTS}")


if __name__ == "__main__":
    main()
