"""Both games for OpenSpiel: importing this module registers `bali_altar` and `bali_dalang` there.

They are played in turns, with a chance node for each card drawn and with hidden information, for nothing but the victory: 1 for
the winner, what makes the sum 0 for the others. OpenSpiel numbers what chance does apart from what players do, so a draw's number
here is the engine's less the number of decisions.
"""

import binascii
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from bali.core.contract import WATCHER, Game
from bali.core.errors import BaliError
from bali.core.histories import (
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
    new_rooms,
)
from bali.core.layout import parts_of, scales, width
from bali.core.loops import engine, slots
from bali.core.options import Options, choose
from bali.core.record import Array, copied, to_texts
from bali.games import GAMES, find

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
SEATED = (0, 1, 2, 3, TERMINAL, CHANCE)  # OpenSpiel's number of who is asked; the engine's NOBODY and CHANCE count from the end
PREFIX = "bali_"
SEEDS = 1 << 53  # as many as a float from 0 to 1 has room for

# The most decisions and the most draws of any game, loosely. altar: each of the 50 cards is taken once, and a turn takes at least
# one; dalang: 400 turns, in which each play costs one of at most 2,448 cards and is followed by at most 190 other decisions.
LONGEST = {"altar": (462, 62), "dalang": (470_000, 9_800)}


class Table:
    """What all positions of a game with the same options share."""

    def __init__(self, game: Game, options: Options) -> None:
        """Sets up, as far as the position before the first card."""
        self.game, self.options = game, options
        self.loops: Histories = histories(game)
        self.width, self.scales = width(game.LAYOUT), scales(game.LAYOUT)
        self.words = [game.describe(action) for action in range(game.ACTIONS)]
        rooms, desk = new_rooms(game), new_desk()
        rooms[NOW] = rooms[TOLD] = game.new(options)
        self.first = Line(self, rooms, desk, new_digests(), self.loops.enlist(rooms, desk))
        self.first.shared = True


@cache
def table_of(name: str, players: int, variants: tuple[str, ...]) -> Table:
    """Gets what positions share, once for each choice of options."""
    game = find(name)
    return Table(game, choose(game.META, players, variants))


class Line:
    """A position with the way that led to it, as far as players can ask for that. Whatever a state owns is in here."""

    __slots__ = ("_follow", "count", "desk", "digests", "player", "rooms", "shared", "table", "texts")

    def __init__(self, table: Table, rooms: Array, desk: Array, digests: Array, asked: int) -> None:
        """Takes over the arrays; `asked` is what the loops get for them."""
        self.table, self.rooms, self.desk, self.digests = table, rooms, desk, digests
        self.shared = False  # whether several states may have it, so that none changes it
        self.texts: dict[int, str] = {}
        self._follow = table.loops.follow
        self.player, self.count = SEATED[asked // SPAN], asked % SPAN

    def copy(self) -> "Line":
        """Gets an independent copy."""
        line = object.__new__(Line)
        line.table, line.player, line.count, line._follow = self.table, self.player, self.count, self._follow
        line.rooms, line.desk, line.digests = copied(self.rooms), self.desk.copy(), self.digests.copy()
        line.shared, line.texts = False, self.texts.copy()
        return line

    def __deepcopy__(self, memo: dict[int, Any]) -> "Line":
        """Gets an independent copy: OpenSpiel clones a state by deep copies of what it owns."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Gets how to make it again: OpenSpiel keeps a state by pickling what it owns."""
        options = self.table.options
        arrays = (self.rooms.tobytes(), self.desk.tobytes(), self.digests.tobytes())
        return _restored, (self.table.game.META.name, options.players, options.variants, *arrays)

    def follow(self, action: int) -> None:
        """Carries out an action."""
        asked = self._follow(self.rooms, self.desk, action)
        if asked < FULL // 2:
            self._tell()
            asked = self._follow(self.rooms, self.desk, action)
        if asked == REFUSED:
            raise BaliError(f"action {action} is not possible here")
        self.player, self.count = SEATED[asked // SPAN], asked % SPAN
        if self.texts:
            self.texts = {}

    def listed(self) -> list[int]:
        """Gets the possible actions, ascending."""
        return self.desk[LIST : LIST + self.count].tolist()

    def weighed(self) -> list[tuple[int, float]]:
        """Gets the possible draws, each with its probability."""
        cards = self.desk[WEIGHTS : WEIGHTS + self.count].tolist()
        total = sum(cards)
        return [(draw, count / total) for draw, count in zip(self.listed(), cards, strict=True)]

    def text(self, seat: int) -> str:
        """Gets all that a seat has seen so far: what it knows now, and the digest of how it came to know that."""
        if seat not in self.texts:
            memory = memory_of(self.rooms)
            self.table.loops.read(self.rooms, memory, self.desk, self.digests, seat)
            known = binascii.b2a_base64(memory[LOOK], newline=False).decode()
            self.texts[seat] = f"{seat}:{int(self.digests[seat]):016x}:{known}"
        return self.texts[seat]

    def screen(self, seat: int) -> str:
        """Gets what a seat's screen shows now, as JSON; of who has no seat, what everyone knows."""
        rooms = slots(self.table.game, 2)
        rooms[0] = self.rooms[NOW]
        engine(self.table.game).screens(rooms, np.array([seat]), True)
        return to_texts(rooms[1:])[0].decode()

    def twin(self, seat: int, seed: int) -> "Line":
        """Gets a game that the seat cannot tell from this one."""
        self._tell()
        rooms, desk, digests = new_rooms(self.table.game), new_desk(), new_digests()
        asked = self.table.loops.twin(self.rooms, self.digests, seat, seed, rooms, desk, digests)
        return Line(self.table, rooms, desk, digests, asked)

    def tensor(self, seat: int) -> list[float]:
        """Gets what a seat sees, in the float form of the game's layout."""
        table = self.table
        compact, floats = np.empty(table.width, np.int16), np.empty(table.width, np.float32)
        table.loops.show(self.rooms, seat, compact, table.scales, floats)
        return floats.tolist()

    def rewards(self) -> list[float]:
        """Gets what each player has got."""
        rewards = np.zeros(self.table.options.players)
        if self.player == TERMINAL:
            self.table.loops.settle_up(self.rooms, rewards)
        return rewards.tolist()

    def _tell(self) -> None:
        if self.desk[WAITING]:
            self.table.loops.tell(self.rooms, memory_of(self.rooms), self.desk, self.digests)


def _restored(name: str, players: int, variants: tuple[str, ...], rooms: bytes, desk: bytes, digests: bytes) -> Line:
    """Gets the line that was kept."""
    table = table_of(name, players, variants)
    room, list_, seen = new_rooms(table.game), new_desk(), new_digests()
    for array, kept in ((room, rooms), (list_, desk), (seen, digests)):
        array.view(np.uint8)[:] = np.frombuffer(kept, np.uint8)
    return Line(table, room, list_, seen, table.loops.enlist(room, list_))


class State(pyspiel.State):  # type: ignore[misc]
    """A position of one of the games. OpenSpiel keeps the history; all else is in `line`, its only attribute."""

    def __init__(self, game: "SpielGame") -> None:
        """Sets up the position before the first card."""
        super().__init__(game)
        self.line: Line = game.table.first

    @property
    def position(self) -> Any:
        """Gets the engine's own record, with nothing hidden."""
        return self.line.rooms[NOW]

    def current_player(self) -> int:
        """Gets whose decision it is."""
        return self.line.player

    def is_terminal(self) -> bool:
        """Gets whether the game is over."""
        return self.line.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Gets whether a card is drawn next. OpenSpiel's own asks for the current player and gets the same."""
        return self.line.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Gets what a player can do. OpenSpiel's own asks five questions and gets the same."""
        line = self.line
        if player is None or player == line.player:
            return line.listed()
        if player < 0 and line.player >= 0:
            raise BaliError(f"nobody is numbered {player}")
        return line.listed() if line.player == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.listed()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Gets the possible draws, each with its probability."""
        if self.line.player != CHANCE:
            raise BaliError("no card is drawn here")
        return self.line.weighed()

    def _apply_action(self, action: int) -> None:
        if self.line.shared:
            self.line = self.line.copy()
        self.line.follow(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.line.table
        return table.words[action + table.game.DECISIONS if player == CHANCE else action]

    def returns(self) -> list[float]:
        """Gets what each player has got: all 0 until the game is over."""
        return self.line.rewards()

    def information_state_tensor(self, *player: int) -> list[float]:
        """Gets what a player sees, the asked one if none is named. OpenSpiel's own gets the same, part by part."""
        if len(player) == 1 and 0 <= player[0] < self.line.table.options.players:
            return self.line.tensor(player[0])
        return super().information_state_tensor(*player)

    def observation_tensor(self, *player: int) -> list[float]:
        """Gets the same: what a player sees is all that the player knows."""
        if len(player) == 1 and 0 <= player[0] < self.line.table.options.players:
            return self.line.tensor(player[0])
        return super().observation_tensor(*player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """Gets a state that the player cannot tell from this one; it has no history of its own.

        OpenSpiel's searches in C++ do not find this: they only know their own games' way to do it.
        """
        state = self.get_game().new_initial_state()
        state.line = self.line.twin(player, int(sampler() * SEEDS))
        return state

    def __str__(self) -> str:
        """Gets the whole position, for people who look for mistakes."""
        who = {CHANCE: "a card is drawn", TERMINAL: "over"}.get(self.line.player, f"player {self.line.player} decides")
        return f"{self.line.table.game.META.name}: {who}\n{to_texts(self.line.rooms[:1])[0].decode()}"


class Observer:
    """What one player sees of a position, or with no private information, what everyone sees.

    The tensor is the float form of the game's layout; `dict` has its parts by name, in the same memory.
    """

    def __init__(self, table: Table, perfect_recall: bool, private: bool) -> None:
        """Makes room for an observation."""
        self._table, self._perfect_recall, self._private = table, perfect_recall, private
        self._compact = np.zeros(table.width, np.int16)
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = parts_of(table.game.LAYOUT, self.tensor)

    def set_from(self, state: State, player: int) -> None:
        """Writes what a player sees."""
        seat = player if self._private else WATCHER
        self._table.loops.show(state.line.rooms, seat, self._compact, self._table.scales, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        """Gets all that a player has seen so far as text; without perfect recall, what the screen shows now."""
        if self._perfect_recall and self._private:
            return state.line.text(player)
        return state.line.screen(player if self._private else WATCHER)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its options; there is a subclass for each, which knows the name."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Takes OpenSpiel's parameters: the number of players, and a yes or no for each variant."""
        name = self.name
        meta = find(name).META
        wanted = {**_parameters(name), **(params or {})}
        variants = tuple(variant for variant in meta.variants if wanted[variant])
        self.table = table_of(name, wanted["players"], variants)
        super().__init__(_game_type(name), _game_info(self.table), dict(params or {}))

    def new_initial_state(self) -> State:
        """Gets the position before the first card."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Gets the most draws of any game."""
        return LONGEST[self.table.game.META.name][1]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Gets what observes for a player; None for combinations that there are not: private information only, or everyone's."""
        if params:
            raise BaliError(f"an observation has no parameters, not {params}")
        if iig_obs_type is None:
            return Observer(self.table, perfect_recall=False, private=True)
        private = iig_obs_type.private_info
        if not iig_obs_type.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.table, iig_obs_type.perfect_recall, private == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def _parameters(name: str) -> dict[str, Any]:
    """Gets a game's parameters for OpenSpiel, with what they are if nobody says so."""
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


def _game_info(table: Table) -> Any:
    game = table.game
    return pyspiel.GameInfo(
        num_distinct_actions=game.DECISIONS,
        max_chance_outcomes=game.ACTIONS - game.DECISIONS,
        num_players=table.options.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST[game.META.name][0],
    )


for _name in GAMES:
    # OpenSpiel drops what is registered only after Python is gone, which nothing but a class survives.
    pyspiel.register_game(_game_type(_name), type(f"Spiel{_name.title()}", (SpielGame,), {"name": _name}))
