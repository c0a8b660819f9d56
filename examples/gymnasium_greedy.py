"""Play random actions against greedy bots through Gymnasium's interface, and print how often that wins.

python examples/gymnasium_greedy.py altar 20
"""

import sys

import gymnasium

import bali.research.gym  # noqa: F401  (makes the games known to gymnasium.make)


def main(game: str = "altar", games: int = 10, seed: int = 0) -> None:
    """Play some games."""
    table = gymnasium.make(f"bali/{game}-v0", seat="random", opponents="greedy")
    table.action_space.seed(seed)
    total, wins = 0.0, 0
    for number in range(games):
        _, info = table.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            action = table.action_space.sample(info["action_mask"])
            _, reward, over, _, info = table.step(action)
        total, wins = total + float(reward), wins + (float(reward) > 0)
    print(f"{wins} of {games} games won, {total / games:+.2f} on average")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))
