"""Earlier positions: single ones during the game, and all of them when it is over."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from bali.core.audience import Stage, received
from bali.core.contract import SPECTATOR
from bali.core.match import Match
from bali.core.record_json import to_json
from bali.core.reported import current_prompt
from bali.table.commands import Resign
from bali.table.refusal import Refusal
from bali.table.replays import position_at, replay
from bali.table.view_parts import result
from bali.table.viewer import Viewer
from tests.long import LONG
from tests.table.scene import Scene

Json = dict[str, Any]
GAMES = [("altar", 2, ["oracle", "demon"]), ("altar", 4, []), ("dalang", 3, [])]
games = pytest.mark.parametrize(("game", "people", "variants"), GAMES)


def asked_for(scene: Scene, viewer: Viewer, step: int) -> Json | str:
    """Return a position, or the code of the refusal."""
    try:
        return dict(json.loads(position_at(scene.table, viewer, step)))
    except Refusal as refusal:
        return refusal.code


def view(scene: Scene, viewer: Viewer) -> Json:
    return dict(json.loads(scene.shown(viewer.viewed_seat)))


@games
@pytest.mark.parametrize("memory", ["faithful", "open"])
def test_a_moment_is_as_it_was_shown_then_while_it_is_remembered(
    game: str, people: int, variants: list[str], memory: str
) -> None:
    scene, dice = Scene(game, people, variants=variants, memory=memory), Random(1)
    shown: dict[tuple[int | None, int], Json] = {}
    refusals = 0
    for _ in scene.random_game(2, undo=0, unrest=0):
        if scene.table.step > 300:
            break
        for viewer in scene.viewers():
            seen = view(scene, viewer)
            shown[viewer.viewed_seat, scene.table.step] = {
                "type": "position",
                **{name: seen["game"][name] for name in ("step", "asked", "prompt", "known", "state")},
            }
        viewer = dice.choice(scene.viewers())
        step = dice.choice([at for seat, at in shown if seat == viewer.viewed_seat])
        answer = asked_for(scene, viewer, step)
        noted = memory == "open" and (game == "dalang" or viewer.viewed_seat is None)
        if step <= view(scene, viewer)["log"]["fresh"] and scene.table.status != "over" and not noted:
            assert answer == "faded"
            refusals += 1
        else:
            assert answer == shown[viewer.viewed_seat, step]
    assert (refusals > 10) == (memory == "faithful" or game == "altar")


@pytest.mark.parametrize("memory", ["faithful", "open"])
@pytest.mark.parametrize(("game", "people", "variants"), [("altar", 2, ["oracle"]), ("altar", 3, ["oracle"]), ("dalang", 3, [])])
def test_nothing_that_has_faded_from_the_log_is_in_a_moment(game: str, people: int, variants: list[str], memory: str) -> None:
    gone: Counter[str] = Counter()
    for seed in range(3 if LONG else 2):
        scene = Scene(game, people, variants=variants, memory=memory, seed=str(seed))
        for _ in scene.random_game(seed, undo=0.1, unrest=0):
            if scene.table.step > 250 or scene.table.status == "over":
                break
            for viewer in scene.viewers():
                gone.update(expect_nothing_faded(scene, viewer))
    private = {"looked", "covered"} if game == "altar" else set()
    public = {"took", "dealt"} if game == "altar" else {"put", "laid", "drew"}
    assert set(gone) >= (private if memory == "open" else private | public)
    assert (memory == "open" and game == "dalang") == (not gone)


def expect_nothing_faded(scene: Scene, viewer: Viewer) -> list[str]:
    """Check that a viewer sees no position from before a faded line. Return the events of the faded lines."""
    match, seat = scene.table.match, viewer.seat
    lost = [
        (number, event.name)
        for number, events in enumerate(match.log(seat))
        if events != received(match.events[number], seat, match.memory)
        for event in events
    ]
    for number in {number for number, _ in lost}:
        assert asked_for(scene, viewer, number) == "faded"
        assert number + 1 == scene.table.step or asked_for(scene, viewer, number + 1) == "faded"  # the position now is in sight
    if lost and "oracle" in match.options.variants:
        expect_no_faded_look(scene, viewer)
    return [name for _, name in lost]


def expect_no_faded_look(scene: Scene, viewer: Viewer) -> None:
    """Check that no position a viewer may see shows the cards of a look that has faded from the log."""
    looks = [event for events in scene.table.match.log(viewer.seat) for event in events if event.name == "looked"]
    steps = range(scene.table.match.news_from(viewer.seat) - 1, scene.table.step + 1)
    for answer in (asked_for(scene, viewer, step) for step in steps if step >= 0):
        if isinstance(answer, dict):
            for number in range(answer["state"]["look_count"]):
                seen = any(good is not None for good in answer["state"]["look_seen"][number])
                assert not seen or "seen" in looks[number].values


@pytest.mark.parametrize("memory", ["faithful", "open"])
def test_a_look_can_be_seen_again_while_it_is_fresh_and_not_after_the_turn(memory: str) -> None:
    scene = Scene(variants=["oracle"], memory=memory)
    scene.play_until("looked")
    seat, step = scene.table.asked, scene.table.step
    assert seat is not None
    assert any(good is not None for good in look_at(scene, seat, step))
    scene.act(scene.words()[0])
    assert any(good is not None for good in look_at(scene, seat, step))
    while scene.table.asked == seat:
        scene.act(scene.words()[-1])
    scene.act(scene.words()[0])
    assert asked_for(scene, scene.viewer(seat), step) == "faded"
    scene.play_out()
    assert any(good is not None for good in look_at(scene, seat, step))


def look_at(scene: Scene, seat: int, step: int) -> list[int | None]:
    """Return the cards of the last look that a position shows."""
    answer = asked_for(scene, scene.viewer(seat), step)
    assert isinstance(answer, dict)
    return list(answer["state"]["look_seen"][answer["state"]["look_count"] - 1])


def test_moments_of_a_game_that_runs_begin_after_the_first_fresh_line() -> None:
    scene = Scene("dalang", 3)
    for _ in scene.random_game(1, undo=0, unrest=0):
        if scene.table.step > 300:
            break
    for viewer in scene.viewers():
        fresh = view(scene, viewer)["log"]["fresh"]
        assert asked_for(scene, viewer, fresh) == "faded"
        assert asked_for(scene, viewer, 0) == "faded"
        for step in range(fresh + 1, scene.table.step + 1):
            answer = asked_for(scene, viewer, step)
            assert isinstance(answer, dict)
            assert answer["step"] == step
        assert asked_for(scene, viewer, scene.table.step + 1) == "no-position"


def test_there_are_no_moments_before_the_start_and_all_after_the_end() -> None:
    assert asked_for(Scene(start=False), Scene(start=False).viewer(0), 0) == "not-now"
    scene = Scene(people=3).play_out()
    for viewer in scene.viewers():
        answer = asked_for(scene, viewer, 0)
        assert isinstance(answer, dict)
        assert answer["asked"] is None
        assert answer["state"] == to_json(scene.table.match.at(0).screen(viewer.seat))


def replayed(scene: Scene, seat: int | None) -> Json:
    ended = result(scene.table)
    assert ended
    return dict(json.loads(replay(scene.table.saved, ended, seat)))


@games
def test_a_replay_shows_every_position_as_a_seat_s_screen_did(game: str, people: int, variants: list[str]) -> None:
    scene = Scene(game, people, variants=variants).play_out(4)
    match = scene.table.match
    for seat in (*range(people), None):
        answer = replayed(scene, seat)
        assert [frame["step"] for frame in answer["frames"]] == list(range(scene.table.step + 1))
        for step in range(0, scene.table.step + 1, 13):
            then, frame = match.at(step), answer["frames"][step]
            assert frame["state"] == to_json(then.state if seat is None else then.screen(seat))
            assert frame["asked"] == (then.actor if then.actor >= 0 else None)
            assert frame["prompt"]["name"] == current_prompt(match.game, then.screen(SPECTATOR)).name
        assert answer["lines"] == [[number, line(match, number, seat)] for number in range(scene.table.step)]
        assert answer["result"] == result(scene.table)
        assert answer["options"] == {"game": game, "players": people, "variants": variants, "memory": "faithful"}
        assert answer["seats"] == [{"name": name, "level": None} for name in ("Ann", "Bob", "Cid", "Dan")[:people]]


def line(match: Match, number: int, seat: int | None) -> list[Json]:
    events = received(match.events[number], seat, stage=Stage.OPEN)
    return [{"name": event.name, "seat": event.seat, "values": event.values, "fades": []} for event in events]


def test_a_replay_of_a_seat_does_not_show_what_it_did_not_know() -> None:
    scene = Scene(people=3).play_out()
    answer = replayed(scene, 1)
    for frame in answer["frames"][20:-1]:  # the end opens the hands
        hands = frame["state"]["hand"]
        assert None not in hands[1]
        assert {card for seat in (0, 2) for card in hands[seat]} == {None}
    assert all(None not in hand for frame in replayed(scene, None)["frames"] for hand in frame["state"]["hand"])


def test_a_game_that_was_given_up_is_replayed_as_far_as_it_went() -> None:
    scene = Scene(people=2)
    scene.turn()
    scene.do("bob", Resign(seat=1))
    answer = replayed(scene, 0)
    assert len(answer["frames"]) == scene.table.step + 1
    assert answer["result"] == result(scene.table)
    assert (answer["result"]["why"], answer["result"]["places"]) == ("resigned", [1, 2])


def test_a_seat_that_there_is_not_has_no_replay() -> None:
    scene = Scene(people=2).play_out()
    with pytest.raises(Refusal) as caught:
        replayed(scene, 2)
    assert caught.value.code == "seat"
