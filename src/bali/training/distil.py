"""Train a small network to think like a large one: `python -m bali.training.distil altar WEIGHTS --out FOLDER`.

The large network is the teacher. In every position of many parallel games, the small one learns the teacher's probabilities, win
chances and leads. In half of the games the teacher decides, in the others the small network does, less carefully than it could:
so it learns what to do in positions that only weaker players reach.
"""

import argparse
import hashlib
import json
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bali.bots.network import WIDTHS
from bali.core.contract import Game
from bali.games import GAMES, find
from bali.research.gpu import why_no_gpu
from bali.training.checkpoints import load_weights, save_checkpoint
from bali.training.games import CpuGames, GpuGames
from bali.training.model import Params, new_params, run, think
from bali.training.ppo import LEAD_WEIGHT, OPTIMIZER, present
from bali.training.recipe import STAGES, Fading, kinds_of
from bali.training.trainer import reporter

RATE = Fading(2e-3, 2e-5)
HEATS = (1.0, 1.0, 1.0, 2.0)  # of the deciding network, row by row: above 1, it decides less carefully
SEED = 3


def _loss(params: Params, features: Any, masks: Any, here: Any, taught: tuple[Any, Any, Any]) -> Any:
    """Return how far a network is from what its teacher thinks."""
    logs, chances, leads = think(params, features, masks, here)
    of_actions = -jnp.sum(jnp.where(masks, jnp.exp(taught[0]) * logs, 0), 1).mean()
    of_wins = -jnp.sum(jnp.where(here, jnp.exp(taught[1]) * chances, 0), 1).mean()
    of_leads = jnp.where(here, jnp.square(leads - taught[2]), 0).sum(1).mean()
    return of_actions + of_wins + LEAD_WEIGHT * of_leads


@jax.jit
def advance(
    params: Params, state: Any, teacher: Params, key: Any, shown: tuple[Any, ...], players: Any, rate: Any
) -> tuple[Params, Any, Any, Any]:
    """Learn from the position of every game. Return the better parameters, the optimiser's state, the actions and the loss."""
    _, masks, features, *_ = shown
    masks, here = masks != 0, present(players)
    taught = think(teacher, features, masks, here)
    loss, slopes = jax.value_and_grad(_loss)(params, features, masks, here, taught)
    changes, state = OPTIMIZER.update(slopes, state)
    rows = jnp.arange(len(masks))
    own = jnp.where(masks, run(params, features)[0], -jnp.inf) / jnp.asarray(HEATS)[rows // 2 % len(HEATS), None]
    actions = jax.random.categorical(key, jnp.where((rows % 2 == 0)[:, None], taught[0], own)).astype(jnp.int32)
    params = jax.tree.map(lambda part, change: part - rate * change, params, changes)
    return params, state, actions, loss


def distil(game: Game, teacher: Params, out: Path, updates: int, games: int, width: int) -> Params:
    """Train a network of this width for a number of updates, and save its weights."""
    out.mkdir(parents=True, exist_ok=True)
    recipe = replace(STAGES[game.META.name][-1], width=width, games=games)
    kinds = kinds_of(game, recipe)
    played = (CpuGames if why_no_gpu() else GpuGames)(game, kinds, games, SEED << 40)
    players, key = jnp.asarray(np.resize([options.players for options in kinds], games)), jax.random.key(SEED)
    params = new_params(key, game, recipe)
    state, report, began = OPTIMIZER.init(params), reporter(out), time.monotonic()
    for step in range(updates):
        shown, rate = played.arrays(), RATE.at(step / updates) * min(1.0, (step + 1) / 100)
        params, state, actions, loss = advance(params, state, teacher, jax.random.fold_in(key, step), shown, players, rate)
        played.step(actions.block_until_ready())
        if step % max(1, updates // 40) == 0 or step == updates - 1:
            report({"update": step + 1, "seconds": round(time.monotonic() - began, 1), "loss": round(float(loss), 5)})
    save_checkpoint(out, params, state, updates, time.monotonic() - began)
    return params


def main(words: list[str] | None = None) -> None:
    """Distil the network that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m bali.training.distil", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("teacher", type=Path, help="the weights of the large network")
    parser.add_argument("--out", type=Path, help="folder for the weights and the log")
    parser.add_argument("--updates", type=int, default=12_000, help="each learns from one position of every game")
    parser.add_argument("--games", type=int, default=32_768, help="played in parallel")
    given = parser.parse_args(words)
    out = given.out or Path("trained") / f"{given.game}-small"
    out.mkdir(parents=True, exist_ok=True)
    teacher = hashlib.sha256(given.teacher.read_bytes()).hexdigest()[:16]
    settings = {
        "teacher": teacher,
        "updates": given.updates,
        "games": given.games,
        "steps": 1,
        "rate": asdict(RATE),
        "heats": HEATS,
    }
    (out / "recipe.json").write_text(json.dumps(settings, indent=1) + "\n")
    distil(find(given.game), load_weights(given.teacher), out, given.updates, given.games, WIDTHS["small"])


if __name__ == "__main__":
    main()
