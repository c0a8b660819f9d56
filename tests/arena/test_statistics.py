"""Shares, averages and ratings, compared with figures computed by hand."""

import pytest

from bali.arena.plan import Fixture
from bali.arena.play import Outcome
from bali.arena.ratings import ratings
from bali.arena.statistics import (
    Played,
    bot_by_seat,
    by_seat,
    deviations,
    lead,
    lengths,
    points_of,
    scores,
    share,
    standings,
    victory,
)

PLAYED: Played = [
    (Fixture(0, 0, ("a", "b")), Outcome((30, 20), (1, 2), 100)),
    (Fixture(1, 0, ("b", "a")), Outcome((25, 25), (1, 1), 110)),
    (Fixture(2, 1, ("a", "b")), Outcome((40, 10), (1, 2), 90)),
    (Fixture(3, 1, ("b", "a")), Outcome((30, 28), (1, 2), 100)),
]


def test_a_shared_victory_counts_half() -> None:
    assert [victory(PLAYED[1][1], seat) for seat in (0, 1)] == [0.5, 0.5]
    assert [victory(PLAYED[0][1], seat) for seat in (0, 1)] == [1.0, 0.0]


def test_standings() -> None:
    best, other = standings(PLAYED)
    assert (best.bot, best.games, best.wins.value, best.points.value, best.place.value) == ("a", 4, 2.5 / 4, 30.75, 1.25)
    assert (other.bot, other.wins.value) == ("b", 1.5 / 4)
    assert best.lead.value == (10 + 0 + 30 - 2) / 4 == -other.lead.value
    assert scores(PLAYED) == {"a": 2.5 / 4, "b": 1.5 / 4}


@pytest.mark.parametrize(("deals", "t"), [(5, 2.776), (11, 2.228), (31, 2.042), (1001, 1.962)])
def test_few_deals_make_wide_intervals(deals: int, t: float) -> None:
    """Compare with the printed table of Student's distribution."""
    assert deviations(deals) == pytest.approx(t, abs=0.01)


def test_the_lead_is_averaged_over_deals() -> None:
    """Compute by hand: the deals' averages are 5 and 14, with a deviation of 4.5 times the root of 2, so their mean's is 4.5."""
    interval = standings(PLAYED)[0].lead
    assert interval.high - interval.value == pytest.approx(deviations(2) * 4.5)


def test_independent_games_have_wilsons_interval() -> None:
    """Win 800 of 1,000 games, each on its own deal: the formula gives 77.4% to 82.4%."""
    chance = share([(deal, float(deal % 5 != 0)) for deal in range(1000)])
    assert (round(chance.low, 3), chance.value, round(chance.high, 3)) == (0.774, 0.8, 0.824)


def test_a_certain_victory_is_still_uncertain() -> None:
    chance = share([(deal, 1.0) for deal in range(100)])
    assert (chance.value, chance.high) == (1.0, 1.0)
    assert 0.95 < chance.low < 0.97


def test_games_that_repeat_each_other_count_once() -> None:
    """Win or lose each deal twice, which says no more than once."""
    once = share([(deal, float(deal % 2)) for deal in range(200)])
    twice = share([(deal, float(deal % 2)) for deal in range(200) for _ in range(2)])
    assert once == twice


def test_games_that_balance_each_other_count_more() -> None:
    """Win from one seat and lose from the other, except on every tenth deal: luck cancels out."""
    won = [(deal, value) for deal in range(200) for value in (1.0, 1.0 if deal % 10 == 0 else 0.0)]
    chance = share(won)
    assert chance.value == pytest.approx(0.55)
    assert chance.high - chance.low < 0.05


def test_seats() -> None:
    first, second = by_seat(PLAYED)
    assert (first.value, second.value) == (3.5 / 4, 0.5 / 4)
    assert {seat: one.value for seat, one in bot_by_seat(PLAYED, "a").items()} == {0: 1.0, 1: 0.25}


def test_points_and_lengths() -> None:
    assert points_of(PLAYED, "b") == [20, 25, 10, 30]
    assert lengths(PLAYED).value == 100


def test_lead() -> None:
    assert [lead(Outcome((9, 5, 7), (1, 3, 2), 1), seat) for seat in range(3)] == [2, -4, -2]


def test_ratings_follow_the_places() -> None:
    three: Played = [(Fixture(n, n, ("a", "b", "c")), Outcome((3, 2, 1), (1, 2, 3), 9)) for n in range(20)]
    rated = ratings(three)
    assert rated["a"].low > rated["b"].high > rated["b"].low > rated["c"].high


def test_a_bot_in_several_seats_gets_their_average() -> None:
    game: Played = [(Fixture(0, 0, ("b", "b", "a")), Outcome((3, 2, 1), (1, 2, 3), 9))]
    apart: Played = [(Fixture(0, 0, ("b", "c", "a")), Outcome((3, 2, 1), (1, 2, 3), 9))]
    one, two = ratings(game), ratings(apart)
    assert one["b"].value == pytest.approx((two["b"].value + two["c"].value) / 2)
    assert one["a"].value == pytest.approx(two["a"].value)
