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
from bali.training.recipe import RECIPES, Recipe, kinds_of
from bali.training.trainer import Trainer, reporter

SMALL = {"games": 256, "steps": 32, "width": 128, "minibatch": 2048}  # what a CPU can do


def parse(words: list[str] | None = None) -> argparse.Namespace:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bali.training", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--out", type=Path, help="folder for checkpoints and the log; a training that is there continues")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="end after so many minutes, if not earlier")
    parser.add_argument("--updates", type=int, help="updates of the network; the default is what the shipped one had")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games and the network")
    parser.add_argument("--small", action="store_true", help="a small network and few games, for machines without a GPU")
    parser.add_argument("--against", type=Path, help="weights of a network that the new one learns to beat")
    parser.add_argument("--start", type=Path, help="weights to start with")
    parser.add_argument(
        "--faded", type=float, default=0.0, help="begin with settings that have faded for this part of a training"
    )
    parser.add_argument("--players", type=int, help="train only with this number of players")
    return parser.parse_args(words)


def recipe_of(given: argparse.Namespace) -> Recipe:
    """Return the recipe that the command line describes."""
    changes: dict[str, Any] = SMALL if given.small else {}
    if given.updates:
        changes = changes | {"updates": given.updates}
    if given.players:
        changes = changes | {"players": {given.players: 1}}
    if given.against:
        changes = changes | {"variants": 0, "variants_of": 1}
    return replace(RECIPES[given.game], **changes)


def main(words: list[str] | None = None) -> None:
    """Train, and play against random players and the attacked network at the end."""
    given = parse(words)
    recipe, out = recipe_of(given), given.out or Path("trained") / given.game
    against = load_weights(given.against) if given.against else None
    print(f"Training {given.game} {'on the CPU: ' + why if (why := why_no_gpu()) else 'on the GPU'}", flush=True)
    start = load_weights(given.start) if given.start else None
    trainer = Trainer(given.game, recipe, given.seed, out, against, start, given.faded)
    (out / "recipe.json").write_text(json.dumps({"seed": given.seed, **asdict(recipe)}, indent=1) + "\n")
    report = reporter(out)
    trainer.run(report, given.minutes * 60)
    games = (CpuGames if why_no_gpu() else GpuGames)(
        find(given.game), kinds_of(find(given.game), recipe), min(recipe.games, 16_384), 7 << 40
    )
    for rival, params in (("random players", None), ("the network it attacks", against)):
        if params is not None or rival == "random players":
            for options, won in duel(games, trainer.params, params).items():
                shown = " ".join(map(str, (options.players, *options.variants)))
                report(
                    {"against": rival, "options": shown, "won": [round(100 * one, 1) for one in (won.value, won.low, won.high)]}
                )
    print(f"The weights are in {out / WEIGHTS}")


if __name__ == "__main__":
    main()
