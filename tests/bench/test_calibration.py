"""How the network's win chances compare with the results."""

import pytest

from bali.training.calibrate import OF_A_GAME
from bench.calibration import Judged, bins_of, judged_positions, run_calibration


def test_positions_fall_into_bins_by_their_chance() -> None:
    low, high, certain = bins_of([Judged(0.04, 0), Judged(0.06, 1), Judged(0.55, 0.5), Judged(1, 1)])
    assert (low.positions, round(low.expected, 6), low.won, round(low.gap, 6)) == (2, 0.05, 0.5, 0.45)
    assert (high.positions, high.won) == (1, 0.5)
    assert (certain.positions, certain.gap) == (1, 0)


def test_the_same_deals_give_the_same_positions_in_any_number_of_processes() -> None:
    one_game, *_ = games = [
        judged_positions("altar", OF_A_GAME * count, processes) for count, processes in ((1, 1), (3, 1), (3, 2))
    ]
    assert games[1] == games[2]
    assert games[1][:OF_A_GAME] == one_game != games[1][OF_A_GAME : 2 * OF_A_GAME]
    assert len({one.won for one in one_game}) <= 2  # each seat has one result


def test_a_chance_says_something_about_the_result() -> None:
    judged = judged_positions("altar", 300, 1)
    assert len(judged) == 300
    likely, unlikely = ([one.won for one in judged if (one.expected > 0.5) == high] for high in (True, False))
    assert sum(likely) / len(likely) > sum(unlikely) / len(unlikely) + 0.3


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    run_calibration(10, 1)
    printed = capsys.readouterr().out
    assert "dalang: win chances of the network" in printed
    assert "largest gap" in printed
