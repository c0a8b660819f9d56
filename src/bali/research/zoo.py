"""Both games as PettingZoo environments: every seat is an agent, and the deciding one acts."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import Space, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bali.core.contract import NOBODY, SPECTATOR
from bali.core.errors import BaliError
from bali.core.record import Array
from bali.research.render import draw
from bali.research.spaces import FRAMES, ILLEGAL, RENDER_MODES, Observation, as_int, make_single_game, observation_space


def env(
    game: str,
    players: int | None = None,
    variants: tuple[str, ...] = (),
    render_mode: str | None = None,
    encoding: str = "compact",
    viewer: int = SPECTATOR,
) -> AECEnv:
    """Return an environment in PettingZoo's usual wrappers: an illegal action ends the game with a reward of -1."""
    made = wrappers.TerminateIllegalWrapper(raw_env(game, players, variants, render_mode, encoding, viewer), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class Zoo(AECEnv, EzPickle):  # type: ignore[misc]
    """One game. Agents are player_0, player_1 and so on by seat. Rewards come at the end, and their sum is 0.

    An observation contains what the agent's seat sees and a mask of its legal actions, which is empty if it is not the
    agent's decision. It is a copy that the agent may keep. A seed deals the same game as in every other interface. A reset
    without one continues the random sequence of the last seed, or starts anywhere if there was none. Rendering shows what
    everyone may know, or what the seat `viewer` knows.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "name": "bali_v0",
        "is_parallelizable": False,
        "render_fps": FRAMES,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        variants: tuple[str, ...] = (),
        render_mode: str | None = None,
        encoding: str = "compact",
        viewer: int = SPECTATOR,
    ) -> None:
        """Set up an environment. The default number of players is the game's smallest. `reset` deals."""
        EzPickle.__init__(self, game, players, variants, render_mode, encoding, viewer)
        super().__init__()
        self.single_game = make_single_game(game, players, variants, encoding, render_mode)
        players = self.single_game.options.players
        if viewer != SPECTATOR and viewer not in range(players):
            raise BaliError(f"viewer must be a seat from 0 to {players - 1}, not {viewer}")
        self.metadata = {**Zoo.metadata, "name": f"bali_{game}_v0"}
        self.render_mode, self.viewer = render_mode, viewer
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.single_game.game, encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.single_game.game.DECISIONS) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._mask = self.single_game.mask.view(np.int8)
        self._no_mask = np.zeros_like(self._mask)
        self._human = render_mode == "human"
        self._random = Random()

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the observation space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the action space."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. There are no options."""
        if seed is not None:
            self._random.seed(seed)
        self.single_game.begin(self._random.getrandbits(64) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.single_game.actor]
        self._skip_agent_selection = None
        if self._human:
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return an agent's current observation."""
        seat = self._seats[agent]
        mask = self._mask if seat == self.single_game.actor else self._no_mask
        return {"observation": self.single_game.observation(seat), "action_mask": mask.copy()}

    def step(self, action: Any) -> None:
        """Apply the deciding agent's action. Once the game is over, None removes the agents one by one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        asked = self.single_game.act(as_int(action))
        if asked == NOBODY:
            self._finish()
        else:  # nobody is rewarded until the game is over, so there is nothing to add up
            self.agent_selection = self.possible_agents[asked]
        if self._human:
            self.render()

    def _finish(self) -> None:
        """Assign all rewards, and end the game for all agents."""
        paid = self.single_game.rewards.tolist()
        self.rewards = dict(zip(self.agents, paid, strict=False))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | Array | None:
        """Render the table: as text, as an image, or printed, depending on `render_mode`."""
        return draw(self.single_game, self.viewer, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Do nothing, as there is nothing to clean up."""


raw_env = Zoo  # without wrappers, which is faster; an illegal action raises an error and changes nothing
