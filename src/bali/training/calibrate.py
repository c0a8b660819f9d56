"""Make a network's win chances agree with results.

While it trains, a network tries other actions than the best now and then, so its chances are those of a less reliable player.
When it plays, it always takes the best, so its chances are a little too modest. Games of the rounded network against itself show
how much, and the logits of winning are multiplied by one factor.
"""

from typing import NamedTuple

import numpy as np

from bali.bots.guided import NetworkBot
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer, engine
from bali.core.options import Options, option_sets
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

DEALS, FIRST_DEAL = 2_000, 3 << 40  # no training and no other match plays these deals
OF_A_GAME = 5  # positions drawn from each game
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


def calibrate(game: Game, networks: Array, deals: int) -> float:
    """Multiply the logits of winning by the factor that predicts results best, and return it."""
    kinds = option_sets(game.META)
    judged = [one for deal in range(deals) for one in judged_game(game, networks, kinds[deal % len(kinds)], FIRST_DEAL + deal)]
    factor = float(min(FACTORS, key=lambda one: sum(surprise(chances, shares, one) for _, chances, shares in judged)))
    networks["last_scales"][0, -2 * MAX_PLAYERS : -MAX_PLAYERS] *= factor
    return factor


def surprise(chances: Array, shares: Array, factor: float) -> float:
    """Return how surprising a result is if the logits of these chances are multiplied by a factor."""
    logits = factor * np.log(np.maximum(chances, 1e-12))
    return float(np.log(np.exp(logits).sum()) - shares @ logits)
