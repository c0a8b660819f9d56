"""Matches between networks while they are trained, all games at once."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bali.arena.statistics import Estimate, mean
from bali.core.options import Options
from bali.core.record import Array
from bali.training.model import Params, think
from bali.training.ppo import chosen, present
from bali.training.row_loops import BEGIN


@partial(jax.jit, static_argnames="random")
def _actions(params: Params, rival: Params, key: Any, shown: tuple[Any, ...], players: Any, seats: Any, random: bool) -> Any:
    """Return the best actions of the network in its seats, and of the rival, or random ones, in all others."""
    actors, masks, features, *_ = shown
    masks = masks != 0
    best = think(params, features, masks, present(players))[0].argmax(1)
    if random:
        others = jax.random.categorical(key, jnp.where(masks, 0.0, -jnp.inf))
    else:
        others = think(rival, features, masks, present(players))[0].argmax(1)
    return jnp.where(actors == seats, best, others).astype(jnp.int32)


def duel(games: Any, params: Params, rival: Params | None, seed: int = 0, longest: int = 1_000) -> dict[Options, Estimate]:
    """Play one game in every row, the network in one seat and the rival, or random players, in all others.

    Return the share of games that the network wins, by the options of the game. It plays every seat equally often. Games of more
    decisions than `longest` do not count: random players can keep a game of dalang going for thousands.
    """
    games.step(np.full(games.count, BEGIN, np.int32))
    rows = np.arange(games.count)
    players = np.resize([options.players for options in games.kinds], games.count)
    seats = (rows // len(games.kinds)) % players
    wins, key = np.full(games.count, np.nan), jax.random.key(seed)
    table, own = jnp.asarray(players), jnp.asarray(seats)
    for step in range(longest):
        actions = _actions(params, rival or params, jax.random.fold_in(key, step), games.arrays(), table, own, rival is None)
        games.step(actions.block_until_ready())
        *_, dones, won, _ = games.arrays()
        over = (np.array(jnp.copy(dones)) != 0) & np.isnan(wins)  # a copy: JAX would remember the array's first values
        wins[over] = np.array(chosen(won, own))[over]
        if not np.isnan(wins).any():
            break
    return dict(_by_options(games.kinds, rows, wins))


def _by_options(kinds: list[Options], rows: Array, wins: Array) -> Iterator[tuple[Options, Estimate]]:
    number = rows % len(kinds)
    for options in dict.fromkeys(kinds):
        of = np.isin(number, [index for index, kind in enumerate(kinds) if kind == options])
        yield options, mean([(row, won) for row, won in enumerate(wins[of].tolist()) if won == won])  # noqa: PLR0124  (not NaN)
