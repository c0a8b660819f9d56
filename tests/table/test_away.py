"""Players who leave, return, resign, or keep the others waiting."""

import json
from typing import Any

import pytest

from bali.table.commands import Act, CallBot, Leave, Resign, Return, Sit, Start, TableCommand
from bali.table.entries import Away, Back
from bali.table.limits import CALL_BOT_AFTER
from tests.table.scene import Scene


def result(scene: Scene) -> Any:
    """Return the result as a spectator receives it. Its points must be those at that moment."""
    result = json.loads(scene.shown(None))["game"]["result"]
    points = zip(*(category["points"] for category in result.pop("categories")), strict=True)
    assert [sum(sources) for sources in points] == scene.table.match.points()
    return result


def away(scene: Scene) -> list[str | None]:
    return [seat.away.why if seat.away else None for seat in scene.table.seats]


def test_a_bot_plays_for_a_player_who_has_left_until_they_return() -> None:
    scene = Scene()
    scene.do("ann", Leave())
    assert scene.log[-1] == [Away(at=0, seat=0, why="left", level="club")]
    assert (scene.table.asked, scene.table.deciding_bot, away(scene)) == (0, "club", ["left", None])
    scene.turn()
    scene.turn()
    scene.do("ann", Return())
    assert scene.log[-1] == [Back(at=0, seat=0)]
    assert (scene.table.asked, scene.table.deciding_bot, away(scene)) == (0, None, [None, None])
    scene.do("ann", Act(step=scene.table.step, action=scene.words()[0]))


def test_one_leaves_and_returns_once() -> None:
    scene = Scene()
    assert scene.refusal("ann", Return()) == "not-away"
    scene.do("ann", Leave())
    assert scene.refusal("ann", Leave()) == "away"
    scene.do("ann", Return())
    assert scene.refusal("ann", Return()) == "not-away"


def test_a_guest_with_two_seats_leaves_and_returns_with_both() -> None:
    scene = Scene(people=1, seats=3, start=False)
    scene.do("ann", Sit(seat=1, name="Anton"))
    scene.do("bob", Sit(seat=2), Start())
    scene.do("ann", Leave())
    assert away(scene) == ["left", "left", None]
    scene.do("ann", Return())
    assert away(scene) == [None, None, None]


@pytest.mark.parametrize("command", [Leave(), Return(), CallBot(seat=0), Resign(seat=0)])
def test_only_players_leave_call_a_bot_or_resign_and_only_during_the_game(command: TableCommand) -> None:
    assert Scene().refusal("zoe", command) == ("not-yours" if isinstance(command, Resign) else "not-seated")
    for scene in (Scene(start=False), Scene().play_out()):
        assert scene.refusal("ann", command) == "not-now"


def test_of_two_the_other_wins_when_one_resigns() -> None:
    scene = Scene()
    scene.do("bob", Resign(seat=1))
    assert (scene.table.status, scene.table.asked, scene.table.clocks.asked) == ("over", None, None)
    assert result(scene) == {"why": "resigned", "at": scene.now, "points": None, "places": [1, 2]}


def test_the_game_is_over_when_the_only_person_among_bots_resigns() -> None:
    scene = Scene(people=1, bots=2)
    scene.do("ann", Resign(seat=0))
    assert scene.table.status == "over"
    assert result(scene)["places"] == [2, 1, 1]


def test_one_person_and_bots_play_on_when_another_person_resigns() -> None:
    scene = Scene(people=2, bots=1)
    scene.do("bob", Resign(seat=1))
    assert not scene.table.conceded
    scene.do("ann", Resign(seat=0))
    assert scene.table.status == "over"
    assert result(scene)["places"] == [2, 2, 1]


def test_a_bot_continues_for_one_of_three_people_who_resigns() -> None:
    scene = Scene(people=3)
    scene.do("ann", Resign(seat=0))
    assert (scene.table.status, scene.table.deciding_bot, away(scene)) == ("playing", "club", ["resigned", None, None])
    scene.turn()
    assert (scene.table.asked, scene.table.deciding_bot) == (1, None)
    scene.play_out()
    assert result(scene)["why"] == "played"


def test_a_player_who_resigned_cannot_return() -> None:
    scene = Scene(people=3)
    scene.do("ann", Resign(seat=0))
    assert scene.refusal("ann", Return()) == "not-away"
    assert scene.refusal("ann", Resign(seat=0)) == "resigned"
    assert scene.refusal("ann", Act(step=scene.table.step, action=scene.words()[0])) == "away"


def test_a_player_who_has_left_can_still_resign() -> None:
    scene = Scene(people=3)
    scene.do("ann", Leave(), Resign(seat=0))
    assert away(scene) == ["resigned", None, None]


def test_one_resigns_only_for_oneself() -> None:
    scene = Scene(people=2, bots=1)
    assert [scene.refusal("ann", Resign(seat=seat)) for seat in (1, 2, 3)] == ["not-yours", "not-yours", "seat"]


def test_the_last_player_who_has_not_resigned_wins() -> None:
    scene = Scene(people=3)
    scene.do("ann", Resign(seat=0))
    scene.do("cid", Resign(seat=2))
    assert result(scene) == {"why": "resigned", "at": scene.now, "points": None, "places": [2, 1, 2]}


def test_a_bot_can_be_called_for_a_player_who_takes_too_long() -> None:
    scene = Scene()
    scene.turn()
    scene.now = CALL_BOT_AFTER - 1
    assert scene.refusal("ann", CallBot(seat=1)) == "patience"
    scene.now = CALL_BOT_AFTER
    assert scene.refusal("ann", CallBot(seat=0)) == "not-waiting"
    scene.do("ann", CallBot(seat=1))
    assert (away(scene), scene.table.deciding_bot) == ([None, "called"], "club")
    assert scene.refusal("ann", CallBot(seat=1)) == "not-waiting"
    scene.do("bob", Return())
    assert away(scene) == [None, None]


def test_the_wait_restarts_with_each_deciding_player() -> None:
    scene = Scene()
    scene.now = CALL_BOT_AFTER
    scene.turn()
    assert scene.refusal("ann", CallBot(seat=1)) == "patience"


def test_no_bot_is_called_where_a_clock_runs() -> None:
    scene = Scene(clock={"move": 3600})
    scene.now = CALL_BOT_AFTER
    assert scene.refusal("bob", CallBot(seat=0)) == "not-waiting"


def test_everyone_reads_who_left_who_returned_and_who_resigned() -> None:
    scene = Scene(people=3)
    scene.do("ann", Leave())
    scene.turn()
    scene.do("ann", Return(), Resign(seat=0))
    for seat in (1, None):
        notes = json.loads(scene.shown(seat))["table"]["notes"]
        assert [(note["name"], note["seat"]) for note in notes] == [("left", 0), ("returned", 0), ("resigned", 0)]
        assert notes[0]["step"] < notes[1]["step"] == notes[2]["step"] == scene.table.step


def test_what_a_bot_did_for_a_player_is_new_to_them() -> None:
    scene = Scene()
    scene.turn()
    own = scene.table.match.actors.index(0)
    scene.do("ann", Leave())
    for _ in range(3):
        scene.turn()
    log = json.loads(scene.shown(0))["log"]
    assert own <= log["since"] < log["fresh"]
    assert json.loads(scene.shown(None))["log"]["since"] is None


def test_the_log_marks_what_others_did_since_a_players_last_action_until_the_player_acts() -> None:
    scene = Scene()

    def since() -> int | None:
        number: int | None = json.loads(scene.shown(0))["log"]["since"]
        return number

    assert since() is None
    scene.turn()
    assert since() is None
    own = max(number for number, seat in enumerate(scene.table.match.actors) if seat == 0)
    scene.turn()
    assert scene.table.asked == 0
    assert since() == own
    scene.act(next(words for words in scene.words() if words.startswith("play")))
    assert since() is None
