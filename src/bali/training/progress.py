"""Matches against a search while a training runs, on cores that it does not need."""

import os
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np

from bali.arena.plan import Fixture, Tournament
from bali.arena.play import play
from bali.arena.statistics import share, victory
from bali.bots import make_bot
from bali.bots.player import Bot
from bali.core.contract import Game
from bali.core.observation_layout import width
from bali.core.options import Options
from bali.core.record import Array
from bali.training.quantise import float_outputs

RIVAL = "search:iterations=1000"
OWN = "network in training"
DEALS = 30
FIRST_DEAL = 1 << 42  # no training and no other match plays these deals

Weights = dict[str, Array]


class TrainedBot(Bot):
    """A network in floating-point numbers, which takes the likeliest action."""

    def __init__(self, game: Game, params: Weights) -> None:
        super().__init__(game, 0)
        self.params = params
        self.observation, self.features = np.zeros(width(game.LAYOUT), np.int16), np.zeros(game.FEATURES, np.int8)

    def choose(self, view: Any, seat: int, actions: Array) -> int:
        """Return the likeliest action."""
        self.game.features(view, seat, self.observation, self.features)
        return int(actions[float_outputs(self.params, self.features[None])[0][0, actions].argmax()])


class Progress:
    """How a network in training does against a search. One round of matches is played at a time."""

    def __init__(self, name: str, kinds: list[Options], deals: int = DEALS, rival: str = RIVAL) -> None:
        """Start the processes: one for every core but two, which the training needs."""
        self.name, self.kinds, self.deals, self.rival = name, list(dict.fromkeys(kinds)), deals, rival
        self.pool = ProcessPoolExecutor(max(1, (os.cpu_count() or 1) - 2), get_context("spawn"))
        self.update = 0
        self.games: list[tuple[Options, int, Future[list[float]]]] = []

    def begin(self, update: int, params: Weights) -> None:
        """Start a round with the weights after an update, unless the last round still runs."""
        if not self.games:
            self.update = update
            self.games = [
                (options, deal, self.pool.submit(shares_won, self.name, options, params, self.rival, deal))
                for deal in range(self.deals)
                for options in self.kinds
            ]

    def finished(self) -> Iterator[dict[str, Any]]:
        """Return the results of a round that has just ended: for all options, how many games the network won."""
        if self.games and all(game.done() for _, _, game in self.games):
            for options in self.kinds:
                won = share([(deal, one) for own, deal, game in self.games if own == options for one in game.result()])
                shown = " ".join(map(str, (options.players, *options.variants)))
                percent = [round(100 * one, 1) for one in (won.value, won.low, won.high)]
                yield {"update": self.update, "against": self.rival, "options": shown, "won": percent}
            self.games = []

    def wait(self) -> None:
        """Wait for the end of the round."""
        for _, _, game in self.games:
            game.result()

    def close(self) -> None:
        """Stop all matches."""
        self.pool.shutdown(wait=True, cancel_futures=True)


def shares_won(name: str, options: Options, params: Weights, rival: str, deal: int) -> list[float]:
    """Play a deal with the network in every seat in turn, and the rival in all others. Return its shares of the victories."""
    tournament, won = Tournament(name, (OWN, rival), options.players, options.variants), []
    for seat in range(options.players):
        fixture = Fixture(0, FIRST_DEAL + deal, tuple(OWN if one == seat else rival for one in range(options.players)))
        won.append(victory(play(tournament, fixture, lambda bot, game, seed: _bot(bot, game, seed, params)), seat))
    return won


def _bot(name: str, game: Game, seed: int, params: Weights) -> Bot:
    return TrainedBot(game, params) if name == OWN else make_bot(name, game, seed)
