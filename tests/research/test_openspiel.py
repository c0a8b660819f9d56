"""The games for OpenSpiel: OpenSpiel's own checks, its algorithms, and properties that it cannot check."""

import json
import pickle
import random
import unittest
from collections import defaultdict
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, random_agent
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from bali.altar.cards import DECK
from bali.core.errors import BaliError
from bali.core.observation_layout import width
from bali.games import find
from bali.research.history_loops import MAX_QUEUED
from bali.research.openspiel import PREFIX

GAMES = [PREFIX + game for game in ("altar", "altar(players=4,oracle=True,demon=True)", "dalang", "dalang(players=4)")]
ORACLE = "bali_altar(players=3,oracle=True)"
every_game = pytest.mark.parametrize("name", GAMES)


def step(state: Any, dice: random.Random) -> None:
    """Apply a random action. Draws are weighted."""
    if state.is_chance_node():
        draws, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(draws, chances)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def walked(name: str, steps: int, seed: int) -> Any:
    """Return the state after a number of random actions, or at the end."""
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while steps > 0 and not state.is_terminal():
        step(state, dice)
        steps -= 1
    return state


def some_states(name: str) -> list[Any]:
    return [walked(name, steps, steps) for steps in (0, 3, 40, 55, 70, 90, 140, 10**6)]


def players_of(state: Any) -> range:
    return range(state.get_game().num_players())


@every_game
def test_openspiels_simulations_find_nothing(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True)


@every_game
def test_openspiels_api_checks_find_nothing(name: str) -> None:
    game = pyspiel.load_game(name)
    run_case(api_test.EnforceAPIOnPartialTreeBase, game, {"some_states": all_along(name), "game_type": game.get_type()})


@pytest.mark.parametrize("name", GAMES[::2])
def test_openspiels_checks_of_whole_trees_find_nothing_in_a_part(name: str) -> None:
    whole = {"test_number_of_nodes": None, "test_game_is_perfect_recall": None}  # which need the whole tree
    run_case(api_test.EnforceAPIOnFullTreeBase, pyspiel.load_game(name), {"all_states": set(all_along(name)), **whole})


def all_along(name: str) -> list[Any]:
    """Return many states along a whole game. OpenSpiel itself checks only those of the first few draws."""
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    states = [state.clone()]
    while not state.is_terminal():
        step(state, dice)
        states.append(state.clone())
    return states[:: 1 + len(states) // 300] + states[-1:]


def run_case(checks: Any, game: Any, names: dict[str, Any]) -> None:
    """Run OpenSpiel's checks on given states."""
    names = {"game": game, "game_name": str(game), "setUpClass": classmethod(lambda cls: None), **names}
    loader, result = unittest.TestLoader(), unittest.TestResult()
    loader.loadTestsFromTestCase(type("Case", (checks,), names)).run(result)
    assert result.testsRun > 3
    assert [text for _, text in result.failures + result.errors] == []


def test_the_parameters_are_the_options() -> None:
    game = pyspiel.load_game("bali_altar", {"players": 3, "demon": True})
    assert game.num_players() == 3
    assert game.context.options.variants == ("demon",)
    assert str(pyspiel.load_game("bali_dalang")) == "bali_dalang(players=3)"
    with pytest.raises(BaliError, match="2 to 4 players"):
        pyspiel.load_game("bali_altar(players=5)")


@every_game
def test_chances_sum_to_one(name: str) -> None:
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(5)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [draw for draw, _ in outcomes] == state.legal_actions()
        step(state, dice)


def test_chances_are_as_the_deck() -> None:
    state = pyspiel.load_game("bali_altar").new_initial_state()
    assert state.chance_outcomes() == [(kind, count / 50) for kind, count in enumerate(DECK) if count]
    assert state.action_to_string(-1, 4) == "draw stonemason"
    state.apply_action(4)
    assert dict(state.chance_outcomes())[4] == 11 / 49


@every_game
def test_returns_sum_to_zero_and_reward_the_winner(name: str) -> None:
    state = walked(name, 10**6, 1)
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert max(returns) <= 1
    assert state.rewards() == returns
    places = np.zeros(8, np.int64)
    state.trajectory.context.game.places(state.position, places)
    assert [value == max(returns) for value in returns] == [place == 1 for place in places[: len(returns)]]
    assert walked(name, 30, 1).returns() == [0] * len(returns)


def test_an_impossible_action_is_refused_and_changes_nothing() -> None:
    state = walked("bali_altar", 20, 1)
    before = str(state)
    for action in (-2, 43, 999):
        assert action not in state.legal_actions()
        with pytest.raises(BaliError, match="not possible"):
            state.apply_action(action)
    assert str(state) == before
    with pytest.raises(BaliError, match="no card"):
        state.chance_outcomes()


@every_game
def test_python_and_cpp_get_the_same(name: str) -> None:
    for state in some_states(name):
        base = pyspiel.State
        assert base.is_chance_node(state) == state.is_chance_node()
        assert base.legal_actions(state) == state.legal_actions()
        for player in players_of(state):
            if not state.is_chance_node():
                assert base.legal_actions(state, player) == state.legal_actions(player)
            tensor = state.information_state_tensor(player)
            assert tensor == base.information_state_tensor(state, player) == base.observation_tensor(state, player)
            assert tensor == state.observation_tensor(player)


@every_game
def test_a_player_cannot_tell_a_state_from_its_twin(name: str) -> None:
    dice = random.Random(3)
    for state in some_states(name):
        for player in players_of(state):
            twin = state.resample_from_infostate(player, dice.random)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()


def test_twins_differ_in_what_is_hidden() -> None:
    state, dice = walked("bali_dalang", 90, 2), random.Random(3)
    twins = [state.resample_from_infostate(0, dice.random) for _ in range(10)]
    assert len({str(twin) for twin in twins}) > 1
    assert len({twin.information_state_string(1) for twin in twins}) > 1


def test_what_others_have_seen_tells_a_player_nothing() -> None:
    """Check that the digests of a twin depend only on what the player has seen."""
    one, other = (laid(order) for order in ((0, 1, 2, 3), (3, 2, 1, 0)))
    assert str(one) != str(other)
    twins = [state.resample_from_infostate(0, random.Random(1).random) for state in (one, other)]
    assert twins[0].trajectory.digests.tolist() == twins[1].trajectory.digests.tolist()
    assert str(twins[0]) == str(twins[1])


def laid(order: tuple[int, ...]) -> Any:
    """Return a game in which the setup laid goods face down in this order."""
    state = pyspiel.load_game(ORACLE).new_initial_state()
    for good in order:
        state.apply_action(8 + good)
    return state


def test_histories_that_differ_only_in_what_is_hidden_read_the_same() -> None:
    one, other = laid((0, 1, 2, 3)), laid((3, 2, 1, 0))
    for player in players_of(one):
        assert one.information_state_string(player) == other.information_state_string(player)
    assert len({one.information_state_string(player) for player in players_of(one)}) == 3


def test_different_ways_to_the_same_knowledge_read_differently() -> None:
    """Check perfect recall: in three turns of altar, many ways lead to one position."""
    ways = defaultdict(list)
    for state in after_turns(walked("bali_altar", 16, 1), 3):
        ways[state.position.tobytes()].append(state.information_state_string(0))
    assert any(len(texts) > 1 for texts in ways.values())
    assert all(len(set(texts)) == len(texts) for texts in ways.values())


def after_turns(state: Any, turns: int) -> list[Any]:
    """Return the states after each way to play a number of turns without a purchase."""
    if turns == 0:
        return [state]
    player, ends = state.current_player(), []
    for action in state.legal_actions():
        after = state.child(action)
        if state.action_to_string(action).startswith("buy") or after.is_chance_node():
            continue
        ends += after_turns(after, turns - (after.current_player() != player))
    return ends


@every_game
def test_information_states_do_not_depend_on_how_often_they_are_read(name: str) -> None:
    often, rarely, dice = (
        pyspiel.load_game(name).new_initial_state(),
        pyspiel.load_game(name).new_initial_state(),
        random.Random(9),
    )
    texts = []
    while not often.is_terminal():
        texts.append(often.information_state_string(0))
        action = dice.choice(often.legal_actions())
        often.apply_action(action)
        rarely.apply_action(action)
    assert all(one != other for one, other in pairwise(texts))
    for player in players_of(often):
        assert often.information_state_string(player) == rarely.information_state_string(player)


def test_even_the_longest_games_have_complete_histories() -> None:
    states = (walked("bali_dalang(players=4)", 10**6, seed) for seed in range(30))
    state = next(state for state in states if state.move_number() > MAX_QUEUED)
    again = pyspiel.load_game("bali_dalang(players=4)").new_initial_state()
    for action in state.history():
        again.information_state_string(0)
        again.apply_action(action)
    assert again.information_state_string(2) == state.information_state_string(2)


@every_game
def test_clones_are_independent(name: str) -> None:
    for state in some_states(name)[:-1]:
        clone, before = state.clone(), str(state)
        assert clone.history() == state.history()
        assert clone.information_state_string(0) == state.information_state_string(0)
        step(clone, random.Random(1))
        assert str(state) == before != str(clone)
        assert clone.information_state_string(0) != state.information_state_string(0)


@every_game
def test_states_can_be_saved_and_loaded(name: str) -> None:
    for state in some_states(name):
        twin = state.resample_from_infostate(0, random.Random(1).random)
        for one in (state, twin):
            game, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), one))
            assert str(game) == str(state.get_game())
            for again in (kept, pickle.loads(pickle.dumps(one))):
                assert str(again) == str(one)
                assert again.history() == one.history()
                assert again.current_player() == one.current_player()
                assert again.information_state_string(0) == one.information_state_string(0)


@every_game
def test_observers_name_the_parts(name: str) -> None:
    state = walked(name, 70, 4)
    game = state.get_game()
    layout = find(state.trajectory.context.game.META.name).LAYOUT
    observation = make_observation(game, INFO_STATE_OBS_TYPE)
    observation.set_from(state, 1)
    assert list(observation.dict) == [part.name for part in layout]
    assert len(observation.tensor) == width(layout) == game.information_state_tensor_size()
    assert observation.tensor.tolist() == state.information_state_tensor(1)
    assert observation.string_from(state, 1) == state.information_state_string(1)
    assert make_observation(game).string_from(state, 1) == state.observation_string(1)
    json.loads(state.observation_string(1))


def test_observers_without_private_information_see_what_everyone_sees() -> None:
    game = pyspiel.load_game("bali_dalang")
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    state = walked("bali_dalang", 70, 4)
    twin = state.resample_from_infostate(0, random.Random(1).random)
    assert public.string_from(state, 0) == public.string_from(state, 1) == public.string_from(twin, 0)
    public.set_from(state, 0)
    seen = public.tensor.copy()
    public.set_from(twin, 1)
    assert public.tensor.tolist() == seen.tolist()
    assert make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False)) is None
    with pytest.raises(BaliError, match="parameters"):
        make_observation(game, None, {"name": "other"})


@pytest.mark.parametrize("name", ["bali_altar", "bali_dalang"])
def test_openspiels_search_plays(name: str) -> None:
    state, dice = walked(name, 80, 1), np.random.RandomState(1)
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        step(state, random.Random(1))
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, dice), 1.4, 12, random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_regret_minimization_learns() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("bali_altar"))
    for _ in range(2):
        solver.iteration()
    assert solver.average_policy().action_probabilities(walked("bali_altar", 16, 1))


@pytest.mark.parametrize("name", ["bali_altar", "bali_dalang"])
def test_openspiels_environment_is_played_to_the_end(name: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(name))
    agents = [
        random_agent.RandomAgent(player, environment.action_spec()["num_actions"]) for player in range(environment.num_players)
    ]
    time_step = environment.reset()
    while not time_step.last():
        player = time_step.observations["current_player"]
        time_step = environment.step([agents[player].step(time_step).action])
    assert sum(time_step.rewards) == pytest.approx(0)


def test_the_example_runs() -> None:
    from examples.openspiel_ismcts import main

    assert sum(main(simulations=3)) == 0
