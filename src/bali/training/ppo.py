"""Proximal policy optimisation by self-play: one network plays all seats of all games, and learns from the results.

The network judges every seat at every decision, so credit needs no bookkeeping by seat: the advantage estimate (GAE) runs over
whole games for all seats' values, and a decision is judged by the part of the seat that made it.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from bali.core.seats import MAX_PLAYERS
from bali.training.model import Params, think

OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))
VALUE_WEIGHT, LEAD_WEIGHT = 0.5, 0.5  # of the values in the loss, and of leads among them


class Played(NamedTuple):
    """The decisions between two updates. Each array has a row for every step and one more, and a column for every game.

    The extra row has the values of the positions after the last step. `dones` and `results` are about the step before.
    """

    features: Any
    masks: Any
    actors: Any
    actions: Any
    logs: Any  # the logarithm of the probability with which the action was chosen
    own: Any  # whether the network itself decided, and not a rival
    values: Any  # by seat: win chances, then leads
    dones: Any
    results: Any  # by seat: shares of the victory, then leads


class Table(NamedTuple):
    """What stays the same in each row."""

    players: Any
    learners: Any  # by seat: whether the network that learns plays it; if not, a rival does


class Now(NamedTuple):
    """The settings that change during the training."""

    rate: Any
    entropy: Any
    margin: Any


def nothing_played(steps: int, shown: tuple[Any, ...]) -> Played:
    """Allocate the arrays."""
    _, masks, features, *_ = shown
    games = len(masks)

    def rows(kind: Any, *shape: int) -> Any:
        return jnp.zeros((steps + 1, games, *shape), kind)

    both = 2 * MAX_PLAYERS
    return Played(
        features=rows(jnp.int8, features.shape[1]),
        masks=rows(jnp.bool_, masks.shape[1]),
        actors=rows(jnp.int8),
        actions=rows(jnp.int32),
        logs=rows(jnp.float32),
        own=rows(jnp.bool_),
        values=rows(jnp.float32, both),
        dones=rows(jnp.bool_),
        results=rows(jnp.float32, both),
    )


def present(players: Any) -> Any:
    """Return which seats exist, in rows with these numbers of players."""
    return jnp.arange(MAX_PLAYERS) < players[:, None]


def by_seat(relative: Any, actors: Any, players: Any) -> Any:
    """Return numbers by seat that were given clockwise from the seat that decides."""
    steps = (jnp.arange(MAX_PLAYERS) - actors[:, None]) % players[:, None]
    return jnp.where(present(players), jnp.take_along_axis(relative, steps, 1), 0)


def by_steps(seated: Any, actors: Any, players: Any) -> Any:
    """Return numbers clockwise from the seat that decides that were given by seat."""
    seats = (jnp.arange(MAX_PLAYERS) + actors[:, None]) % players[:, None]
    return jnp.where(present(players), jnp.take_along_axis(seated, seats, 1), 0)


def chosen(logs: Any, actions: Any) -> Any:
    """Return the entries of the chosen actions."""
    return jnp.take_along_axis(logs, actions[..., None], -1)[..., 0]


@partial(jax.jit, static_argnames=("first_rival", "best_rival"), donate_argnums=0)
def decide(
    played: Played,
    step: int,
    params: Params,
    rival: Params,
    key: Any,
    shown: tuple[Any, ...],
    table: Table,
    first_rival: int,
    best_rival: bool,
) -> tuple[Played, Any]:
    """Decide in all games, and note the positions and decisions. From row `first_rival` on, a rival may have to decide.

    A rival draws its actions like the network, or takes the best one.
    """
    actors, masks, features, dones, wins, leads = shown
    actors, masks, dones = actors.astype(jnp.int32), masks != 0, dones != 0
    logs, chances, ahead = think(params, features, masks, present(table.players))
    actions = jax.random.categorical(key, logs)
    own = chosen(table.learners, actors)
    if first_rival < len(actors):
        rest = slice(first_rival, None)
        theirs = think(rival, features[rest], masks[rest], present(table.players[rest]))[0]
        drawn = theirs.argmax(1) if best_rival else jax.random.categorical(jax.random.fold_in(key, 1), theirs)
        actions = actions.at[rest].set(jnp.where(own[rest], actions[rest], drawn))
    actions = actions.astype(jnp.int32)
    values = jnp.concatenate([by_seat(jnp.exp(chances), actors, table.players), by_seat(ahead, actors, table.players)], 1)
    row = Played(
        features,
        masks,
        actors.astype(jnp.int8),
        actions,
        chosen(logs, actions),
        own,
        values,
        dones,
        jnp.concatenate([wins, leads], 1),
    )
    return Played(*(array.at[step].set(one) for array, one in zip(played, row, strict=True))), actions


def advantages_of(played: Played, decay: float) -> Any:
    """Return how much better each decision turned out than its position looked, for all seats.

    This is the generalised advantage estimate: the surprise after each step, plus that of all later steps of the same game,
    which count less the further away they are.
    """
    running = ~played.dones[1:, :, None]
    surprises = played.results[1:] + running * played.values[1:] - played.values[:-1]

    def step(later: Any, row: tuple[Any, Any]) -> tuple[Any, Any]:
        surprise, runs = row
        advantage = surprise + runs * decay * later
        return advantage, advantage

    return jax.lax.scan(step, jnp.zeros_like(surprises[0]), (surprises, running), reverse=True)[1]


class Lesson(NamedTuple):
    """Decisions to learn from, one per row."""

    features: Any
    masks: Any
    actions: Any
    logs: Any
    own: Any
    players: Any
    advantages: Any
    wins: Any  # what the win chances should have been, clockwise from the seat that decided
    leads: Any


def lesson_of(played: Played, table: Table, decay: float, margin: Any) -> Lesson:
    """Return the decisions with their advantages and targets."""
    steps = len(played.actions) - 1
    advantages = advantages_of(played, decay).reshape(-1, 2 * MAX_PLAYERS)
    flat = jax.tree.map(lambda array: array[:steps].reshape(-1, *array.shape[2:]), played)
    players, actors = jnp.tile(table.players, steps), flat.actors.astype(jnp.int32)
    targets = advantages + flat.values
    wins, leads = (by_steps(part, actors, players) for part in jnp.split(targets, 2, 1))
    gained = chosen(advantages[:, :MAX_PLAYERS], actors) * players / (players - 1) + margin * chosen(
        advantages[:, MAX_PLAYERS:], actors
    )
    weight = flat.own.astype(jnp.float32)
    mean = jnp.sum(gained * weight) / weight.sum()
    spread = jnp.sqrt(jnp.sum(jnp.square(gained - mean) * weight) / weight.sum())
    scaled = (gained - mean) / (spread + 1e-6)
    return Lesson(flat.features, flat.masks, flat.actions, flat.logs, flat.own, players, scaled, wins, leads)


def loss(params: Params, lesson: Lesson, clip: float, entropy: Any) -> tuple[Any, Any]:
    """Return the loss, and its parts for the log."""
    here = present(lesson.players)
    logs, chances, ahead = think(params, lesson.features, lesson.masks, here)
    weight = lesson.own.astype(jnp.float32)
    weight /= weight.sum()
    change = (chosen(logs, lesson.actions) - lesson.logs) * lesson.own
    ratio = jnp.exp(change)
    bounded = jnp.clip(ratio, 1 - clip, 1 + clip)
    surrogate = -jnp.sum(jnp.minimum(ratio * lesson.advantages, bounded * lesson.advantages) * weight)
    undecided = -jnp.sum(jnp.where(lesson.masks, jnp.exp(logs) * logs, 0).sum(1) * weight)
    surprise = -jnp.where(here, lesson.wins * chances, 0).sum(1).mean()
    off = jnp.where(here, jnp.square(ahead - lesson.leads), 0).sum(1).mean()
    divergence = jnp.sum((ratio - 1 - change) * weight)
    total = surrogate - entropy * undecided + VALUE_WEIGHT * (surprise + LEAD_WEIGHT * off)
    return total, jnp.stack([undecided, surprise, off, divergence])


PARTS = ("entropy", "surprise", "lead_error", "divergence")


@partial(jax.jit, static_argnames=("minibatch", "epochs", "decay", "clip"), donate_argnums=(0, 1))
def learn(
    params: Params,
    state: Any,
    played: Played,
    table: Table,
    key: Any,
    now: Now,
    minibatch: int,
    epochs: int,
    decay: float,
    clip: float,
) -> tuple[Params, Any, Any]:
    """Return better parameters and the optimiser's new state, after some epochs over shuffled decisions, and the loss's parts."""
    lesson = lesson_of(played, table, decay, now.margin)
    size = min(minibatch, lesson.actions.size)
    count = lesson.actions.size // size * size

    def step(carry: Any, rows: Any) -> tuple[Any, Any]:
        params, state = carry
        slopes, parts = jax.grad(loss, has_aux=True)(params, jax.tree.map(lambda array: array[rows], lesson), clip, now.entropy)
        changes, state = OPTIMIZER.update(slopes, state)
        return (jax.tree.map(lambda part, change: part - now.rate * change, params, changes), state), parts

    orders = [jax.random.permutation(one, lesson.actions.size)[:count] for one in jax.random.split(key, epochs)]
    (params, state), parts = jax.lax.scan(step, (params, state), jnp.concatenate(orders).reshape(-1, size))
    return params, state, parts.mean(0)
