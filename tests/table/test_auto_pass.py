"""Automatic passes: a player passes now and on the same prompt for the rest of the turn, and nobody else notices."""

import json
from random import Random
from typing import Any

import pytest

from bali.core.events import TURN
from bali.server.log_batch import batch_of
from bali.table.commands import Act, AutoPass, CancelAutoPass, Leave, Resign, Return
from bali.table.entries import ENTRIES, Acted, AutoPassSet, Undone
from bali.table.handlers import handle_auto_pass, handle_timeout
from bali.table.refusal import Refusal
from bali.table.table import Bookmark, Table
from bali.table.view_builder import ViewBuilder, whole_view
from tests.table.scene import Scene

CLOCK = {"move": 5, "bank": 0}
WHOLE_EVERY = 7  # steps between two comparisons of whole views: they contain the whole log


def auto_pass_now(scene: Scene) -> AutoPass:
    return AutoPass(step=scene.table.step, action="pass")


def deciding(scene: Scene) -> tuple[int, str]:
    """Return the deciding seat and its guest."""
    seat = scene.table.asked
    assert seat is not None
    return seat, scene.guest(seat)


def can_set_auto_pass(scene: Scene) -> bool:
    return "pass" in scene.words() and scene.table.asked not in scene.table.auto_passes


def with_auto_pass(seed: int = 1, people: int = 3, **options: Any) -> tuple[Scene, int]:
    """Play until somebody has set an automatic pass and the turn continues."""
    scene, dice = Scene("dalang", people, **options), Random(seed)
    while True:
        seat, guest = deciding(scene)
        if can_set_auto_pass(scene):
            scene.do(guest, auto_pass_now(scene))
        else:
            scene.act(dice.choice(scene.words()))
        if seat in scene.table.auto_passes:
            return scene, seat


def asked_again(seed: int = 1, **options: Any) -> tuple[Scene, int]:
    """Play until somebody with an automatic pass gets the same prompt again."""
    scene, dice = Scene("dalang", 3, **options), Random(seed)
    while scene.table.auto_pass is None:
        if can_set_auto_pass(scene):
            scene.do(deciding(scene)[1], auto_pass_now(scene))
        else:
            scene.act(dice.choice(scene.words()))
    return scene, deciding(scene)[0]


def seen(scene: Scene, seat: int | None) -> Any:
    return json.loads(scene.shown(seat))["game"]


def test_an_automatic_pass_passes_now_and_only_its_player_sees_it() -> None:
    scene, seat = with_auto_pass()
    auto_pass, acted = scene.log[-1]
    assert isinstance(auto_pass, AutoPassSet)
    assert isinstance(acted, Acted)
    assert (auto_pass.seat, acted.seat, acted.action) == (seat, seat, "pass")
    for viewer in (*range(3), None):
        expected = {"prompt": auto_pass.prompt, "kind": auto_pass.kind} if viewer == seat else None
        assert seen(scene, viewer)["auto_pass"] == expected


def test_who_is_asked_the_same_again_can_still_decide_and_else_passes() -> None:
    scene, seat = asked_again()
    assert seen(scene, seat)["actions"] == scene.words()
    (acted,) = handle_auto_pass(scene.table, scene.table.step, scene.now)
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.action) == (seat, "pass")
    step = scene.table.step
    scene.act(scene.words()[0])
    with pytest.raises(Refusal, match="no longer in force"):
        handle_auto_pass(scene.table, step, scene.now)


@pytest.mark.parametrize("seed", range(8))
def test_an_order_answers_only_the_same_question_in_the_same_turn(seed: int) -> None:
    scene, dice, answered = Scene("dalang", 3, seed=str(seed)), Random(seed), 0
    table = scene.table
    while table.status == "playing":
        given = table.auto_passes.get(deciding(scene)[0])
        fits = given is not None and (given.prompt, given.kind) == table.prompt_key and "pass" in scene.words()
        assert (table.auto_pass is not None) == fits
        before = table.step
        if table.auto_pass:
            scene.add(handle_auto_pass(table, table.step, scene.now))
            answered += 1
        elif can_set_auto_pass(scene) and dice.random() < 0.8:
            scene.do(deciding(scene)[1], auto_pass_now(scene))
        else:
            scene.act(dice.choice(scene.words()))
        if any(event.name == TURN for line in table.match.events[before:] for event in line):
            assert table.auto_passes == {}
    assert answered > 0
    assert table.auto_passes == {}


@pytest.mark.parametrize("options", [{}, {"memory": "open"}, {"clock": CLOCK}], ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_else_notices_an_automatic_pass(options: dict[str, Any], seed: int) -> None:
    secret, plain, dice = Scene("dalang", 3, **options), Scene("dalang", 3, **options), Random(seed)
    carried_out = recalled = 0
    while secret.table.step < 900 and secret.table.status == "playing":
        seat, guest = deciding(secret)
        before = secret.table.bookmark
        secret.now = plain.now = secret.now + 1000
        if seat in secret.table.auto_passes and dice.random() < 0.2:
            secret.do(guest, CancelAutoPass(seat=seat))
            assert secret.table.version == plain.table.version + recalled + 1
            recalled += 1
            same_for_others(secret, plain, seat, None)
        if secret.table.auto_pass:
            secret.add(handle_auto_pass(secret.table, secret.table.step, secret.now))
            plain.act("pass")
            carried_out += 1
        elif can_set_auto_pass(secret):
            secret.do(guest, auto_pass_now(secret))
            plain.act("pass")
        else:
            words = dice.choice(secret.words())
            secret.act(words)
            plain.act(words)
        same_for_others(secret, plain, seat, before)
    assert min(carried_out, recalled) > 3


def same_for_others(secret: Scene, plain: Scene, seat: int, before: Bookmark | None) -> None:
    """Compare all messages except to seats with an automatic pass, and the tables' summaries."""
    viewers = [
        viewer for viewer in secret.viewers() if viewer.viewed_seat != seat and viewer.viewed_seat not in secret.table.auto_passes
    ]
    if before is None or secret.table.step % WHOLE_EVERY == 0:
        for viewer in viewers:
            assert whole_view(secret.table, viewer, 0) == whole_view(plain.table, viewer, 0)
    if before is not None:
        news = [ViewBuilder(scene.table, viewers, 0) for scene in (secret, plain)]
        for viewer in viewers:
            assert news[0].news(viewer, before) == news[1].news(viewer, before)
    lines = [batch_of(scene.table, scene.log[-1]) for scene in (secret, plain)]
    assert lines[0].summary == lines[1].summary
    assert lines[0].touched == lines[1].touched


def test_an_automatic_pass_is_cancelled() -> None:
    scene, seat = asked_again()
    version = scene.table.public_version
    scene.do(scene.guest(seat), CancelAutoPass(seat=seat))
    assert (scene.table.auto_pass, scene.table.auto_passes.get(seat), scene.table.public_version) == (None, None, version)
    assert seen(scene, seat)["auto_pass"] is None
    assert scene.refusal(scene.guest(seat), CancelAutoPass(seat=seat)) == "no-auto-pass"


@pytest.mark.parametrize("gone", [[Leave(), Return()], [Leave()]])
def test_an_order_ends_when_its_person_goes_away(gone: list[Leave | Return]) -> None:
    scene, seat = asked_again()
    scene.do(scene.guest(seat), *gone)
    assert (scene.table.auto_pass, scene.table.auto_passes.get(seat)) == (None, None)


def test_an_order_ends_with_its_person_s_time_or_resignation() -> None:
    scene, seat = asked_again(clock=CLOCK)
    deadline = scene.table.clocks.deadline
    assert deadline is not None
    scene.add(handle_timeout(scene.table, deadline))
    assert seat not in scene.table.auto_passes
    scene, seat = asked_again()
    scene.do(scene.guest(seat), Resign(seat=seat))
    assert seat not in scene.table.auto_passes


def test_an_order_ends_when_its_seat_takes_a_step_back() -> None:
    scene, seat = asked_again()
    other = (seat + 1) % 3
    scene.add([Undone(at=scene.now, seat=other, step=scene.table.step)])
    assert seat in scene.table.auto_passes
    scene.add([Undone(at=scene.now, seat=seat, step=scene.table.step)])
    assert seat not in scene.table.auto_passes


def test_a_table_whose_people_go_has_no_orders_left() -> None:
    scene, _ = asked_again()
    for guest, seat in (("ann", 0), ("bob", 1)):
        scene.do(guest, Resign(seat=seat))
    assert scene.table.status == "over"
    assert scene.table.auto_passes == {}


def test_automatic_passes_are_stored_in_the_log() -> None:
    scene, seat = asked_again()
    again = Table.of("nusa", [ENTRIES.validate_json(ENTRIES.dump_json(entries)) for entries in scene.log])
    assert again.auto_pass == scene.table.auto_pass is not None
    assert batch_of(again, scene.log[-1]).wakes == scene.log[-1][-1].at
    scene.do(scene.guest(seat), CancelAutoPass(seat=seat))
    assert batch_of(scene.table, scene.log[-1]).wakes is None


def test_only_the_deciding_player_sets_an_automatic_pass_and_only_they_cancel_it() -> None:
    scene, seat = asked_again()
    table, guest, other = scene.table, scene.guest(seat), scene.guest((seat + 1) % 3)
    assert scene.refusal(guest, AutoPass(step=table.step - 1, action="pass")) == "stale"
    assert scene.refusal(other, auto_pass_now(scene)) == "not-asked"
    assert scene.refusal("zoe", auto_pass_now(scene)) == "not-seated"
    assert scene.refusal(guest, AutoPass(step=table.step, action="dance")) == "unknown"
    assert scene.refusal(other, CancelAutoPass(seat=seat)) == scene.refusal("zoe", CancelAutoPass(seat=seat)) == "not-yours"
    assert scene.refusal(guest, CancelAutoPass(seat=3)) == "seat"
    while "pass" in scene.words():
        scene.act(scene.words()[0])
    assert scene.refusal(deciding(scene)[1], auto_pass_now(scene)) == "impossible"
    other_action = AutoPass(step=table.step, action=scene.words()[0])
    assert scene.refusal(deciding(scene)[1], other_action) == "no-auto-pass"
    assert Scene("altar", 2).refusal("ann", AutoPass(step=15, action="pass")) in ("unknown", "stale", "not-asked")


def test_a_new_order_takes_the_place_of_the_old_one_and_acting_otherwise_leaves_it() -> None:
    scene, seat = asked_again()
    before = scene.table.auto_passes[seat]
    scene.do(scene.guest(seat), Act(step=scene.table.step, action="pass"))
    assert scene.table.auto_passes.get(seat, before) == before
    scene, seat = asked_again()
    scene.do(scene.guest(seat), auto_pass_now(scene))
    assert scene.table.auto_passes.get(seat, before).seat == before.seat
