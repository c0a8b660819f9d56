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
IN_A_BROWSER = CASES if LONG else [CASES[4], CASES[-1]]
GOLDEN_GAMES = [(name, file) for name in GAMES for file in sorted((GOLDEN / name).glob("*.jsonl"))]

# In `make long`: 10,000 random games of each option set in Node and in a browser, and 200 games between bots of each level, but
# fewer of the slowest: a champion's game takes minutes.
SEEDS = range(1, 41 if LONG else 2)
OTHER_SEEDS = range(101, 141 if LONG else 102)  # in a browser
GAMES_EACH = 250 if LONG else 20  # for each seed
FEW = {"master": 20, "champion": 4}  # the slowest
DUELS = {level: FEW.get(level, 200) for level in LEVELS} if LONG else {"novice": 2, "expert": 1}
WEIGHED = 100 if LONG else 8  # decisions in which every level's findings are compared
WEIGHED_BY_THE_CHAMPION = 20 if LONG else 2  # in each of them, the network judges up to 1,000 positions


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "options"), CASES, ids=str)
def test_random_games_are_the_same_in_every_byte_list_and_row(name: str, options: Options, seed: int, in_node: Perform) -> None:
    assert in_node("walk", name, options, seed=seed, games=GAMES_EACH) == walk(find(name), options, seed, GAMES_EACH)


@pytest.mark.parametrize("seed", OTHER_SEEDS)
@pytest.mark.parametrize(("name", "options"), IN_A_BROWSER, ids=str)
def test_random_games_are_the_same_in_a_browser(name: str, options: Options, seed: int, in_chromium: Perform) -> None:
    assert in_chromium("walk", name, options, seed=seed, games=GAMES_EACH) == walk(find(name), options, seed, GAMES_EACH)


def check_golden(name: str, file: Path, perform: Perform) -> None:
    """Check every byte, list and row of a saved game, its end, and its record in words."""
    match = read(file, find).match
    everything = walk(find(name), match.options, 1, given=match.actions)
    assert perform("walk", name, match.options, seed=1, given=match.actions) == everything
    points, places, record = perform("replay", name, match.options, actions=match.actions)
    assert (points, places) == (match.points(), match.places())
    assert record == to_json(match.state)


@pytest.mark.parametrize(("name", "file"), GOLDEN_GAMES, ids=lambda one: getattr(one, "stem", one))
def test_golden_games_are_the_same_in_every_byte_list_and_row(name: str, file: Path, in_node: Perform) -> None:
    check_golden(name, file, in_node)


@pytest.mark.parametrize(("name", "file"), GOLDEN_GAMES, ids=lambda one: getattr(one, "stem", one))
def test_golden_games_are_the_same_in_a_browser(name: str, file: Path, in_chromium: Perform) -> None:
    check_golden(name, file, in_chromium)


@pytest.mark.timeout(900 if LONG else 240)
@pytest.mark.parametrize(("level", "number"), [(level, number) for level, count in DUELS.items() for number in range(count)])
@pytest.mark.parametrize("name", GAMES)
def test_bots_make_the_same_decisions(name: str, level: str, number: int, in_node: Perform) -> None:
    sets = option_sets(find(name).META)
    options = sets[number % len(sets)]
    assert in_node("duel", name, options, level=level, seed=number + 1) == duel(find(name), options, level, number + 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_bots_find_the_same_chances(name: str, level: str, in_node: Perform) -> None:
    options = option_sets(find(name).META)[-1]
    actions = duel(find(name), options, "novice", 5)
    decisions = WEIGHED_BY_THE_CHAMPION if level == "champion" else WEIGHED
    found = in_node("weigh", name, options, level=level, actions=actions, decisions=decisions)
    assert len(found) == decisions
    assert found == weigh(find(name), options, level, actions, decisions)
