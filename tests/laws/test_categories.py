"""The categories of points add up to the scores."""

import random

import pytest

from bali.core.dealers import SeededDealer
from bali.core.match import Match
from bali.core.options import Options
from bali.core.reported import points_by_category
from bali.games import GAMES, find


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", GAMES)
def test_the_categories_add_up_to_the_points(game: str, seed: int) -> None:
    match, dealer, chance = Match(find(game), Options(3)), SeededDealer(seed), random.Random(seed)
    match.deal(dealer)
    while not match.over:
        match.act(int(chance.choice(match.legal())))
        match.deal(dealer)
    categories = points_by_category(match.game, match.state)
    assert [sum(points) for points in zip(*(category.points for category in categories), strict=True)] == match.points()
    assert all(len(category.points) == 3 for category in categories)
