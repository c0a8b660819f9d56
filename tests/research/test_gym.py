"""The Gymnasium environment: Gymnasium's own check, bots in the other seats, and no hidden information in observations."""

import pickle
import runpy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bali.core.contract import NOBODY
from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.record_json import to_json
from bali.research.gym import ANY_SEAT, BaliEnv
from bali.research.single_game import SingleGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "gymnasium_greedy.py"
IDS = ["bali/altar-v0", "bali/dalang-v0"]


def made(**settings: Any) -> BaliEnv:
    defaults: dict[str, Any] = {"game": "altar", "players": 3, "opponents": "random"}
    return BaliEnv(**defaults | settings)


@pytest.mark.parametrize(("game", "fewest"), [("altar", 2), ("dalang", 3)])
def test_without_a_number_of_players_the_fewest_play(game: str, fewest: int) -> None:
    made_here: Any = gymnasium.make(f"bali/{game}-v0")
    for each in (BaliEnv(game), made_here.unwrapped):
        assert each.single_game.options.players == fewest


def any_of(mask: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(mask).tolist()))


def play(env: Any, seed: int | None) -> Iterator[tuple[Any, float, bool, dict[str, Any]]]:
    """Play a game at random, and yield the result of each step."""
    seen, info = env.reset(seed=seed)
    random, over = Random(seed), False
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, over, cut, info = env.step(any_of(seen["action_mask"], random))
        assert cut is False
        yield seen, reward, over, info


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("encoding", ["compact", "float"])
def test_gymnasiums_own_check(name: str, encoding: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name, seat=ANY_SEAT, opponents="random", encoding=encoding).unwrapped)
    assert "players" in capsys.readouterr().out  # of the render mode that prints


@pytest.mark.parametrize("name", IDS)
def test_observations_stay_within_their_space(name: str) -> None:
    env = gymnasium.make(name, opponents="random").unwrapped
    steps = list(play(env, 2))
    assert len(steps) > 10
    assert all(seen in env.observation_space for seen, *_ in steps)


def test_games_can_be_made_by_name_with_other_options() -> None:
    env = gymnasium.make("bali/altar-v0", players=4, variants=("oracle", "demon"), opponents=["random", "greedy", "random"])
    assert list(play(env, 1))[-1][2]
    bali = env.unwrapped
    assert isinstance(bali, BaliEnv)
    assert (bali.single_game.options.players, bali.single_game.options.variants) == (4, ("oracle", "demon"))


def test_many_side_by_side() -> None:
    many = gymnasium.make_vec("bali/altar-v0", num_envs=3, vectorization_mode="sync", opponents="random")
    seen, _ = many.reset(seed=4)
    actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    seen, rewards, *_ = many.step(actions)
    assert seen["observation"].shape[0] == len(rewards) == 3
    many.close()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_reward_comes_at_the_end_and_is_the_games(seat: int) -> None:
    env, winners = made(seat=seat), 0
    for seed in range(8):
        *before, (seen, reward, over, info) = play(env, seed)
        assert all(paid == 0 and not ended for _, paid, ended, _ in before)
        assert over
        assert seen["action_mask"].sum() == info["action_mask"].sum() == 0
        places = np.zeros(3, np.int64)
        env.single_game.game.places(env.single_game.arrays.states[0], places)
        assert (reward > 0) == (places[seat] == 1)
        assert env.single_game.rewards.sum() == pytest.approx(0)
        winners += reward > 0
    assert 0 < winners < 8


def test_a_reset_ends_at_the_agents_decision() -> None:
    env = made(seat=ANY_SEAT)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        assert env.single_game.actor == env.seat
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_a_seed_deals_the_game_of_this_seed() -> None:
    env, single_game = made(seat=0), SingleGame("altar", 3)
    seen, _ = env.reset(seed=17)
    single_game.begin(17)
    assert single_game.actor == 0  # the agent's seat begins, so no bot has acted
    assert (seen["observation"] == single_game.observation(0)).all()


def test_the_same_seed_gives_the_same_game_against_bots_that_roll_dice() -> None:
    games = []
    for seed in (3, 3, 4):
        env = made(opponents=["random", "greedy"], seat=ANY_SEAT)
        games.append([(seen["observation"].tobytes(), reward) for seen, reward, *_ in play(env, seed)])
    env = made(opponents=["random", "greedy"], seat=ANY_SEAT)
    list(play(env, 9))
    games.append([(seen["observation"].tobytes(), reward) for seen, reward, *_ in play(env, 3)])
    assert games[0] == games[1] == games[3] != games[2]


def test_opponents_sit_clockwise_from_the_agent() -> None:
    env = made(players=4, seat=2, opponents=["random", "greedy", "random"])
    asked: list[tuple[int, int]] = []
    for number, bot in enumerate(env._bots):
        bot.decide = _noting(bot.decide, number, asked)  # type: ignore[method-assign]
    assert list(play(env, 5))[-1][2]
    assert set(asked) == {(0, 3), (1, 0), (2, 1)}


def _noting(decide: Any, number: int, asked: list[tuple[int, int]]) -> Any:
    def noting(state: Any, seat: int, out: Any) -> int:
        asked.append((number, seat))
        return int(decide(state, seat, out))

    return noting


@pytest.mark.parametrize("wrong", [-1, "masked", 10**6])
def test_an_illegal_action_ends_the_episode(wrong: int | str) -> None:
    env = made()
    seen, _ = env.reset(seed=1)
    before = env.single_game.arrays.states[0].tobytes()
    action = int(np.flatnonzero(seen["action_mask"] == 0)[0]) if wrong == "masked" else int(wrong)
    seen, reward, over, cut, info = env.step(action)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    assert not seen["action_mask"].any()
    assert env.single_game.arrays.states[0].tobytes() == before
    with pytest.raises(BaliError, match="call reset to start the next game"):
        env.step(0)
    env.reset(seed=1)
    assert "illegal" not in env.step(any_of(env.single_game.mask, Random(0)))[4]


def test_it_begins_with_a_reset() -> None:
    with pytest.raises(BaliError, match="call reset to start the next game"):
        made().step(0)


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_nothing_hidden_is_seen(game: str) -> None:
    env = made(game=game, variants=("oracle",) if game == "altar" else (), render_mode="ansi", seat=1)
    dice, changed, states = new_dice(3), 0, env.single_game.arrays.states
    for step, _ in enumerate(play(env, 8)):
        if step == 60 or env.single_game.actor == NOBODY:
            break
        truth = states[0].copy()
        seen = env._observe()["observation"].tobytes(), env.render()
        twin = truth.copy()
        env.single_game.game.redact(twin, 1)
        env.single_game.game.imagine(twin, 1, dice)
        states[0] = twin
        env.single_game._shown = NOBODY  # the position was changed from outside
        assert (env._observe()["observation"].tobytes(), env.render()) == seen
        changed += to_json(truth) != to_json(twin)
        states[0] = truth
    assert changed > 10


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"players": 7}, "altar is for 2 to 4 players, not 7"),
        ({"variants": ("dragon",)}, "altar has no variant 'dragon'"),
        ({"encoding": "none"}, "encoding must be one of compact, float, not 'none'"),
        ({"render_mode": "gif"}, "render_mode must be None or one of human, ansi, rgb_array, not 'gif'"),
        ({"seat": 3}, "seat must be a number from 0 to 2 or 'random', not 3"),
        ({"seat": "first"}, "seat must be a number from 0 to 2 or 'random', not 'first'"),
        ({"opponents": "genius"}, "no bot is called 'genius'"),
        ({"opponents": ["greedy"]}, "with 3 players there are 2 opponents, not 1"),
    ],
)
def test_bad_options_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BaliError, match=message):
        made(**settings)


def test_without_a_render_mode_nothing_is_drawn() -> None:
    env = made()
    env.reset(seed=0)
    with pytest.raises(BaliError, match="create the environment with a render_mode"):
        env.render()


def test_an_environment_can_be_pickled() -> None:
    env = made(seat=2, opponents=["random", "greedy"])
    twin = pickle.loads(pickle.dumps(env))
    assert (env.reset(seed=5)[0]["observation"] == twin.reset(seed=5)[0]["observation"]).all()
    assert twin.seat == 2


def test_the_example_plays_games(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))["main"]("altar", 2)
    assert " of 2 games won, " in capsys.readouterr().out
