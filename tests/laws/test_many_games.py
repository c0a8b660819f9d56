"""The laws over many random games, all option sets alike, watched at every step by compiled code; `make long`: 100,000."""

from typing import Any, cast

import numpy as np
import pytest

from bali.core.compile import bind
from bali.core.contract import CHANCE, NOBODY, WATCHER, Game
from bali.core.dice import roll, seed_dice
from bali.core.loops import buffer, slots
from bali.core.options import Options, option_sets
from bali.core.record import Array
from bali.games import GAMES, find
from tests.laws.books import ACCOUNTED
from tests.long import LONG

GAMES_A_RUN = 100_000 if LONG else 10_000
LONGEST = 20_000  # actions; nothing comes near it
PLACES = [(name, options) for name, game in GAMES.items() for options in option_sets(game.META)]

FINE, LOST, STUCK, ENDLESS, LEAK, UNEQUAL_OPTIONS, TOLD, CROWDED = range(8)

# Bound to each game.
actor = legal = draws = drawn = apply = redact = imagine = accounted = cast("Any", None)


def _watch(rooms: Array, raw: Array, games: int, dice: Array, out: Array, other: Array) -> int:
    """Plays many games; gets the first law that was broken, or FINE. rooms[4] is the start, raw the same rooms as bytes."""
    for game in range(games):
        seed_dice(dice, np.uint64(game))
        rooms[0] = rooms[4]
        state = rooms[0]
        length = 0
        while actor(state) != NOBODY:
            length += 1
            if length > LONGEST:
                return ENDLESS
            if not accounted(state):
                return LOST
            count = legal(state, out)
            if count == 0:
                return STUCK
            if count >= len(out):
                return CROWDED
            if roll(dice, 32) == 0:
                seat = roll(dice, state.players + 1)
                broken = _hidden(rooms, raw, seat if seat < state.players else WATCHER, dice, out, other)
                if broken != FINE:
                    return broken
            if actor(state) == CHANCE:
                apply(state, drawn(state, roll(dice, draws(state))))
            else:
                apply(state, out[roll(dice, count)])
        if not accounted(state):
            return LOST
    return FINE


def _hidden_law(rooms: Array, raw: Array, seat: int, dice: Array, out: Array, other: Array) -> int:
    """rooms[1] is what the seat knows, rooms[2] a twin imagined from it, rooms[3] what the seat would know there."""
    rooms[1] = rooms[0]
    redact(rooms[1], seat)
    rooms[2] = rooms[1]
    imagine(rooms[2], seat, dice)
    if not accounted(rooms[2]):
        return LOST
    rooms[3] = rooms[2]
    redact(rooms[3], seat)
    for byte in range(raw.shape[1]):
        if raw[1, byte] != raw[3, byte]:
            return LEAK
    if actor(rooms[2]) != actor(rooms[0]):
        return TOLD
    if actor(rooms[2]) != NOBODY and legal(rooms[2], other) == 0:
        return STUCK
    if actor(rooms[0]) == seat and not _same_options(rooms, out, other):
        return UNEQUAL_OPTIONS
    return FINE


def _same_lists(rooms: Array, out: Array, other: Array) -> bool:
    count = legal(rooms[0], out)
    for room in range(1, 4):
        if legal(rooms[room], other) != count:
            return False
        for choice in range(count):
            if out[choice] != other[choice]:
                return False
    return True


_hidden = _same_options = cast("Any", None)


def watcher(game: Game) -> Any:
    names = {name: getattr(game, name) for name in ("actor", "legal", "draws", "drawn", "apply", "redact", "imagine")}
    names["accounted"] = ACCOUNTED[game.META.name]
    names["_same_options"] = bind(_same_lists, names, game.META.name)
    names["_hidden"] = bind(_hidden_law, names, game.META.name)
    return bind(_watch, names, game.META.name)


@pytest.mark.parametrize(("name", "options"), PLACES, ids=str)
def test_no_law_is_broken_in_many_random_games(name: str, options: Options) -> None:
    game = find(name)
    rooms = slots(game, 5)
    rooms[4] = game.new(options)
    raw = rooms.view(np.uint8).reshape(5, -1)
    sets = len(option_sets(game.META))
    broken = watcher(game)(rooms, raw, -(-GAMES_A_RUN // sets), np.zeros(1, np.uint64), buffer(game), buffer(game))
    assert broken == FINE


def test_every_game_has_its_books() -> None:
    assert ACCOUNTED.keys() == GAMES.keys()
