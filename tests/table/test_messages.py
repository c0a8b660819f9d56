"""Messages: each fits its schema exactly, and nobody receives actions or secrets of others."""

import json
from typing import Annotated, Any

import pytest
from pydantic import Field, TypeAdapter

from bali.core.record import UNKNOWN
from bali.table.commands import Leave, Resign, Sit, Start, Undo
from bali.table.questions import preview, why
from bali.table.refusal import Refusal
from bali.table.view_builder import ViewBuilder, whole_view
from bali.table.view_parts import refused
from bali.table.viewer import Viewer
from bali.table.views import Message
from tests.table.scene import Scene

MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])
TABLES: list[dict[str, Any]] = [
    {"game": "altar", "people": 2, "bots": 1, "variants": ["oracle", "demon"], "clock": {"move": 5, "bank": 10}, "shares": True},
    {"game": "altar", "people": 4, "memory": "open"},
    {"game": "dalang", "people": 3},
    {"game": "dalang", "people": 3, "bots": 1, "memory": "open"},
]
tables = pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['game']}-{TABLES.index(options)}")


def fits(raw: bytes) -> dict[str, Any]:
    """Return a message, which must have exactly the fields and types of its model."""
    message = MESSAGE.validate_json(raw, strict=True)
    data: dict[str, Any] = json.loads(raw)
    assert json.dumps(message.model_dump(mode="json"), sort_keys=True) == json.dumps(data, sort_keys=True)
    return data


def numbers_in(values: Any) -> list[int]:
    return [value for value in values.values() if isinstance(value, int)]


@tables
def test_every_view_fits_its_description(options: dict[str, Any]) -> None:
    scene = Scene(**options, start=False)
    fits(scene.shown(None))
    scene.start()
    before = scene.table.bookmark
    for number, _ in enumerate(scene.random_game(21)):
        builder = ViewBuilder(scene.table, scene.viewers(), scene.now)
        for viewer in scene.viewers() if number < 200 or number % 5 == 0 else ():
            view = fits(builder.news(viewer, before))
            notices = [view["game"]["prompt"], *(event for _, events in view["log"]["lines"] for event in events)]
            assert not any(UNKNOWN in numbers_in(one["values"]) for one in notices)
        if number % 100 == 0:
            for viewer in scene.viewers():
                fits(builder.whole(viewer))
        before = scene.table.bookmark
    for viewer in scene.viewers():
        game = fits(whole_view(scene.table, viewer, scene.now))["game"]
        assert game["result"]["why"] == "played"
        assert "null" not in json.dumps(game["state"])  # all cards are face up now


def test_the_view_of_a_game_that_was_given_up_fits_its_description() -> None:
    scene = Scene()
    scene.now = 5
    scene.do("ann", Resign(seat=0))
    result = fits(scene.shown(1))["game"]["result"]
    assert result.pop("categories")
    assert result == {"why": "resigned", "at": 5, "points": None, "places": [2, 1]}


def test_a_refusal_fits_its_description() -> None:
    refusal = Refusal("taken", "this seat is taken")
    assert fits(refused(refusal, "sit")) == {"type": "refused", "code": "taken", "message": "this seat is taken", "do": "sit"}
    assert fits(refused(refusal))["do"] is None


@tables
def test_previews_and_reasons_fit_their_descriptions(options: dict[str, Any]) -> None:
    scene = Scene(**{**options, "people": options["people"] + options.get("bots", 0), "bots": 0})
    possible = refusals = 0
    for _ in scene.random_game(22, undo=0, unrest=0):
        table, viewer = scene.table, scene.viewer(scene.table.asked)
        for action in range(0, table.match.game.ACTIONS if table.asked is not None and table.step % 10 == 0 else 0, 3):
            words = table.match.game.describe(action)
            if words in scene.words():
                previewed = fits(preview(table, viewer, table.step, words))
                assert (previewed["step"], previewed["action"]) == (table.step, words)
                assert fits(why(table, viewer, words))["reason"] is None
                possible += 1
            else:
                reason = fits(why(table, viewer, words))["reason"]
                assert reason["name"]
                assert reason["clause"]
                refusals += 1
    assert possible > 5
    assert refusals > 50


@tables
def test_only_the_deciding_player_receives_actions_and_undo(options: dict[str, Any]) -> None:
    scene, undo = Scene(**options), 0
    for number, _ in enumerate(scene.random_game(23)):
        if number % 4:
            continue
        table = scene.table
        for viewer in scene.viewers():
            game = json.loads(ViewBuilder(table, [viewer], scene.now).news(viewer, table.bookmark))["game"]
            asked = viewer.viewed_seat is not None and viewer.viewed_seat == table.asked and table.deciding_bot is None
            assert game["actions"] == (scene.words() if asked else [])
            assert game["undo"] == (table.undoable() if asked else 0)
            undo += game["undo"]
    assert undo > 0


def test_an_absent_player_is_offered_nothing() -> None:
    scene = Scene()
    scene.do("ann", Leave())
    assert json.loads(scene.shown(0))["game"]["actions"] == []


def test_without_undo_none_is_offered() -> None:
    scene = Scene(undo=False)
    scene.act("play 1 peanut farmer")
    assert json.loads(scene.shown(0))["game"]["undo"] == 0


def test_as_many_actions_can_be_undone_as_the_view_says() -> None:
    scene = Scene()
    scene.act("play 1 peanut farmer")
    for left in range(json.loads(scene.shown(0))["game"]["undo"], 0, -1):
        assert json.loads(scene.shown(0))["game"]["undo"] == left
        scene.do("ann", Undo(step=scene.table.step))
    assert json.loads(scene.shown(0))["game"]["undo"] == 0


def code(scene: Scene, viewer: Viewer, words: str, step: int | None = None) -> tuple[str, str | None]:
    """Return how a preview is refused, and a question why."""
    with pytest.raises(Refusal) as previewed:
        preview(scene.table, viewer, scene.table.step if step is None else step, words)
    try:
        why(scene.table, viewer, words)
    except Refusal as asked:
        return previewed.value.code, asked.code
    return previewed.value.code, None


def test_preview_and_why_answer_only_the_deciding_player() -> None:
    scene = Scene()
    words = scene.words()[0]
    for viewer in (scene.viewer(1), scene.viewer(None), Viewer("ann", None)):
        assert code(scene, viewer, words) == ("not-asked", "not-asked")
    assert code(scene, scene.viewer(0), words, step=3) == ("stale", None)
    assert code(scene, scene.viewer(0), "dance") == ("unknown", "unknown")
    assert code(scene, scene.viewer(0), "take 1") == ("impossible", None)
    scene.do("ann", Leave())
    assert code(scene, scene.viewer(0), words) == ("not-asked", "not-asked")
    assert code(Scene().play_out(), scene.viewer(0), words) == ("not-asked", "not-asked")
    assert code(Scene(start=False), scene.viewer(0), words) == ("not-asked", "not-asked")


def test_the_secret_is_sent_when_the_game_is_over() -> None:
    scene = Scene()
    for _ in scene.random_game(24):
        views = [json.loads(scene.shown(seat))["table"] for seat in (0, 1, None)]
        over = scene.table.status == "over"
        assert {view["secret"] for view in views} == {scene.table.opened.secret if over else None}
        assert {view["commitment"] for view in views} == {scene.table.commitment}
        assert (scene.table.opened.secret.encode() in scene.shown(None)) == over


def test_everyone_sees_which_seats_and_messages_are_theirs() -> None:
    scene = Scene(people=1, seats=3, start=False)
    scene.do("ann", Sit(seat=1, name="Anton"))
    scene.do("bob", Sit(seat=2), Start())
    for guest, seat, yours in (("ann", 0, [True, True, False]), ("bob", 2, [False, False, True]), ("zoe", None, [False] * 3)):
        table = fits(whole_view(scene.table, Viewer(guest, seat), 0))["table"]
        assert [seat["yours"] for seat in table["seats"]] == yours
        assert (table["host"], table["shown"]) == (guest == "ann", seat)


def test_nobody_receives_the_key_of_a_guest() -> None:
    scene = Scene(people=2, seats=3, start=False)
    scene.do("key-of-cid", Sit(seat=2, name="Cid"), Start())
    scene.play_out()
    for viewer in scene.viewers():
        assert b"key-of-cid" not in whole_view(scene.table, viewer, 0)
