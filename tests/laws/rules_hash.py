"""A hash of a game's rules: equal as long as every earlier game replays the same. Independent of bots, memory and texts."""

import hashlib

import numpy as np

from bali.core.contract import CHANCE, NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer
from bali.core.options import Options, option_sets
from bali.core.record import Array

GAMES_EACH = 4  # of every option set


def rules_hash(game: Game) -> str:
    """Play random games of every option set, and hash all actions' words, each list of choices and draws, and the results."""
    digest = hashlib.sha256("\n".join(game.describe(action) for action in range(game.ACTIONS)).encode())
    for options in option_sets(game.META):
        for seed in range(GAMES_EACH):
            for row in rows(game, options, seed):
                digest.update(row.tobytes())
    return digest.hexdigest()


def rows(game: Game, options: Options, seed: int) -> list[Array]:
    """Play a random game, and return every list of choices, every action, and the results."""
    state, dice, out, played = game.new(options), new_dice(seed), buffer(game), []
    while game.actor(state) != NOBODY:
        count = game.legal(state, out)
        played.append(np.array([game.actor(state), *out[:count]]))
        drawing = game.actor(state) == CHANCE
        action = game.draw_action(state, roll(dice, game.draw_count(state))) if drawing else out[roll(dice, count)]
        played.append(np.array([action]))
        game.apply(state, int(action))
    results = np.zeros((2, options.players), np.int64)
    game.scores(state, results[0])
    game.places(state, results[1])
    return [*played, results]
