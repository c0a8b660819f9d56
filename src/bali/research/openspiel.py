"""Both games for OpenSpiel: importing this module registers `bali_altar` and `bali_dalang` there.

They are sequential games with a chance node for each card drawn and with imperfect information. Only victory counts: 1 for
the winner, and the others' rewards make the sum 0. OpenSpiel numbers chance outcomes separately from players' actions, so a
draw's number here is the engine's minus the number of decisions.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from bali.core.contract import SPECTATOR
from bali.core.errors import BaliError
from bali.core.observation_layout import parts_of
from bali.core.record_json import to_texts
from bali.games import GAMES, find
from bali.research.history_loops import NOW
from bali.research.trajectories import CHANCE, TERMINAL, GameContext, Trajectory, context_of

PREFIX = "bali_"
SEEDS = 1 << 53  # the number of distinct floats from 0 to 1

# Rough upper bounds on the decisions and the draws of any game. altar: each of the 50 cards is taken once, and a turn takes
# at least one; dalang: 400 turns, in which each play costs one of at most 2,448 cards and is followed by at most 190 other
# decisions.
LONGEST = {"altar": (462, 62), "dalang": (470_000, 9_800)}


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of one of the games. OpenSpiel stores the history; everything else is in `trajectory`, the only attribute."""

    def __init__(self, game: "SpielGame") -> None:
        """Set up the position before the first card."""
        super().__init__(game)
        self.trajectory: Trajectory = game.context.first

    @property
    def position(self) -> Any:
        """The engine's own record, with nothing hidden."""
        return self.trajectory.records[NOW]

    def current_player(self) -> int:
        """Return whose decision it is."""
        return self.trajectory.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.trajectory.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether a card is drawn next. Faster than OpenSpiel's own version, with the same result."""
        return self.trajectory.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return a player's legal actions. Faster than OpenSpiel's own version, with the same result."""
        trajectory = self.trajectory
        if player is None or player == trajectory.player:
            return trajectory.actions()
        if player < 0 and trajectory.player >= 0:
            raise BaliError(f"there is no player {player}")
        return trajectory.actions() if trajectory.player == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.trajectory.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible draws with their probabilities."""
        if self.trajectory.player != CHANCE:
            raise BaliError("no card is drawn in this state")
        return self.trajectory.draws()

    def _apply_action(self, action: int) -> None:
        if self.trajectory.shared:
            self.trajectory = self.trajectory.copy()
        self.trajectory.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        context = self.trajectory.context
        return context.words[action + context.game.DECISIONS if player == CHANCE else action]

    def returns(self) -> list[float]:
        """Return each player's reward, which is 0 until the game is over."""
        return self.trajectory.rewards()

    def information_state_tensor(self, *player: int) -> list[float]:
        """Return a player's observation, by default the deciding player's. Equals OpenSpiel's own version, part by part."""
        if len(player) == 1 and 0 <= player[0] < self.trajectory.context.options.players:
            return self.trajectory.tensor(player[0])
        return super().information_state_tensor(*player)

    def observation_tensor(self, *player: int) -> list[float]:
        """Return the same tensor: a player's observation contains everything the player knows."""
        if len(player) == 1 and 0 <= player[0] < self.trajectory.context.options.players:
            return self.trajectory.tensor(player[0])
        return super().observation_tensor(*player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player cannot distinguish from this one. It has no history of its own.

        OpenSpiel's C++ searches cannot use this: they support resampling only for C++ games.
        """
        state = self.get_game().new_initial_state()
        state.trajectory = self.trajectory.twin(player, int(sampler() * SEEDS))
        return state

    def __str__(self) -> str:
        """Return the whole position, for debugging."""
        who = {CHANCE: "a card is drawn", TERMINAL: "over"}.get(
            self.trajectory.player, f"player {self.trajectory.player} decides"
        )
        return f"{self.trajectory.context.game.META.name}: {who}\n{to_texts(self.trajectory.records[:1])[0].decode()}"


class Observer:
    """One player's observation of a position or, without private information, the public one.

    The tensor is the float form of the game's layout. `dict` contains its parts by name, as views of the same memory.
    """

    def __init__(self, context: GameContext, perfect_recall: bool, private: bool) -> None:
        self._context, self._perfect_recall, self._private = context, perfect_recall, private
        self._compact = np.zeros(context.width, np.int16)
        self.tensor = np.zeros(context.width, np.float32)
        self.dict = parts_of(context.game.LAYOUT, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a player's observation."""
        seat = player if self._private else SPECTATOR
        self._context.loops.write_observation(state.trajectory.history, seat, self._compact, self._context.scales, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return everything that a player has seen as text or, without perfect recall, what the screen shows now."""
        if self._perfect_recall and self._private:
            return state.trajectory.text(player)
        return state.trajectory.screen(player if self._private else SPECTATOR)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its options. A subclass for each game sets the name."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Set OpenSpiel's parameters: the number of players, and a flag for each variant."""
        name = self.name
        meta = find(name).META
        wanted = {**_parameters(name), **(params or {})}
        variants = tuple(variant for variant in meta.variants if wanted[variant])
        self.context = context_of(name, wanted["players"], variants)
        super().__init__(_game_type(name), _game_info(self.context), dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Return the position before the first card."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the largest number of draws in any game."""
        return LONGEST[self.context.game.META.name][1]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer, or None for unsupported types: no public information, or everyone's private information."""
        if params:
            raise BaliError(f"observations take no parameters, but got {params}")
        if iig_obs_type is None:
            return Observer(self.context, perfect_recall=False, private=True)
        private = iig_obs_type.private_info
        if not iig_obs_type.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.context, iig_obs_type.perfect_recall, private == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def _parameters(name: str) -> dict[str, Any]:
    """Return a game's parameters for OpenSpiel, with their defaults."""
    meta = find(name).META
    return {"players": meta.players[0], **dict.fromkeys(meta.variants, False)}


@cache
def _game_type(name: str) -> Any:
    meta = find(name).META
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{meta.title} ({meta.designer}, {meta.year})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.players[-1],
        min_num_players=meta.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _game_info(context: GameContext) -> Any:
    game = context.game
    return pyspiel.GameInfo(
        num_distinct_actions=game.DECISIONS,
        max_chance_outcomes=game.ACTIONS - game.DECISIONS,
        num_players=context.options.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST[game.META.name][0],
    )


for _name in GAMES:
    # OpenSpiel drops its registrations only after Python has shut down. By then a function would be gone; a class is not.
    pyspiel.register_game(_game_type(_name), type(f"Spiel{_name.title()}", (SpielGame,), {"name": _name}))
