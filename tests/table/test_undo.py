"""Undo at a table."""

import json
from typing import Any

import pytest

from bali.core.events import TURN, Reveals
from bali.table.commands import Undo
from bali.table.entries import Undone
from bali.table.limits import MAX_UNDOS
from bali.table.questions import preview
from tests.table.scene import Scene


def undo(scene: Scene, *, whole: bool = False) -> Undo:
    return Undo(step=scene.table.step, whole=whole)


def with_actions_to_undo(least: int) -> Scene:
    scene = Scene(people=3)
    for _ in scene.random_game(3, undo=0, unrest=0):
        if scene.table.match.undoable() >= least:
            return scene
    raise AssertionError(least)


def test_undo_reverses_one_action_or_the_whole_turn() -> None:
    scene = with_actions_to_undo(2)
    table = scene.table
    step, asked, count = table.step, table.asked, table.match.undoable()
    assert asked is not None
    guest, actions = scene.guest(asked), list(table.match.actions)
    scene.do(guest, undo(scene))
    assert scene.log[-1] == [Undone(at=scene.now, seat=asked, step=step - 1)]
    assert (table.match.actions, table.asked) == (actions[:-1], asked)
    scene.do(guest, undo(scene, whole=True))
    assert (table.match.actions, table.asked) == (actions[:-count], asked)
    assert scene.refusal(guest, undo(scene)) == "no-undo"


def test_an_undo_does_not_change_the_cards_to_come() -> None:
    scene, straight = Scene("dalang", 3), Scene("dalang", 3)
    for _ in scene.random_game(5, undo=0.3, unrest=0):
        pass
    assert sum(isinstance(entries[0], Undone) for entries in scene.log) > 20
    actions, match = scene.table.match.actions, straight.table.match
    while straight.table.status == "playing":
        straight.act(match.game.describe(actions[straight.table.step]))
        assert match.actions == actions[: straight.table.step]


def test_an_action_that_revealed_a_card_cannot_be_undone() -> None:
    oracle, island = Scene(people=2, variants=["oracle"]), Scene("dalang", 3)
    oracle.play_until("looked")
    assert oracle.table.asked == oracle.table.match.actors[-1]
    island.play_until("drew")
    for scene in (oracle, island):
        assert scene.table.asked is not None
        assert scene.refusal(scene.guest(scene.table.asked), undo(scene, whole=True)) == "no-undo"


@pytest.mark.parametrize("event", ["fled", "put"])
def test_an_answer_to_another_players_card_cannot_be_undone(event: str) -> None:
    scene = play_until(event, in_own_turn=False)
    asked, step = scene.table.asked, scene.table.step
    assert asked is not None
    assert scene.table.match.undoable() > 0  # nobody saw a card, but everyone saw the answer
    assert (scene.table.undoable(), json.loads(scene.shown(asked))["game"]["undo"]) == (0, 0)
    assert scene.refusal(scene.guest(asked), undo(scene)) == "no-undo"
    previewed = json.loads(preview(scene.table, scene.viewer(asked), step, scene.words()[0]))
    assert previewed["final"] is True


def test_a_card_put_away_in_ones_own_turn_can_be_taken_back() -> None:
    scene = play_until("put", in_own_turn=True)
    asked, step = scene.table.asked, scene.table.step
    assert asked is not None
    scene.do(scene.guest(asked), undo(scene))
    assert (scene.table.asked, scene.table.step) == (asked, step - 1)


def test_with_realistic_memory_a_card_taken_to_look_at_it_stays_in_the_hand() -> None:
    scene = play_until("took", in_own_turn=True)
    asked = scene.table.asked
    assert asked is not None
    for whole in (False, True):
        assert scene.refusal(scene.guest(asked), undo(scene, whole=whole)) == "no-undo"
    open_notes = play_until("took", in_own_turn=True, seen_before=True, memory="open")
    assert open_notes.table.undoable() == 1
    with_memory = play_until("took", in_own_turn=True, seen_before=True)
    assert with_memory.table.undoable() == 0


def play_until(event: str, *, in_own_turn: bool, seen_before: bool = False, **options: Any) -> Scene:
    """Play dalang at random until the last action caused an event and the same player is still deciding."""
    scene = Scene("dalang", 3, **options)
    for _ in scene.random_game(2, undo=0, unrest=0):
        match, asked = scene.table.match, scene.table.asked
        happened = [found for found in match.events[-1] if found.name == event and found.seat == asked]
        fits = [found for found in happened if not seen_before or found.reveals is Reveals.AGAIN]
        if fits and (asked == match.state.turn) == in_own_turn:
            return scene
    raise AssertionError(event)


@pytest.mark.parametrize(("game", "people"), [("altar", 2), ("altar", 4), ("dalang", 3)])
def test_undo_never_goes_beyond_the_players_own_actions_or_a_revealed_card(game: str, people: int) -> None:
    scene, taken_back = Scene(game, people, variants=["oracle", "demon"] if game == "altar" else []), 0
    story = scene.table.match.events
    for entries in scene.random_game(people, undo=0.3, unrest=0):
        after, match = entries[0], scene.table.match
        if isinstance(after, Undone):
            events = [event for line in story[after.step :] for event in line]
            assert events
            assert not any(event.reveals or event.name == TURN for event in events)
            assert match.actor == after.seat
            taken_back += 1
        story = list(match.events)
    assert taken_back > 5


def test_one_players_undos_do_not_use_up_anothers() -> None:
    scene = with_actions_to_undo(1)
    asked = scene.table.asked
    assert asked is not None
    words, guest = scene.table.match.game.describe(scene.table.match.actions[-1]), scene.guest(asked)
    for _ in range(MAX_UNDOS):
        scene.do(guest, undo(scene))
        scene.act(words)
    assert scene.refusal(guest, undo(scene)) == "no-undo"
    for _ in scene.random_game(3, undo=0, unrest=0):
        if scene.table.asked not in (asked, None) and scene.table.undoable():
            scene.do(scene.guest(scene.table.match.actor), undo(scene))
            return
    raise AssertionError


def test_a_table_can_forbid_undo() -> None:
    scene = Scene(undo=False)
    scene.act("play 1 peanut farmer")
    assert scene.refusal("ann", undo(scene)) == "no-undo"
