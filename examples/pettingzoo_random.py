"""Play a game at random through PettingZoo's interface, and show how it ended.

python examples/pettingzoo_random.py dalang 3
"""

import sys

from bali.research.zoo import env


def main(game: str = "altar", players: int = 2, seed: int = 0) -> None:
    """Play one game."""
    table = env(game, players, render_mode="ansi")
    table.reset(seed=seed)
    for agent in table.agents:
        table.action_space(agent).seed(seed)
    rewards, decisions, last = {}, 0, ""
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        if over:
            rewards[agent], action, last = reward, None, table.render()
        else:
            action = table.action_space(agent).sample(seen["action_mask"])
            decisions += 1
        table.step(action)
    print(last)
    print(f"{decisions} decisions")
    for agent, reward in rewards.items():
        print(f"{agent}: {reward:+.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))
