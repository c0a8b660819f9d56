"""Random play through every interface. Each function sets up a game and returns a function that plays part of it.

A decision is a player's; draws are not counted. Wherever Python chooses the action, it does so in the same way: with a random
number, from the list of legal actions or from the mask.
"""

from collections.abc import Callable
from importlib import import_module
from random import random
from typing import Any

from bali.core.dice import new_dice
from bali.core.loops import buffer, engine, new_states
from bali.core.options import choose
from bali.games import find

BATCH = 1024  # simultaneous games
CHUNK = 500  # whole games between two checks of the clock
STEPS = 50  # of a batch in one call of Pgx's compiled loop

Chunk = Callable[[], int]  # plays briefly and returns the number of decisions


def whole_games(name: str, players: int) -> Chunk:
    """Our engine: whole games in compiled code, on one core."""
    game = find(name)
    start, states, out, dice = new_states(game, 1), new_states(game, 1), buffer(game), new_dice(0)
    start[0] = game.new(choose(game.META, players, ()))
    play, seed = engine(game).play_many, 0

    def chunk() -> int:
        nonlocal seed
        seed += CHUNK
        return int(play(states, start, seed, CHUNK, out, dice))

    return chunk


def batch(name: str, players: int) -> Chunk:
    """Our batch: compact observations, masks, rewards and automatic restarts, on all cores, with one call per step."""
    from bali.research.batch import Batch

    games = Batch(name, players, games=BATCH)

    def chunk() -> int:
        games.step(games.sample())
        return BATCH

    return chunk


def our_zoo(kind: str, name: str, players: int) -> Chunk:
    """Our PettingZoo environment. `kind` is "raw_env" or "env"."""
    return _zoo(getattr(import_module("bali.research.zoo"), kind)(name, players))


def noop_zoo(kind: str) -> Chunk:
    """A PettingZoo environment without a game."""
    return _zoo(getattr(import_module("bench.peers.noop"), kind)())


def classic_zoo(kind: str, name: str) -> Chunk:
    """A card game included in PettingZoo."""
    return _zoo(getattr(import_module(f"pettingzoo.classic.{name}"), kind)())


def _zoo(env: Any) -> Chunk:
    def chunk() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                possible = seen["action_mask"].nonzero()[0]
                env.step(possible.item(int(random() * possible.size)))
                decisions += 1
        return decisions

    return chunk


def our_spiel(name: str, players: int) -> Chunk:
    """Our game for OpenSpiel, in OpenSpiel's Python loop."""
    import_module("bali.research.openspiel")
    return _spiel(f"bali_{name}", {"players": players})


def python_spiel(name: str) -> Chunk:
    """A Python game included in OpenSpiel."""
    import_module("open_spiel.python.games")
    return _spiel(name, {})


def cpp_spiel(name: str) -> Chunk:
    """A C++ game included in OpenSpiel."""
    return _spiel(name, {})


def _spiel(name: str, parameters: dict[str, int]) -> Chunk:
    game = import_module("pyspiel").load_game(name, parameters)

    def chunk() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick_outcome(state.chance_outcomes(), random()))
            else:
                possible = state.legal_actions()
                state.apply_action(possible[int(random() * len(possible))])
                decisions += 1
        return decisions

    return chunk


def pick_outcome(outcomes: list[tuple[int, float]], number: float) -> int:
    """Return the outcome that a random number from 0 to 1 selects, given the outcomes with their probabilities."""
    for outcome, probability in outcomes:
        number -= probability
        if number < 0:
            return outcome
    return outcomes[-1][0]


def rollouts(name: str) -> Chunk:
    """OpenSpiel's random rollouts in C++, on one core."""
    from bench.peers.rollouts import Rollouts

    return Rollouts(name).play


def rlcard(name: str) -> Chunk:
    """A game of RLCard."""
    env = import_module("rlcard").make(name)

    def chunk() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            possible = list(state["legal_actions"])
            state, _ = env.step(possible[int(random() * len(possible))])
            decisions += 1
        return decisions

    return chunk


def pgx(name: str) -> Chunk:
    """A game of Pgx: a batch on all cores with automatic restarts, compiled by JAX together with the choice of actions."""
    jax, env = import_module("jax"), import_module("pgx").make(name)
    begin, split = jax.vmap(env.init), jax.random.split
    advance = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def step(_: int, now: tuple[Any, Any]) -> tuple[Any, Any]:
        states, key = now
        key, choice, dice = split(key, 3)
        actions = jax.random.categorical(choice, jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32)))
        return advance(states, actions, split(dice, BATCH)), key

    many = jax.jit(lambda now: jax.lax.fori_loop(0, STEPS, step, now))
    now = jax.jit(begin)(split(jax.random.key(0), BATCH)), jax.random.key(1)

    def chunk() -> int:
        nonlocal now
        now = jax.block_until_ready(many(now))
        return BATCH * STEPS

    return chunk
