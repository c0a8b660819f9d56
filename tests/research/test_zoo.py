"""The PettingZoo environment: PettingZoo's own tests, the engine's games, and no hidden information in observations."""

import pickle
import runpy
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bali.core.contract import NOBODY, SPECTATOR
from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.events import Notice, Value
from bali.core.loops import buffer, engine, new_states
from bali.core.options import Options, option_sets
from bali.core.record_json import to_json
from bali.games import GAMES, find
from bali.research.render import draw
from bali.research.sheets.parts import sentence
from bali.research.zoo import Zoo, env, raw_env

with warnings.catch_warnings():  # PettingZoo's tests import a game of its own in a way that it calls old
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_random.py"
EVERY = [(name, options) for name, game in GAMES.items() for options in option_sets(game.META)]
LONG = [("altar", Options(4, ("oracle", "demon"))), ("dalang", Options(3))]
STEPS = 60  # of each agent in a short test
WHOLE_GAME = 5000


def of_a_game_with_masks(test: Any) -> Any:
    """Ignore the warnings that PettingZoo raises for every game with masks except its own classic ones."""
    for message in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",  # which it is when the game is over
    ):
        test = pytest.mark.filterwarnings(f"ignore:{message}:UserWarning")(test)
    return test


def made(case: tuple[str, Options], **settings: Any) -> Zoo:
    name, options = case
    return raw_env(name, options.players, options.variants, **settings)


def any_action(zoo: Any, random: Random) -> int:
    arrays = zoo.unwrapped.single_game.arrays
    return int(arrays.choices[0, random.randrange(int(arrays.counts[0]))])


def positions(zoo: Zoo, seed: int, most: int = WHOLE_GAME) -> Iterator[int]:
    """Play a game at random, and yield before every action."""
    random = Random(seed)
    zoo.reset(seed=seed)
    for number, _ in enumerate(zoo.agent_iter()):
        if number == most or zoo.last(observe=False)[2]:
            return
        yield number
        zoo.step(any_action(zoo, random))


@of_a_game_with_masks
@pytest.mark.parametrize("case", EVERY, ids=str)
@pytest.mark.parametrize("encoding", ["compact", "float"])
def test_api(case: tuple[str, Options], encoding: str) -> None:
    name, options = case
    for make in (env, raw_env):
        api_test(make(name, options.players, options.variants, encoding=encoding), num_cycles=STEPS)


@of_a_game_with_masks
@pytest.mark.parametrize("case", LONG, ids=str)
def test_api_over_whole_games(case: tuple[str, Options]) -> None:
    name, options = case
    api_test(env(name, options.players, options.variants), num_cycles=WHOLE_GAME)


@pytest.mark.parametrize("case", LONG, ids=str)
def test_seeds(case: tuple[str, Options]) -> None:
    name, options = case
    seed_test(lambda: env(name, options.players, options.variants), num_cycles=STEPS)


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_rendering(case: tuple[str, Options], capsys: pytest.CaptureFixture[str]) -> None:
    name, options = case
    render_test(lambda render_mode: env(name, options.players, options.variants, render_mode))
    assert f"{name}, {options.players} players" in capsys.readouterr().out


def test_resets_without_a_seed_differ_and_continue_from_the_last_seed() -> None:
    zoo, other, fresh = (raw_env("altar", 2) for _ in range(3))
    deals: list[list[bytes]] = [[], [], []]
    for each, dealt in zip((zoo, other, fresh), deals, strict=True):
        each.reset(seed=None if each is fresh else 7)
        for _ in range(3):
            each.reset()
            dealt.append(each.single_game.arrays.states[0].tobytes())
    assert deals[0] == deals[1] != deals[2]
    assert len(set(deals[0])) == len(set(deals[2])) == 3


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_the_same_seed_and_actions_give_the_engines_games(case: tuple[str, Options]) -> None:
    game, zoo = find(case[0]), made(case)
    states, dice, out, loops = new_states(game, 1), new_dice(11), buffer(game), engine(game)
    states[0] = game.new(case[1])
    loops.resolve_chance(states[0], dice)
    count, random = game.legal(states[0], out), Random(11)
    zoo.reset(seed=11)
    while count:
        assert zoo.single_game.arrays.states[0].tobytes() == states[0].tobytes()
        assert zoo.agent_selection == f"player_{game.actor(states[0])}"
        assert np.flatnonzero(zoo.last()[0]["action_mask"]).tolist() == sorted(out[:count].tolist())
        choice = random.randrange(count)
        zoo.step(out[choice])
        count = loops.step(states, 0, choice, dice, out)
    assert all(zoo.terminations.values())


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_rewards_come_at_the_end_and_sum_to_0(case: tuple[str, Options]) -> None:
    zoo = made(case)
    for _ in positions(zoo, 3):
        assert set(zoo.rewards.values()) == {0.0}
    places = np.zeros(case[1].players, np.int64)
    zoo.single_game.game.places(zoo.single_game.arrays.states[0], places)
    paid = {}
    for agent in zoo.agent_iter():
        seen, paid[agent], over, cut, _ = zoo.last()
        assert (over, cut, seen["action_mask"].sum()) == (True, False, 0)
        zoo.step(None)
    assert list(paid) == zoo.possible_agents
    assert sum(paid.values()) == pytest.approx(0, abs=1e-6)
    assert [reward == max(paid.values()) for reward in paid.values()] == (places == 1).tolist()
    assert max(paid.values()) > 0
    assert not zoo.agents


def test_only_the_deciding_agent_has_choices() -> None:
    zoo = raw_env("dalang", 4)
    for _ in positions(zoo, 1, 200):
        choices = {agent: int(zoo.observe(agent)["action_mask"].sum()) for agent in zoo.agents}
        assert choices.pop(zoo.agent_selection) == zoo.single_game.arrays.counts[0]
        assert set(choices.values()) == {0}


@pytest.mark.parametrize("encoding", ["compact", "float"])
@pytest.mark.parametrize("case", LONG, ids=str)
def test_agents_can_observe_in_any_order(case: tuple[str, Options], encoding: str) -> None:
    zoo, differ = made(case, encoding=encoding), 0
    for _ in positions(zoo, 2, 100):
        agent = zoo.agent_selection
        first = zoo.last()[0]["observation"]
        others = [zoo.observe(other)["observation"] for other in zoo.agents if other != agent]
        assert (zoo.last()[0]["observation"] == first).all()
        differ += all((other != first).any() for other in others)
    assert differ == 100


def test_observations_are_the_callers_to_keep() -> None:
    zoo = raw_env("altar", 2)
    zoo.reset(seed=1)
    seen = zoo.last()[0]
    kept = {name: part.copy() for name, part in seen.items()}
    zoo.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all((seen[name] == kept[name]).all() for name in kept)
    seen["observation"][:] = seen["action_mask"][:] = 0
    assert zoo.last()[0]["observation"].any()
    assert zoo.last()[0]["action_mask"].any()


def shown(zoo: Zoo, seat: int, pictures: bool) -> list[Any]:
    """Return everything that a seat, or a spectator, can see."""
    zoo.single_game._shown = NOBODY  # the position was changed from outside
    seen = [] if seat == SPECTATOR else [zoo.observe(f"player_{seat}")["observation"].tobytes()]
    modes = ["ansi", "rgb_array"] if pictures else ["ansi"]
    drawn = [draw(zoo.single_game, seat, zoo.possible_agents, mode) for mode in modes]
    return seen + [part.tobytes() if isinstance(part, np.ndarray) else part for part in drawn]


@pytest.mark.parametrize("case", [("altar", Options(3, ("oracle",))), ("dalang", Options(4))], ids=str)
def test_nothing_hidden_is_seen(case: tuple[str, Options]) -> None:
    """Check that positions which a seat cannot tell apart look the same to that seat and to spectators."""
    zoo, dice, changed, noticed = made(case), new_dice(9), 0, 0
    states, game = zoo.single_game.arrays.states, zoo.single_game.game
    for number in positions(zoo, 5, 300):
        if number % 7:
            continue
        truth = states[0].copy()
        pictures = number % 70 == 0
        for seat in range(case[1].players):
            own, everyones = shown(zoo, seat, pictures), shown(zoo, SPECTATOR, pictures)
            others = [shown(zoo, other, False) for other in range(case[1].players) if other != seat]
            twin = truth.copy()
            game.redact(twin, seat)
            game.imagine(twin, seat, dice)
            states[0] = twin
            assert shown(zoo, seat, pictures) == own
            assert shown(zoo, SPECTATOR, pictures) == everyones
            changed += to_json(truth) != to_json(twin)
            noticed += [shown(zoo, other, False) for other in range(case[1].players) if other != seat] != others
            states[0] = truth
    assert changed > 10
    assert noticed > 10  # so there was something to hide


def test_a_viewer_sees_only_their_own_cards() -> None:
    texts = {}
    for viewer in (SPECTATOR, 0, 1):
        zoo = raw_env("dalang", 3, render_mode="ansi", viewer=viewer)
        zoo.reset(seed=4)
        texts[viewer] = str(zoo.render()).splitlines()
    public = texts[SPECTATOR]
    for viewer in (0, 1):
        assert texts[viewer][: len(public)] == public
        own = texts[viewer][len(public)].split()
        hand = zoo.single_game.arrays.states[0].hand[viewer]
        assert own[0].rstrip("*") == f"player_{viewer}"
        assert own[1:] == [str(count) if count else "·" for count in hand.tolist()]
        assert not any(line.startswith(f"player_{1 - viewer}") for line in texts[viewer][len(public) :])


def test_the_destination_of_a_journey_has_its_name() -> None:
    values: dict[str, Value] = {"island": "kukusch", "goal": "panschar", "other": 1, "own": 0}
    assert "Panschar" in sentence("dalang", Notice("laying", "D9.4", 0, values), ["player_0", "player_1", "player_2"])


def test_the_end_of_the_game_is_rendered() -> None:
    zoo = raw_env("altar", 2, render_mode="ansi")
    for _ in positions(zoo, 6):
        assert "The game is over" not in str(zoo.render())
    points = np.zeros(2, np.int64)
    zoo.single_game.game.scores(zoo.single_game.arrays.states[0], points)
    text = str(zoo.render())
    assert "The game is over" in text
    assert f"player_0: {points[0]} (place " in text
    assert f"player_1: {points[1]} (place " in text


def test_pictures_have_one_size() -> None:
    zoo = raw_env("altar", 2, ("demon",), render_mode="rgb_array")
    shapes, contents = set(), set()
    for _ in positions(zoo, 6, 20):
        picture = zoo.render()
        assert isinstance(picture, np.ndarray)
        assert picture.dtype == np.uint8
        shapes.add(picture.shape)
        contents.add(picture.tobytes())
    assert len(shapes) == 1
    assert len(contents) > 10


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    zoo = raw_env("altar", 2)
    zoo.reset(seed=1)
    before = zoo.single_game.arrays.states[0].tobytes()
    wrong = int(np.flatnonzero(zoo.last()[0]["action_mask"] == 0)[0])
    for action in (wrong, -1, zoo.single_game.game.DECISIONS):
        with pytest.raises(BaliError, match=f"action {action} is not possible here"):
            zoo.step(action)
    for thing in (None, 1.0, "buy rice"):
        with pytest.raises(BaliError, match="an action must be a whole number, not"):
            zoo.step(thing)
    assert zoo.single_game.arrays.states[0].tobytes() == before
    assert zoo.agents == ["player_0", "player_1"]


def test_in_the_wrapped_environment_an_illegal_action_loses_the_game() -> None:
    wrapped = env("altar", 3)
    wrapped.reset(seed=1)
    agent, seen = wrapped.agent_selection, wrapped.last()[0]
    wrapped.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    rewards = {}
    for each in wrapped.agent_iter():
        _, rewards[each], over, _, _ = wrapped.last()
        assert over
        wrapped.step(None)
    assert rewards == {each: -1.0 if each == agent else 0.0 for each in wrapped.possible_agents}
    wrapped.reset(seed=1)
    assert not any(wrapped.terminations.values())


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"players": 5}, "altar is for 2 to 4 players, not 5"),
        ({"variants": ("dragon",)}, "altar has no variant 'dragon'"),
        ({"encoding": "none"}, "encoding must be one of compact, float, not 'none'"),
        ({"render_mode": "gif"}, "render_mode must be None or one of human, ansi, rgb_array, not 'gif'"),
        ({"viewer": 2}, "viewer must be a seat from 0 to 1, not 2"),
    ],
)
def test_bad_options_are_refused(settings: dict[str, Any], message: str) -> None:
    defaults: dict[str, Any] = {"game": "altar", "players": 2}
    for make in (env, raw_env):
        with pytest.raises(BaliError, match=message):
            make(**defaults | settings)


@pytest.mark.parametrize(("game", "fewest"), [("altar", 2), ("dalang", 3)])
def test_without_a_number_of_players_the_fewest_play(game: str, fewest: int) -> None:
    for make in (env, raw_env):
        assert len(make(game).possible_agents) == fewest


def test_without_a_render_mode_nothing_is_drawn() -> None:
    zoo = raw_env("altar", 2)
    zoo.reset(seed=0)
    with pytest.raises(BaliError, match="create the environment with a render_mode"):
        zoo.render()


def test_an_environment_can_be_pickled() -> None:
    zoo = raw_env("altar", 3, ("oracle",), encoding="float")
    twin = pickle.loads(pickle.dumps(zoo))
    for each in (zoo, twin):
        each.reset(seed=5)
    assert (zoo.last()[0]["observation"] == twin.last()[0]["observation"]).all()
    assert zoo.metadata == twin.metadata
    assert str(twin) == "bali_altar_v0"


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))["main"]("altar", 2, seed=3)
    out = capsys.readouterr().out
    assert "The game is over" in out
    assert "player_0: " in out.splitlines()[-2]
