"""Lessons: every script is legal, the deal is fixed, and a lesson is for one person alone."""

import json
import random
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from pydantic import ValidationError

from bali.altar.cards import DECK, KINDS, ORACLE
from bali.core.contract import CHANCE
from bali.core.errors import BaliError
from bali.core.reported import current_prompt
from bali.table.commands import Act, Invite, Jump, Rematch, Sit, Start, Undo
from bali.table.entries import ENTRIES, Entry
from bali.table.handlers import Visitor, handle, handle_bot
from bali.table.handlers.opening import open_table
from bali.table.lessons import LESSONS
from bali.table.lessons.lesson import LEARNER
from bali.table.lessons.reading import parse_lesson
from bali.table.loading import apply_batch, load_table
from bali.table.options import TableOptions, lesson_options
from bali.table.refusal import Refusal
from bali.table.status import OVER, PLAYING
from bali.table.table import Table
from bali.table.view_builder import whole_view
from bali.table.viewer import Viewer

ANN, BEN = Visitor("ann", "Ann"), Visitor("ben", "Ben")


class LessonScene:
    """A lesson's table with its learner and bots."""

    def __init__(self, name: str) -> None:
        options = lesson_options(name)
        self.log: list[list[Entry]] = [[open_table(options, "ann", 0)]]
        self.table = Table.of(name, self.log)
        self.do(Sit(seat=LEARNER))
        for seat in range(1, options.players):
            self.do(Invite(seat=seat, level="novice"))
        self.do(Start())

    def add(self, entries: list[Entry]) -> None:
        self.log.append(entries)
        self.table.add(entries)

    def do(self, command: Any) -> None:
        self.add(handle(self.table, command, ANN, 0))

    def refused(self, command: Any, visitor: Visitor = ANN) -> str:
        with pytest.raises(Refusal) as caught:
            handle(self.table, command, visitor, 0)
        return caught.value.code

    @property
    def lesson(self) -> Any:
        return json.loads(whole_view(self.table, Viewer("ann", LEARNER), 0))["game"]["lesson"]

    @property
    def script(self) -> str:
        """The script's next action, whether it is suggested or not."""
        assert self.table.scripted_action is not None
        return self.table.match.game.describe(self.table.scripted_action)

    def follow(self, *, jumping: bool = False) -> int:
        """Make the script's next decision, or jump, and return the seat that decided."""
        table, asked = self.table, self.table.asked
        assert asked is not None
        if asked == LEARNER:
            jumps = jumping and self.lesson["jump"]
            self.do(Jump(step=table.step) if jumps else Act(step=table.step, action=self.script))
        else:
            assert table.scripted_action is not None
            self.add(handle_bot(table, table.step, table.scripted_action, 0))
        return asked


def lines(scene: LessonScene) -> list[str]:
    return [ENTRIES.dump_json(entries).decode() for entries in scene.log]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_finished_by_following_its_suggestions(name: str) -> None:
    scene = LessonScene(name)
    seats = Counter(scene.follow() for _ in LESSONS[name].decisions)
    assert scene.table.scripted_action is None
    assert seats[LEARNER] >= 3
    assert len(seats) == LESSONS[name].players


@pytest.mark.parametrize("name", LESSONS)
def test_the_script_names_the_right_seats(name: str) -> None:
    scene, lesson = LessonScene(name), LESSONS[name]
    text = (files("bali.table.lessons") / f"{name}.txt").read_text(encoding="utf-8")
    seats = [int(line.split()[0]) for line in text.splitlines() if line[:1].isdigit()]
    assert seats == [scene.follow() for _ in lesson.decisions]


@pytest.mark.parametrize("name", LESSONS)
def test_every_draw_of_a_lesson_is_its_script_s(name: str) -> None:
    scene, lesson = LessonScene(name), LESSONS[name]
    for _ in lesson.decisions:
        scene.follow()
    match = scene.table.match
    drawn = tuple(action for action, actor in zip(match.actions, match.actors, strict=True) if actor == CHANCE)
    assert drawn == lesson.draws


def test_the_first_lesson_of_altar_has_the_whole_deck_and_ends_with_the_learner_s_victory() -> None:
    lesson, scene = LESSONS["altar-1"], LessonScene("altar-1")
    words = Counter(scene.table.match.game.describe(draw).removeprefix("draw ") for draw in lesson.draws)
    assert [words[kind] for kind in KINDS[:ORACLE]] == DECK[:ORACLE].tolist()
    while scene.table.status == PLAYING:
        scene.follow(jumping=True)
    assert scene.table.status == OVER
    assert scene.table.match.winners() == [LEARNER]


def test_a_jump_leads_to_the_last_turns_and_makes_the_script_s_decisions() -> None:
    jumped, walked = LessonScene("altar-1"), LessonScene("altar-1")
    while not jumped.lesson or not jumped.lesson["jump"]:
        assert jumped.refused(Jump(step=jumped.table.step)) in ("no-jump", "not-asked")
        jumped.follow()
    jumped.follow(jumping=True)
    assert jumped.table.asked == LEARNER
    while walked.table.step < jumped.table.step:
        walked.follow()
    assert walked.table.match.actions == jumped.table.match.actions
    assert jumped.refused(Undo(step=jumped.table.step)) == "no-undo"


def test_a_learner_who_decides_otherwise_gets_the_same_deal_and_no_suggestions() -> None:
    scene = LessonScene("altar-1")
    scene.do(Act(step=scene.table.step, action="play 1 pepper farmer"))
    assert scene.lesson == {"suggestion": None, "jump": False, "followed": False}
    scene.do(Undo(step=scene.table.step))
    assert scene.lesson["suggestion"] == "play 1 banana farmer"
    scene.do(Act(step=scene.table.step, action="play 1 pepper farmer"))
    game, deal = scene.table.match.game, LESSONS["altar-1"].draws
    while scene.table.status == PLAYING:
        assert scene.table.scripted_action is None
        action = game.describe(int(scene.table.match.legal()[-1]))
        if scene.table.asked == LEARNER:
            scene.do(Act(step=scene.table.step, action=action))
        else:
            scene.add(handle_bot(scene.table, scene.table.step, int(scene.table.match.legal()[-1]), 0))
    match = scene.table.match
    assert tuple(action for action, actor in zip(match.actions, match.actors, strict=True) if actor == CHANCE) == deal


def test_some_decisions_may_differ_without_leaving_the_script() -> None:
    scene = LessonScene("dalang-1")
    while current_prompt(scene.table.match.game, scene.table.match.state).name != "laying":
        scene.follow()
    scene.do(Act(step=scene.table.step, action="lay warrior"))
    assert scene.lesson["suggestion"] == "lay prince"


@pytest.mark.parametrize("deeds", [["done"], ["take from wontong", "take from wontong"], ["take from panschar", "done"]])
def test_a_learner_may_move_more_or_fewer_cards_than_the_script(deeds: list[str]) -> None:
    scene = LessonScene("dalang-2")
    while current_prompt(scene.table.match.game, scene.table.match.state).name != "taking" or scene.table.asked != LEARNER:
        scene.follow()
    for deed in deeds:
        scene.do(Act(step=scene.table.step, action=deed))
    assert scene.lesson["suggestion"] == "pass"
    while current_prompt(scene.table.match.game, scene.table.match.state).name != "fleeing":
        scene.follow()
    assert scene.lesson["followed"]
    assert scene.script == "put prince on wontong"


@pytest.mark.parametrize("name", LESSONS)
def test_the_last_decisions_of_a_lesson_are_the_learner_s_own(name: str) -> None:
    scene, own = LessonScene(name), list[bool]()
    for decision in LESSONS[name].decisions:
        if decision.seat == LEARNER:
            own.append(scene.lesson["suggestion"] is None)
            assert scene.lesson["followed"]
        scene.follow()
    assert own[-2:] == [True, True]
    assert own.count(True) < len(own) / 2 + 1


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("seed", range(5))
def test_a_learner_who_may_choose_does_not_leave_the_script(name: str, seed: int) -> None:
    """Whatever the learner does where the script leaves the choice, it counts as followed."""
    scene, chance = LessonScene(name), random.Random(seed)
    free = 0
    while (table := scene.table).scripted_action is not None:
        decision = LESSONS[name].next_decision(table.match)
        assert decision is not None
        if table.asked != LEARNER or not decision.free:
            scene.follow()
            continue
        assert scene.lesson["followed"]
        free += 1
        scene.do(Act(step=table.step, action=table.match.game.describe(int(chance.choice(table.match.legal())))))
    assert free
    assert LESSONS[name].is_followed(scene.table.match)


def test_a_lesson_is_loaded_and_followed_by_another_process() -> None:
    scene = LessonScene("dalang-2")
    for _ in range(10):
        scene.follow()
    stored = lines(scene)
    assert load_table("copy", stored).match.actions == scene.table.match.actions
    copy = load_table("copy", stored[:2])
    for line in stored[2:]:
        apply_batch(copy, line, checked=True)
    assert copy.status == PLAYING
    assert copy.match.actions == scene.table.match.actions


@pytest.mark.parametrize(
    "change",
    [
        {"players": 3},
        {"memory": "faithful"},
        {"spectators": True},
        {"listed": True},
        {"undo": False},
        {"clock": {"move": 60, "bank": 0}},
        {"variants": ["demon"]},
        {"game": "dalang", "players": 3},
        {"lesson": "altar-9"},
    ],
)
def test_a_lesson_has_its_own_options(change: dict[str, Any]) -> None:
    options = lesson_options("altar-1").model_dump(mode="json")
    assert TableOptions.model_validate(options) == lesson_options("altar-1")
    with pytest.raises(ValidationError):
        TableOptions.model_validate(options | change)


def test_only_one_person_plays_a_lesson() -> None:
    table = Table.of("nusa", [[open_table(lesson_options("dalang-1"), "ann", 0)]])

    def refused(command: Any, visitor: Visitor) -> str:
        with pytest.raises(Refusal) as caught:
            handle(table, command, visitor, 0)
        return caught.value.code

    assert refused(Sit(seat=1), BEN) == "lesson"
    assert refused(Sit(seat=1), ANN) == "lesson"
    assert refused(Invite(seat=LEARNER, level="novice"), ANN) == "lesson"
    table.add(handle(table, Sit(seat=LEARNER), ANN, 0))
    assert refused(Sit(seat=LEARNER), BEN) == "taken"
    assert not LessonScene("dalang-1").table.may_watch("ben")


def test_a_finished_lesson_has_no_rematch() -> None:
    scene = LessonScene("altar-1")
    while scene.table.status == PLAYING:
        scene.follow(jumping=True)
    assert scene.refused(Rematch()) == "lesson"


def test_a_script_with_an_unknown_action_is_refused() -> None:
    with pytest.raises(BaliError, match="dance"):
        parse_lesson("game altar\nplayers 2\n0 dance")
