"""The folder of a tournament: no game is lost or played twice."""

from contextlib import suppress
from pathlib import Path

import pytest

from bali.arena.plan import Tournament
from bali.arena.play import play
from bali.arena.results import ResultsFolder
from bali.core.errors import BaliError

TOURNAMENT = Tournament("altar", ("greedy", "random"), 2, games=6)


def save(results: ResultsFolder, numbers: list[int]) -> None:
    fixtures = TOURNAMENT.fixtures()
    with results.save((fixtures[number], play(TOURNAMENT, fixtures[number])) for number in numbers) as saved:
        assert [fixture.number for fixture in saved] == numbers


def test_finished_games_are_read_back(tmp_path: Path) -> None:
    save(ResultsFolder(tmp_path, TOURNAMENT), [4, 0])
    again = ResultsFolder(tmp_path, TOURNAMENT)
    assert [fixture.number for fixture in again.missing] == [1, 2, 3, 5]
    assert [outcome for _, outcome in again.played] == [play(TOURNAMENT, TOURNAMENT.fixtures()[n]) for n in (0, 4)]


def test_the_table_is_in_order_whatever_the_order_of_play(tmp_path: Path) -> None:
    save(ResultsFolder(tmp_path / "a", TOURNAMENT), [0, 1, 2, 3, 4, 5])
    save(ResultsFolder(tmp_path / "b", TOURNAMENT), [5, 3])
    save(ResultsFolder(tmp_path / "b", TOURNAMENT), [4, 0, 2, 1])
    assert (tmp_path / "a/games.csv").read_bytes() == (tmp_path / "b/games.csv").read_bytes()


def test_the_table_has_a_header(tmp_path: Path) -> None:
    save(ResultsFolder(tmp_path, TOURNAMENT), [0])
    head, row = (tmp_path / "games.csv").read_text().splitlines()
    assert head == "game,deal,decisions,bot_1,bot_2,points_1,points_2,place_1,place_2"
    assert row.startswith("0,0,")
    assert ",greedy,random," in row


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    save(ResultsFolder(tmp_path, TOURNAMENT), [0, 1, 2])
    file = tmp_path / "games.csv"
    file.write_text(file.read_text()[:-4])
    assert [fixture.number for fixture in ResultsFolder(tmp_path, TOURNAMENT).missing] == [2, 3, 4, 5]


def test_lines_that_make_no_sense_are_played_again(tmp_path: Path) -> None:
    save(ResultsFolder(tmp_path, TOURNAMENT), [0, 1, 2, 3])
    file = tmp_path / "games.csv"
    head, *rows = file.read_text().splitlines()
    rows[0] = rows[0].replace("greedy,random", "random,greedy")
    rows[1] = rows[1].rpartition(",")[0]
    rows[2] = "999" + rows[2][1:]
    file.write_text("\n".join([head, "", "what?", *rows, ""]))
    assert [fixture.number for fixture in ResultsFolder(tmp_path, TOURNAMENT).missing] == [0, 1, 2, 4, 5]


def test_somebody_elses_table_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("my own\n")
    with pytest.raises(BaliError, match=r"has a games\.csv that does not belong to a tournament"):
        ResultsFolder(tmp_path, TOURNAMENT)
    assert (tmp_path / "games.csv").read_text() == "my own\n"


def test_another_tournament_does_not_mix_in(tmp_path: Path) -> None:
    save(ResultsFolder(tmp_path, TOURNAMENT), [0])
    with pytest.raises(BaliError, match="holds another tournament"):
        ResultsFolder(tmp_path, Tournament("altar", ("greedy", "random"), 2, games=8))
    assert len(ResultsFolder(tmp_path, TOURNAMENT).played) == 1


def test_an_interruption_keeps_the_finished_games(tmp_path: Path) -> None:
    fixtures = TOURNAMENT.fixtures()
    results = ((fixture, play(TOURNAMENT, fixture)) for fixture in fixtures)
    with suppress(KeyboardInterrupt), ResultsFolder(tmp_path, TOURNAMENT).save(results) as saved:
        next(saved)
        next(saved)
        raise KeyboardInterrupt
    assert [fixture.number for fixture in ResultsFolder(tmp_path, TOURNAMENT).missing] == [2, 3, 4, 5]
