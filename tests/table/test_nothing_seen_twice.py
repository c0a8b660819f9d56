"""No view, log, preview, position or hint contains what a seat never saw or its memory has dropped (A10.5, D11.5)."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bali.core.audience import Memory, Stage, irreversible, received
from bali.core.dice import new_dice
from bali.core.events import Event
from bali.core.match import Match
from bali.core.reported import narrated
from bali.table import replays, view_builder, view_cache
from bali.table.commands import Act, Leave, Return, Undo
from tests.long import LONG
from tests.table import twins
from tests.table.scene import Scene

PAIRS = 2_400 if LONG else 24  # over all option sets together
GAMES: list[dict[str, Any]] = [
    {"game": "altar", "people": 2, "variants": ["oracle"]},
    {"game": "altar", "people": 3},
    {"game": "altar", "people": 4, "variants": ["oracle", "demon"], "memory": "open"},
    {"game": "dalang", "people": 3},
    {"game": "dalang", "people": 4, "memory": "open"},
    {"game": "dalang", "people": 4},
]
NAMES = [f"{game['game']}-{game['people']}-{game.get('memory', 'faithful')}" for game in GAMES]


def compare_pairs(chosen: dict[str, Any], pairs: int, first_seed: int = 0) -> Counter[int]:
    """Compare a number of pairs of twins. Return how often each seat was a viewer."""
    viewers: Counter[int] = Counter()
    seed = first_seed
    while pairs > 0:
        seed += 1
        assert seed < first_seed + 100 * PAIRS, "hardly any twins can be made"
        dice, scene = Random(seed), Scene(**chosen, seed=str(seed))
        length = dice.randrange(30, 260)
        for _ in scene.random_game(seed, undo=0, unrest=0):
            if scene.table.step >= length:
                break
        if scene.table.status != "playing":
            continue
        for pair in list(twins.twins_of(scene, dice, tries=12))[:4]:
            viewers.update(viewer.seat for viewer in pair.viewers)
            pairs -= twins.compare(pair, dice) > 0
    return viewers


@pytest.mark.parametrize("options", GAMES, ids=NAMES)
def test_twins_send_a_viewer_the_same_stream(options: dict[str, Any]) -> None:
    viewers = compare_pairs(options, PAIRS // len(GAMES))
    assert {seat for seat in viewers if seat >= 0} == set(range(options["people"]))


def from_perfect_memory(self: Match, seat: int, action: int) -> tuple[list[Event], bool]:
    """Return the preview of version 0.6, which used everything that the seat had ever known."""
    before = self.view(seat)
    self.game.imagine(before, seat, new_dice(len(self.actions)))
    after = before.copy()
    self.game.apply(after, action)
    events = received(narrated(self.game, before, action, after), seat)
    return events, self.game.actor(after) != seat or irreversible(events, self.memory)


def everything(events: list[Event], seat: int | None, memory: Memory, stage: Stage) -> list[Event]:
    return events


LEAKS: dict[str, tuple[dict[str, Any], Callable[[pytest.MonkeyPatch], None]]] = {
    "a preview from perfect memory": (GAMES[3], lambda patch: patch.setattr(Match, "consequences", from_perfect_memory)),
    "private values": (GAMES[3], lambda patch: patch.setattr(view_cache, "received", everything)),
    "a hint from perfect memory": (
        GAMES[3],
        lambda patch: patch.setattr(twins, "screen_for_hint", lambda table: table.match.view(table.match.actor)),
    ),
    "positions that have faded": (GAMES[3], lambda patch: patch.setattr(replays, "_remembered", lambda table, viewer: 0)),
    "lines that do not fade": (
        GAMES[1],
        lambda patch: patch.setattr(view_builder.ViewBuilder, "_first_fresh_line", lambda self, viewer: 0),
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_law_finds_a_planted_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, plant = LEAKS[leak]
    plant(monkeypatch)
    with pytest.raises(twins.DifferentError):
        compare_pairs(chosen, 60)


def test_D11_5_a_card_taken_from_an_own_stack_is_not_previewed_and_cannot_be_undone() -> None:
    for memory, faithful in (("faithful", True), ("open", False)):
        scene = Scene("dalang", 3, memory=memory)
        scene.play_until("put", seed=3)
        taken = 0
        for _ in scene.random_game(5, undo=0, unrest=0):
            takes = [words for words in scene.words() if words.startswith("take")] if scene.table.status == "playing" else []
            if takes:
                table, match = scene.table, scene.table.match
                seat, action = match.actor, match.game.parse(takes[0])
                assert action is not None
                events, final = match.consequences(seat, action)
                if faithful:
                    assert not any(event.name == "took" for event in events)
                    assert final
                    taken += 1
                elif not final:
                    assert any("kind" in event.values for event in events if event.name == "took")
                    taken += 1
                if faithful and table.options.undo:
                    scene.act(takes[0])
                    assert table.undoable() == 0
            if taken > 5:
                break
        assert taken > 5


def test_what_a_bot_did_for_a_player_cannot_be_undone() -> None:
    scene = Scene("altar", 2)
    scene.do("ann", Leave())
    plays = [words for words in scene.words() if words.startswith("play")]
    scene.act(plays[0])
    scene.do("ann", Return())
    assert scene.table.asked == 0
    assert scene.table.match.undoable()
    assert scene.refusal("ann", Undo(step=scene.table.step)) == "no-undo"
    scene.act("take 1")
    assert scene.table.undoable() == 0


def test_a_person_can_still_undo_what_they_did_after_the_bot() -> None:
    scene = Scene("altar", 2, seed="rich")
    scene.table.match.state.stones[0] = 9
    scene.do("ann", Leave())
    scene.act(next(words for words in scene.words() if words.startswith("buy")))
    scene.do("ann", Return())
    scene.do("ann", Act(step=scene.table.step, action=next(words for words in scene.words() if words.startswith("play"))))
    assert scene.table.undoable() == 1
