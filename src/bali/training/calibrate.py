"""Make a network's win chances agree with results.

While it trains, a network tries other actions than the best now and then, so its chances are those of a less reliable player.
When it plays, it always takes the best, so its chances are a little too modest. Games of the rounded network against itself show
how much, and the logits of winning are multiplied by one factor.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from bali.bots.guided import NetworkBot
from bali.bots.network import record_of
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer, engine
from bali.core.options import Options, option_sets
from bali.core.record import Array, dtype_of
from bali.core.seats import MAX_PLAYERS
from bali.games import find

DEALS, FIRST_DEAL = 2_000, 3 << 40  # no training and no other match plays these deals
OF_A_GAME = 5  # positions drawn from each game
AT_ONCE = 20  # games that a process is given at a time
FACTORS = np.arange(0.7, 1.6, 0.01)


class Judged(NamedTuple):
    """A position that a network has judged, and how the game ended."""

    seat: int  # that decides
    chances: Array  # of each seat to win
    shares: Array  # of the victory


def judged_game(game: Game, networks: Array, options: Options, deal: int) -> list[Judged]:
    """Let a network play all seats, and return some positions with a choice, drawn at random: so they are hardly related."""
    dealer, bot, out = new_dice(deal), NetworkBot(game, 0, networks), buffer(game)
    state, found = game.new(options), list[tuple[int, Array]]()
    while (seat := engine(game).resolve_chance(state, dealer)) != NOBODY:
        action = bot.decide(state, seat, out)
        if game.legal(state, out) > 1:
            found.append((seat, bot.memory.chances[: options.players].copy()))
        game.apply(state, action)
    places = np.zeros(options.players, np.int64)
    game.places(state, places)
    shares = (places == 1) / np.count_nonzero(places == 1)
    drawn = (found[roll(dealer, len(found))] for _ in range(OF_A_GAME))
    return [Judged(seat, chances, shares) for seat, chances in drawn]


def judged_games(game: Game, networks: Array, first: int, deals: int, processes: int = 1) -> Iterator[Judged]:
    """Let a network play games of every kind, each kind in turn, and return positions of all of them."""
    layers, units = networks["biases"].shape[1:]
    task = partial(_judged, game.META.name, networks.tobytes(), units, layers, first)
    if processes == 1:
        yield from chain.from_iterable(map(task, range(deals)))
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            yield from chain.from_iterable(pool.map(task, range(deals), chunksize=AT_ONCE))


def _judged(name: str, content: bytes, units: int, layers: int, first: int, number: int) -> list[Judged]:
    """Play one of these games. The network comes as bytes, since processes cannot exchange its record."""
    game = find(name)
    networks = np.frombuffer(content, dtype_of(record_of(game.FEATURES, game.DECISIONS, units, layers)))  # type: ignore[arg-type]
    kinds = option_sets(game.META)
    return judged_game(game, networks, kinds[number % len(kinds)], first + number)


def calibrate(game: Game, networks: Array, deals: int, processes: int = 1) -> float:
    """Multiply the logits of winning by the factor that predicts results best, and return it."""
    judged = list(judged_games(game, networks, FIRST_DEAL, deals, processes))
    factor = float(min(FACTORS, key=lambda one: sum(surprise(chances, shares, one) for _, chances, shares in judged)))
    networks["last_scales"][0, -2 * MAX_PLAYERS : -MAX_PLAYERS] *= factor
    return factor


def surprise(chances: Array, shares: Array, factor: float) -> float:
    """Return how surprising a result is if the logits of these chances are multiplied by a factor."""
    logits = factor * np.log(np.maximum(chances, 1e-12))
    return float(np.log(np.exp(logits).sum()) - shares @ logits)
