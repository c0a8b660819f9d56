"""One game between bots at full speed, without recording its events."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from bali.arena.plan import Fixture, Tournament
from bali.bots import make_bot
from bali.bots.player import Bot
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice
from bali.core.loops import buffer, engine

OWN_DICE = 1 << 32  # separates the bots' random numbers from the dealer's


MakeBot = Callable[[str, Game, int], Bot]


class Outcome(NamedTuple):
    """The outcome of a game."""

    points: tuple[int, ...]  # by seat
    places: tuple[int, ...]
    decisions: int


def play(tournament: Tournament, fixture: Fixture, make: MakeBot = make_bot) -> Outcome:
    """Play one game to its end. Another function can make its bots, by name."""
    game, dealer = tournament.rules, new_dice(fixture.deal)
    state, resolve_chance, out = game.new(tournament.options), engine(game).resolve_chance, buffer(game)
    first = (fixture.deal + 1) * OWN_DICE
    bots = [make(name, game, first + seat) for seat, name in enumerate(fixture.bots)]
    decisions = 0
    while (seat := resolve_chance(state, dealer)) != NOBODY:
        game.apply(state, bots[seat].decide(state, seat, out))
        decisions += 1
    points, places = np.zeros((2, tournament.players), np.int64)
    game.scores(state, points)
    game.places(state, places)
    return Outcome(tuple(points.tolist()), tuple(places.tolist()), decisions)


def warm_up(tournament: Tournament) -> None:
    """Let every bot decide once, so that everything is compiled before the work is distributed."""
    game = tournament.rules
    state, out = game.new(tournament.options), buffer(game)
    seat = engine(game).resolve_chance(state, new_dice(0))
    for name in set(tournament.bots):
        make_bot(name, game, 0).decide(state, seat, out)
    game.apply(state, int(out[0]))
    game.places(state, out)
    game.scores(state, out)
