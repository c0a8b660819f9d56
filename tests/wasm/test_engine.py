"""The engine does the same as WebAssembly and compiled for this machine's processor."""

from pathlib import Path

import pytest

from bali.bots import LEVELS
from bali.core.options import Options, option_sets
from bali.core.record_json import to_json
from bali.core.saved import read
from bali.games import GAMES, find
from tests.long import LONG
from tests.wasm.duel import duel, weigh
from tests.wasm.in_node import Perform
from tests.wasm.walk import walk

GOLDEN = Path(__file__).parents[1] / "golden"
CASES = [(name, options) for name, game in GAMES.items() for options in option_sets(game.META)]
WALKS = 10_000 if LONG else 20  # games of each option set
DUELS = (
    {"novice": 200, "casual": 200, "club": 200, "expert": 200, "master": 20} if LONG else {"novice": 2, "casual": 1, "club": 1}
)


@pytest.mark.parametrize(("name", "options"), CASES, ids=str)
def test_random_games_are_the_same_in_every_byte_list_and_row(name: str, options: Options, in_node: Perform) -> None:
    assert in_node("walk", name, options, seed=7, games=WALKS) == walk(find(name), options, 7, WALKS)


@pytest.mark.parametrize(("name", "options"), CASES[:: 1 if LONG else 5], ids=str)
def test_a_browser_does_the_same_as_node(name: str, options: Options, in_chromium: Perform) -> None:
    games = WALKS // 10
    assert in_chromium("walk", name, options, seed=11, games=games) == walk(find(name), options, 11, games)


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_end_the_same(name: str, in_node: Perform) -> None:
    for file in sorted((GOLDEN / name).glob("*.jsonl")):
        match = read(file, find).match
        points, places, record = in_node("replay", name, match.options, actions=match.actions)
        assert (points, places) == (match.points(), match.places())
        assert record == to_json(match.state)


@pytest.mark.parametrize("level", DUELS)
@pytest.mark.parametrize("name", GAMES)
def test_bots_make_the_same_decisions(name: str, level: str, in_node: Perform) -> None:
    sets = option_sets(find(name).META)
    for number in range(DUELS[level]):
        options = sets[number % len(sets)]
        assert in_node("duel", name, options, level=level, seed=number + 1) == duel(find(name), options, level, number + 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_bots_find_the_same_chances(name: str, level: str, in_node: Perform) -> None:
    options = option_sets(find(name).META)[-1]
    actions = duel(find(name), options, "novice", 5)[: 400 if LONG else 40]
    found = in_node("weigh", name, options, level=level, actions=actions)
    assert len(found) > 0
    assert found == weigh(find(name), options, level, actions)
