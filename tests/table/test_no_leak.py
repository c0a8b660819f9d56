"""No message contains what a seat did not see: if two tables differ only in that, it receives the same bytes from both."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from bali.core.audience import received
from bali.core.contract import SPECTATOR
from bali.core.match import Match
from bali.table.commands import Act, Undo
from bali.table.handlers import Visitor, handle
from bali.table.questions import preview
from bali.table.table import Table
from bali.table.view_builder import ViewBuilder
from bali.table.viewer import Viewer
from tests.table.scene import Scene

MAX_TESTED = 12  # of the actions at one decision
MAX_PAIRS = 8  # of those that are found at one decision
TESTED = {"altar": 1.0, "dalang": 0.02}  # the share of decisions that are tried both ways
GAMES: list[dict[str, Any]] = [
    {"game": "altar", "people": 2, "variants": ["oracle"]},
    {"game": "altar", "people": 3, "memory": "open"},
    {"game": "altar", "people": 4, "variants": ["oracle", "demon"]},
    {"game": "dalang", "people": 3},
    {"game": "dalang", "people": 4, "memory": "open"},
]
games = pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options['game']}-{GAMES.index(options)}")


class Pair(NamedTuple):
    """Two decisions that some seat cannot distinguish."""

    one: str
    other: str
    viewer: Viewer


def seen_after(scene: Scene, action: int, seats: list[int]) -> dict[int, tuple[Any, ...]]:
    """Return what each seat can see of an action and its consequences, from the rules alone."""
    before = scene.table.match
    match = Match(before.game, before.options)
    match.state = before.state.copy()
    draws = before.draws_after(action, scene.table.saved.dealer())
    for step in (action, *draws):
        match.apply_trusted(step)
    screens = zip(seats, match.screens(seats), strict=True)
    return {
        seat: (match.actor, screen.tobytes(), str([received(line, seat) for line in match.events])) for seat, screen in screens
    }


def pairs(scene: Scene) -> Iterator[Pair]:
    """Return the decisions of the deciding seat that others cannot distinguish."""
    match, asked = scene.table.match, scene.table.asked
    others = [seat for seat in (SPECTATOR, *range(len(scene.table.seats))) if seat != asked]
    alike: dict[Any, list[str]] = defaultdict(list)
    for action in match.legal()[:MAX_TESTED]:
        for seat, seen in seen_after(scene, int(action), others).items():
            alike[seat, seen].append(match.game.describe(int(action)))
    for (seat, _), words in alike.items():
        for one, other in pairwise(words):
            yield Pair(one, other, scene.viewer(None if seat == SPECTATOR else seat))


def acted(scene: Scene, words: str) -> Table:
    """Return the table as it would be after a decision."""
    table = Table.of("nusa", scene.log)
    assert table.asked is not None
    table.add(handle(table, Act(step=table.step, action=words), Visitor(scene.guest(table.asked), ""), scene.now))
    return table


def messages_to(table: Table, viewer: Viewer, scene: Scene, step: int) -> tuple[bytes, bytes]:
    builder = ViewBuilder(table, [viewer], scene.now)
    return builder.whole(viewer), builder.news(viewer, scene.table.bookmark._replace(step=step))


def check(scene: Scene, pair: Pair) -> bool:
    """Compare the messages about two decisions. Return whether at least the deciding seat can distinguish them."""
    step, asked = scene.table.step, scene.table.asked
    assert asked is not None
    one, other = acted(scene, pair.one), acted(scene, pair.other)
    differs = messages_to(one, scene.viewer(asked), scene, step) != messages_to(other, scene.viewer(asked), scene, step)
    assert messages_to(one, pair.viewer, scene, step) == messages_to(other, pair.viewer, scene, step)
    if one.asked == pair.viewer.viewed_seat and one.deciding_bot is None and same_view(one, other, pair.viewer):
        for action in one.match.legal():
            words = one.match.game.describe(int(action))
            previews = [preview(table, pair.viewer, table.step, words) for table in (one, other)]
            assert previews[0] == previews[1]
    if one.undoable() and one.asked == asked:
        after = one.step
        for table in (one, other):
            table.add(handle(table, Undo(step=table.step), Visitor(scene.guest(asked), ""), scene.now))
        assert messages_to(one, pair.viewer, scene, after) == messages_to(other, pair.viewer, scene, after)
    return differs


def same_view(one: Table, other: Table, viewer: Viewer) -> bool:
    return bool(one.match.view(viewer.seat).tobytes() == other.match.view(viewer.seat).tobytes())


@games
def test_nobody_else_receives_a_secret_decision(options: dict[str, Any]) -> None:
    verbs: Counter[str] = Counter()
    seats: Counter[int | None] = Counter()
    for seed in range(10):
        scene, dice = Scene(**options, seed=str(seed)), Random(seed)
        for _ in scene.random_game(seed, undo=0.04, unrest=0.01):
            if scene.table.step > 100 + 50 * seed or scene.table.status == "over":
                break
            if scene.table.deciding_bot is None and dice.random() < TESTED[options["game"]]:
                every = list(pairs(scene))
                for pair in dice.sample(every, min(MAX_PAIRS, len(every))):
                    verbs[pair.one.split()[0]] += check(scene, pair)
                    seats[pair.viewer.viewed_seat] += 1
    assert set(verbs) >= ({"sacrifice"} if options["game"] == "altar" else {"put", "lay"})
    assert verbs.total() >= 30
    assert set(seats) == {None, *range(options["people"])}
