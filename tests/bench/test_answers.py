"""The simulation of answers in advance: everyone is asked less often."""

import pytest

from bench.answers import EVERYONE, play_all, questions, run_answers

GAMES = 2


def test_players_who_answer_in_advance_are_asked_less_often() -> None:
    without, with_answers = (play_all(GAMES, "random", 1, [users]) for users in ((), EVERYONE))
    assert questions(with_answers) < 0.4 * questions(without)
    assert sum(tally.handovers for tally in with_answers) < 0.6 * sum(tally.handovers for tally in without)
    assert all(len(tally.points) == len(EVERYONE) for tally in without)


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    run_answers(1, "random", 1)
    printed = capsys.readouterr().out
    assert "questions per player and game" in printed
    assert "handovers per game" in printed
