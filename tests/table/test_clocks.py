"""Clocks: how much time a player has, and what happens to the seat when it runs out."""

import pytest

from bali.table.commands import Leave, Return, Undo
from bali.table.entries import Away
from bali.table.handlers import handle_timeout
from bali.table.refusal import Refusal
from tests.table.scene import Scene

CLOCK = {"move": 30, "bank": 60}


def timed(people: int = 2, bots: int = 0) -> Scene:
    return Scene("altar", people, bots, clock=CLOCK)


def turn_at(scene: Scene, seconds: int) -> None:
    scene.now = seconds * 1000
    scene.turn()


def banks(scene: Scene) -> list[int]:
    return [left // 1000 for left in scene.table.clocks.banks]


def time_out(scene: Scene) -> None:
    scene.add(handle_timeout(scene.table, scene.now))


def test_each_stretch_has_its_free_time() -> None:
    scene = timed()
    for number in range(1, 7):
        turn_at(scene, 30 * number)
    assert banks(scene) == [60, 60]


def test_the_bank_pays_for_what_is_beyond_the_free_time() -> None:
    scene = timed()
    turn_at(scene, 45)
    assert banks(scene) == [45, 60]
    turn_at(scene, 100)
    assert banks(scene) == [45, 35]
    turn_at(scene, 160)
    assert banks(scene) == [15, 35]


def test_several_decisions_in_a_row_are_one_stretch() -> None:
    scene = timed()
    scene.now = 20_000
    scene.act("play 1 peanut farmer")
    assert scene.table.asked == 0
    scene.now = 50_000
    scene.act("take 1")
    assert banks(scene) == [40, 60]


def test_the_deadline_is_free_time_and_bank_from_when_one_was_asked() -> None:
    scene = timed()
    assert scene.table.clocks.deadline == 90_000
    turn_at(scene, 40)
    assert scene.table.clocks.deadline == 130_000
    turn_at(scene, 50)
    assert scene.table.clocks.deadline == 130_000  # ten seconds of the bank are gone


def test_undo_does_not_wind_the_clock() -> None:
    scene = timed()
    scene.now = 20_000
    scene.act("play 1 peanut farmer")
    scene.now = 40_000
    scene.do("ann", Undo(step=scene.table.step))
    assert (scene.table.clocks.since, scene.table.clocks.deadline) == (0, 90_000)
    turn_at(scene, 50)
    assert banks(scene) == [40, 60]


def test_nobody_pays_while_a_bot_thinks() -> None:
    scene = timed(1, 1)
    turn_at(scene, 10)
    assert (scene.table.deciding_bot, scene.table.clocks.asked, scene.table.clocks.deadline) == ("novice", None, None)
    turn_at(scene, 1_000)
    assert banks(scene) == [60, 60]
    assert scene.table.clocks.deadline == 1_090_000


def test_time_that_is_not_up_is_not_called() -> None:
    scene = timed()
    with pytest.raises(Refusal) as caught:
        handle_timeout(scene.table, 89_999)
    assert caught.value.code == "early"


def test_nobody_runs_out_of_time_at_a_table_without_a_clock_nor_while_a_bot_is_asked_nor_after_the_end() -> None:
    waiting = timed(1, 1)
    waiting.turn()
    for scene in (Scene(), waiting, timed().play_out()):
        with pytest.raises(Refusal) as caught:
            handle_timeout(scene.table, 10**15)
        assert caught.value.code == "early"


def test_when_time_is_up_a_bot_plays_until_the_person_is_back() -> None:
    scene = timed()
    scene.now = 90_000
    assert handle_timeout(scene.table, scene.now) == [Away(at=90_000, seat=0, why="time", level="club")]
    time_out(scene)
    assert (scene.table.deciding_bot, scene.table.clocks.deadline, banks(scene)) == ("club", None, [0, 60])
    assert scene.refusal("ann", Return()) == "bot-asked"
    turn_at(scene, 91)
    scene.do("ann", Return())
    turn_at(scene, 100)
    assert (scene.table.deciding_bot, scene.table.clocks.asked, scene.table.clocks.deadline) == (None, 0, 130_000)


def test_only_the_seat_whose_time_is_up_is_away() -> None:
    scene = timed()
    turn_at(scene, 10)
    scene.now = 100_000
    time_out(scene)
    assert [bool(seat.away) for seat in scene.table.seats] == [False, True]
    turn_at(scene, 101)
    assert scene.table.clocks.asked == 0
    assert scene.table.clocks.deadline == 191_000


def test_a_player_who_leaves_pays_for_the_time_used_until_then() -> None:
    scene = timed()
    scene.now = 50_000
    scene.do("ann", Leave())
    assert banks(scene) == [40, 60]
    turn_at(scene, 80)
    scene.do("ann", Return())
    assert banks(scene) == [40, 60]


def test_leaving_and_returning_at_once_winds_no_clock() -> None:
    scene = timed()
    scene.now = 29_000
    scene.do("ann", Leave())
    assert scene.refusal("ann", Return()) == "bot-asked"
    turn_at(scene, 30)
    scene.do("ann", Return())
    assert (scene.table.clocks.asked, banks(scene)) == (1, [60, 60])


def test_a_player_who_leaves_during_another_decision_changes_no_clock() -> None:
    scene = timed()
    scene.now = 50_000
    scene.do("bob", Leave(), Return())
    assert (scene.table.clocks.asked, scene.table.clocks.since, banks(scene)) == (0, 0, [60, 60])


def test_a_bank_never_falls_below_nothing() -> None:
    scene = timed()
    turn_at(scene, 1_000)
    assert banks(scene) == [0, 60]


def test_the_clocks_stop_when_the_game_is_over() -> None:
    scene = timed().play_out()
    assert (scene.table.clocks.asked, scene.table.clocks.deadline) == (None, None)
