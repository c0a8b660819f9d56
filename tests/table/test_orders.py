"""Orders: who passes now and whenever the same is asked again in the turn, and nobody else hears of it."""

import json
from random import Random
from typing import Any

import pytest

from bali.core.story import TURN
from bali.server.line import line_of
from bali.table.commands import Act, Leave, Order, Recall, Resign, Return
from bali.table.entries import ENTRIES, Acted, Ordered, Undone
from bali.table.messages import Telling, whole_view
from bali.table.refusal import Refusal
from bali.table.rulings import rule_order, rule_time
from bali.table.table import Mark, Table
from tests.table.scene import Scene

CLOCK = {"move": 5, "bank": 0}


def order(scene: Scene) -> Order:
    return Order(step=scene.table.step, action="pass")


def asker(scene: Scene) -> tuple[int, str]:
    """Return who is asked: seat and guest."""
    seat = scene.table.asked
    assert seat is not None
    return seat, scene.guest(seat)


def can_order(scene: Scene) -> bool:
    return "pass" in scene.words() and scene.table.asked not in scene.table.orders


def with_an_order(seed: int = 1, people: int = 3, **options: Any) -> tuple[Scene, int]:
    """Plays until somebody has ordered, and the turn goes on."""
    scene, dice = Scene("dalang", people, **options), Random(seed)
    while True:
        seat, guest = asker(scene)
        if can_order(scene):
            scene.do(guest, order(scene))
        else:
            scene.act(dice.choice(scene.words()))
        if seat in scene.table.orders:
            return scene, seat


def asked_again(seed: int = 1, **options: Any) -> tuple[Scene, int]:
    """Plays until somebody who has ordered is asked the same again."""
    scene, dice = Scene("dalang", 3, **options), Random(seed)
    while scene.table.order is None:
        if can_order(scene):
            scene.do(asker(scene)[1], order(scene))
        else:
            scene.act(dice.choice(scene.words()))
    return scene, asker(scene)[0]


def seen(scene: Scene, seat: int | None) -> Any:
    return json.loads(scene.shown(seat))["game"]


def test_an_order_passes_now_and_is_shown_to_its_own_seat_alone() -> None:
    scene, seat = with_an_order()
    ordered, acted = scene.log[-1]
    assert isinstance(ordered, Ordered)
    assert isinstance(acted, Acted)
    assert (ordered.seat, acted.seat, acted.action) == (seat, seat, "pass")
    for viewer in (*range(3), None):
        expected = {"prompt": ordered.prompt, "kind": ordered.kind} if viewer == seat else None
        assert seen(scene, viewer)["order"] == expected


def test_who_is_asked_the_same_again_can_still_decide_and_else_passes() -> None:
    scene, seat = asked_again()
    assert seen(scene, seat)["actions"] == scene.words()
    (acted,) = rule_order(scene.table, scene.table.step, scene.now)
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.action) == (seat, "pass")
    step = scene.table.step
    scene.act(scene.words()[0])
    with pytest.raises(Refusal, match="no longer in force"):
        rule_order(scene.table, step, scene.now)


@pytest.mark.parametrize("seed", range(8))
def test_an_order_answers_only_the_same_question_in_the_same_turn(seed: int) -> None:
    scene, dice, answered = Scene("dalang", 3, seed=str(seed)), Random(seed), 0
    table = scene.table
    while table.status == "playing":
        given = table.orders.get(asker(scene)[0])
        fits = given is not None and (given.prompt, given.kind) == table.question and "pass" in scene.words()
        assert (table.order is not None) == fits
        before = table.step
        if table.order:
            scene.add(rule_order(table, table.step, scene.now))
            answered += 1
        elif can_order(scene) and dice.random() < 0.8:
            scene.do(asker(scene)[1], order(scene))
        else:
            scene.act(dice.choice(scene.words()))
        if any(event.name == TURN for line in table.match.story[before:] for event in line):
            assert table.orders == {}
    assert answered > 0
    assert table.orders == {}


@pytest.mark.parametrize("options", [{}, {"memory": "open"}, {"clock": CLOCK}], ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_else_is_told_anything_that_an_order_changes(options: dict[str, Any], seed: int) -> None:
    secret, plain, dice = Scene("dalang", 3, **options), Scene("dalang", 3, **options), Random(seed)
    carried_out = recalled = 0
    while secret.table.step < 900 and secret.table.status == "playing":
        seat, guest = asker(secret)
        before = secret.table.mark
        secret.now = plain.now = secret.now + 1000
        if seat in secret.table.orders and dice.random() < 0.2:
            secret.do(guest, Recall(seat=seat))
            assert secret.table.version == plain.table.version + recalled + 1
            recalled += 1
            same_for_others(secret, plain, seat, None)
        if secret.table.order:
            secret.add(rule_order(secret.table, secret.table.step, secret.now))
            plain.act("pass")
            carried_out += 1
        elif can_order(secret):
            secret.do(guest, order(secret))
            plain.act("pass")
        else:
            words = dice.choice(secret.words())
            secret.act(words)
            plain.act(words)
        same_for_others(secret, plain, seat, before)
    assert min(carried_out, recalled) > 3


def same_for_others(secret: Scene, plain: Scene, seat: int, before: Mark | None) -> None:
    """Compares what is told to all but those who have ordered; and what lists say."""
    viewers = [viewer for viewer in secret.viewers() if viewer.shown != seat and viewer.shown not in secret.table.orders]
    for viewer in viewers:
        assert whole_view(secret.table, viewer, 0) == whole_view(plain.table, viewer, 0)
    if before is not None:
        news = [Telling(scene.table, viewers, 0) for scene in (secret, plain)]
        for viewer in viewers:
            assert news[0].news(viewer, before) == news[1].news(viewer, before)
    lines = [line_of(scene.table, scene.log[-1]) for scene in (secret, plain)]
    assert lines[0].summary == lines[1].summary
    assert lines[0].touched == lines[1].touched


def test_an_order_is_taken_back() -> None:
    scene, seat = asked_again()
    told = scene.table.told
    scene.do(scene.guest(seat), Recall(seat=seat))
    assert (scene.table.order, scene.table.orders.get(seat), scene.table.told) == (None, None, told)
    assert seen(scene, seat)["order"] is None
    assert scene.refusal(scene.guest(seat), Recall(seat=seat)) == "no-order"


@pytest.mark.parametrize("gone", [[Leave(), Return()], [Leave()]])
def test_an_order_ends_when_its_person_goes_away(gone: list[Leave | Return]) -> None:
    scene, seat = asked_again()
    scene.do(scene.guest(seat), *gone)
    assert (scene.table.order, scene.table.orders.get(seat)) == (None, None)


def test_an_order_ends_with_its_person_s_time_or_resignation() -> None:
    scene, seat = asked_again(clock=CLOCK)
    deadline = scene.table.clocks.deadline
    assert deadline is not None
    scene.add(rule_time(scene.table, deadline))
    assert seat not in scene.table.orders
    scene, seat = asked_again()
    scene.do(scene.guest(seat), Resign(seat=seat))
    assert seat not in scene.table.orders


def test_an_order_ends_when_its_seat_takes_a_step_back() -> None:
    scene, seat = asked_again()
    other = (seat + 1) % 3
    scene.add([Undone(at=scene.now, seat=other, step=scene.table.step)])
    assert seat in scene.table.orders
    scene.add([Undone(at=scene.now, seat=seat, step=scene.table.step)])
    assert seat not in scene.table.orders


def test_a_table_whose_people_go_has_no_orders_left() -> None:
    scene, _ = asked_again()
    for guest, seat in (("ann", 0), ("bob", 1)):
        scene.do(guest, Resign(seat=seat))
    assert scene.table.status == "over"
    assert scene.table.orders == {}


def test_orders_are_kept_in_the_log() -> None:
    scene, seat = asked_again()
    again = Table.of("nusa", [ENTRIES.validate_json(ENTRIES.dump_json(entries)) for entries in scene.log])
    assert again.order == scene.table.order is not None
    assert line_of(again, scene.log[-1]).wakes == scene.log[-1][-1].at
    scene.do(scene.guest(seat), Recall(seat=seat))
    assert line_of(scene.table, scene.log[-1]).wakes is None


def test_only_a_pass_can_be_ordered_by_who_is_asked_and_recalled_by_who_ordered() -> None:
    scene, seat = asked_again()
    table, guest, other = scene.table, scene.guest(seat), scene.guest((seat + 1) % 3)
    assert scene.refusal(guest, Order(step=table.step - 1, action="pass")) == "stale"
    assert scene.refusal(other, order(scene)) == "not-asked"
    assert scene.refusal("zoe", order(scene)) == "not-seated"
    assert scene.refusal(guest, Order(step=table.step, action="dance")) == "unknown"
    assert scene.refusal(other, Recall(seat=seat)) == scene.refusal("zoe", Recall(seat=seat)) == "not-yours"
    assert scene.refusal(guest, Recall(seat=3)) == "seat"
    while "pass" in scene.words():
        scene.act(scene.words()[0])
    assert scene.refusal(asker(scene)[1], order(scene)) == "impossible"
    other_action = Order(step=table.step, action=scene.words()[0])
    assert scene.refusal(asker(scene)[1], other_action) == "no-order"
    assert Scene("altar", 2).refusal("ann", Order(step=15, action="pass")) in ("unknown", "stale", "not-asked")


def test_a_new_order_takes_the_place_of_the_old_one_and_acting_otherwise_leaves_it() -> None:
    scene, seat = asked_again()
    before = scene.table.orders[seat]
    scene.do(scene.guest(seat), Act(step=scene.table.step, action="pass"))
    assert scene.table.orders.get(seat, before) == before
    scene, seat = asked_again()
    scene.do(scene.guest(seat), order(scene))
    assert scene.table.orders.get(seat, before).seat == before.seat
