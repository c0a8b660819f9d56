"""Decisions at a table: who makes them, and which are refused."""

import pytest

from bali.core.contract import CHANCE
from bali.table.commands import Act, Leave, Undo
from bali.table.entries import Acted
from bali.table.handlers import handle_bot
from bali.table.refusal import Refusal
from tests.table.scene import Scene


def act(scene: Scene, words: str = "take 1") -> Act:
    return Act(step=scene.table.step, action=words)


def undo(scene: Scene, *, whole: bool = False) -> Undo:
    return Undo(step=scene.table.step, whole=whole)


def test_the_deciding_person_acts() -> None:
    scene = Scene()
    before = scene.table.step
    scene.do("ann", act(scene, "play 1 peanut farmer"))
    assert scene.table.step == before + 1
    assert scene.log[-1] == [Acted(at=0, seat=0, action="play 1 peanut farmer", draws=())]


def test_capitals_and_extra_spaces_are_accepted() -> None:
    scene = Scene()
    scene.do("ann", act(scene, " PLAY 1 Peanut farmer "))
    (entry,) = scene.log[-1]
    assert isinstance(entry, Acted)
    assert entry.action == "play 1 peanut farmer"


def test_an_action_includes_the_draws_that_follow_it() -> None:
    scene = Scene("dalang", 3)
    for _ in scene.random_game(1, undo=0, unrest=0):
        assert scene.table.match.actor != CHANCE
    draws = [entry.draws for entries in scene.log for entry in entries if isinstance(entry, Acted) and entry.draws]
    assert len(draws) > 10


def test_a_decision_about_an_earlier_position_is_refused() -> None:
    scene = Scene()
    late = act(scene, "play 1 peanut farmer")
    scene.turn()
    assert [scene.refusal(guest, late) for guest in ("ann", "bob")] == ["stale", "stale"]
    assert scene.refusal("bob", Undo(step=scene.table.step + 1)) == "stale"


def test_only_the_deciding_player_acts() -> None:
    scene = Scene()
    assert [scene.refusal("bob", act(scene)), scene.refusal("bob", undo(scene))] == ["not-asked", "not-asked"]
    assert scene.refusal("zoe", act(scene)) == "not-seated"


def test_no_guest_acts_for_a_bot() -> None:
    scene = Scene(people=1, bots=1)
    scene.turn()
    assert scene.refusal("ann", act(scene, scene.words()[0])) == "not-asked"


def test_unknown_words_and_illegal_actions_are_refused() -> None:
    scene = Scene()
    assert scene.refusal("ann", act(scene, "take it easy")) == "unknown"
    assert [scene.refusal("ann", act(scene, words)) for words in ("take 1", "draw rice")] == ["impossible", "impossible"]


def test_an_absent_player_cannot_act() -> None:
    scene = Scene()
    scene.do("ann", Leave())
    assert [scene.refusal("ann", act(scene)), scene.refusal("ann", undo(scene))] == ["away", "away"]


def test_nobody_acts_before_the_start_or_after_the_end() -> None:
    for scene in (Scene(start=False), Scene().play_out()):
        assert [scene.refusal("ann", act(scene)), scene.refusal("ann", undo(scene))] == ["not-now", "not-now"]


def test_a_bot_acts_once_and_only_when_it_is_deciding() -> None:
    scene = Scene(people=1, bots=1)
    action = int(scene.table.match.legal()[0])
    with pytest.raises(Refusal, match="no longer waiting") as caught:
        handle_bot(scene.table, scene.table.step, action, 0)
    assert caught.value.code == "stale"
    scene.turn()
    step, action = scene.table.step, int(scene.table.match.legal()[-1])
    assert handle_bot(scene.table, step, action, 7)[0].at == 7
    with pytest.raises(Refusal):
        handle_bot(scene.table, step - 1, action, 0)
