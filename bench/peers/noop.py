"""A PettingZoo environment that does nothing: no game can be faster through this interface."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

DECISIONS = 100  # in a game, about as many as in altar
ACTIONS = 8


def env() -> AECEnv:
    """Return the environment in PettingZoo's usual wrappers."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(Noop(), -1)))


def raw_env() -> "Noop":
    """Return the environment without wrappers."""
    return Noop()


class Noop(AECEnv):  # type: ignore[misc]
    """Two agents take turns. They always see the same, and all actions are always legal."""

    metadata: dict[str, Any] = {"render_modes": [], "name": "noop_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.render_mode = None
        self.possible_agents = ["player_0", "player_1"]
        self.agents: list[str] = []
        self._seen = {"observation": np.zeros(1, np.int8), "action_mask": np.ones(ACTIONS, np.int8)}
        self._sees = spaces.Dict({name: spaces.Box(0, 1, part.shape, np.int8) for name, part in self._seen.items()})
        self._acts = spaces.Discrete(ACTIONS)

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """Return the observation space."""
        return self._sees

    def action_space(self, agent: str) -> spaces.Discrete:  # type: ignore[type-arg,unused-ignore]
        """Return the action space."""
        return self._acts

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._left = DECISIONS

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the constant observation."""
        return self._seen

    def step(self, action: Any) -> None:
        """Count the action."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._left -= 1
        self.agent_selection = self.possible_agents[self._left % 2]
        if not self._left:
            self.terminations = dict.fromkeys(self.agents, True)
