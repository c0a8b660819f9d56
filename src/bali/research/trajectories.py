"""Positions for OpenSpiel with their history: everything that a state owns apart from OpenSpiel's own classes."""

import binascii
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.loops import engine, new_states
from bali.core.observation_layout import scales, width
from bali.core.options import Options, choose
from bali.core.record import Array, copied
from bali.core.record_json import to_texts
from bali.games import find
from bali.research.batch_loops import REFUSED
from bali.research.history_loops import (
    DIGESTED,
    NOW,
    QUEUE_FULL,
    SCRATCH,
    HistoryLoops,
    history_dtype,
    history_loops,
    memory_of,
    new_history,
)

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PLAYER_NUMBERS = (0, 1, 2, 3, TERMINAL, CHANCE)  # OpenSpiel's player numbers; the engine's NOBODY and CHANCE index from the end


class GameContext:
    """The data that all positions of a game with the same options share."""

    def __init__(self, game: Game, options: Options) -> None:
        """Set up the position before the first card."""
        self.game, self.options = game, options
        self.loops: HistoryLoops = history_loops(game)
        self.width, self.scales = width(game.LAYOUT), scales(game.LAYOUT)
        self.words = [game.describe(action) for action in range(game.ACTIONS)]
        history = new_history(game)
        records = history["records"][0]
        records[NOW] = records[DIGESTED] = game.new(options)
        self.first = Trajectory(self, history, self.loops.list_actions(history))
        self.first.shared = True


@cache
def context_of(name: str, players: int, variants: tuple[str, ...]) -> GameContext:
    """Return the shared data of positions, cached for each set of options."""
    game = find(name)
    return GameContext(game, choose(game.META, players, variants))


class Trajectory:
    """A position with as much of its history as players can query. Contains everything that a state owns.

    `records` and `_actions` are views into `history`, made once because making one takes as long as the rules need for an action.
    """

    __slots__ = ("_act", "_actions", "context", "count", "history", "player", "records", "shared", "texts")

    def __init__(self, context: GameContext, history: Array, listed: tuple[int, int]) -> None:
        """Take over a history. `listed` is the result of `list_actions` for it: the actor and the number of legal actions."""
        self.context, self.history = context, history
        self.records, self._actions = history["records"][0], history["actions"][0]
        self.shared = False  # whether several states may share it, so that none may change it
        self.texts: dict[int, str] = {}
        self._act = context.loops.act
        self.player, self.count = PLAYER_NUMBERS[listed[0]], listed[1]

    def copy(self) -> "Trajectory":
        """Return an independent copy."""
        other = object.__new__(Trajectory)
        other.context, other.player, other.count, other._act = self.context, self.player, self.count, self._act
        other.history = history = copied(self.history)
        other.records, other._actions = history["records"][0], history["actions"][0]
        other.shared, other.texts = False, self.texts.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Trajectory":
        """Return an independent copy: OpenSpiel clones a state by deep copies of what it owns."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling, which OpenSpiel uses to save what a state owns."""
        options = self.context.options
        return _restored, (self.context.game.META.name, options.players, options.variants, self.history.tobytes())

    def act(self, action: int) -> None:
        """Apply an action. Raise `BaliError` if it is illegal."""
        actor, count = self._act(self.history, action)
        if actor == QUEUE_FULL:
            self._update_digests()
            actor, count = self._act(self.history, action)
        if actor == REFUSED:
            raise BaliError(f"action {action} is not possible here")
        self.player, self.count = PLAYER_NUMBERS[actor], count
        if self.texts:
            self.texts = {}

    def actions(self) -> list[int]:
        """Return the legal actions in ascending order."""
        return self._actions[: self.count].tolist()

    def draws(self) -> list[tuple[int, float]]:
        """Return the possible draws with their probabilities."""
        cards = self.history["weights"][0, : self.count].tolist()
        total = sum(cards)
        return [(draw, count / total) for draw, count in zip(self.actions(), cards, strict=True)]

    def text(self, seat: int) -> str:
        """Return everything that a seat has seen: its current knowledge, and a digest of how it was acquired."""
        if seat not in self.texts:
            memory = memory_of(self.records)
            self.context.loops.write_knowledge(self.history, memory, seat)
            known = binascii.b2a_base64(memory[SCRATCH], newline=False).decode()
            self.texts[seat] = f"{seat}:{int(self.digests[seat]):016x}:{known}"
        return self.texts[seat]

    @property
    def digests(self) -> Array:
        """The seats' digests, up to date only after `text` or `twin`."""
        return self.history["digests"][0]

    def screen(self, seat: int) -> str:
        """Return what a seat's screen shows now, as JSON. For a spectator, that is what everyone knows."""
        records = new_states(self.context.game, 2)
        records[0] = self.records[NOW]
        engine(self.context.game).screens(records, np.array([seat]), True)
        return to_texts(records[1:])[0].decode()

    def twin(self, seat: int, seed: int) -> "Trajectory":
        """Return a random game that the seat cannot distinguish from this one."""
        self._update_digests()
        twin = new_history(self.context.game)
        return Trajectory(self.context, twin, self.context.loops.write_twin(self.history, seat, seed, twin))

    def tensor(self, seat: int) -> list[float]:
        """Return a seat's observation in the float form of the game's layout."""
        context = self.context
        compact, floats = np.empty(context.width, np.int16), np.empty(context.width, np.float32)
        context.loops.write_observation(self.history, seat, compact, context.scales, floats)
        return floats.tolist()

    def rewards(self) -> list[float]:
        """Return each player's reward."""
        rewards = np.zeros(self.context.options.players)
        if self.player == TERMINAL:
            self.context.loops.write_rewards(self.history, rewards)
        return rewards.tolist()

    def _update_digests(self) -> None:
        if self.history["queued"][0]:
            self.context.loops.update_digests(self.history, memory_of(self.records))


def _restored(name: str, players: int, variants: tuple[str, ...], memory: bytes) -> Trajectory:
    """Return a pickled trajectory."""
    context = context_of(name, players, variants)
    history = np.frombuffer(bytearray(memory), history_dtype(context.game))
    return Trajectory(context, history, context.loops.list_actions(history))
