"""The fit of the evaluation weights finds better ones."""

import numpy as np
import pytest

from bali.bots.fit import fit, measure, play
from bali.core.record import Array
from bali.games import GAMES, find


def positions(game: str, games: int) -> tuple[Array, Array]:
    played = [play(game, "random", number) for number in range(games)]
    return np.concatenate([one for one, _ in played]), np.concatenate([won for _, won in played])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_gives_positions_and_winners(game: str) -> None:
    states, victories = play(game, "random", 3)
    assert len(states) == len(victories) > 5
    assert np.allclose(victories.sum(1), 1)
    assert (victories == victories[0]).all()
    assert {int(state.phase) for state in states} > {int(states[0].phase)}


def test_a_fit_finds_better_weights() -> None:
    game = find("altar")
    states, victories = positions("altar", 60)
    fitted = fit(game, states, victories)
    assert measure(game)(states, victories, fitted) < measure(game)(states, victories, game.WEIGHTS)
    assert fitted.spread_turns > game.WEIGHTS.spread_turns  # random players can lose any lead
