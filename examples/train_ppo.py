"""Train a policy for two-player altar by self-play: PPO in JAX, on many games in parallel.

    python examples/train_ppo.py --minutes 5 --out trained

writes `log.json`, the picture `training.svg`, and the trained weights `policy.npz`. `load` makes a player from these:

    choose = load(Path("trained/policy.npz"))
    action = choose(observation, mask)  # in the float form, for one position or for many

One line in `collect` makes it self-play. The rows of a game are decisions of both players in turn, and what a position is worth
to one player is what it costs the other. So a step to the other player's decision has the discount -1, a step to the same
player's next decision has 1, and the end of the game has 0. The usual advantage estimate is then right for both players.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import matplotlib as mpl
import numpy as np
import optax
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from bali.arena.plots import COLOURS, STYLE
from bali.arena.statistics import Estimate, mean
from bali.bots import Bot, make_bot
from bali.core.loops import buffer
from bali.core.record import Array
from bali.research import Batch

RIVALS = ("greedy", "random")
CHECK_SEED = 10**9  # evaluations use other deals than the training, and each its own
OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))
ILLEGAL = -1e9  # the logit of an action that is not legal

Params = dict[str, Any]  # the layers' weights and biases, by name


@dataclass(frozen=True)
class Settings:
    """The settings of a training, which ends after a time or a number of updates, whichever comes first."""

    minutes: float = 5.0
    updates: int = 1_000_000
    games: int = 256  # in parallel
    seed: int = 1
    steps: int = 64  # decisions in each game between two updates
    hidden: int = 128  # width of the two hidden layers
    epochs: int = 3  # how often an update goes through its decisions
    minibatch: int = 1024
    rate: float = 1e-3  # of learning; it falls to 0 towards the end
    decay: float = 0.97  # lambda: how far back an outcome reaches
    clip: float = 0.2  # how far probabilities may move in an update
    entropy: float = 0.005  # the bonus for undecided policies
    checks: int = 12  # evaluations before the last
    deals: int = 100  # of an evaluation before the last, each played from both seats
    last_deals: int = 400  # of the evaluation at the end


class Rows(NamedTuple):
    """Decisions and their results. Each array has a row for every step and a column for every game."""

    observations: Any
    masks: Any
    actions: Any
    logs: Any  # the logarithm of the probability with which the action was chosen
    rewards: Any  # of the player who decided
    discounts: Any  # what the next value counts to that player
    values: Any  # with one step more than the other arrays


# The network: two hidden layers, and at the end a number for each action and one for the value.


def fresh(key: Any, sizes: tuple[int, ...]) -> Params:
    """Return random weights for layers of these sizes. The last ones are small, so that all actions are about equally likely."""
    params: Params = {}
    for layer, (rows, columns) in enumerate(pairwise(sizes)):
        spread = (2 / rows) ** 0.5 if layer < len(sizes) - 2 else 0.01
        params[f"weights{layer}"] = spread * jax.random.normal(jax.random.fold_in(key, layer), (rows, columns))
        params[f"biases{layer}"] = jnp.zeros(columns)
    return params


def think(params: Params, observations: Any, masks: Any) -> tuple[Any, Any]:
    """Return the logarithms of all actions' probabilities, and the value for the deciding player, from -1 to 1."""
    flow, last = observations, len(params) // 2 - 1
    for layer in range(last):
        flow = jax.nn.relu(flow @ params[f"weights{layer}"] + params[f"biases{layer}"])
    flow = flow @ params[f"weights{last}"] + params[f"biases{last}"]
    return jax.nn.log_softmax(jnp.where(masks, flow[..., :-1], ILLEGAL)), jnp.tanh(flow[..., -1])


@jax.jit
def best(params: Params, observations: Any, masks: Any) -> Any:
    """Return the most likely actions."""
    return jnp.argmax(think(params, observations, masks)[0], -1)


@jax.jit
def draw(params: Params, key: Any, step: int, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
    """Return actions drawn by their probabilities, the logarithms of these probabilities, and the values."""
    logs, values = think(params, observations, masks)
    actions = jax.random.categorical(jax.random.fold_in(key, step), logs)
    return actions, chosen(logs, actions), values


def chosen(logs: Any, actions: Any) -> Any:
    """Return the entries of the chosen actions."""
    return jnp.take_along_axis(logs, actions[..., None], -1)[..., 0]


def load(path: Path) -> Callable[[Array, Array], Array]:
    """Return a trained player: a function of one or many float observations and masks that returns actions."""
    with np.load(path) as file:
        params = dict(file)
    return lambda observation, mask: np.asarray(best(params, observation, mask))


# Playing against itself, and learning from that.


def collect(batch: Batch, params: Params, key: Any, steps: int) -> Rows:
    """Make `steps` decisions in every game."""
    kept: list[tuple[Any, ...]] = []
    games = np.arange(len(batch.actors))
    for step in range(steps):
        seen = batch.floats.copy(), batch.masks.copy()
        actions, logs, values = map(np.asarray, draw(params, key, step, *seen))
        actors = batch.actors.copy()
        batch.step(actions.astype(np.int64))
        discounts = np.where(batch.dones, 0, np.where(batch.actors == actors, 1, -1)).astype(np.float32)
        kept.append((*seen, actions, logs, batch.rewards[games, actors], discounts, values))
    *rows, values = map(np.stack, zip(*kept, strict=True))
    beyond = think(params, batch.floats, batch.masks)[1]
    return Rows._make([*rows, np.concatenate([values, beyond[None]])])


def loss(params: Params, rows: Rows, advantages: Any, settings: Settings) -> Any:
    """Return the loss of the policy and the values, for rows of decisions from any games."""
    logs, values = think(params, rows.observations, rows.masks)
    ratios = jnp.exp(chosen(logs, rows.actions) - rows.logs)
    scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    clipped = jnp.clip(ratios, 1 - settings.clip, 1 + settings.clip)
    surrogate = -jnp.minimum(ratios * scaled, clipped * scaled).mean()  # PPO's clipped surrogate loss
    entropy = -jnp.sum(jnp.where(rows.masks, jnp.exp(logs) * logs, 0), -1).mean()
    return surrogate + 0.5 * jnp.square(values - rows.values - advantages).mean() - settings.entropy * entropy


def advantages_of(rows: Rows, decay: float) -> Any:
    """Return how much better each decision turned out than its position looked, for the player who made it.

    This is the generalised advantage estimate: the surprise after each step, plus that of all later steps, which count less the
    further away they are.
    """
    surprises = rows.rewards + rows.discounts * rows.values[1:] - rows.values[:-1]

    def step(later: Any, row: tuple[Any, Any]) -> tuple[Any, Any]:
        surprise, discount = row
        advantage = surprise + discount * decay * later
        return advantage, advantage

    return jax.lax.scan(step, jnp.zeros_like(surprises[0]), (surprises, rows.discounts), reverse=True)[1]


@partial(jax.jit, static_argnames="settings")
def learn(params: Params, state: Any, rows: Rows, key: Any, rate: float, settings: Settings) -> tuple[Params, Any]:
    """Return better parameters, after some epochs over shuffled rows, and the optimiser's new state."""
    advantages = advantages_of(rows, settings.decay)
    rows = rows._replace(values=rows.values[:-1])
    flat = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), (rows, advantages))
    size = min(settings.minibatch, advantages.size)
    count = advantages.size // size * size

    def step(carry: Any, indices: Any) -> tuple[Any, None]:
        params, state = carry
        slopes = jax.grad(loss)(params, *jax.tree.map(lambda part: part[indices], flat), settings)
        changes, state = OPTIMIZER.update(slopes, state)
        return (jax.tree.map(lambda part, change: part - rate * change, params, changes), state), None

    orders = [jax.random.permutation(one, advantages.size)[:count] for one in jax.random.split(key, settings.epochs)]
    (params, state), _ = jax.lax.scan(step, (params, state), jnp.concatenate(orders).reshape(-1, size))
    return params, state


# The evaluation.


def evaluate(params: Params, rival: str, deals: int, seed: int) -> Estimate:
    """Return the share of games won against a bot. Every deal is played from both seats, and a shared victory counts half."""
    batch = Batch("altar", players=2, games=deals, encoding="float")
    wins: list[tuple[int, float]] = []
    for seat in (0, 1):
        batch.reset(seed)
        wins.extend(enumerate(_first_wins(batch, params, make_bot(rival, batch.game, seed + seat), seat)))
    won = mean(wins)
    return Estimate(won.value, max(won.low, 0.0), min(won.high, 1.0))


def _first_wins(batch: Batch, params: Params, bot: Bot, seat: int) -> list[float]:
    """Play until the first game of every row is over, and return the seat's score in each. Later games do not count."""
    wins, out = np.full(len(batch.actors), np.nan), buffer(batch.game)
    while np.isnan(wins).any():
        actions = np.array(best(params, batch.floats, batch.masks), np.int64)
        for game in np.flatnonzero((batch.actors != seat) & np.isnan(wins)):
            actions[game] = bot.decide(batch.arrays.states[game], 1 - seat, out)
        batch.step(actions)
        over = batch.dones & np.isnan(wins)
        wins[over] = (1 + batch.rewards[over, seat]) / 2
    return wins.tolist()


def check(params: Params, decisions: int, seconds: float, deals: int) -> dict[str, Any]:
    """Play against all rivals. Print the result and return it for the log."""
    scores = {rival: asdict(evaluate(params, rival, deals, CHECK_SEED + decisions)) for rival in RIVALS}
    shown = ", ".join(f"{rival} {one['value']:.1%} ({one['low']:.1%} to {one['high']:.1%})" for rival, one in scores.items())
    print(f"{decisions:>10,} decisions, {seconds:4.0f} s; won against {shown}", flush=True)
    return {"decisions": decisions, "seconds": round(seconds, 1), "deals": deals, **scores}


def picture(log: list[dict[str, Any]], path: Path) -> None:
    """Plot the games won over the decisions seen, with 95% intervals."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7, 3.6), layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        seen = [line["decisions"] / 1e6 for line in log]
        for rival, colour in zip(RIVALS, COLOURS, strict=False):
            lows, values, highs = ([100 * line[rival][part] for line in log] for part in ("low", "value", "high"))
            axes.plot(seen, values, "o-", color=colour, markersize=3, label=f"against {rival}")
            axes.fill_between(seen, lows, highs, color=colour, alpha=0.2, linewidth=0)
        axes.axhline(50, color="#333333", linestyle=":", linewidth=1)
        axes.set_title("altar, two players: PPO by self-play", loc="left", fontsize=10)
        axes.set_xlabel("decisions seen, millions")
        axes.set_ylabel("games won, %")
        axes.set_ylim(0, 100)
        axes.legend(frameon=False, fontsize=8)
        figure.savefig(path, metadata={"Date": None})


def begin(settings: Settings) -> tuple[Batch, Params, Any, Any]:
    """Return new games, parameters, an optimiser's state and a key for random numbers."""
    batch = Batch("altar", players=2, games=settings.games, seed=settings.seed, encoding="float")
    key = jax.random.key(settings.seed)
    params = fresh(key, (batch.floats.shape[1], settings.hidden, settings.hidden, batch.masks.shape[1] + 1))
    return batch, params, OPTIMIZER.init(params), key


def train(settings: Settings, out: Path) -> None:
    """Train, and write the log, the picture and the parameters into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    batch, params, state, key = begin(settings)
    log, begun, seconds, update = [check(params, 0, 0, settings.deals)], time.monotonic(), 0.0, 0
    while update < settings.updates and seconds < 60 * settings.minutes:
        update += 1
        rows = collect(batch, params, jax.random.fold_in(key, 2 * update), settings.steps)
        rate = settings.rate * (1 - seconds / (60 * settings.minutes))
        params, state = learn(params, state, rows, jax.random.fold_in(key, 2 * update + 1), rate, settings)
        seconds = time.monotonic() - begun
        if len(log) < settings.checks and seconds > len(log) * 60 * settings.minutes / settings.checks:
            log.append(check(params, update * settings.steps * settings.games, seconds, settings.deals))
    log.append(check(params, update * settings.steps * settings.games, seconds, settings.last_deals))
    np.savez(out / "policy.npz", **params)
    (out / "log.json").write_text(json.dumps({"settings": asdict(settings), "log": log}, indent=1) + "\n")
    picture(log, out / "training.svg")


def parse(words: list[str] | None = None) -> tuple[Settings, Path]:
    """Return the settings and the folder that the command line names."""
    parser = argparse.ArgumentParser(description="Train a policy for two-player altar by self-play.")
    parser.add_argument("--minutes", type=float, default=Settings.minutes, help="training time")
    parser.add_argument("--games", type=int, default=Settings.games, help="number of games in parallel")
    parser.add_argument("--seed", type=int, default=Settings.seed, help="seed of the games and the network")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for the log, the picture and the policy")
    given = parser.parse_args(words)
    return Settings(minutes=given.minutes, games=given.games, seed=given.seed), given.out


if __name__ == "__main__":
    train(*parse())
