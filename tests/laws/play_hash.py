"""Play a few whole games of every option set, and print a hash of everything; run compiled and interpreted."""

import hashlib
import sys

import numpy as np

from bali.core.contract import CHANCE, NOBODY, SPECTATOR
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer
from bali.core.observation_layout import width
from bali.core.options import Options, option_sets
from bali.core.reports import new_rows
from bali.games import GAMES


def game_hash(name: str, options: Options, seed: int) -> str:
    """Play one game, and hash every state, list, report, view, screen, imagined deal, observation, estimate and place."""
    game, dice, other = GAMES[name], new_dice(seed), new_dice(seed + 1)
    state, out, digest = game.new(options), buffer(game), hashlib.sha256()
    places, row, rows = out[:4].copy(), np.zeros(width(game.LAYOUT), np.int16), new_rows()
    while game.actor(state) != NOBODY:
        count = game.legal(state, out)
        digest.update(out[:count].tobytes())
        before, number = state.copy(), roll(dice, game.draw_count(state) if game.actor(state) == CHANCE else count)
        action = game.draw_action(state, number) if game.actor(state) == CHANCE else int(out[number])
        game.apply(state, action)
        digest.update(state.tobytes() + rows[: game.narrate(before, action, state, rows)].tobytes())
        game.prompt(state, rows)
        digest.update(rows[0].tobytes())
        if roll(other, 6) == 0:
            for seat in (SPECTATOR, roll(other, options.players)):
                view = state.copy()
                game.redact(view, seat)
                screen, imagined = view.copy(), view.copy()
                game.apply_memory(screen, seat, roll(other, 2) == 0)
                game.imagine(imagined, seat, other)
                game.observe(view, seat, row)
                refused = roll(other, game.DECISIONS)
                if refused not in out[: game.legal(state, out)]:  # of a legal action, nobody asks why it is not
                    game.why_not(view, refused, rows)
                digest.update(rows[0].tobytes())
                digest.update(view.tobytes() + screen.tobytes() + imagined.tobytes() + row.tobytes())
    digest.update(rows[: game.categories(state, rows)].tobytes())
    game.places(state, places)
    points = np.zeros(4)
    game.evaluate(state, game.WEIGHTS, points)
    digest.update(places.tobytes() + str(points.round(9).tolist()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    for game_name, one in GAMES.items():
        for choice in option_sets(one.META):
            print(game_name, choice, *(game_hash(game_name, choice, seed) for seed in range(int(sys.argv[1]))))
