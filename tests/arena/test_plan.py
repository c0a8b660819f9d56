"""The schedule of a tournament: the same deals for every line-up, in every seating."""

from collections import Counter

import pytest

from bali.arena.plan import Tournament
from bali.arena.play import play
from bali.core.errors import BaliError


def test_two_bots_exchange_seats_on_every_deal() -> None:
    fixtures = Tournament("altar", ("greedy", "random"), 2, games=4).fixtures()
    assert [(one.number, one.deal, one.bots) for one in fixtures] == [
        (0, 0, ("greedy", "random")),
        (1, 0, ("random", "greedy")),
        (2, 1, ("greedy", "random")),
        (3, 1, ("random", "greedy")),
    ]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    seatings = Tournament("altar", ("master", "greedy"), 4).seatings
    assert sorted(seating.index("master") for seating in seatings) == [0, 1, 2, 3]
    assert all(seating.count("greedy") == 3 for seating in seatings)


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    seatings = Tournament("altar", ("random", "greedy", "novice", "casual"), 3).seatings
    assert len(seatings) == 4 * 3
    assert Counter(bot for seating in seatings for bot in seating) == dict.fromkeys(("random", "greedy", "novice", "casual"), 9)


def test_equal_bots_need_not_exchange_seats() -> None:
    assert Tournament("dalang", ("greedy",), 3).seatings == [("greedy", "greedy", "greedy")]


def test_a_bot_that_is_named_twice_does_not_play_the_same_game_twice() -> None:
    seatings = Tournament("altar", ("greedy", "greedy", "random"), 2).seatings
    assert seatings == [("greedy", "greedy"), ("greedy", "random"), ("random", "greedy")]


def test_there_are_at_least_two_deals() -> None:
    assert [one.deal for one in Tournament("altar", ("greedy",), 2, games=1).fixtures()] == [0, 1]


def test_the_games_are_rounded_up_to_whole_deals() -> None:
    assert len(Tournament("altar", ("greedy", "random"), 3, games=100).fixtures()) == 102


def test_a_seed_chooses_other_deals() -> None:
    deals = {one.deal for one in Tournament("altar", ("greedy", "random"), 2, games=6, seed=50).fixtures()}
    assert deals == {50, 51, 52}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bots": ()}, "a tournament needs bots"),
        ({"bots": ("deep",)}, "no bot is called 'deep'"),
        ({"games": 0}, "a tournament must have 1 to 10000000 games, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], sentence: str) -> None:
    settings: dict[str, object] = {"game": "altar", "bots": ("random",), "players": 2, "games": 2, **change}
    with pytest.raises(BaliError, match=sentence):
        Tournament(**settings).check()  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "players"), [("altar", 3), ("dalang", 3)])
def test_a_game_is_the_same_whenever_it_is_played(game: str, players: int) -> None:
    tournament = Tournament(game, ("greedy", "random"), players, games=6)
    outcomes = [play(tournament, fixture) for fixture in tournament.fixtures()]
    assert outcomes == [play(tournament, fixture) for fixture in tournament.fixtures()]
    assert len(set(outcomes)) == 6
    assert all(1 in outcome.places and len(outcome.points) == players for outcome in outcomes)
