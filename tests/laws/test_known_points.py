"""Known points: never more than a seat really has, and exact where marked as exact."""

import random

import pytest

from bali.core.contract import SPECTATOR
from bali.core.dealers import SeededDealer
from bali.core.match import Match
from bali.core.options import MEMORIES, Options, option_sets
from bali.games import GAMES, find

CASES = [(name, options) for name, game in GAMES.items() for options in option_sets(game.META)]
EVERY = 8  # actions between two looks


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize(("name", "options"), CASES, ids=[f"{name}-{options.players}" for name, options in CASES])
def test_known_points_are_a_lower_bound(name: str, options: Options, memory: str) -> None:
    match = Match(find(name), Options(options.players, options.variants, memory))
    dealer, chance, seats = SeededDealer(1), random.Random(2), [*range(options.players), SPECTATOR]
    match.deal(dealer)
    while not match.over:
        if len(match.actions) % EVERY == 0:
            screens = match.screens(seats)
            before = screens.tobytes()
            for known in match.known_points(screens):
                for (fewest, exact), points in zip(known, match.points(), strict=True):
                    assert fewest == points if exact else fewest <= points
            assert screens.tobytes() == before
        match.act(int(chance.choice(match.legal())))
        match.deal(dealer)
    everything = [(points, True) for points in match.points()]
    assert match.known_points(match.screens(seats)) == [everything] * len(seats)
