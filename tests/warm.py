"""Compile the rules before the tests, on all cores: otherwise every worker would compile them."""

import multiprocessing
from itertools import product

from bali.bots import make_bot
from bali.core.dice import new_dice
from bali.core.loops import WHOLE_GAME, buffer, engine, new_states
from bali.games import GAMES, find
from bali.research import Batch
from bali.research.single_game import SingleGame
from bali.research.trajectories import context_of
from bali.server.warm_up import compile_once
from bali.training.games import CpuGames
from tests.laws.test_many_games import watch
from tests.wasm.walk import walk

BOTS = ("greedy", "novice")
TRAINED = "altar"


def warm_engine(name: str) -> None:
    """Compile the loops that everything else calls."""
    game = find(name)
    compile_once(name)
    records = new_states(game, 2)
    records[1] = game.new(SingleGame(name).options)
    engine(game).play_many(records[:1], records[1:], 1, 1, buffer(game), new_dice(1))
    engine(game).playout(records[1], new_dice(1), buffer(game), WHOLE_GAME)


def warm_batch(name: str) -> None:
    """Compile the loops of many parallel games."""
    batch = Batch(name, games=4, encoding="float")
    batch.step(batch.sample())


def warm_single_game(name: str) -> None:
    """Compile the loops of a single game, and the bots that decide in it."""
    game = find(name)
    single_game = SingleGame(name)
    single_game.begin(1)
    single_game.observation(1)
    for bot in BOTS:
        make_bot(bot, game, 1).decide(single_game.arrays.states[0], single_game.actor, buffer(game))


def warm_trajectories(name: str) -> None:
    """Compile the loops of OpenSpiel's trajectories."""
    trajectory = context_of(name, SingleGame(name).options.players, ()).first.copy()
    trajectory.act(trajectory.actions()[0])
    trajectory.text(0), trajectory.tensor(0), trajectory.twin(0, 1).screen(0)


def warm_laws(name: str) -> None:
    """Compile the laws that many random games are played under."""
    watch(name, SingleGame(name).options, 1)


def warm_walks(name: str) -> None:
    """Compile the random games that are compared with WebAssembly."""
    walk(find(name), SingleGame(name).options, 1, 1)


def warm_rows(name: str) -> None:
    """Compile the loops of a training, for the game that the tests train."""
    if name == TRAINED:
        CpuGames(find(name), [SingleGame(name).options], 2, 1)


PARTS = (warm_batch, warm_rows, warm_laws, warm_walks, warm_single_game, warm_trajectories)  # the longest first


def warm(part: int, name: str) -> None:
    """Compile one part for one game."""
    PARTS[part](name)


if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool() as pool:
        pool.map(warm_engine, GAMES, chunksize=1)
        pool.starmap(warm, product(range(len(PARTS)), reversed(GAMES)), chunksize=1)
