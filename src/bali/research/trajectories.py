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
from bali.core.record import Array, copied, to_texts
from bali.games import find
from bali.research.history_loops import (
    FULL,
    LIST,
    LOOK,
    NOW,
    REFUSED,
    SPAN,
    TOLD,
    WAITING,
    WEIGHTS,
    Histories,
    histories,
    memory_of,
    new_desk,
    new_digests,
    new_record_array,
)

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
SEATED = (0, 1, 2, 3, TERMINAL, CHANCE)  # OpenSpiel's player numbers; the engine's NOBODY and CHANCE index from the end


class GameContext:
    """What all positions of a game with the same options share."""

    def __init__(self, game: Game, options: Options) -> None:
        """Set up the position before the first card."""
        self.game, self.options = game, options
        self.loops: Histories = histories(game)
        self.width, self.scales = width(game.LAYOUT), scales(game.LAYOUT)
        self.words = [game.describe(action) for action in range(game.ACTIONS)]
        records, desk = new_record_array(game), new_desk()
        records[NOW] = records[TOLD] = game.new(options)
        self.first = Trajectory(self, records, desk, new_digests(), self.loops.list_actions(records, desk))
        self.first.shared = True


@cache
def context_of(name: str, players: int, variants: tuple[str, ...]) -> GameContext:
    """Return the shared data of positions, cached for each set of options."""
    game = find(name)
    return GameContext(game, choose(game.META, players, variants))


class Trajectory:
    """A position with as much of its history as players can query. Contains everything that a state owns."""

    __slots__ = ("_follow", "count", "desk", "digests", "player", "records", "shared", "table", "texts")

    def __init__(self, table: GameContext, records: Array, desk: Array, digests: Array, asked: int) -> None:
        """Take over the arrays. `asked` is the loops' result for them."""
        self.table, self.records, self.desk, self.digests = table, records, desk, digests
        self.shared = False  # whether several states may share it, so that none may change it
        self.texts: dict[int, str] = {}
        self._follow = table.loops.follow
        self.player, self.count = SEATED[asked // SPAN], asked % SPAN

    def copy(self) -> "Trajectory":
        """Return an independent copy."""
        line = object.__new__(Trajectory)
        line.table, line.player, line.count, line._follow = self.table, self.player, self.count, self._follow
        line.records, line.desk, line.digests = copied(self.records), self.desk.copy(), self.digests.copy()
        line.shared, line.texts = False, self.texts.copy()
        return line

    def __deepcopy__(self, memo: dict[int, Any]) -> "Trajectory":
        """Return an independent copy: OpenSpiel clones a state by deep copies of what it owns."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling, which OpenSpiel uses to save what a state owns."""
        options = self.table.options
        arrays = (self.records.tobytes(), self.desk.tobytes(), self.digests.tobytes())
        return _restored, (self.table.game.META.name, options.players, options.variants, *arrays)

    def follow(self, action: int) -> None:
        """Apply an action. Raise `BaliError` if it is illegal."""
        asked = self._follow(self.records, self.desk, action)
        if asked < FULL // 2:
            self._tell()
            asked = self._follow(self.records, self.desk, action)
        if asked == REFUSED:
            raise BaliError(f"action {action} is not possible here")
        self.player, self.count = SEATED[asked // SPAN], asked % SPAN
        if self.texts:
            self.texts = {}

    def listed(self) -> list[int]:
        """Return the legal actions in ascending order."""
        return self.desk[LIST : LIST + self.count].tolist()

    def weighed(self) -> list[tuple[int, float]]:
        """Return the possible draws with their probabilities."""
        cards = self.desk[WEIGHTS : WEIGHTS + self.count].tolist()
        total = sum(cards)
        return [(draw, count / total) for draw, count in zip(self.listed(), cards, strict=True)]

    def text(self, seat: int) -> str:
        """Return everything that a seat has seen: its current knowledge, and a digest of how it was acquired."""
        if seat not in self.texts:
            memory = memory_of(self.records)
            self.table.loops.read(self.records, memory, self.desk, self.digests, seat)
            known = binascii.b2a_base64(memory[LOOK], newline=False).decode()
            self.texts[seat] = f"{seat}:{int(self.digests[seat]):016x}:{known}"
        return self.texts[seat]

    def screen(self, seat: int) -> str:
        """Return what a seat's screen shows now, as JSON. For a spectator, that is what everyone knows."""
        records = new_states(self.table.game, 2)
        records[0] = self.records[NOW]
        engine(self.table.game).screens(records, np.array([seat]), True)
        return to_texts(records[1:])[0].decode()

    def twin(self, seat: int, seed: int) -> "Trajectory":
        """Return a random game that the seat cannot distinguish from this one."""
        self._tell()
        records, desk, digests = new_record_array(self.table.game), new_desk(), new_digests()
        asked = self.table.loops.twin(self.records, self.digests, seat, seed, records, desk, digests)
        return Trajectory(self.table, records, desk, digests, asked)

    def tensor(self, seat: int) -> list[float]:
        """Return a seat's observation in the float form of the game's layout."""
        table = self.table
        compact, floats = np.empty(table.width, np.int16), np.empty(table.width, np.float32)
        table.loops.show(self.records, seat, compact, table.scales, floats)
        return floats.tolist()

    def rewards(self) -> list[float]:
        """Return each player's reward."""
        rewards = np.zeros(self.table.options.players)
        if self.player == TERMINAL:
            self.table.loops.write_rewards(self.records, rewards)
        return rewards.tolist()

    def _tell(self) -> None:
        if self.desk[WAITING]:
            self.table.loops.tell(self.records, memory_of(self.records), self.desk, self.digests)


def _restored(name: str, players: int, variants: tuple[str, ...], records: bytes, desk: bytes, digests: bytes) -> Trajectory:
    """Return a pickled line."""
    table = context_of(name, players, variants)
    room, list_, seen = new_record_array(table.game), new_desk(), new_digests()
    for array, kept in ((room, records), (list_, desk), (seen, digests)):
        array.view(np.uint8)[:] = np.frombuffer(kept, np.uint8)
    return Trajectory(table, room, list_, seen, table.loops.list_actions(room, list_))
