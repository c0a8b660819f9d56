"""A view's known points follow from the record in the same view, so they reveal nothing else."""

import json
import random

import pytest

from bali.core.loops import new_states
from bali.core.record_json import from_json
from tests.table.scene import Scene


@pytest.mark.parametrize("memory", ["faithful", "open"])
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_known_points_follow_from_the_record_in_the_view(game: str, memory: str) -> None:
    scene, chance = Scene(game, 3, memory=memory), random.Random(1)
    for _ in range(60):
        for seat in (0, 1, None):
            view = json.loads(scene.shown(seat))["game"]
            match = scene.table.match
            records = new_states(match.game, 1)
            records[0] = from_json(match.game.State, view["state"])
            assert [list(points) for points in match.known_points(records)[0]] == view["known"]
        scene.act(chance.choice(scene.words()))


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_at_the_end_the_points_are_exact(game: str) -> None:
    scene = Scene(game, 3)
    for _ in scene.random_game(seed=3):
        pass
    for seat in (0, None):
        view = json.loads(scene.shown(seat))["game"]
        assert view["known"] == [[points, True] for points in view["result"]["points"]]
