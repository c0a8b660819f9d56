"""Round trained weights and put them where the games find them: `python -m bali.training.ship altar large trained/altar`."""

import argparse
import hashlib
import json
import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bali.bots.network import WIDTHS, path_of
from bali.bots.network_loops import read, write_policy
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer, engine
from bali.core.observation_layout import width
from bali.core.options import option_sets
from bali.core.record import Array
from bali.games import GAMES, find
from bali.training.calibrate import DEALS, calibrate
from bali.training.checkpoints import WEIGHTS
from bali.training.quantise import float_outputs, quantise

GAMES_PLAYED, FIRST_DEAL = 60, 1 << 40  # for the sample; no training uses these deals
LONGEST = 400  # decisions taken from one game
STRAY = 10  # one action in so many is random, so that the sample has positions of worse players, too


class Position(NamedTuple):
    """A position of a sample."""

    features: Array
    actions: Array
    players: int


def sample_of(game: Game, params: dict[str, Any], games: int = GAMES_PLAYED) -> list[Position]:
    """Return positions with a choice, from games of all kinds that the network plays."""
    kinds, found = option_sets(game.META), list[Position]()
    for number in range(games):
        dealer, stray, out = new_dice(FIRST_DEAL + number), new_dice(number), buffer(game)
        state = game.new(kinds[number % len(kinds)])
        for _decision in range(LONGEST):
            seat = engine(game).resolve_chance(state, dealer)
            if seat == NOBODY:
                break
            actions = out[: game.legal(state, out)].copy()
            position = Position(_features(game, state, seat), actions, int(state.players))
            if len(actions) > 1:
                found.append(position)
            best = float_outputs(params, position.features[None])[0][0, actions].argmax()
            game.apply(state, int(actions[best if roll(stray, STRAY) else roll(stray, len(actions))]))
    return found


def _features(game: Game, state: Any, seat: int) -> Array:
    view, observation, features = state.copy(), np.zeros(width(game.LAYOUT), np.int16), np.zeros(game.FEATURES, np.int8)
    game.redact(view, seat)
    game.features(view, seat, observation, features)
    return features


def rounding_loss(game: Game, params: dict[str, Any], networks: Array, sample: list[Position]) -> dict[str, float]:
    """Return how often the rounded network chooses the same action, and how far it is off in probabilities and win chances."""
    flow, added = np.zeros((2, networks["biases"].shape[2]), np.int16)
    same, actions_off, wins_off = 0, 0.0, 0.0
    for position, expected, wins in zip(sample, *float_outputs(params, np.array([one.features for one in sample])), strict=True):
        read(networks[0], position.features, flow, added)
        logits, chances = np.zeros(len(position.actions)), np.zeros(position.players)
        write_policy(networks[0], flow, position.actions, len(logits), logits)
        write_policy(networks[0], flow, game.DECISIONS + np.arange(position.players), position.players, chances)
        same += int(logits.argmax() == expected[position.actions].argmax())
        actions_off += _apart(logits, expected[position.actions])
        wins_off += _apart(chances, wins[: position.players])
    count = len(sample)
    return {
        "positions": count,
        "same_action": same / count,
        "probability_error": actions_off / count,
        "win_chance_error": wins_off / count,
    }


def _apart(some: Array, others: Array) -> float:
    """Return the largest difference between the probabilities of two rows of logits."""
    one, other = (np.exp(logits - logits.max()) for logits in (some, others))
    return float(np.abs(one / one.sum() - other / other.sum()).max())


def stages_in(folder: Path) -> list[Path]:
    """Return the folders of a training's stages, in order: several, or the folder itself."""
    return sorted(folder.glob("stage*")) or [folder]


def _stage(folder: Path) -> dict[str, Any]:
    """Return how a stage was trained: its recipe, and the last line of its log."""
    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    last = [line for line in lines if "seconds" in line][-1]
    recipe = json.loads((folder / "recipe.json").read_text())
    decisions = last["update"] * recipe["games"] * recipe["steps"]
    return {"updates": last["update"], "decisions": decisions, "seconds": last["seconds"], "recipe": recipe}


def ship(game: Game, size: str, folder: Path, out: Path, deals: int = DEALS, processes: int = 1) -> dict[str, Any]:
    """Round the weights of a training, write the network and its card, and return the card."""
    stages = stages_in(folder)
    with np.load(stages[-1] / WEIGHTS) as file:
        params = {name: file[name].astype(np.float32) for name in file.files}
    sample = sample_of(game, params)
    networks = quantise(game, params, np.array([position.features for position in sample]))
    lost = rounding_loss(game, params, networks, sample)
    sharpness = calibrate(game, networks, deals, processes)
    content = networks.tobytes()
    out.write_bytes(content)
    made = {
        "game": game.META.name,
        "size": size,
        "hash": hashlib.sha256(content).hexdigest()[:16],
        "bytes": len(content),
        "stages": [_stage(stage) for stage in stages],
        "rounding": {name: round(value, 5) for name, value in lost.items()},
        "sharpness": round(sharpness, 3),
    }
    out.with_suffix(".json").write_text(json.dumps(made, indent=1) + "\n")
    return made


def main(words: list[str] | None = None) -> None:
    """Ship the network that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m bali.training.ship", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("size", choices=list(WIDTHS))
    parser.add_argument("folder", type=Path, help="the folder of the training")
    given = parser.parse_args(words)
    game = find(given.game)
    path = path_of(game, given.size)
    made = ship(game, given.size, given.folder, path, processes=os.cpu_count() or 1)
    print(f"{path}: {made['bytes']:,} bytes, hash {made['hash']}, win chances sharpened by {made['sharpness']}")


if __name__ == "__main__":
    main()
