"""Compile the rules before the tests, each game in its own process: otherwise every worker would compile both."""

import multiprocessing

from bali.bots import make_bot
from bali.core.dice import new_dice
from bali.core.loops import WHOLE_GAME, buffer, engine, new_states
from bali.games import GAMES, find
from bali.research import Batch
from bali.research.single_game import SingleGame
from bali.research.trajectories import context_of
from bali.server.warm_up import warm_up
from tests.laws.test_many_games import watch

BOTS = ("greedy", "novice")


def warm(name: str) -> None:
    """Compile a game's loops by using each of them once."""
    game = find(name)
    players = game.META.players[0]
    warm_up([game])
    batch = Batch(name, players, games=4, encoding="float")
    batch.step(batch.sample())
    single_game = SingleGame(name, players)
    single_game.begin(1)
    single_game.observation(1)
    for bot in BOTS:
        make_bot(bot, game, 1).decide(single_game.arrays.states[0], single_game.actor, buffer(game))
    records = new_states(game, 2)
    records[1] = game.new(single_game.options)
    engine(game).play_many(records[:1], records[1:], 1, 1, buffer(game), new_dice(1))
    engine(game).playout(records[1], new_dice(1), buffer(game), WHOLE_GAME)
    trajectory = context_of(name, players, ()).first.copy()
    trajectory.act(trajectory.actions()[0])
    watch(name, single_game.options, 1)
    trajectory.text(0), trajectory.tensor(0), trajectory.twin(0, 1).screen(0)


if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(len(GAMES)) as pool:
        pool.map(warm, GAMES)
