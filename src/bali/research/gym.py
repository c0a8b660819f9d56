"""Both games as Gymnasium environments: the agent has one seat, bots have the others. Importing this registers them."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle

from bali.bots import Bot, check_bot, make_bot
from bali.core.contract import NOBODY
from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.loops import buffer
from bali.core.record import Array
from bali.games import GAMES
from bali.research.render import draw
from bali.research.spaces import FRAMES, ILLEGAL, RENDER_MODES, Observation, as_int, make_single_game, observation_space

ANY_SEAT = "random"


class BaliEnv(gymnasium.Env[Observation, Any], EzPickle):
    """One game against bots. The reward comes at the end: 1 for the winner, and the others' rewards make the sum 0.

    `seat` is the agent's seat, from 0, or "random" for a new one in each episode. `opponents` is one bot's name for all other
    seats, or a list of names clockwise from the agent's left, such as "random", "greedy" or "search:iterations=500".

    An illegal action ends the episode with a reward of -1, and the info then contains "illegal". So use the mask, which is in
    the observation and in the info.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        variants: tuple[str, ...] = (),
        seat: int | str = 0,
        opponents: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        encoding: str = "compact",
    ) -> None:
        """Set up an environment. The default number of players is the game's smallest. `reset` deals."""
        EzPickle.__init__(self, game, players, variants, seat, opponents, render_mode, encoding)
        self.single_game = make_single_game(game, players, variants, encoding, render_mode)
        players = self.single_game.options.players
        self.render_mode = render_mode
        self.observation_space = observation_space(self.single_game.game, encoding)
        self.action_space = spaces.Discrete(self.single_game.game.DECISIONS)
        self.seat = _check_seat(seat, players)
        self._any_seat = seat == ANY_SEAT
        self._bots = [make_bot(name, self.single_game.game, 0) for name in _check_opponents(opponents, players)]
        self._names = [f"player_{number}" for number in range(players)]
        self._list = buffer(self.single_game.game)
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until it is the agent's decision. There are no options."""
        super().reset(seed=seed)
        dice = self.np_random.integers(2**63, size=1 + len(self._bots))
        for bot, own in zip(self._bots, dice[1:], strict=True):
            bot.dice = new_dice(int(own))
        if self._any_seat:
            self.seat = int(self.np_random.integers(len(self._names)))
        self.single_game.begin(int(dice[0]) if seed is None else seed)
        self._over = False
        self._let_bots_play()
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply the agent's action, and the bots' until it is the agent's decision again or the game is over."""
        if self._over:
            raise BaliError("this episode is over; call reset to start the next game")
        if not self._is_legal(action):
            self._over = True
            return self._observe(), ILLEGAL, True, False, self._info() | {"illegal": True}
        self.single_game.act(as_int(action))
        self._let_bots_play()
        self._over = self.single_game.actor == NOBODY
        reward = float(self.single_game.rewards[self.seat])
        return self._observe(), reward, self._over, False, self._info()

    def render(self) -> Any:
        """Render the table as the agent's seat sees it: as text, as an image, or printed, depending on `render_mode`."""
        return draw(self.single_game, self.seat, self._names, self.render_mode)

    def _is_legal(self, action: Any) -> bool:
        number = as_int(action)
        return 0 <= number < len(self.single_game.mask) and bool(self.single_game.mask[number])

    def _let_bots_play(self) -> None:
        while self.single_game.actor not in (self.seat, NOBODY):
            seat = self.single_game.actor
            self.single_game.act(self._bot_at(seat).decide(self.single_game.arrays.states[0], seat, self._list))
        if self.render_mode == "human":
            self.render()

    def _bot_at(self, seat: int) -> Bot:
        return self._bots[(seat - self.seat - 1) % len(self._names)]

    def _mask(self) -> Array:
        """Return the agent's action mask, which is empty once the episode is over."""
        return np.zeros(len(self.single_game.mask), np.int8) if self._over else self.single_game.mask.astype(np.int8)

    def _observe(self) -> Observation:
        return {"observation": self.single_game.observation(self.seat), "action_mask": self._mask()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}


def _check_seat(seat: int | str, players: int) -> int:
    """Return the agent's first seat. Raise `BaliError` if `seat` is invalid."""
    if seat == ANY_SEAT:
        return 0
    if type(seat) is not int or seat not in range(players):
        raise BaliError(f"seat must be a number from 0 to {players - 1} or '{ANY_SEAT}', not {seat!r}")
    return seat


def _check_opponents(opponents: str | Sequence[str], players: int) -> list[str]:
    """Return the name of each bot. Raise `BaliError` if their number or a name is wrong."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise BaliError(f"with {players} players there are {players - 1} opponents, not {len(names)}")
    for name in names:
        check_bot(name)
    return names


def register() -> None:
    """Register the environments for `gymnasium.make`."""
    for name in GAMES:
        gymnasium.register(f"bali/{name}-v0", "bali.research.gym:BaliEnv", kwargs={"game": name})


register()
