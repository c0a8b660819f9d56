"""Answers in advance: a player answers before being asked, and nobody else notices."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bali.core.contract import SPECTATOR
from bali.core.events import TURN
from bali.games import find
from bali.server.log_batch import batch_of
from bali.table.commands import Act, AnswerInAdvance, AutoPass, CancelAnswer, CancelAutoPass, Leave, Resign, Return
from bali.table.entries import (
    ENTRIES,
    Acted,
    AdvanceAnswer,
    AnswerCancelled,
    AnswerSet,
    AutoPassCancelled,
    AutoPassSet,
    Undone,
    Until,
)
from bali.table.handlers import handle_answer, handle_timeout
from bali.table.limits import MAX_ANSWERS
from bali.table.refusal import Refusal
from bali.table.table import Bookmark, Table
from bali.table.view_builder import ViewBuilder, whole_view
from tests.table.scene import GUESTS, Scene

CLOCK = {"move": 5, "bank": 0}
WHOLE_EVERY = 7  # steps between two comparisons of whole views: they contain the whole log
DALANG = find("dalang").ANSWERS
EVERY_ANSWER = [(question, reply) for question, replies in DALANG.replies.items() for reply in replies]


def answered(question: str, reply: str, until: Until = "cancelled") -> AdvanceAnswer:
    return AdvanceAnswer(question=question, reply=reply, until=until)


def set_answer(scene: Scene, seat: int, question: str, reply: str, until: Until = "cancelled") -> None:
    scene.do(scene.guest(seat), AnswerInAdvance(seat=seat, question=question, reply=reply, until=until))


def deciding(scene: Scene) -> tuple[int, str]:
    """Return the deciding seat and its guest."""
    seat = scene.table.asked
    assert seat is not None
    return seat, scene.guest(seat)


def play_until(scene: Scene, condition: Callable[[Scene], object], seed: int = 1) -> Scene:
    """Play at random until something is true."""
    dice = Random(seed)
    while not condition(scene):
        scene.act(dice.choice(scene.words()))
    return scene


def asked(question: str, **options: Any) -> tuple[Scene, int]:
    """Play until a player is asked on another player's turn."""
    scene = play_until(Scene("dalang", 3, **options), lambda scene: question in questions(scene))
    return scene, deciding(scene)[0]


def questions(scene: Scene) -> tuple[str, ...]:
    return scene.table.offered.questions(scene.table.public_prompt)


def due(until: Until = "turn", **options: Any) -> tuple[Scene, int]:
    """Return a scene in which the deciding player has answered the current question in advance."""
    scene, seat = asked("scholar", **options)
    set_answer(scene, seat, "scholar", "pass", until)
    return scene, seat


def seen(scene: Scene, seat: int | None) -> Any:
    return json.loads(scene.shown(seat))["game"]


@pytest.mark.parametrize(("question", "reply"), EVERY_ANSWER)
def test_every_answer_can_be_given_at_any_time_whatever_the_player_holds(question: str, reply: str) -> None:
    scene = Scene("dalang", 4)
    for seat in range(4):
        set_answer(scene, seat, question, reply)
        assert scene.table.answers.of(seat) == [answered(question, reply)]
    offered = [json.loads(scene.shown(seat))["table"]["answers"] for seat in (*range(4), None)]
    assert {"question": question, "replies": list(DALANG.replies[question])} in offered[0]
    assert offered == offered[:1] * 5


def test_only_their_owner_sees_answers_the_newest_first() -> None:
    scene = Scene("dalang", 3)
    set_answer(scene, 1, "artist", "pass")
    set_answer(scene, 1, "wontong", "block", "own_turn")
    given = [{"question": "wontong", "reply": "block", "until": "own_turn"}]
    given.append({"question": "artist", "reply": "pass", "until": "cancelled"})
    assert [seen(scene, seat)["answers"] for seat in (0, 1, 2, None)] == [[], given, [], []]


def test_only_their_owner_sees_which_answer_is_about_to_be_given() -> None:
    scene, seat = due()
    answer = {"question": "scholar", "reply": "pass", "until": "turn"}
    assert [seen(scene, other)["answered"] for other in (*range(3), None)] == [
        answer if other == seat else None for other in (*range(3), None)
    ]
    scene.do(scene.guest(seat), CancelAnswer(seat=seat, question="scholar"))
    assert seen(scene, seat)["answered"] is None


def test_every_reply_leads_to_an_action_whatever_the_hand() -> None:
    scene, dice, used, fallbacks = Scene("dalang", 4), Random(1), set[tuple[str, str]](), 0
    while used != set(EVERY_ANSWER) or fallbacks < 20:
        seat, _ = deciding(scene)
        for question, reply in [pair for pair in EVERY_ANSWER if pair[0] in questions(scene)]:
            scene.table.answers.by_seat = {seat: {question: answered(question, reply)}}
            (entry,) = handle_answer(scene.table, scene.table.step, scene.now)
            assert isinstance(entry, Acted)
            first, *_, last = *DALANG.replies[question][reply], DALANG.replies[question][reply][-1]
            possible = any(words.split()[0] == first.split()[0] for words in scene.words())
            assert entry.action.split()[0] == (first if possible else last).split()[0]
            fallbacks += not possible
            used.add((question, reply))
        scene.table.answers.clear()
        scene.act(dice.choice(scene.words()))


def test_a_player_passes_blocks_or_repels_as_answered_in_advance_if_a_card_allows_it() -> None:
    assert DALANG.choose("warrior", "repel", ["repel", "flee"]) == "repel"
    assert DALANG.choose("warrior", "repel", ["flee"]) == "flee"
    assert DALANG.choose("journey", "block", ["block with kukusch-wontong", "pass"]) == "block with kukusch-wontong"
    assert DALANG.choose("wontong", "block", ["pass"]) == "pass"
    assert DALANG.choose("prince", "show", ["show 3", "show 4", "pass"]) == "show 3"
    assert DALANG.choose("laying", "keep-chips", ["lay warrior", "lay priest", "lay prince"]) == "lay prince"
    assert DALANG.choose("laying", "keep-chips", ["lay warrior", "lay artist"]) == "lay warrior"


def test_the_answer_set_last_applies() -> None:
    scene, seat = asked("artist")
    set_answer(scene, seat, "artist", "join")
    set_answer(scene, seat, "everything", "pass", "turn")
    assert scene.table.due_answer == answered("everything", "pass", "turn")
    set_answer(scene, seat, "artist", "join")
    assert scene.table.due_answer == answered("artist", "join")
    set_answer(scene, seat, "scholar", "pass")
    assert scene.table.due_answer == answered("artist", "join")


def test_the_deciding_player_can_still_decide_otherwise() -> None:
    scene, seat = due()
    assert seen(scene, seat)["actions"] == scene.words()
    (acted,) = handle_answer(scene.table, scene.table.step, scene.now)
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.action) == (seat, "pass")
    step = scene.table.step
    scene.act(scene.words()[0])
    with pytest.raises(Refusal, match="no longer applies"):
        handle_answer(scene.table, step, scene.now)


@pytest.mark.parametrize(("until", "ends"), [("turn", 1), ("own_turn", 3), ("cancelled", None)])
def test_an_answer_lasts_as_long_as_its_player_said(until: Until, ends: int | None) -> None:
    scene = Scene("dalang", 3)
    seat = int(scene.table.match.state.turn)
    set_answer(scene, seat, "second", "pass", until)
    dice, turns = Random(1), 0
    while turns < 4:
        before = scene.table.step
        scene.act(dice.choice(scene.words()))
        turns += sum(event.name == TURN for line in scene.table.match.events[before:] for event in line)
        assert bool(scene.table.answers.of(seat)) == (ends is None or turns < ends)


@pytest.mark.parametrize("options", [{}, {"memory": "open"}, {"clock": CLOCK}], ids=str)
def test_nobody_else_notices_answers(options: dict[str, Any]) -> None:
    """Compare a game with answers to the same game played by hand."""
    secret, plain, dice = Scene("dalang", 3, **options), Scene("dalang", 3, **options), Random(0)
    carried_out = set_or_cancelled = 0
    while secret.table.step < 400 and secret.table.status == "playing":
        secret.now = plain.now = secret.now + 1000
        if dice.random() < 0.3:
            change_answers(secret, dice)
            set_or_cancelled += 1
            same_for_others(secret, plain, None)
        before = secret.table.bookmark
        if secret.table.due_answer:
            (acted,) = secret.add(handle_answer(secret.table, secret.table.step, secret.now))
            assert isinstance(acted, Acted)
            plain.act(acted.action)
            carried_out += 1
        else:
            words = dice.choice(secret.words())
            secret.act(words)
            plain.act(words)
        same_for_others(secret, plain, before)
    assert min(carried_out, set_or_cancelled) > 20


def change_answers(scene: Scene, dice: Random) -> None:
    """Let anybody set or cancel an answer."""
    seat = dice.randrange(3)
    if scene.table.answers.of(seat) and dice.random() < 0.3:
        scene.do(scene.guest(seat), CancelAnswer(seat=seat))
    else:
        set_answer(scene, seat, *dice.choice(EVERY_ANSWER), dice.choice(("turn", "own_turn", "cancelled")))


def same_for_others(secret: Scene, plain: Scene, before: Bookmark | None) -> None:
    """Compare all messages, without each seat's own answers, and the tables' summaries."""
    viewers = secret.viewers()
    if before is None or secret.table.step % WHOLE_EVERY == 0:
        for viewer in viewers:
            assert hidden(whole_view(secret.table, viewer, 0), viewer.seat) == whole_view(plain.table, viewer, 0)
    if before is not None:
        news = [ViewBuilder(scene.table, viewers, 0) for scene in (secret, plain)]
        for viewer in viewers:
            assert hidden(news[0].news(viewer, before), viewer.seat) == news[1].news(viewer, before)
    lines = [batch_of(scene.table, scene.log[-1]) for scene in (secret, plain)]
    assert (lines[0].summary, lines[0].touched) == (lines[1].summary, lines[1].touched)


def hidden(message: bytes, seat: int) -> bytes:
    """Return a player's message without their own answers, which are the only part that may differ."""
    if seat == SPECTATOR:
        return message
    return re.sub(rb'"answers":\[[^]]*\],"answered":.*?,"lesson"', b'"answers":[],"answered":null,"lesson"', message)


def test_setting_and_cancelling_reach_only_their_own_seat() -> None:
    scene, seat = due()
    version = scene.table.versions.public
    set_answer(scene, seat, "artist", "join")
    scene.do(scene.guest(seat), CancelAnswer(seat=seat, question="scholar"))
    assert (scene.table.due_answer, scene.table.answers.of(seat)) == (None, [answered("artist", "join")])
    scene.do(scene.guest(seat), CancelAnswer(seat=seat))
    assert (scene.table.answers.of(seat), scene.table.versions.public) == ([], version)
    assert scene.refusal(scene.guest(seat), CancelAnswer(seat=seat)) == "no-answer"
    assert scene.refusal(scene.guest(seat), CancelAnswer(seat=seat, question="artist")) == "no-answer"


@pytest.mark.parametrize("gone", [[Leave(), Return()], [Leave()]])
def test_a_player_who_goes_away_keeps_only_what_lasts_until_it_is_cancelled(gone: list[Leave | Return]) -> None:
    scene, seat = due()
    set_answer(scene, seat, "artist", "pass", "own_turn")
    set_answer(scene, seat, "second", "pass")
    scene.do(scene.guest(seat), *gone)
    assert scene.table.answers.of(seat) == [answered("second", "pass")]


def test_a_bot_that_plays_for_somebody_decides_itself() -> None:
    scene, seat = due("cancelled")
    scene.do(scene.guest(seat), Leave())
    assert scene.table.due_answer is None
    scene.do(scene.guest(seat), Return())
    assert scene.table.due_answer == answered("scholar", "pass")


def test_answers_for_a_turn_end_with_their_person_s_time_or_resignation() -> None:
    scene, seat = due(clock=CLOCK)
    deadline = scene.table.clocks.deadline
    assert deadline is not None
    scene.add(handle_timeout(scene.table, deadline))
    assert scene.table.answers.of(seat) == []
    scene, seat = due()
    scene.do(scene.guest(seat), Resign(seat=seat))
    assert scene.table.answers.of(seat) == []


def test_an_answer_for_a_turn_ends_when_its_seat_undoes_something() -> None:
    scene, seat = due()
    scene.add([Undone(at=scene.now, seat=(seat + 1) % 3, step=scene.table.step)])
    assert scene.table.answers.of(seat)
    scene.add([Undone(at=scene.now, seat=seat, step=scene.table.step)])
    assert scene.table.answers.of(seat) == []


def test_a_finished_game_has_no_answers_left() -> None:
    scene, _ = due("cancelled")
    for guest, seat in (("ann", 0), ("bob", 1)):
        scene.do(guest, Resign(seat=seat))
    assert scene.table.status == "over"
    assert scene.table.answers.by_seat == {}


def test_answers_are_stored_in_the_log() -> None:
    scene, seat = due()
    again = Table.of("nusa", [ENTRIES.validate_json(ENTRIES.dump_json(entries)) for entries in scene.log])
    assert again.due_answer == scene.table.due_answer is not None
    assert batch_of(again, scene.log[-1]).wakes == scene.log[-1][-1].at
    scene.do(scene.guest(seat), CancelAnswer(seat=seat))
    assert batch_of(scene.table, scene.log[-1]).wakes is None


def test_who_may_answer_in_advance_and_what() -> None:
    scene = Scene("dalang", 3)
    answer = AnswerInAdvance(seat=0, question="artist", reply="pass", until="turn")
    assert scene.refusal("bob", answer) == scene.refusal("zoe", answer) == "not-yours"
    assert scene.refusal("ann", answer.model_copy(update={"seat": 3})) == "seat"
    assert scene.refusal("ann", answer.model_copy(update={"question": "dance"})) == "no-answer"
    assert scene.refusal("ann", answer.model_copy(update={"reply": "repel"})) == "no-answer"
    assert Scene("dalang", 3, start=False).refusal("ann", answer) == "not-now"
    for _ in range(MAX_ANSWERS):
        set_answer(scene, 0, "artist", "pass")
    assert scene.refusal("ann", answer) == "many-answers"
    set_answer(scene, 1, "artist", "pass")


def test_altar_offers_the_reward_of_shrines() -> None:
    scene = Scene("altar", 3)
    set_answer(scene, 0, "shrine", "stone")
    assert scene.refusal("ann", AnswerInAdvance(seat=0, question="shrine", reply="pass", until="turn")) == "no-answer"
    for seat in (1, 2):
        set_answer(scene, seat, "shrine", "points")
    play_until(scene, lambda scene: scene.table.due_answer, seed=3)
    (acted,) = handle_answer(scene.table, scene.table.step, scene.now)
    assert isinstance(acted, Acted)
    assert acted.action == ("choose stone" if acted.seat == 0 else "choose points")


def test_the_prompt_says_which_question_it_is() -> None:
    scene, seat = asked("artist")
    assert {seen(scene, viewer)["question"] for viewer in (*range(3), None)} == {"artist"}
    play_until(scene, lambda scene: scene.table.match.state.turn == deciding(scene)[0] != seat)
    assert seen(scene, None)["question"] in (None, "laying")


# The older commands and entries


def test_the_older_command_passes_now_and_for_the_rest_of_the_turn() -> None:
    scene, seat = asked("artist")
    table, guest = scene.table, scene.guest(seat)
    before = table.versions.public
    assert scene.refusal(GUESTS[(seat + 1) % 3], AutoPass(step=table.step, action="pass")) == "not-asked"
    assert scene.refusal(guest, AutoPass(step=table.step - 1, action="pass")) == "stale"
    assert scene.refusal(guest, AutoPass(step=table.step, action="dance")) == "unknown"
    assert scene.refusal(guest, CancelAutoPass(seat=seat)) == "no-answer"
    set_answer(scene, seat, "second", "pass")
    scene.do(guest, AutoPass(step=table.step, action="pass"))
    chosen, acted = scene.log[-1]
    assert isinstance(chosen, AnswerSet)
    assert isinstance(acted, Acted)
    assert (chosen.seat, chosen.answer, acted.action) == (seat, answered("artist", "pass", "turn"), "pass")
    assert table.versions.public == before + 1
    if table.answers.of(seat) != [answered("second", "pass")]:  # the turn continues
        scene.do(guest, CancelAutoPass(seat=seat))
        assert scene.log[-1] == [AnswerCancelled(at=scene.now, seat=seat, question="artist")]
    assert table.answers.of(seat) == [answered("second", "pass")]


def test_only_a_pass_can_be_automatic() -> None:
    scene = play_until(Scene("dalang", 3), lambda scene: "pass" not in scene.words())
    seat, guest = deciding(scene)
    assert scene.refusal(guest, AutoPass(step=scene.table.step, action="pass")) == "impossible"
    assert scene.refusal(guest, AutoPass(step=scene.table.step, action=scene.words()[0])) == "no-answer"
    assert scene.refusal(guest, CancelAutoPass(seat=(seat + 1) % 3)) == "not-yours"


@pytest.mark.parametrize(
    ("prompt", "kind", "question"),
    [
        ("joining", "artist", "artist"),
        ("outdoing", "prince", "prince"),
        ("forcing", "warrior", "second"),
        ("blocking-shared", None, "journey"),
    ],
)
def test_entries_of_older_logs_are_read(prompt: str, kind: str | None, question: str) -> None:
    scene, seat = asked(question)
    scene.add([AutoPassSet(at=0, seat=seat, action="pass", prompt=prompt, kind=kind)])
    assert scene.table.due_answer == answered(question, "pass", "turn")
    scene.add([AutoPassCancelled(at=0, seat=seat)])
    assert scene.table.due_answer is None


def test_acting_otherwise_leaves_the_answer() -> None:
    scene, seat = due("cancelled")
    scene.do(scene.guest(seat), Act(step=scene.table.step, action=scene.words()[0]))
    assert scene.table.answers.of(seat) == [answered("scholar", "pass")]
