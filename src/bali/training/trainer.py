"""A training from its beginning, or from its last checkpoint, to its end."""

import json
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bali.core.seats import MAX_PLAYERS
from bali.games import find
from bali.research.gpu import why_no_gpu
from bali.training.checkpoints import load_checkpoint, save_checkpoint
from bali.training.games import CpuGames, GpuGames
from bali.training.model import Params, new_params
from bali.training.ppo import OPTIMIZER, PARTS, Now, Table, decide, learn, nothing_played
from bali.training.progress import Progress
from bali.training.recipe import Recipe, kinds_of
from bali.training.row_loops import BEGIN

EARLIER = 40  # networks that are kept as rivals
WARM_UP = 20  # updates in which the learning rate rises
SHOW_EVERY, SAVE_EVERY = 15.0, 60.0  # seconds
SPREADING = 1_000  # the first number of the random keys used to spread the games, above those of a recipe's steps

Report = Callable[[dict[str, Any]], None]


class Trainer:
    """A network, the games it plays, and how far it has come."""

    def __init__(
        self,
        name: str,
        recipe: Recipe,
        seed: int,
        folder: Path,
        against: Params | None = None,
        start: Params | None = None,
    ) -> None:
        """Begin a training in a folder, from random weights or those of a network, or continue the one that is there.

        With a network `against`, one seat of each game learns to beat it, and it plays all others.
        """
        self.game, self.recipe, self.folder, self.against = find(name), recipe, folder, against
        folder.mkdir(parents=True, exist_ok=True)
        kinds = kinds_of(self.game, recipe)
        self.key = jax.random.key(seed)
        self.params = start or new_params(self.key, self.game, recipe)
        self.state = OPTIMIZER.init(self.params)
        self.update, self.spent = 0, 0.0
        if found := load_checkpoint(folder, self.params, self.state):
            self.params, self.state, self.update, self.spent = found
        games = CpuGames if why_no_gpu() else GpuGames
        self.games = games(self.game, kinds, recipe.games, (seed << 40) + (self.update << 20))
        players = np.resize([options.players for options in kinds], recipe.games)
        self.first_rival = 0 if against else round(recipe.games * (1 - recipe.rivals))
        self.table = Table(jnp.asarray(players), jnp.asarray(self._learners(players, seed)))
        self.earlier: deque[Params] = deque([against or jax.tree.map(jnp.copy, self.params)], maxlen=EARLIER)
        self.played = nothing_played(recipe.steps, self.games.arrays())

    def _learners(self, players: Any, seed: int) -> Any:
        """Return which seats the network plays: in games with rivals, all but one; against a given network, only one."""
        rows = np.arange(len(players))
        seats = np.random.default_rng(seed).permutation(rows) % players
        one = np.arange(MAX_PLAYERS) == seats[:, None]
        return one if self.against else ~one | (rows < self.first_rival)[:, None]

    def run(self, report: Report, seconds: float = float("inf"), progress: Progress | None = None) -> None:
        """Train until the recipe's updates are done, or for a time: its settings then fade faster, to end with it.

        With `progress`, each checkpoint plays matches while the training continues.
        """
        if self.update >= self.recipe.updates:
            return
        self._spread()
        began = shown = saved = time.monotonic()
        before, first, line = self.spent, self.update, dict[str, Any]()
        while (part := max(self.update / self.recipe.updates, self.spent / seconds)) < 1:
            parts = self._improve(part)
            now = time.monotonic()
            self.spent = before + now - began
            line = self._progress(part, (self.update - first) / (now - began), parts)
            if now - shown > SHOW_EVERY or self.update == first + 1:
                shown = now
                report(line)
            if now - saved > SAVE_EVERY:
                saved = now
                self.save()
                if progress:
                    self._play_matches(progress, report)
        if line:
            report(line)
            self.save()

    def _play_matches(self, progress: Progress, report: Report) -> None:
        for line in progress.finished():
            report(line)
        progress.begin(self.update, {name: np.asarray(part) for name, part in self.params.items()})

    def _progress(self, part: float, updates_per_second: float, parts: Any) -> dict[str, Any]:
        rate = round(updates_per_second * self.recipe.games * self.recipe.steps)
        found = {name: round(float(value), 5) for name, value in zip(PARTS, parts, strict=True)}
        return {"update": self.update, "seconds": round(self.spent, 1), "per_second": rate, "part": round(part, 4), **found}

    def save(self) -> None:
        """Write a checkpoint."""
        save_checkpoint(self.folder, self.params, self.state, self.update, self.spent)

    def _next_key(self, purpose: int) -> Any:
        return jax.random.fold_in(jax.random.fold_in(self.key, self.update), purpose)

    def _step(self, step: int, key: Any, rival: Params) -> Any:
        self.played, actions = decide(
            self.played,
            step,
            self.params,
            rival,
            key,
            self.games.arrays(),
            self.table,
            self.first_rival,
            self.against is not None,
        )
        return actions.block_until_ready()

    def _spread(self) -> None:
        """Play, while each row begins again at a moment of its own, so that the games are not all in the same phase."""
        moments = jax.random.randint(self._next_key(SPREADING), (self.recipe.games,), 0, self.recipe.spread)
        for step in range(self.recipe.spread):
            actions = self._step(0, self._next_key(SPREADING + 1 + step), self.earlier[0])
            self.games.step(jnp.where(moments == step, BEGIN, actions).block_until_ready())

    def _improve(self, part: float) -> Any:
        """Play some steps, and learn from them. Return the parts of the loss."""
        recipe = self.recipe
        rival = self.earlier[int(jax.random.randint(self._next_key(0), (), 0, len(self.earlier)))]
        for step in range(recipe.steps + 1):
            actions = self._step(step, self._next_key(1 + step), rival)
            if step < recipe.steps:
                self.games.step(actions)
        warm = min(1.0, (self.update + 1) / WARM_UP)
        now = Now(recipe.rate.at(part) * warm, recipe.entropy.at(part), recipe.margin.at(part))
        self.params, self.state, parts = learn(
            self.params,
            self.state,
            self.played,
            self.table,
            self._next_key(0),
            now,
            recipe.minibatch,
            recipe.epochs,
            recipe.decay,
            recipe.clip,
        )
        self.update += 1
        if not self.against and self.update % max(1, min(50, self.update // 10 + 5)) == 0:
            self.earlier.append(jax.tree.map(jnp.copy, self.params))
        return np.asarray(parts)


def reporter(folder: Path) -> Report:
    """Return a function that prints a line and adds it to the folder's log."""

    def report(line: dict[str, Any]) -> None:
        with (folder / "log.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)

    return report
