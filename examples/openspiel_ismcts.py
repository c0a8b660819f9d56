"""OpenSpiel's own search plays altar against a random player.

Run it from the repository's root: `python -m examples.openspiel_ismcts`.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import bali.research.openspiel  # noqa: F401  registers the games


def main(simulations: int = 100, seed: int = 1) -> list[float]:
    """Play and print one game, and return each player's reward."""
    game = pyspiel.load_game("bali_altar", {"players": 2})
    dice = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bots = [
        ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=dice),
        uniform_random.UniformRandomBot(1, dice),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            draws, chances = zip(*state.chance_outcomes(), strict=True)
            action = dice.choice(draws, p=chances)
        else:
            action = bots[player].step(state)
            print(f"player {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    print("the search got {:g}, the random player {:g}".format(*state.returns()))
    return list(state.returns())


if __name__ == "__main__":
    main()
